"""Computer players at work: what they promise, the process they think in, and the service that asks them."""

"""Words that are read aloud by a voice of the machine. Knows no Qt and no game; without a voice there is silence."""

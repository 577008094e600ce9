"""The program as a whole: the command line, the order of starting, and what holds everything together."""

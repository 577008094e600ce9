"""The rules of Saboteur as pure values and functions: ``apply(state, move) -> (state, events)``."""

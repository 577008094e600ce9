"""The game explained aloud: ten steps at a fixed table, each with what it speaks of."""

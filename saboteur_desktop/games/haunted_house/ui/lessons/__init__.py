"""The lessons: what is said in each."""

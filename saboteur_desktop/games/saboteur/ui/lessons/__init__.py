"""The lessons: what is said in each, and how their files are read."""

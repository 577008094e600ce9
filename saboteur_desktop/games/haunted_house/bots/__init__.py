"""Players made of code. They see a HouseView and nothing else."""

"""What each kind of move does to the state, one file per thing that happens at the table."""

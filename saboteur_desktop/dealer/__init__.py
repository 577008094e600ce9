"""Running a match at one screen: whose turn it is, whose eyes see it, and which computer player moves."""

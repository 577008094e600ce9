"""What every game has: the socket a game plugs into, the match, chance and outcomes. Knows no rules and no Qt."""

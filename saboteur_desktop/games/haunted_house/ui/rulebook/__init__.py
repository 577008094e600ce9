"""The rules of the Haunted House, told for players: they follow the level and the options that are on."""

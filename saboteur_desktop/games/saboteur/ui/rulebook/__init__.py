"""The rules, told for players: they follow the options that are on."""

"""What every game shares: the interface, chance, errors and the record of a game."""

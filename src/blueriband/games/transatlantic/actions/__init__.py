"""One file for each group of action cards in the rulebook."""

"""One file for each action in the rulebook, and for the cruise."""

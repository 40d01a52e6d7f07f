"""One file for each action in the rulebook."""

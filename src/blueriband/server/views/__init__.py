"""What each game shows a seat, typed: one module for each game, written down once for clients and their types."""

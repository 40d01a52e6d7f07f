"""Bots choose a move from what one seat may know."""

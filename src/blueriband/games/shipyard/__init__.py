"""Shipyard, after the rules of the board game by Vladimír Suchý, first edition."""

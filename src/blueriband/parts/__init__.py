"""Table furniture that two games really share."""

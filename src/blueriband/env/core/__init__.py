"""What the environments run on: observations, action numbers and many games at once; compiled."""

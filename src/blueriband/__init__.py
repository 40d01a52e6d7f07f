"""Board games about the age of steamships, alive on a computer."""

from blueriband._build import choose

BUILD = choose()  # before anything else is imported: "compiled", "pure" or "stale"
__version__ = "0.1.0"

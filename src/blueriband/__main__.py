"""`python -m blueriband` is the command line."""

from blueriband.cli import main

if __name__ == "__main__":  # worker processes import this file too
    main()

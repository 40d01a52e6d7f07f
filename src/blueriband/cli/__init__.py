"""The command line."""

from __future__ import annotations

import sys


def main(argv: list[str] | None = None) -> None:
    """Run one command and leave with its exit code: 0, or 2 after one line that says what is wrong."""
    try:
        from blueriband.cli.app import run
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(run(sys.argv[1:] if argv is None else argv))

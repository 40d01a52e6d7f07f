"""The command line as people run it, in a process of its own; and for the many small cases, the same in this one."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import blueriband
from blueriband import cli

SOURCES = Path(blueriband.__file__).parents[1]


Done = subprocess.CompletedProcess[str]


def surroundings(environment: dict[str, str]) -> dict[str, str]:
    """Return an environment that speaks English and has 100 columns, unless it is told otherwise."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "BLUERIBAND_"))}
    plain |= {"PYTHONPATH": str(SOURCES), "COLUMNS": "100", "PYTHONUTF8": "1"}
    if blueriband.BUILD != "compiled":
        plain["BLUERIBAND_PURE"] = "1"
    return plain | environment


def run(*args: str, stdin: str = "", **environment: str) -> Done:
    """Run a command in a process of its own."""
    command = [sys.executable, "-m", "blueriband", *args]
    around = surroundings(environment)
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, encoding="utf-8", env=around, timeout=120
    )


def here(*args: str, **environment: str) -> Done:
    """Run a command in this process, which saves the start of another."""
    out, err = io.StringIO(), io.StringIO()
    code: object = 0
    with redirect_stdout(out), redirect_stderr(err), patch.dict(os.environ, surroundings(environment), clear=True):
        try:
            cli.main(list(args))
        except SystemExit as end:
            code = end.code
    assert isinstance(code, int)
    return subprocess.CompletedProcess(args, code, out.getvalue(), err.getvalue())


def result(done: Done) -> str:
    """Return what a command wrote that must have succeeded, without a word on stderr."""
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def complaint(done: Done) -> str:
    """Return the one line on stderr of a command that must have failed."""
    assert done.returncode == 2, done
    assert done.stdout == "", done
    assert done.stderr.startswith("blueriband: ") and done.stderr.count("\n") == 1, done
    return done.stderr.removeprefix("blueriband: ").rstrip("\n")

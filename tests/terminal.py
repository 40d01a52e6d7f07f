"""A person at a real terminal: types, waits and reads."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from random import Random

import pexpect  # type: ignore[import-untyped]

import blueriband

SOURCES = Path(blueriband.__file__).parents[1]
ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|\][^\x07]*\x07|[=>()][0-9A-B]?)")
CHOOSE = r"\[1(?:–(\d+))?, h\] > "
CONFIRM = r"\[Enter, u, h\] > "
REVEAL = r"\[Enter, u\] > "
RESULT = r"(?:CO-17\.\d|TA-12\.\d|SY-25\.\d|TR-2\.2)"
PLAY = ("play", "--text")
PATIENCE = 30  # seconds; the machine may be busy
OPEN: list[Terminal] = []  # to be closed after a test


class Terminal:
    """One run of the program on a pseudo-terminal."""

    def __init__(
        self,
        saves: Path,
        *args: str,
        command: tuple[str, ...] = ("play", "--text"),
        width: int = 80,
        **environment: str,
    ) -> None:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "COLUMNS"))}
        kept |= {"PYTHONPATH": str(SOURCES), "XDG_DATA_HOME": str(saves), "PYTHONUTF8": "1", "TERM": "xterm"}
        if blueriband.BUILD != "compiled":
            kept["BLUERIBAND_PURE"] = "1"
        self.saves = saves
        self.screen = ""
        self.child = pexpect.spawn(
            sys.executable, ["-m", "blueriband", command[0], *args, *command[1:]], env=kept | environment,
            dimensions=(50, width), encoding="utf-8", timeout=PATIENCE,
        )  # fmt: skip
        self.child.delaybeforesend = None
        OPEN.append(self)

    def wait(self, *patterns: str) -> int:
        """Wait until one of some patterns stands on the screen, and return which."""
        found = int(self.child.expect(list(patterns)))
        self.keep()
        return found

    def keep(self) -> None:
        """Remember what the screen has shown."""
        after = self.child.after if isinstance(self.child.after, str) else ""
        self.screen += ESCAPES.sub("", (self.child.before or "") + after).replace("\r", "")

    def type(self, text: str) -> None:
        """Type a line."""
        self.child.sendline(text)

    def ask(self, text: str, *patterns: str) -> str:
        """Type a line when asked, wait for an answer or the next question, and return what it says."""
        self.type(text)
        start = len(self.screen)
        self.wait(*(patterns or (CHOOSE, CONFIRM, REVEAL)))
        return self.screen[start:]

    def close(self) -> int:
        """Read the rest and return the exit code."""
        self.child.expect(pexpect.EOF)
        self.keep()
        self.child.close()
        assert self.child.signalstatus is None
        return int(self.child.exitstatus)

    def play_to_the_end(self, seed: int) -> int:
        """Choose numbers until the result stands there; return how many choices that took."""
        rng = Random(seed)
        choices = 0
        while True:
            found = self.wait(CHOOSE, CONFIRM, REVEAL, RESULT + r"[^\n]*\n[^\n]*txt")
            if found == 3:
                return choices
            choices += 1
            several = int(self.child.match.group(1) or 1) if found == 0 else 0
            self.type(str(rng.randint(1, several)) if found == 0 else "")

    def saved(self) -> Path:
        """Return the one file that was saved unasked."""
        files = list(self.saves.rglob("*.txt"))
        assert len(files) == 1, files
        return files[0]

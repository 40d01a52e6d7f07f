"""How a server is set up: every option of `blueriband serve`, also as an environment variable."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import platformdirs

VARIABLE: Final = "BLUERIBAND_SETTINGS"  # how a worker process learns of them


@dataclass(frozen=True)
class Settings:
    """What a host may choose."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    bots: int = 1  # processes in which bots think, for each worker
    bot_seconds: float | None = None  # instead of each level's own
    limits: float = 1.0  # how generous the limits are; 0: none
    origin: str = ""  # other addresses of this site, with commas between
    proxies: str = "127.0.0.1"  # whose word on a client's address is believed
    private_hooks: bool = False  # notices may go to addresses inside this network
    secure: bool = False  # cookies for https only
    log: str = "info"

    @property
    def origins(self) -> frozenset[str]:
        """The other addresses."""
        return frozenset(part.strip().rstrip("/") for part in self.origin.split(",") if part.strip())

    def hand_on(self) -> None:
        """Leave the settings to processes started from here."""
        os.environ[VARIABLE] = json.dumps(asdict(self))


def handed() -> Settings:
    """Return the settings that this process was started with."""
    return Settings(**json.loads(os.environ[VARIABLE]))


def own_database() -> str:
    """Return where a player's own matches lie."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('blueriband')) / 'matches.sqlite'}"

"""What each endpoint does; `docs/protocol.md` describes them. Their modules put them in the table, in this order."""

from __future__ import annotations

from blueriband.server import api_people  # isort: skip
from blueriband.server import api_matches  # isort: skip
from blueriband.server import api_play  # isort: skip
from blueriband.server.endpoints import ENDPOINTS

__all__ = ["ENDPOINTS", "api_matches", "api_people", "api_play"]

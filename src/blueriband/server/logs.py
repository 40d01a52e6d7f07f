"""Structured logs: one JSON object a line, and never a secret in it."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog

SECRET: Final = ("token", "password", "cookie", "seed", "url", "move", "text", "body", "position", "knowledge")


def without_secrets(_logger: Any, _method: str, event: dict[str, Any]) -> dict[str, Any]:
    """Leave out what must not be in a log, whoever put it there."""
    return {key: "(left out)" if key in SECRET else value for key, value in event.items()}


def set_up(level: str) -> None:
    """Log from a level on, to standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            without_secrets,  # type: ignore[list-item]
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=False,
    )

"""How a test names the rules it shows, and plays and asks in words."""

from typing import Any

import pytest

from blueriband.kernel.codec import legal, read, tell
from blueriband.kernel.engine import Refused, State


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules it shows."""
    return pytest.mark.rule(*ids)


def play(s: State, *texts: str) -> list[dict[str, Any]]:
    """Play moves by their texts and return the events, as a spectator sees them."""
    s.events = []
    for text in texts:
        s.play(read(s.game, text))
    return [tell(s.game, event, -1) for event in s.events if event.kind >= 0]


def names(events: list[dict[str, Any]]) -> list[str]:
    """Return the names of events."""
    return [event["event"] for event in events]


def offered(s: State, text: str) -> bool:
    """Say whether a move is legal now."""
    return text in legal(s)


def refused(s: State, text: str) -> str:
    """Try a move that must be refused, and return the rule that refuses it; nothing may have changed."""
    from blueriband.kernel.codec import text as written

    before = written(s)
    with pytest.raises(Refused) as refusal:
        s.play(read(s.game, text))
    assert written(s) == before
    return refusal.value.rule

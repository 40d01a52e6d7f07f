"""Matches of the toy games, and what the tests ask of them."""

from __future__ import annotations

from typing import Any

import pytest

from blueriband.games import find
from blueriband.kernel.codec import text
from blueriband.kernel.engine import NOBODY
from blueriband.kernel.match import Match, OutOfTurn
from tests.kernel.toy import TollGame
from tests.rules import names

Json = dict[str, Any]
TRAMP = find("tramp")
TOLL = TollGame()


def tramp_match(seats: int = 2, **given: Any) -> Match:
    return Match(TRAMP.new({"seats": seats}, 1), **given)


def events(match: Match, seat: int) -> list[str]:
    """Name the events that a seat has heard of."""
    return names(match.seen_by(seat)["events"])


def question(match: Match, seat: int) -> Json:
    found: Json = match.seen_by(seat)["decision"]
    return found


def ready(match: Match) -> bool:
    """Say whether a draft waits only to be confirmed."""
    return match.ready


def over(match: Match) -> bool:
    """Say whether the game has ended for everybody."""
    return match.over


def everything(match: Match) -> Json:
    """Return all that makes up a match."""
    return {
        "state": text(match.state),
        "journal": [(entry.seat, entry.move, entry.forced) for entry in match.journal],
        "drafting": match.drafting,
        "marks": [(text(mark.state), mark.journal, mark.log) for mark in match.marks],
        "log": [(event.kind, event.seat, event.a, event.b, event.c, event.seen_by) for event in match.log],
        "left": list(match.left),
        "asked": match.asked,
        "ready": match.ready,
        "over": match.over,
        "confirmed": match.confirmed,
        "shown": [text(match.shown_to(seat)) for seat in range(NOBODY, match.state.seats)],
    }


def out_of_turn(match: Match, seat: int, text: str = "rest") -> None:
    """Check that a seat may do nothing at all, and changes nothing by trying."""
    before = everything(match)
    with pytest.raises(OutOfTurn):
        match.play(seat, text)
    with pytest.raises(OutOfTurn):
        match.preview(seat, text)
    with pytest.raises(OutOfTurn):
        match.reveals(seat, text)
    with pytest.raises(OutOfTurn):
        match.refusals(seat)
    with pytest.raises(OutOfTurn):
        match.confirm(seat)
    assert everything(match) == before


def no_way_back(match: Match, seat: int, choice: int = -1) -> None:
    """Check that a seat can take nothing back."""
    before = everything(match)
    with pytest.raises(OutOfTurn):
        match.take_back(seat, choice)
    assert everything(match) == before


def charter(match: Match) -> list[Json]:
    """Play a turn of three choices; return the match as it was before each of them, and after."""
    stages = [everything(match)]
    for said in ("choose charter", "charter s3", "berth hull"):
        match.play(0, said)
        stages.append(everything(match))
    return stages

"""Laps, the countdown and contract discards. [SY-24]"""

from functools import cache
from typing import Any

import pytest

from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal, read, tell
from blueriband.kernel.engine import NOBODY
from blueriband.kernel.match import Match, OutOfTurn
from blueriband.kernel.rng import seeded
from tests.rules import names, play, refused, rule
from tests.shipyard.build import contracts_of, yard

Told = list[dict[str, Any]]
SIX = ["CG01", "CG02", "CG03", "CB01", "CB02", "CB03"]
OTHER = ["CG04", "CG05", "CG06", "CB04", "CB05", "CB06"]
THIRD = ["CG07", "CG08", "CG09", "CB07", "CB08", "CB09"]
FOURTH = ["CG10", "CG11", "CG12", "CB10", "CB11", "CB12"]
HANDS = [SIX, OTHER, THIRD, FOURTH]


def lap_end(seats: int, countdown: int, active: int = 0, starter: int = 0, hands: list[list[str]] = HANDS) -> Shipyard:
    """Return a position at the end of a turn that completes a lap."""
    return yard(
        seats, at="turn_end", active=active, starter=starter, countdown=countdown, lap_done=True,
        contracts={seat: hands[seat] for seat in range(seats)},
    )  # fmt: skip


def asked(s: Shipyard) -> str:
    """Name the step that is asked for."""
    return str(s.game.steps[s.decision.step].name)


@cache
def whole_game(seats: int) -> tuple[int, Told]:
    """Play a game at random in which nobody builds; return its starting seat and what happened."""
    s = yard(seats).game.new({"seats": seats}, 30 + seats)
    rng = seeded(seats)
    s.events = []
    while not s.over:
        moves = [move for move in legal(s) if "build_ships" not in move] or legal(s)
        s.play(read(s.game, moves[rng.roll(len(moves))]))
    return int(s.starter), [tell(s.game, event, NOBODY) for event in s.events if event.kind >= 0]


def laps(seats: int) -> list[tuple[int, int, int]]:
    """Return after how many regular turns each lap was completed, by which player in order, and the new countdown."""
    _starter, events = whole_game(seats)
    firsts = 2 * seats if seats == 2 else seats
    turns, found = 1, []  # the first turn begins before anybody listens
    for event in events:
        turns += event["event"] == "turn_begun"
        if event["event"] == "lap_completed":
            found.append((turns - firsts, (turns - 1) % seats + 1, event["countdown"]))
    return found


# --- laps ------------------------------------------------------------------------------------------------------------


@rule("SY-24.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lap_is_complete_after_every_23_regular_turns(seats: int) -> None:
    assert [turn for turn, _seat, _countdown in laps(seats)] == [23 * lap for lap in range(1, seats + 1)]


@rule("SY-24.1")
@pytest.mark.parametrize(("lead", "complete"), [(21, False), (22, True), (23, False), (45, True)])
def test_a_lap_is_complete_when_the_lead_card_reaches_the_starting_space(lead: int, complete: bool) -> None:
    places = dict.fromkeys(["build_ships", "purchase_commodities", "rent_canal", "manufacture_equipment"], 0)
    others = {action: lead - 1 - n for n, action in enumerate([*places, "recruit_crew", "hire_employee"])}
    s = yard(
        3, at="turn", position={"exchange_commodities": lead, **others},
        single={0: "build_ships", 1: "rent_canal", 2: "recruit_crew"},
    )  # fmt: skip
    assert s.lap_done == complete


@rule("SY-24.1")
@pytest.mark.parametrize(("seats", "order"), [(2, [1, 2]), (3, [2, 1, 3]), (4, [3, 2, 1, 4])])
def test_laps_end_in_the_middle_of_a_round_but_the_last_with_the_last_seat(seats: int, order: list[int]) -> None:
    assert [seat for _turn, seat, _countdown in laps(seats)] == order


@rule("SY-24.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marker_moves_one_space_down(seats: int) -> None:
    assert [countdown for _turn, _seat, countdown in laps(seats)] == list(range(seats))[::-1]


@rule("SY-24.2")
def test_the_turn_is_finished_completely_before_the_marker_moves() -> None:
    s = yard(
        3, at="launching", row={0: ["B01", "M01", "S01"]}, store={0: {"captain": 1}}, countdown=3, lap_done=True,
        canals={0: [("C16", 0, 0, 0)]}, figure={0: ("C16", "e", "d")}, contracts={0: SIX, 1: OTHER, 2: THIRD},
    )  # fmt: skip
    play(s, "launch 1", "man", "done")
    assert s.countdown == 3
    assert names(play(s, "steer f"))[-2:] == ["ship_joined", "lap_completed"]
    assert s.countdown == 2


# --- discards --------------------------------------------------------------------------------------------------------


@rule("SY-24.3")
@pytest.mark.parametrize(
    ("seats", "countdown", "number"), [(2, 2, 2), (3, 3, 1), (3, 2, 1), (4, 4, 0), (4, 3, 2), (4, 2, 0)]
)
def test_contracts_are_given_up_when_the_marker_reaches_its_space(seats: int, countdown: int, number: int) -> None:
    s = lap_end(seats, countdown)
    for seat in range(seats if number > 0 else 0):
        for _colour in range(2):
            for _card in range(number):
                assert (asked(s), s.decision.seat) == ("discarding", seat)
                play(s, min(legal(s)))
    assert asked(s) == "choosing"
    assert [len(contracts_of(s, seat)) for seat in range(seats)] == [6 - 2 * number] * seats


@rule("SY-24.3")
def test_one_colour_is_given_up_after_the_other() -> None:
    s = lap_end(2, 2)
    assert legal(s) == ["discard CG01", "discard CG02", "discard CG03"]
    play(s, "discard CG01")
    assert legal(s) == ["discard CG02", "discard CG03"]
    play(s, "discard CG03")
    assert legal(s) == ["discard CB01", "discard CB02", "discard CB03"]
    play(s, "discard CB02", "discard CB01")
    assert contracts_of(s, 0) == ["CG02", "CB03"]
    assert s.decision.seat == 1


@rule("SY-24.3")
def test_a_contract_of_the_other_colour_is_refused() -> None:
    s = lap_end(3, 3)
    assert refused(s, "discard CB01") == "SY-24.3"
    play(s, "discard CG02")
    assert refused(s, "discard CG01") == "SY-24.3"


@rule("SY-24.3")
def test_giving_up_is_forced_and_only_own_contracts_are_given_up() -> None:
    s = lap_end(3, 3)
    assert refused(s, "pass") == "SY-24.3"
    assert refused(s, "discard CG04") == "SY-24.3"


@rule("SY-24.3")
@pytest.mark.parametrize(("active", "starter"), [(0, 0), (1, 0), (1, 2), (2, 1)])
def test_everybody_gives_up_and_then_the_next_seat_plays(active: int, starter: int) -> None:
    s = lap_end(3, 3, active, starter)
    order = []
    while asked(s) == "discarding":
        order.append(int(s.decision.seat))
        play(s, min(legal(s)))
    assert order == [(starter + n // 2) % 3 for n in range(6)]
    assert (asked(s), s.decision.seat) == ("choosing", (active + 1) % 3)


@rule("SY-24.4")
@pytest.mark.parametrize(("seats", "held"), [(2, [6, 2]), (3, [6, 4, 2]), (4, [6, 6, 2, 2])])
def test_everybody_plays_the_last_lap_with_one_contract_of_each_colour(seats: int, held: list[int]) -> None:
    _starter, events = whole_game(seats)
    given_up, found = 0, []
    for event in events:
        given_up += event["event"] == "contract_discarded"
        if event["event"] == "lap_completed":
            found.append(6 - given_up // seats)
    assert found == held


@rule("SY-24.4")
def test_nobody_else_learns_which_contract_was_given_up() -> None:
    s = lap_end(3, 3)
    assert {"event": "contract_discarded", "seat": 0} in play(s, "discard CG01")
    event = next(e for e in s.events or [] if e.kind >= 0)
    assert tell(s.game, event, 0) == {"event": "contract_discarded", "seat": 0, "contract": "CG01"}
    assert tell(s.game, event, 1) == {"event": "contract_discarded", "seat": 0}


@rule("SY-24.4")
def test_discards_are_never_shown_but_to_their_owner() -> None:
    s = lap_end(3, 3)
    play(s, "discard CG01", "discard CB01")
    assert s.view(0)["seats"][0]["given_up"] == ["CG01", "CB01"]
    assert "given_up" not in s.view(1)["seats"][0] and "given_up" not in s.view(NOBODY)["seats"][0]


# --- all at the same time --------------------------------------------------------------------------------------------


@rule("SY-24.5")
def test_nothing_a_later_seat_sees_depends_on_an_earlier_secret() -> None:
    seen = []
    for green in ("CG01", "CG02", "CG03"):
        for blue in ("CB01", "CB02", "CB03"):
            s = lap_end(3, 3)
            play(s, f"discard {green}", f"discard {blue}")
            seen.append((s.view(1), s.view(2), s.view(NOBODY), legal(s)))
    assert all(sight == seen[0] for sight in seen)


@rule("SY-24.5")
def test_the_discards_of_each_seat_are_its_own_draft() -> None:
    match = Match(lap_end(3, 3))
    before = match.seen_by(1)
    match.play(0, "discard CG01")
    match.play(0, "discard CB01")
    assert match.ready and match.asked == 0
    assert match.seen_by(1)["view"] == before["view"] and match.seen_by(1)["events"] == before["events"]
    match.take_back(0)
    match.play(0, "discard CB02")
    match.confirm(0)
    assert match.asked == 1


@rule("SY-24.5")
def test_an_earlier_seat_cannot_go_back_once_it_has_confirmed() -> None:
    match = Match(lap_end(3, 3))
    match.play(0, "discard CG01")
    match.play(0, "discard CB01")
    match.confirm(0)
    match.play(1, "discard CG04")
    with pytest.raises(OutOfTurn):
        match.take_back(0)
    match.take_back(1)
    assert contracts_of_seat(match, 1) == OTHER


def contracts_of_seat(match: Match, seat: int) -> list[str]:
    """Return the contracts that a seat of a match holds, as it sees them."""
    return list(match.seen_by(seat)["view"]["seats"][seat]["held"])

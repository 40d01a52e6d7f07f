"""Final scoring. [SY-29]"""

import pytest

from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal, tell
from blueriband.kernel.engine import NOBODY, Outcome
from blueriband.kernel.match import Match
from tests.rules import names, play, refused, rule
from tests.shipyard.build import contracts_of, yard

SHIP = ["B01", "M01", "S01"]
NONE_HELD: dict[int, list[str]] = {0: [], 1: []}


def result(s: Shipyard) -> Outcome:
    """Return how a game ended."""
    outcome = s.outcome()
    assert outcome is not None
    return outcome


@rule("SY-29.1")
def test_all_players_reveal_their_contracts_and_score_them() -> None:
    s = yard(
        2, at="scoring", fleet=[(0, SHIP, {"captain": 3, "soldier": 3}, 9)],
        contracts={0: ["CG02", "CB08"], 1: ["CG09", "CB01"]}, staff={1: ["helmsman", "rigger"]},
    )  # fmt: skip
    assert result(s).sources == [
        {"ships": 9, "green_contract": 1, "blue_contract": 6, "traders": 0},
        {"ships": 0, "green_contract": 2, "blue_contract": 0, "traders": 0},
    ]
    assert result(s).scores == [16, 2]
    for seat in (NOBODY, 0, 1):
        assert [list(player["held"]) for player in s.view(seat)["seats"]] == [["CG02", "CB08"], ["CG09", "CB01"]]


@rule("SY-29.1")
def test_contracts_are_not_revealed_before() -> None:
    s = yard(2, at="keep", contracts={0: ["CG02", "CB08"], 1: ["CG09", "CG01", "CB01"]})
    assert "held" not in s.view(1)["seats"][0] and "held" not in s.view(NOBODY)["seats"][1]
    events = play(s, "keep CG09")
    assert [e["contract"] for e in events if e["event"] == "contract_scored"] == ["CG02", "CB08", "CG09", "CB01"]


# --- more than one contract of a colour ------------------------------------------------------------------------------


@rule("SY-29.2")
def test_after_an_early_end_one_contract_of_each_colour_is_kept() -> None:
    s = yard(2, at="keep", contracts={0: ["CG01", "CG02", "CG03", "CB01", "CB02"], 1: ["CG04", "CB04"]})
    assert legal(s) == ["keep CG01", "keep CG02", "keep CG03"]
    play(s, "keep CG02")
    assert legal(s) == ["keep CB01", "keep CB02"]
    play(s, "keep CB01")
    assert s.over and contracts_of(s, 0) == ["CG02", "CB01"]


@rule("SY-29.2")
def test_the_other_colour_is_asked_for_on_its_own() -> None:
    s = yard(2, at="keep", contracts={0: ["CG01", "CG02", "CB01", "CB02"], 1: []})
    assert refused(s, "keep CB01") == "SY-29.2"
    assert refused(s, "keep CG05") == refused(s, "pass") == "SY-29.2"


@rule("SY-29.2")
def test_who_holds_one_of_each_is_not_asked() -> None:
    s = yard(2, at="keep", contracts={0: ["CG01", "CB01"], 1: ["CG02", "CB02"]})
    assert s.over


@rule("SY-29.2")
def test_the_others_are_never_shown() -> None:
    s = yard(2, at="keep", contracts={0: ["CG01", "CG02", "CB01"], 1: ["CG04", "CB04"]})
    events = play(s, "keep CG02")
    assert {"event": "contract_kept", "seat": 0} in events
    assert s.over
    assert "given_up" not in s.view(1)["seats"][0] and "given_up" not in s.view(NOBODY)["seats"][0]
    assert s.view(0)["seats"][0]["given_up"] == ["CG01"]
    kept = next(e for e in s.events or [] if e.kind >= 0)
    assert tell(s.game, kept, 0)["contract"] == "CG02" and "contract" not in tell(s.game, kept, 1)


@rule("SY-29.2")
def test_nothing_a_later_seat_sees_depends_on_what_an_earlier_one_keeps() -> None:
    seen = []
    for green in ("CG01", "CG02", "CG03"):
        s = yard(2, at="keep", contracts={0: ["CG01", "CG02", "CG03", "CB01"], 1: ["CG04", "CG05", "CB04"]})
        play(s, f"keep {green}")
        seen.append((s.view(1), s.view(NOBODY), legal(s)))
    assert all(sight == seen[0] for sight in seen)


@rule("SY-29.2")
def test_what_each_seat_keeps_is_its_own_draft() -> None:
    match = Match(yard(2, at="keep", contracts={0: ["CG01", "CG02", "CB01"], 1: ["CG04", "CG05", "CB04"]}))
    before = match.seen_by(1)
    match.play(0, "keep CG01")
    assert match.seen_by(1)["view"] == before["view"] and match.seen_by(1)["events"] == before["events"]
    match.take_back(0)
    match.play(0, "keep CG02")
    match.confirm(0)
    assert match.asked == 1 and "held" not in match.seen_by(1)["view"]["seats"][0]


@rule("SY-29.2")
def test_all_contracts_are_kept_until_then() -> None:
    s = yard(2, at="keep", contracts={0: ["CG02", "CG12", "CB01"], 1: []}, fleet=[(0, SHIP, {"captain": 1}, 5)])
    assert s.view(0)["seats"][0]["contracts"] == 3
    assert s.game.scores(s) == [5, 0]  # not yet known which of the green ones counts
    play(s, "keep CG02")
    assert result(s).scores == [6, 0]


# --- traders, and what scores nothing --------------------------------------------------------------------------------


@rule("SY-29.3", "SY-17.5")
@pytest.mark.parametrize(
    ("staff", "points"),
    [
        ([], 0), (["trader_wood_1"], 1), (["trader_coal_1", "trader_coal_2"], 4),
        (["trader_wood_1", "trader_steel_1", "trader_steel_2", "helmsman", "engineer_sail"], 5),
    ],
)  # fmt: skip
def test_traders_count_one_or_three_points(staff: list[str], points: int) -> None:
    s = yard(2, at="scoring", staff={0: staff}, contracts=NONE_HELD)
    assert result(s).scores == [points, 0]
    assert result(s).sources[0]["traders"] == points


@rule("SY-29.4")
def test_unused_things_score_nothing() -> None:
    s = yard(
        2, at="scoring", store={0: {"crane": 9, "soldier": 9, "captain": 9, "sail": 9}}, trains={0: ["T01", "T02"]},
        row={0: "BMM.M.MMS"}, canals={0: [("C01", 0, 0, 0), ("C02", 1, 0, 0)]}, money={0: 99}, used={0: 4},
        contracts={0: ["CG12", "CB01"], 1: []},
    )  # fmt: skip
    assert result(s).scores == [0, 0]


# --- the winner ------------------------------------------------------------------------------------------------------


@rule("SY-29.5")
def test_most_points_win() -> None:
    s = yard(
        3, at="scoring", contracts={0: [], 1: [], 2: []}, money={0: 50, 1: 0, 2: 9},
        fleet=[(0, SHIP, {"captain": 1}, 9), (1, ["B02", "M02", "S02"], {"captain": 1}, 20)],
    )  # fmt: skip
    assert result(s).ranking == [1, 0, 2] and result(s).winners == [1]


@rule("SY-29.5")
def test_ties_are_broken_by_guilders() -> None:
    s = yard(3, at="scoring", contracts={0: [], 1: [], 2: []}, money={0: 3, 1: 1, 2: 7})
    assert result(s).ranking == [2, 0, 1] and result(s).winners == [2]


@rule("SY-29.6")
def test_with_points_and_guilders_equal_the_rank_is_shared() -> None:
    s = yard(3, at="scoring", contracts={0: [], 1: [], 2: []}, money={0: 3, 1: 1, 2: 3})
    assert result(s).winners == [0, 2]
    assert result(s).places == [1, 3, 1]


@rule("SY-29.6")
def test_a_rank_behind_the_first_may_be_shared_too() -> None:
    s = yard(
        4, at="scoring", contracts={0: [], 1: [], 2: [], 3: []}, money={0: 3, 1: 9, 2: 3, 3: 3},
        fleet=[(3, SHIP, {"captain": 1}, 5)],
    )  # fmt: skip
    assert result(s).winners == [3]
    assert result(s).places == [3, 2, 3, 1]


@rule("SY-29.5")
def test_there_is_no_outcome_before_the_end() -> None:
    s = yard(2, at="keep", contracts={0: ["CG01", "CG02"], 1: []})
    assert s.outcome() is None
    assert names(play(s, "keep CG01"))[-1] == "points_scored"
    assert s.outcome() is not None

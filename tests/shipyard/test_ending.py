"""The end of the game, final actions and the last chance. [SY-25, SY-26, SY-27]"""

from functools import cache
from typing import Any

import pytest

from blueriband.bots.playout import walk
from blueriband.games.shipyard.data import ACTIONS
from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal, read, tell
from blueriband.kernel.engine import NOBODY
from blueriband.kernel.rng import seeded
from tests.rules import names, offered, play, refused, rule
from tests.shipyard.build import contracts_of, row_of, shelf_of, trains_of, yard

Told = list[dict[str, Any]]
ONE_EACH = {0: ["CG01", "CB01"], 1: ["CG02", "CB02"], 2: ["CG03", "CB03"], 3: ["CG04", "CB04"]}
FIVE_BOWS = ["B01", "B02", "B03", "B04", "B05"]
FIVE_STERNS = ["S01", "S02", "S03", "S04", "S05"]
FIVE_LEFT, FIVE_RIGHT = ["M01", "M02", "M03", "M04", "M05"], ["M06", "M07", "M08", "M09", "M10"]
SHELF: dict[str, list[str | None]] = {
    "bows": [*FIVE_BOWS], "left": [*FIVE_LEFT], "right": [*FIVE_RIGHT], "sterns": [*FIVE_STERNS]
}  # fmt: skip
TABLES = [(seats, starter, trigger) for seats in (2, 3, 4) for starter in range(seats) for trigger in range(seats)]


def asked(s: Shipyard) -> tuple[str, int]:
    """Name the step that is asked for, and whom."""
    return str(s.game.steps[s.decision.step].name), int(s.decision.seat)


def told(s: Shipyard, *kinds: str) -> Told:
    """Return the events of these kinds since somebody began to listen."""
    said = [tell(s.game, e, NOBODY) for e in s.events or [] if e.kind >= 0]
    return [e for e in said if e["event"] in kinds]


def rule_of_end(s: Shipyard) -> str:
    """Name the rule that ended the game."""
    outcome = s.outcome()
    assert outcome is not None
    return outcome.rule


@cache
def whole_game(seats: int) -> tuple[str, Told]:
    """Play a game at random in which nobody builds; return the rule that ends it and what happened."""
    s = yard(seats).game.new({"seats": seats}, 30 + seats)
    assert isinstance(s, Shipyard)
    rng = seeded(seats)
    s.events = []
    while not s.over:
        moves = [move for move in legal(s) if "build_ships" not in move] or legal(s)
        s.play(read(s.game, moves[rng.roll(len(moves))]))
    return rule_of_end(s), [tell(s.game, event, NOBODY) for event in s.events if event.kind >= 0]


# --- the end ---------------------------------------------------------------------------------------------------------


@rule("SY-25.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_the_marker_reaches_the_end_space_after_23_regular_turns_each(seats: int) -> None:
    ended_by, events = whole_game(seats)
    turns = [event["seat"] for event in events if event["event"] == "card_advanced"]
    assert ended_by == "SY-25.1"
    assert sorted(turns) == sorted(list(range(seats)) * 23)


@rule("SY-25.1")
def test_the_last_lap_is_followed_by_final_actions() -> None:
    s = yard(3, at="turn_end", active=2, countdown=1, lap_done=True, contracts=dict(list(ONE_EACH.items())[:3]))
    assert s.countdown == 0 and asked(s) == ("final_choosing", 0)


@rule("SY-25.2")
@pytest.mark.parametrize(
    ("deck", "card", "column", "new"),
    [("bows", "B01", 1, "B06"), ("sterns", "S01", 9, "S06"), ("middles", "M01", 5, "M31")],
)
def test_dealing_the_last_card_of_a_deck_brings_the_end(deck: str, card: str, column: int, new: str) -> None:
    s = yard(2, at="build_ships", shelf=SHELF, decks={deck: [new]})
    play(s, f"take {card}", f"place {column}")
    assert not s.ending  # nothing is dealt yet
    assert "end_triggered" in names(play(s, "stop"))
    assert s.ending


@rule("SY-25.2")
def test_a_deck_that_has_a_card_left_does_not() -> None:
    s = yard(2, at="build_ships", shelf=SHELF, decks={"bows": ["B06", "B07"]})
    assert "end_triggered" not in names(play(s, "take B01", "place 1", "stop"))
    assert not s.ending


@rule("SY-25.2")
def test_reaching_the_smaller_middle_deck_is_no_end() -> None:
    s = yard(2, at="build_ships", shelf=SHELF, decks={"middles": ["M11", "M31", "M32"]})  # one of the larger deck left
    assert "end_triggered" not in names(play(s, "take M01", "place 5", "take M02", "place 6", "stop"))
    assert "M31" in shelf_of(s, "left") and not s.ending


@rule("SY-25.2")
def test_trains_and_canals_bring_no_end() -> None:
    s = yard(2, at="rent_canal", shelf={"canals": ["C01", "C02", "C03", "C04", "C05"]}, decks={"canals": ["C06"]})
    assert "end_triggered" not in names(play(s, "rent C01", "start west"))
    assert len(s.canal_deck) == 0 and not s.ending


@rule("SY-25.3", "SY-25.2")
@pytest.mark.parametrize(("seats", "starter", "trigger"), TABLES)
def test_play_goes_on_up_to_the_last_seat_of_the_round(seats: int, starter: int, trigger: int) -> None:
    s = yard(
        seats, at="build_ships", shelf=SHELF, decks={"bows": ["B06"]}, starter=starter, active=trigger,
        contracts={seat: ONE_EACH[seat] for seat in range(seats)},
    )  # fmt: skip
    s.events = []
    for move in ("take B01", "place 1", "stop"):
        s.play(read(s.game, move))
    walk(s, seeded(seats), 1000)
    left = (starter - trigger - 1) % seats
    assert [e["seat"] for e in told(s, "turn_begun")] == [(trigger + 1 + turn) % seats for turn in range(left)]
    assert rule_of_end(s) == "SY-25.2"


@rule("SY-25.3")
def test_a_lap_that_ends_in_these_turns_is_carried_out() -> None:
    s = yard(3, at="turn_end", active=0, ending=True, countdown=3, lap_done=True)
    assert s.countdown == 2 and asked(s) == ("discarding", 0)
    while asked(s)[0] == "discarding":
        play(s, min(legal(s)))
    assert asked(s) == ("choosing", 1)


@rule("SY-25.3")
def test_a_lap_that_ends_on_the_last_turn_is_carried_out_before_the_final_actions() -> None:
    s = yard(3, at="turn_end", active=2, ending=True, countdown=3, lap_done=True)
    order = []
    while asked(s)[0] == "discarding":
        order.append(asked(s)[1])
        play(s, min(legal(s)))
    assert order == [0, 0, 1, 1, 2, 2]
    assert asked(s) == ("final_choosing", 0)


@rule("SY-25.4")
def test_if_both_triggers_occur_in_one_round_the_game_ends_once() -> None:
    s = yard(2, at="turn_end", active=1, ending=True, countdown=1, lap_done=True, contracts={0: [], 1: []})
    s.events = []
    walk(s, seeded(1), 1000)
    assert s.over and told(s, "turn_begun") == []
    assert len(told(s, "points_scored")) == 2


@rule("SY-25.4")
def test_the_early_trigger_suffices() -> None:
    s = yard(2, at="turn_end", active=1, ending=True, countdown=2)
    assert asked(s) == ("final_choosing", 0)


@rule("SY-25.5")
def test_final_actions_the_last_chance_and_scoring_follow_in_this_order() -> None:
    s = yard(
        2, at="finish", row={0: "BM", 1: ".MS"}, starter=1,
        contracts={0: ["CG01", "CB01", "CB02"], 1: ["CG03", "CG04", "CB03"]},
    )  # fmt: skip
    order, events = [], []
    while not s.over:
        order.append(asked(s))
        events = play(s, next(move for move in legal(s) if move == "pass" or move.startswith("keep ")))
    steps = ("final_choosing", "last_chance", "keeping")
    assert order == [(step, seat) for step in steps for seat in (1, 0)]
    assert names(events)[-2:] == ["traders_scored", "points_scored"]


@rule("SY-25.6")
def test_a_deck_that_runs_out_in_a_final_action_has_no_effect() -> None:
    s = yard(2, at="finish", countdown=0, shelf=SHELF, decks={"bows": ["B06"]}, contracts={0: [], 1: []})
    events = play(s, "final_action build_ships", "take B01", "place 1", "stop")
    assert len(s.bows) == 0 and "end_triggered" not in names(events)
    assert asked(s) == ("final_choosing", 1)
    play(s, "pass")
    assert s.over and rule_of_end(s) == "SY-25.1"


@rule("SY-25.6")
def test_a_deck_that_runs_out_in_the_last_chance_has_no_effect() -> None:
    s = yard(
        2, at="finish", countdown=0, shelf=SHELF, decks={"sterns": ["S06"]}, row={0: ["B06", "M11"]},
        contracts={0: [], 1: []},
    )  # fmt: skip
    events = play(s, "pass", "pass", "take S01", "place 3", "launch 1")
    assert len(s.sterns) == 0 and "end_triggered" not in names(events)
    assert s.over and rule_of_end(s) == "SY-25.1"


# --- final actions ---------------------------------------------------------------------------------------------------


@rule("SY-26.1")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_in_seat_order_each_player_performs_one_action(starter: int) -> None:
    s = yard(3, at="final", starter=starter)
    for turn in range(3):
        assert asked(s) == ("final_choosing", (starter + turn) % 3)
        play(s, "final_action manufacture_equipment", "push 0")  # several may choose the same
    assert [sum(s.stock(seat, item) for item in range(8)) for seat in range(3)] == [1, 1, 1]


@rule("SY-26.1")
def test_figures_and_the_own_last_action_do_not_matter() -> None:
    s = yard(4, at="final", single=dict(enumerate(["build_ships", "recruit_crew", "receive_subsidy", "hire_employee"])))
    assert set(legal(s)) == {*(f"final_action {action}" for action in ACTIONS), "pass"}


@rule("SY-26.1")
def test_no_card_moves_no_figure_is_placed_and_no_income_is_paid() -> None:
    s = yard(3, at="final", single={0: "build_ships", 1: "recruit_crew", 2: "hire_employee"}, money={0: 2})
    before = (list(s.position), list(s.single))
    events = play(s, "final_action manufacture_equipment", "push 0")
    assert (list(s.position), list(s.single)) == before
    assert s.money[0] == 2 and "income_paid" not in names(events)


@rule("SY-26.2", "SY-16.1")
def test_it_is_performed_as_in_a_turn() -> None:
    s = yard(4, at="final", money={0: 0})
    play(s, "final_action receive_subsidy")
    assert s.money[0] == 2


@rule("SY-26.2")
def test_an_action_that_cannot_be_performed_is_refused() -> None:
    s = yard(2, at="final", trains={0: []})
    assert refused(s, "final_action exchange_commodities") == "SY-26.2"


@rule("SY-26.2", "SY-2.8")
def test_an_action_that_is_not_in_the_game_is_refused() -> None:
    assert refused(yard(3, at="final"), "final_action receive_subsidy") == "SY-2.8"


@rule("SY-26.2")
def test_there_is_no_bonus_action() -> None:
    s = yard(2, at="final", money={0: 20})
    assert refused(s, "bonus_action build_ships") == "SY-26.1"
    play(s, "final_action manufacture_equipment", "push 0")
    assert asked(s) == ("final_choosing", 1)


@rule("SY-26.3")
def test_a_ship_completed_sails_before_the_next_players_final_action() -> None:
    s = yard(
        2, at="final", row={0: ["B06", "M11"]}, shelf=SHELF, store={0: {"captain": 1}}, canals={0: [("C01", 0, 0, 0)]},
        figure={0: ("C01", "d", "W")},
    )  # fmt: skip
    play(s, "final_action build_ships", "take S01", "place 3", "stop")
    assert asked(s) == ("launching", 0)
    play(s, "launch 1", "man", "done")
    assert s.points[0] == 2 and asked(s) == ("final_choosing", 1)


@rule("SY-26.4")
def test_a_player_may_pass() -> None:
    s = yard(2, at="final")
    events = play(s, "pass")
    assert events == [{"event": "passed", "seat": 0}]
    assert trains_of(s, 0) == ["T10"] and asked(s) == ("final_choosing", 1)


# --- the last chance -------------------------------------------------------------------------------------------------


@rule("SY-27.1")
@pytest.mark.parametrize(
    ("row", "card", "column"),
    [(["B06", "M11"], "S04", 3), (["B06", None, "S06"], "M04", 2), ([None, "M11", "S06"], "B04", 1)],
)
def test_the_one_missing_card_may_be_bought_at_its_price_and_placed(
    row: list[str | None], card: str, column: int
) -> None:
    s = yard(2, at="last_chance", row={0: row}, shelf=SHELF, money={0: 3})
    play(s, f"take {card}", f"place {column}")
    assert s.money[0] == 1
    assert row_of(s, 0) == "BMS......" and asked(s) == ("launching", 0)


@rule("SY-27.1")
def test_the_display_is_filled_before_the_next_player() -> None:
    s = yard(
        2, at="last_chance", row={0: ["B06", "M11"], 1: ["B07", "M12"]}, shelf=SHELF, decks={"sterns": ["S06", "S07"]}
    )  # fmt: skip
    play(s, "take S02", "place 3", "launch 1")
    assert shelf_of(s, "sterns") == ["S01", "S03", "S04", "S05", "S06"]
    assert asked(s) == ("last_chance", 1)


@rule("SY-27.1")
def test_players_are_asked_in_seat_order_and_may_pass() -> None:
    s = yard(3, at="last_chance", starter=1, row={0: "BM", 2: ".MS"})
    assert asked(s) == ("last_chance", 2)  # seat 1 has nothing to complete
    play(s, "pass")
    assert asked(s) == ("last_chance", 0)


@rule("SY-27.1")
@pytest.mark.parametrize("row", ["", "B", "B..S", "B.MM", "...M", "B.M.S"])
def test_who_needs_more_than_one_card_passes_automatically(row: str) -> None:
    s = yard(2, at="last_chance", row={0: row, 1: "BM"})
    assert asked(s) == ("last_chance", 1)


@rule("SY-27.1")
def test_a_card_beyond_the_purse_cannot_be_bought() -> None:
    s = yard(2, at="last_chance", row={0: ["B06", "M11"]}, shelf=SHELF, money={0: 0})
    assert set(legal(s)) == {"take S01", "pass"}
    assert refused(s, "take S02") == "SY-27.1"


@rule("SY-27.2")
def test_only_a_card_that_completes_a_ship_may_be_bought() -> None:
    s = yard(2, at="last_chance", row={0: ["B06", "M11"]}, shelf=SHELF, money={0: 9})
    assert refused(s, "take M01") == refused(s, "take B01") == "SY-27.2"


@rule("SY-27.2")
def test_it_must_be_placed_where_it_completes_the_ship() -> None:
    s = yard(2, at="last_chance", row={0: ["B06", "M11", None, None, "M12"]}, shelf=SHELF)
    play(s, "take S01")
    assert legal(s) == ["place 3"]
    assert refused(s, "place 8") == "SY-27.2"
    assert refused(s, "place 2") == "SY-9.2"


@rule("SY-27.2")
def test_where_several_ships_lack_one_card_the_player_chooses() -> None:
    s = yard(2, at="last_chance", row={0: ["B06", "M11", None, "B07", "M12", None, None, "M13"]}, shelf=SHELF)
    play(s, "take S01")
    assert legal(s) == ["place 3", "place 6"]


@rule("SY-27.2")
def test_only_one_card_may_be_bought() -> None:
    s = yard(2, at="last_chance", row={0: ["B06", "M11", None, "B07", "M12"], 1: "BM"}, shelf=SHELF, money={0: 9})
    play(s, "take S01", "place 3", "launch 1")
    assert asked(s) == ("last_chance", 1)


@rule("SY-27.3")
def test_the_ship_sails_at_once() -> None:
    s = yard(
        2, at="last_chance", row={0: ["B06", "M11"], 1: "BM"}, shelf=SHELF, store={0: {"captain": 1}},
        canals={0: [("C01", 0, 0, 0)]}, figure={0: ("C01", "d", "W")},
    )  # fmt: skip
    play(s, "take S01", "place 3", "launch 1", "man", "done")
    assert s.points[0] == 2 and row_of(s, 0) == "........."
    assert asked(s) == ("last_chance", 1)


@rule("SY-27.3")
def test_buying_remains_legal_though_the_ship_will_fail() -> None:
    s = yard(2, at="last_chance", row={0: ["B06", "M11"]}, shelf=SHELF)
    assert offered(s, "take S01")
    assert "ship_failed" in names(play(s, "take S01", "place 3", "launch 1"))
    assert contracts_of(s, 0) != [] and s.points[0] == 0

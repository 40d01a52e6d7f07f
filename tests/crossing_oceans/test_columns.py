"""Columns and the tokens that fill them. [CO-9]"""

from typing import Any

import pytest

from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.codec import legal
from tests.crossing_oceans.build import added, coal_in, ocean
from tests.rules import names, offered, play, refused, rule

Sea = dict[str, tuple[Any, ...] | str | None]

KINDS = ["blue_riband", "coal_pier", "green_token", "white_token", "red_token"]
TRADE = KINDS[2:]
LADDER = [0, 30, 60, 90]
HEADQUARTERS = ["hq_hapag", "hq_cunard", "hq_norddeutscher_lloyd", "hq_white_star", "hq_holland_america"]


def columns(blue: int, pier: int, green: int, white: int, red: int) -> dict[str, int]:
    """The added tokens of a player board, from left to right."""
    return dict(zip(KINDS, (blue, pier, green, white, red), strict=True))


def board(s: CrossingOceans) -> list[int]:
    """The added tokens of seat 0, from left to right."""
    return [added(s, 0, kind) for kind in KINDS]


def after_house(tokens: dict[str, int], money: int, contracts: int = 3) -> CrossingOceans:
    """Seat 0 has built a house for two contracts, and takes its token."""
    sea: Sea = {"bombay": ("thermopylae", 0), "sydney": ("cutty_sark", 1)}
    s = ocean(2, at="exchanging", sea=sea, tokens={0: tokens}, money={0: money}, contracts={0: contracts})
    play(s, "build bombay")
    return s


def at_coal(tokens: dict[str, int], money: int) -> CrossingOceans:
    """Seat 0 has come to Coal, with a steamship without coal in Bombay."""
    sea: Sea = {"bombay": ("oregon", 0, 0), "sydney": ("cutty_sark", 1)}
    return ocean(2, at="coal", sea=sea, tokens={0: tokens}, money={0: money})


def before_crossing(tokens: dict[str, int], money: int = 0) -> CrossingOceans:
    """Seat 0 is about to move, with the fastest ship of the North Atlantic, which brings 2 x £50."""
    sea: Sea = {"montreal": ("oregon", 0, 1), "bombay": None, "sydney": ("cutty_sark", 1)}
    return ocean(2, at="moving", sea=sea, tokens={0: tokens}, money={0: money})


def at_ships(tokens: dict[str, int], headquarters: str = "hq_cunard", money: int = 210) -> CrossingOceans:
    """Seat 0 may buy a headquarters for £210."""
    market = [headquarters, None, None, None, None, None]
    return ocean(2, at="ships", market=market, docks=[], tokens={0: tokens}, money={0: money})


# --- CO-9.1 ----------------------------------------------------------------------------------------------------------


@rule("CO-9.1")
@pytest.mark.parametrize("kind", TRADE)
@pytest.mark.parametrize("there", range(4))
def test_a_trade_token_goes_on_the_topmost_empty_spot_at_its_listed_cost(kind: str, there: int) -> None:
    s = after_house({kind: there}, 100)
    play(s, f"token {kind}")
    assert (added(s, 0, kind), s.money[0]) == (there + 1, 100 - LADDER[there])


@rule("CO-9.1")
@pytest.mark.parametrize("there", range(4))
def test_a_coal_pier_goes_on_the_topmost_empty_spot_at_its_listed_cost(there: int) -> None:
    s = at_coal({"coal_pier": there}, 100)
    play(s, "token coal_pier")
    assert (added(s, 0, "coal_pier"), s.money[0]) == (there + 1, 100 - LADDER[there])


@rule("CO-9.1")
@pytest.mark.parametrize("there", range(4))
def test_a_blue_riband_goes_on_the_topmost_empty_spot_for_nothing(there: int) -> None:
    s = before_crossing({"blue_riband": there})
    play(s, "move blue_riband")
    assert (added(s, 0, "blue_riband"), s.money[0]) == (there + 1, 100)


@rule("CO-9.1")
def test_the_cost_of_a_spot_goes_to_the_bank() -> None:
    s = after_house({"red_token": 2}, 100)
    before = s.money[1]
    play(s, "token red_token")
    assert s.money[1] == before


# --- CO-9.2 ----------------------------------------------------------------------------------------------------------


@rule("CO-9.2")
def test_a_column_with_four_tokens_takes_no_fifth() -> None:
    s = after_house(columns(0, 0, 4, 0, 0), 500)
    assert refused(s, "token green_token") == "CO-9.2"


@rule("CO-9.2")
def test_the_substitute_goes_to_the_column_with_the_fewest_tokens() -> None:
    s = at_coal(columns(2, 4, 1, 3, 2), 500)
    assert legal(s) == ["token green_token", "decline"]
    play(s, "token green_token")
    assert board(s) == [2, 4, 2, 3, 2] and s.money[0] == 470


@rule("CO-9.2")
def test_the_owner_chooses_among_columns_tied_for_fewest() -> None:
    s = at_coal(columns(2, 4, 1, 3, 1), 500)
    assert legal(s) == ["token green_token", "token red_token", "decline"]
    play(s, "token red_token")
    assert board(s) == [2, 4, 1, 3, 2]


# --- CO-9.3: the Blue Riband action ----------------------------------------------------------------------------------


@rule("CO-9.3")
def test_the_blue_riband_action_brings_a_blue_riband_without_being_asked() -> None:
    s = before_crossing(columns(0, 0, 0, 0, 0))
    events = play(s, "move blue_riband")
    assert {"event": "token_gained", "seat": 0, "token": "blue_riband", "money": 0} in events
    assert s.active == 1


@rule("CO-9.3")
def test_a_blue_riband_too_many_becomes_one_of_the_fewest_other_tokens_at_its_listed_cost() -> None:
    s = before_crossing(columns(4, 1, 2, 1, 3))
    play(s, "move blue_riband")
    assert legal(s) == ["token coal_pier", "token white_token"]
    play(s, "token white_token")
    assert board(s) == [4, 1, 2, 2, 3] and s.money[0] == 100 - 30


@rule("CO-9.3")
def test_the_substitute_for_a_blue_riband_is_not_refused() -> None:
    s = before_crossing(columns(4, 1, 2, 2, 3))
    play(s, "move blue_riband")
    assert legal(s) == ["token coal_pier"]
    assert refused(s, "decline") == "CO-9.7"


# --- CO-9.3: the Coal action -----------------------------------------------------------------------------------------


@rule("CO-9.3")
def test_the_coal_action_brings_a_pier_or_nothing() -> None:
    s = at_coal(columns(0, 0, 0, 0, 0), 500)
    assert legal(s) == ["token coal_pier", "decline"]


@rule("CO-9.3")
@pytest.mark.parametrize("kind", ["blue_riband", "green_token", "white_token", "red_token"])
def test_the_coal_action_brings_no_other_token_while_the_pier_column_has_room(kind: str) -> None:
    s = at_coal(columns(0, 3, 0, 0, 0), 500)
    assert refused(s, f"token {kind}") == "CO-9.3"


@rule("CO-9.3")
def test_the_substitute_for_a_pier_may_be_refused() -> None:
    s = at_coal(columns(2, 4, 1, 3, 2), 500)
    play(s, "decline")
    assert board(s) == [2, 4, 1, 3, 2] and s.money[0] == 500


@rule("CO-9.3")
def test_the_substitute_for_a_pier_may_be_a_blue_riband_for_nothing() -> None:
    s = at_coal(columns(2, 4, 3, 3, 3), 500)
    play(s, "token blue_riband")
    assert board(s) == [3, 4, 3, 3, 3] and s.money[0] == 500


# --- CO-9.3: houses --------------------------------------------------------------------------------------------------


@rule("CO-9.3")
@pytest.mark.parametrize("kind", TRADE)
def test_a_house_brings_a_trade_token_of_the_players_choice(kind: str) -> None:
    s = after_house(columns(0, 0, 0, 0, 0), 0)
    play(s, f"token {kind}")
    assert added(s, 0, kind) == 1


@rule("CO-9.3")
@pytest.mark.parametrize("kind", TRADE)
def test_the_house_action_too_brings_a_trade_token_of_the_players_choice(kind: str) -> None:
    s = ocean(2, at="house", sea={"bombay": ("thermopylae", 0)}, tokens={0: {kind: 1}}, money={0: 30})
    play(s, "build bombay", f"token {kind}")
    assert added(s, 0, kind) == 2 and s.money[0] == 30 + 20 - 30


@rule("CO-9.3")
@pytest.mark.parametrize("kind", ["blue_riband", "coal_pier"])
def test_a_house_brings_no_blue_riband_and_no_pier(kind: str) -> None:
    s = after_house(columns(0, 0, 1, 1, 1), 500)
    assert refused(s, f"token {kind}") == "CO-9.3"


@rule("CO-9.3")
def test_with_a_full_colour_a_house_brings_any_other_trade_colour_and_not_only_the_fewest() -> None:
    s = after_house(columns(0, 0, 4, 1, 3), 500)
    assert legal(s) == ["token white_token", "token red_token"]


# --- CO-9.3: headquarters --------------------------------------------------------------------------------------------


@rule("CO-9.3")
@pytest.mark.parametrize(("headquarters", "kind"), list(zip(HEADQUARTERS, KINDS, strict=True)))
def test_a_headquarters_brings_its_token_for_nothing_and_without_being_asked(headquarters: str, kind: str) -> None:
    s = at_ships({kind: 3}, headquarters)
    events = play(s, f"buy {headquarters}")
    assert {"event": "token_gained", "seat": 0, "token": kind, "money": 0} in events
    assert added(s, 0, kind) == 4 and s.money[0] == 0


@rule("CO-9.3")
def test_a_headquarters_token_too_many_becomes_one_of_the_fewest_others_for_nothing() -> None:
    s = at_ships(columns(3, 4, 2, 3, 2))
    play(s, "buy hq_cunard")
    assert legal(s) == ["token green_token", "token red_token"]
    play(s, "token red_token")
    assert board(s) == [3, 4, 2, 3, 3] and s.money[0] == 0


@rule("CO-9.3")
def test_the_substitute_for_a_headquarters_token_is_not_refused() -> None:
    s = at_ships(columns(3, 4, 2, 3, 2))
    play(s, "buy hq_cunard")
    assert refused(s, "decline") == "CO-9.7"


# --- CO-9.4 ----------------------------------------------------------------------------------------------------------


@rule("CO-9.4")
@pytest.mark.parametrize("kind", ["blue_riband", "white_token", "red_token"])
def test_no_column_but_the_fewest_stands_in_for_a_pier(kind: str) -> None:
    s = at_coal(columns(2, 4, 1, 3, 2), 500)
    assert refused(s, f"token {kind}") == "CO-9.4"


@rule("CO-9.4")
def test_no_column_but_the_fewest_stands_in_for_a_blue_riband() -> None:
    s = before_crossing(columns(4, 1, 2, 1, 3))
    play(s, "move blue_riband")
    assert refused(s, "token green_token") == "CO-9.4"


@rule("CO-9.4")
def test_no_column_but_the_fewest_stands_in_for_a_headquarters_token() -> None:
    s = at_ships(columns(3, 4, 2, 3, 2))
    play(s, "buy hq_cunard")
    assert refused(s, "token blue_riband") == "CO-9.4"


@rule("CO-9.4")
def test_if_the_fewest_is_too_dear_the_next_fewest_is_no_alternative() -> None:
    s = at_coal(columns(2, 4, 1, 3, 3), 20)  # a Blue Riband would be free
    assert board(s) == [2, 4, 1, 3, 3] and s.money[0] == 20
    assert s.active == 1  # nothing was asked


@rule("CO-9.4")
def test_if_the_fewest_is_too_dear_there_is_no_token_at_all() -> None:
    s = before_crossing(columns(4, 3, 4, 4, 4))
    t = ocean(2, at="moving", sea={"montreal": ("hammonia", 0, 1), "sydney": ("cutty_sark", 1)},
              tokens={0: columns(4, 3, 4, 4, 4)}, money={0: 0})  # fmt: skip
    play(s, "move blue_riband")  # brings £100, the pier costs £90
    assert offered(s, "token coal_pier")
    events = play(t, "move blue_riband")  # brings £80
    assert "token_missed" in names(events) and board(t) == [4, 3, 4, 4, 4]


@rule("CO-9.4")
def test_of_tied_columns_only_the_affordable_ones_can_be_chosen() -> None:
    s = at_coal(columns(1, 4, 1, 2, 1), 20)
    assert legal(s) == ["token blue_riband", "decline"]
    assert refused(s, "token green_token") == "CO-9.4"


# --- CO-9.5 ----------------------------------------------------------------------------------------------------------

ALL_FULL = columns(4, 4, 4, 4, 4)


@rule("CO-9.5")
def test_with_all_columns_full_a_crossing_brings_its_income_and_no_token() -> None:
    s = before_crossing(ALL_FULL)
    events = play(s, "move blue_riband")
    assert "token_missed" in names(events)
    assert (s.money[0], coal_in(s, "montreal"), s.active) == (100, 0, 1)


@rule("CO-9.5")
def test_with_all_columns_full_coal_is_loaded_and_no_token_taken() -> None:
    s = at_coal(ALL_FULL, 500)
    assert (coal_in(s, "bombay"), s.money[0], s.active) == (3, 500, 1)


@rule("CO-9.5")
def test_with_all_columns_full_a_house_stands_and_no_token_is_taken() -> None:
    s = after_house(ALL_FULL, 500)
    assert s.has_house(0, s.figures.port_ids.index("bombay"))
    assert (board(s), s.money[0], s.contracts[0]) == ([4, 4, 4, 4, 4], 500, 1)
    assert offered(s, "cash")


@rule("CO-9.5")
def test_with_all_columns_full_a_headquarters_brings_its_flag_and_no_token() -> None:
    s = at_ships(ALL_FULL)
    events = play(s, "buy hq_cunard")
    assert {"event": "card_bought", "seat": 0, "card": "hq_cunard", "money": 210, "flag": "multicoloured"} in events
    assert "token_missed" in names(events)


# --- CO-9.6 ----------------------------------------------------------------------------------------------------------


@rule("CO-9.6")
def test_with_all_trade_columns_full_a_house_brings_the_fewer_of_blue_riband_and_pier() -> None:
    s = after_house(columns(3, 2, 4, 4, 4), 100)
    assert legal(s) == ["token coal_pier"]
    play(s, "token coal_pier")
    assert board(s) == [3, 3, 4, 4, 4] and s.money[0] == 40


@rule("CO-9.6")
def test_with_all_trade_columns_full_a_tie_is_the_owners_choice() -> None:
    s = after_house(columns(2, 2, 4, 4, 4), 100)
    assert legal(s) == ["token blue_riband", "token coal_pier"]
    play(s, "token blue_riband")
    assert board(s) == [3, 2, 4, 4, 4] and s.money[0] == 100


@rule("CO-9.6")
def test_with_all_trade_columns_full_the_one_with_more_tokens_is_not_had() -> None:
    s = after_house(columns(3, 2, 4, 4, 4), 100)
    assert refused(s, "token blue_riband") == "CO-9.4"


@rule("CO-9.6")
def test_while_a_trade_column_has_room_a_full_colour_cannot_be_picked_for_a_substitute() -> None:
    s = after_house(columns(0, 0, 4, 4, 3), 500)
    assert refused(s, "token green_token") == "CO-9.2"
    assert refused(s, "token blue_riband") == "CO-9.3"


@rule("CO-9.6")
def test_a_trade_column_with_room_but_too_dear_brings_no_substitute() -> None:
    s = after_house(columns(0, 0, 4, 4, 3), 80)
    assert board(s) == [0, 0, 4, 4, 3] and s.money[0] == 80
    assert offered(s, "cash")


# --- CO-9.7 ----------------------------------------------------------------------------------------------------------


@rule("CO-9.7")
def test_a_token_too_dear_is_not_taken() -> None:
    s = after_house(columns(0, 0, 1, 2, 3), 50)
    assert legal(s) == ["token green_token"]
    assert refused(s, "token white_token") == "CO-9.7"


@rule("CO-9.3", "CO-9.7")
def test_the_only_affordable_token_must_be_taken() -> None:
    s = after_house(columns(0, 0, 1, 2, 3), 50)
    assert refused(s, "decline") == "CO-9.7"


@rule("CO-9.7")
def test_if_no_token_is_affordable_the_rest_of_the_action_stands() -> None:
    s = after_house(columns(0, 0, 1, 1, 1), 20)
    assert s.has_house(0, s.figures.port_ids.index("bombay"))
    assert (board(s), s.money[0]) == ([0, 0, 1, 1, 1], 20)


@rule("CO-9.7")
def test_an_unaffordable_pier_is_skipped_and_coal_is_loaded() -> None:
    s = at_coal(columns(0, 1, 0, 0, 0), 20)
    assert (coal_in(s, "bombay"), added(s, 0, "coal_pier"), s.active) == (3, 1, 1)


@rule("CO-9.7")
def test_a_token_is_paid_with_what_is_left_after_the_fees() -> None:
    sea: Sea = {"bombay": ("thermopylae", 0), "sydney": ("cutty_sark", 1)}
    s = ocean(2, at="exchanging", sea=sea, houses={"bombay": [1]}, tokens={0: columns(0, 0, 1, 2, 2)}, money={0: 60},
              contracts={0: 2})  # fmt: skip
    play(s, "build bombay")
    assert refused(s, "token white_token") == "CO-9.7"
    assert offered(s, "token green_token")


@rule("CO-9.7")
def test_a_token_is_paid_with_income_of_the_same_action() -> None:
    s = ocean(2, at="house", sea={"bombay": ("nubian", 0, 1)}, tokens={0: columns(0, 0, 1, 1, 1)}, money={0: 0})
    play(s, "build bombay", "token red_token")
    assert board(s) == [0, 0, 1, 1, 2] and s.money[0] == 0

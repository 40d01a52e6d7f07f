"""Supply limits. [CO-20]"""

from typing import Any

import pytest

from blueriband.games.crossing_oceans.state import CrossingOceans
from blueriband.kernel.engine import NOBODY
from tests.crossing_oceans.build import added, coal_in, ocean
from tests.rules import offered, play, refused, rule

FLEETS = {  # every port of the board: its ship and its owner; the oldest of the Tasmanian Sea lies in Sydney
    "new_york": ("city_of_berlin", 0), "montreal": ("nubian", 0), "charleston": ("devonia", 1),
    "havana": ("arizona", 1),
    "buenos_aires": ("hammonia", 2), "rio_de_janeiro": ("oregon", 2), "bahia": ("umbria", 2),
    "bombay": ("etruria", 3), "zanzibar": ("ormuz", 3), "durban": ("britannia", 3),
    "yokohama": ("columbia", 0), "hong_kong": ("majestic", 0), "timor": ("himalaya", 1),
    "sydney": ("abyssinia", 1), "auckland": ("campania", 0),
}  # fmt: skip
CLIPPERS = {0: ["cutty_sark", "titanic"], 1: ["thermopylae"], 2: ["leander"], 3: ["ariel"]}
TOKENS = {
    "hq_hapag": "blue_riband", "hq_cunard": "coal_pier", "hq_norddeutscher_lloyd": "green_token",
    "hq_white_star": "white_token", "hq_holland_america": "red_token",
}  # fmt: skip


def crowded(at: str, **coal: int) -> CrossingOceans:
    """Return a lawful position with fifteen steamships at sea, three coal on each that is not named."""
    sea: dict[str, Any] = {port: (*ship, coal.get(port, 3)) for port, ship in FLEETS.items()}
    s = ocean(4, at=at, sea=sea, supply=CLIPPERS, deck=[])
    s.game.check(s)
    return s


@rule("CO-20.1", "CO-4.8")
def test_a_ship_placed_when_the_coal_has_run_out_starts_without() -> None:
    s = crowded("placing", sydney=0, auckland=1)
    assert s.stock == 0
    play(s, "place titanic", "berth sydney")
    assert (coal_in(s, "sydney"), s.stock) == (0, 0)


@rule("CO-20.1", "CO-6.3")
def test_no_contract_becomes_coal_when_the_coal_has_run_out() -> None:
    s = crowded("exchanging", sydney=0, auckland=1)
    assert refused(s, "fuel campania") == "CO-6.3"


@rule("CO-20.1", "CO-15.3")
def test_the_coal_action_loads_what_is_left() -> None:
    s = crowded("coal", sydney=0, auckland=0)
    assert s.stock == 1
    play(s, "token coal_pier")
    assert (coal_in(s, "auckland"), s.stock) == (1, 0)


@rule("CO-20.1")
def test_thirteen_steamships_leave_coal_for_every_free_place() -> None:
    sea: dict[str, Any] = {port: (*ship, 0 if port == "yokohama" else 3) for port, ship in FLEETS.items()}
    sea |= {"sydney": ("cutty_sark", 0), "buenos_aires": ("ariel", 3)}
    s = ocean(4, at="coal", sea=sea, tokens={0: {"coal_pier": 4}})
    play(s, "decline")
    assert (coal_in(s, "yokohama"), s.stock) == (3, 1)


@rule("CO-20.2", "CO-4.6")
def test_a_player_has_ten_captains_and_at_most_nine_ships_at_sea() -> None:
    full = ["new_york", "montreal", "charleston", "havana", "bombay", "zanzibar", "durban", "sydney", "auckland"]
    sea: dict[str, Any] = {port: (FLEETS[port][0], 0, 1) for port in full} | {"yokohama": ("leander", 1)}
    s = ocean(3, sea=sea, supply={0: ["titanic", "cutty_sark"], 2: ["thermopylae"]}, deck=[])
    assert s.captains[0] == 0
    s.game.check(s)
    play(s, "place titanic")
    assert refused(s, "berth timor") == "CO-4.6"
    assert offered(s, "berth sydney")  # in place of an own ship


@rule("CO-20.2", "CO-16.7")
def test_a_player_has_seven_houses() -> None:
    ports = ["montreal", "charleston", "havana", "zanzibar", "durban", "auckland", "sydney"]
    s = ocean(2, at="exchanging", contracts={0: 2}, sea={"bombay": ("thermopylae", 0)}, houses={p: [0] for p in ports})
    assert s.houses[0] == 0
    assert refused(s, "build bombay") == "CO-16.7"


@rule("CO-20.3")
def test_the_bank_never_runs_out_of_money() -> None:
    s = ocean(2, at="moving", money={0: 100_000, 1: 100_000}, sea={"bombay": ("thermopylae", 0)})
    play(s, "move fleet")
    assert s.money[0] == 100_020


@rule("CO-20.4")
@pytest.mark.parametrize(("card", "token"), TOKENS.items())
def test_the_sixteenth_token_of_a_kind_is_there_for_whoever_has_an_empty_spot(card: str, token: str) -> None:
    s = ocean(
        4, at="ships", money={0: 1000}, market=[card, None, None, None, None, None], deck=[],
        tokens={0: {token: 3}, 1: {token: 4}, 2: {token: 4}, 3: {token: 4}},
    )  # fmt: skip
    play(s, f"buy {card}")
    assert added(s, 0, token) == 4
    s.game.check(s)


@rule("CO-20.5")
def test_nine_ships_of_a_colour_find_nine_flags() -> None:
    blue = ["pommerania", "belgenland", "hammonia", "columbia", "fuerst_bismarck", "kaiser_wilhelm_der_grosse"]
    blue += ["deutschland", "amerika"]
    s = ocean(2, at="ships", money={0: 1000}, supply={0: blue}, market=["imperator", None, None, None, None, None])
    play(s, "buy imperator")
    assert s.view(NOBODY)["seats"][0]["flags"]["blue"] == 9


@rule("CO-20.5")
def test_four_clippers_and_five_headquarters_find_nine_multicoloured_flags() -> None:
    cards = list(TOKENS)
    s = ocean(
        4, at="ships", money={0: 1000}, headquarters={0: cards[:3], 1: [cards[3]]},
        market=[cards[4], None, None, None, None, None],
    )  # fmt: skip
    play(s, f"buy {cards[4]}")
    assert [player["flags"]["multicoloured"] for player in s.view(NOBODY)["seats"]] == [5, 2, 1, 1]


@rule("CO-20.6", "CO-5.1")
def test_contracts_never_run_out() -> None:
    s = ocean(2, contracts={0: 22, 1: 22})
    play(s, "contract")
    assert s.contracts[0] == 23

"""Hidden information. [SY-31]"""

import json
from typing import Any

import pytest

from blueriband.bots.playout import walk
from blueriband.games.shipyard.data import ITEMS
from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal, read, save, tell, text
from blueriband.kernel.engine import NOBODY
from blueriband.kernel.rng import seeded
from tests.rules import play, rule
from tests.shipyard.build import contracts_of, yard

DECKS = ("bows", "middles", "sterns", "train_deck", "canal_deck")
MOMENTS = [(seats, plies) for seats in (2, 3, 4) for plies in (0, 30, 80, 150)]
SIX = ["CG01", "CG02", "CG03", "CB01", "CB02", "CB03"]
OTHER = ["CG04", "CG05", "CG06", "CB04", "CB05", "CB06"]


def moment(seats: int, plies: int) -> Shipyard:
    """Return a position somewhere in a random game."""
    s = yard(seats).game.new({"seats": seats}, 100 + plies)
    assert isinstance(s, Shipyard)
    walk(s, seeded(plies), plies)
    assert not s.over
    return s


def imagined(s: Shipyard, seat: int, seed: int = 7) -> Shipyard:
    """Return a position that a seat cannot tell from the real one."""
    t = s.imagine(seat, seeded(seed))
    assert isinstance(t, Shipyard)
    return t


def public(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view without what only the owner of contracts sees."""
    seats = [
        {key: value for key, value in player.items() if key not in ("held", "given_up")} for player in view["seats"]
    ]
    return {**view, "seats": seats}


# --- hidden from everybody -------------------------------------------------------------------------------------------


@rule("SY-31.1")
@pytest.mark.parametrize(("seats", "plies"), MOMENTS)
def test_the_order_of_all_decks_is_hidden(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    for seat in range(NOBODY, seats):
        t = imagined(s, seat)
        assert t.view(seat) == s.view(seat)
        for deck in DECKS:
            real, other = list(getattr(s, deck)), list(getattr(t, deck))
            assert sorted(other) == sorted(real)
            assert other != real or len(real) < 6


@rule("SY-31.1")
@pytest.mark.parametrize("deck", ["bows", "sterns", "trains", "canals"])
def test_every_order_of_a_deck_can_be_imagined(deck: str) -> None:
    cards = {"bows": ["B01", "B02", "B03"], "sterns": ["S01", "S02", "S03"], "trains": ["T01", "T02", "T03"]}
    s = yard(
        2, decks={deck: cards.get(deck, ["C01", "C02", "C03"])}, single={0: "build_ships"}, double={0: "rent_canal"}
    )
    field = {"trains": "train_deck", "canals": "canal_deck"}.get(deck, deck)
    assert len({tuple(getattr(imagined(s, 0, seed), field)) for seed in range(100)}) == 6


@rule("SY-31.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_contracts_not_dealt_are_hidden(seats: int) -> None:
    s = moment(seats, 40)
    undealt = [{c for c in range(24) if imagined(s, 0, seed).contract[c] == 0} for seed in range(60)]
    mine = {s.figures.contract_ids.index(name) for name in contracts_of(s, 0)}
    assert set.union(*undealt) == set(range(24)) - mine
    assert {len(some) for some in undealt} == {24 - 6 * seats}


@rule("SY-31.1")
def test_with_four_players_all_contracts_are_dealt() -> None:
    assert 0 not in list(moment(4, 0).contract)


@rule("SY-31.1")
def test_the_view_does_not_depend_on_the_generator() -> None:
    s = moment(3, 150)
    t = s.clone()
    t.rng = seeded(99)
    assert [t.view(seat) for seat in range(NOBODY, 3)] == [s.view(seat) for seat in range(NOBODY, 3)]
    assert text(imagined(t, 0)) == text(imagined(s, 0))


@rule("SY-31.1")
@pytest.mark.parametrize(("seats", "plies"), MOMENTS)
def test_nothing_but_decks_and_contracts_is_hidden(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    real, other = save(s)["position"], save(imagined(s, NOBODY))["position"]
    assert {name for name in real if real[name] != other[name]} <= {*DECKS, "contract", "rng"}


# --- hidden from the other players -----------------------------------------------------------------------------------


@rule("SY-31.2")
def test_contracts_are_seen_by_their_owner_only() -> None:
    s = yard(2, at="discard:1", contracts={0: SIX, 1: OTHER})
    assert list(s.view(0)["seats"][0]["held"]) == SIX
    for seat in (NOBODY, 1):
        assert not set(SIX) & set(words(s.view(seat)))


def words(view: Any) -> list[str]:
    """Return every word of a view."""
    return json.dumps(view).replace('"', " ").split()


@rule("SY-31.2")
@pytest.mark.parametrize(("seats", "plies"), MOMENTS)
def test_the_contracts_of_others_may_be_any_that_a_seat_has_not_seen(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    mine = [c for c in range(24) if s.contract[c] in (1, 5)]
    held = {tuple(contracts_of(imagined(s, 0, seed), 1)) for seed in range(12)}
    assert len(held) > 1
    assert all(imagined(s, 0, seed).contract[c] == s.contract[c] for seed in range(12) for c in mine)


@rule("SY-31.2")
def test_the_owner_goes_on_knowing_the_own_discards() -> None:
    s = yard(2, at="discard:1", contracts={0: SIX, 1: OTHER})
    play(s, "discard CG02", "discard CB01")
    assert s.view(0)["seats"][0]["given_up"] == ["CG02", "CB01"]
    assert not {"CG02", "CB01"} & set(words(s.view(1)))
    t = imagined(s, 0)
    assert t.view(0) == s.view(0)


@rule("SY-31.2")
def test_discards_stay_secret_after_the_game() -> None:
    s = yard(2, at="scoring", contracts={0: ["CG01", "CB01"], 1: []}, given_up={0: ["CG02", "CG03", "CB02", "CB03"]})
    assert s.over
    for seat in (NOBODY, 1):
        assert list(s.view(seat)["seats"][0]["held"]) == ["CG01", "CB01"]
        assert not {"CG02", "CG03", "CB02", "CB03"} & set(words(s.view(seat)))
    assert s.view(0)["seats"][0]["given_up"] == ["CG02", "CG03", "CB02", "CB03"]


@rule("SY-31.2")
def test_how_many_contracts_a_player_holds_is_public() -> None:
    s = yard(2, at="discard:1", contracts={0: SIX, 1: OTHER})
    play(s, "discard CG02", "discard CB01")
    assert [player["contracts"] for player in s.view(NOBODY)["seats"]] == [4, 6]


@rule("SY-31.2")
def test_a_discarded_contract_is_not_told_to_others() -> None:
    s = yard(2, at="discard:1", contracts={0: SIX, 1: OTHER})
    play(s, "discard CG02")
    event = next(e for e in s.events or [] if e.kind >= 0)
    assert [tell(s.game, event, seat).get("contract") for seat in (NOBODY, 0, 1)] == [None, "CG02", None]


# --- public ----------------------------------------------------------------------------------------------------------


@rule("SY-31.3")
@pytest.mark.parametrize(("seats", "plies"), MOMENTS)
def test_but_for_contracts_everybody_sees_the_same(seats: int, plies: int) -> None:
    s = moment(seats, plies)
    assert [public(s.view(seat)) for seat in range(seats)] == [s.view(NOBODY)] * seats


@rule("SY-31.3")
def test_what_lies_before_a_player_is_public() -> None:
    s = yard(
        3, at="discard:1", money={0: 7}, store={0: {"sail": 2}}, staff={0: ["rigger"]}, trains={0: ["T01"]},
        row={0: ["B05", None, "M05"]}, canals={0: [("C16", 0, 0, 0), ("C01", 1, 0, 2)]}, figure={0: ("C16", "e", "d")},
        used={0: 3}, fleet=[(0, ["B01", "M01", "S01"], {"captain": 1, "crane": 1}, 8)], single={0: "rent_canal"},
        contracts={0: SIX},
    )  # fmt: skip
    pieces = dict.fromkeys(ITEMS, 0)
    before = {
        "money": 7, "points": 8, "single": "rent_canal", "double": None, "store": {**pieces, "sail": 2},
        "staff": ["rigger"], "trains": ["T01"], "row": ["B05", None, "M05", *[None] * 6],
        "canals": [{"canal": "C01", "x": 1, "y": 0, "turns": 2}, {"canal": "C16", "x": 0, "y": 0, "turns": 0}],
        "figure": {"canal": "C16", "space": "e", "stern": "d"}, "used_canals": 3,
        "fleet": [
            {"points": 8, "speed": 1, "cards": ["B01", "M01", "S01"], "pieces": {**pieces, "captain": 1, "crane": 1}}
        ],
        "contracts": 6, "completed": [], "reach": 4, "lack": "captain",
    }  # fmt: skip
    assert before.items() <= s.view(NOBODY)["seats"][0].items()


@rule("SY-31.3")
def test_displays_and_markers_are_public() -> None:
    s = yard(
        2, at="discard:1", manufacture="crane", recruit="soldier", hire=5, exchange=2,
        shelf={"bows": ["B01", "B02", None, "B03", None], "trains": ["T05"], "canals": ["C07"]},
    )  # fmt: skip
    view = s.view(1)
    assert view["markers"] == {"manufacture": "crane", "recruit": "soldier", "hire": 5, "exchange": 2}
    assert view["display"]["bows"] == ["B01", "B02", None, "B03", None]
    assert (view["display"]["trains"][0], view["display"]["canals"][0]) == ("T05", "C07")
    assert (view["countdown"], len(view["track"]), len(view["employees"])) == (2, 7, 24)


@rule("SY-31.3")
def test_the_pieces_on_a_ship_that_is_fitted_out_are_public() -> None:
    s = yard(
        2, at="launching", row={0: ["B01", "M01", "S01"]}, store={0: {"captain": 1, "sail": 2}},
        canals={0: [("C16", 0, 0, 0)]}, figure={0: ("C16", "d", "W")},
    )  # fmt: skip
    play(s, "launch 1", "man", "fit sail")
    pieces = {**dict.fromkeys(ITEMS, 0), "captain": 1, "sail": 1}
    assert {"columns": [1, 3], "pieces": pieces, "reach": 2}.items() <= s.view(1)["at_hand"].items()
    play(s, "done")
    sailing = {"columns": [1, 3], "pieces": pieces, "left": 1, "sailed": 1, "riband": 0}
    assert sailing.items() <= s.view(1)["at_hand"].items()


@rule("SY-31.3")
def test_a_card_a_canal_and_a_train_in_hand_are_public() -> None:
    s = yard(2, at="build_ships", shelf={"bows": ["B01"]})
    play(s, "take B01")
    assert s.view(1)["at_hand"] == {"card": "B01", "completes": []}
    s = yard(2, at="rent_canal", shelf={"canals": ["C01"]})
    play(s, "rent C01")
    assert s.view(1)["at_hand"] == {"canal": "C01", "reaches": {"east": 2, "west": 2}}
    s = yard(2, at="exchange_commodities", trains={0: ["T03"]})
    play(s, "ship T03", "trade propeller")
    assert s.view(1)["at_hand"] == {"train": "T03", "car": 2, "items": ["propeller"]}


# --- decks and used piles --------------------------------------------------------------------------------------------


@rule("SY-31.4")
def test_the_numbers_of_cards_in_decks_are_public() -> None:
    s = yard(
        2, at="discard:1",
        decks={"bows": ["B01"], "middles": ["M01", "M31"], "sterns": [], "trains": ["T01"], "canals": ["C01", "C02"]},
    )  # fmt: skip
    assert s.view(NOBODY)["decks"] == {"bows": 1, "middles": 2, "sterns": 0, "trains": 1, "canals": 2}


@rule("SY-31.4")
def test_the_contents_of_used_piles_are_public() -> None:
    s = yard(2, at="discard:1", used_trains=["T03", "T01"], spent=["C09", "C02"])
    play(s, "discard " + contracts_of(s, 0)[0])
    assert s.view(1)["used_trains"] == ["T01", "T03"]
    assert s.view(1)["spent_canals"] == ["C02", "C09"]


@rule("SY-31.4")
def test_cards_of_ships_that_failed_are_public() -> None:
    s = yard(2, at="launching", row={0: ["B01", "M01", "S01"]})
    play(s, "launch 1")
    assert s.view(1)["wrecked"] == ["B01", "M01", "S01"]


@rule("SY-31.5")
def test_it_is_public_which_middles_lie_in_which_part_of_the_deck() -> None:
    s = yard(2, at="discard:1", decks={"middles": ["M05", "M02", "M33", "M31"]})
    to_come = s.view(NOBODY)["to_come"]
    assert (to_come["middles_upper"], to_come["middles_lower"]) == (["M02", "M05"], ["M31", "M33"])


@rule("SY-31.5")
def test_only_the_order_inside_each_part_is_unknown() -> None:
    s = yard(2, at="discard:1", decks={"middles": ["M05", "M02", "M33", "M31", "M32"]})
    orders = set()
    for seed in range(100):
        middles = [s.figures.card_ids[card] for card in imagined(s, 0, seed).middles]
        assert set(middles[:3]) == {"M33", "M31", "M32"}  # the lower part
        orders.add(tuple(middles))
    assert len(orders) == 2 * 6


# --- chance ----------------------------------------------------------------------------------------------------------


@rule("SY-31.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_set_up_nothing_is_random_but_reshuffling(seats: int) -> None:
    s, rng = moment(seats, 0), seeded(5)
    shuffles = 0
    while not s.over:
        before, s.events = save(s)["position"]["rng"], []
        moves = [move for move in legal(s) if "build_ships" not in move] or legal(s)  # a long game
        s.play(read(s.game, moves[rng.roll(len(moves))]))
        told = {tell(s.game, event, NOBODY)["event"] for event in s.events if event.kind >= 0}
        shuffled = bool(told & {"trains_shuffled", "canals_shuffled"})
        shuffles += shuffled
        assert shuffled or save(s)["position"]["rng"] == before
    assert shuffles > 0


@rule("SY-31.6")
def test_dealing_reveals_the_hidden_order() -> None:
    s = yard(2, at="build_ships", shelf={"bows": ["B01", "B02", "B03", "B04", "B05"]}, decks={"bows": ["B06", "B07"]})
    play(s, "take B01", "place 1")
    floor = s.floor
    play(s, "stop")
    assert s.floor > floor  # no way back
    assert s.view(1)["display"]["bows"] == ["B02", "B03", "B04", "B05", "B06"]

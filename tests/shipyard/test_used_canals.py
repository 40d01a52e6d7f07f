"""Used and detached canals. [SY-23]"""

import pytest

from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from tests.rules import names, play, rule
from tests.shipyard.build import canals_of, figure_of, shelf_of, yard

System = list[tuple[str, int, int, int]]
RING = [("C09", 0, 0, 3), ("C10", 1, 0, 0), ("C11", 1, 1, 1), ("C12", 0, 1, 2)]
FORK = [("C16", 0, 0, 0), ("C22", 1, 0, 0), ("C02", 0, 1, 1), ("C03", 0, 2, 1)]  # C02 and C03 hang on C16
TALL = ["B01", "M36", "S09"]  # four masts


def sailing(canals: System, figure: tuple[str, str, str], sails: int = 0, used: int = 0) -> Shipyard:
    """Return a position of seat 0 whose ship is ready to sail with `done`."""
    s = yard(
        2, at="launching", row={0: [*TALL]}, store={0: {"captain": 1, "sail": sails}}, canals={0: canals},
        figure={0: figure}, used={0: used},
    )  # fmt: skip
    play(s, "launch 1", "man", *["fit sail"] * sails)
    return s


@rule("SY-23.1")
def test_a_tile_that_the_figure_leaves_is_removed_and_counts_as_used() -> None:
    s = sailing([("C01", 0, 0, 0), ("C02", 1, 0, 0)], ("C01", "f", "e"), used=3)
    events = play(s, "done")
    assert {"event": "canal_used", "seat": 0, "canal": "C01"} in events
    assert canals_of(s, 0) == ["C02"] and s.used[0] == 4
    assert s.view(1)["spent_canals"] == ["C01"]


@rule("SY-23.1")
def test_a_tile_that_the_figure_stays_on_is_not_used() -> None:
    s = sailing([("C01", 0, 0, 0), ("C02", 1, 0, 0)], ("C01", "d", "W"), sails=1)
    play(s, "done")
    assert canals_of(s, 0) == ["C01", "C02"] and s.used[0] == 0


@rule("SY-23.1", "SY-23.4")
def test_the_tile_is_removed_at_once_in_the_middle_of_a_cruise() -> None:
    s = sailing([("C01", 0, 0, 0), ("C22", 1, 0, 0)], ("C01", "f", "e"), sails=2)
    play(s, "done")
    assert legal(s) == ["steer b", "steer f", "steer h"]  # on e, one space still to go
    assert canals_of(s, 0) == ["C22"] and s.used[0] == 1


@rule("SY-23.1")
def test_every_tile_of_a_long_cruise_is_used() -> None:
    s = sailing([("C01", 0, 0, 0), ("C02", 1, 0, 0), ("C06", 2, 0, 0)], ("C01", "f", "e"), sails=3)
    play(s, "done")
    assert canals_of(s, 0) == ["C06"] and s.used[0] == 2


# --- detached --------------------------------------------------------------------------------------------------------


@rule("SY-23.2")
def test_tiles_that_lose_their_connection_are_removed_but_not_used() -> None:
    s = sailing(FORK, ("C16", "f", "e"))
    events = play(s, "done")
    assert [e["canal"] for e in events if e["event"] == "canal_detached"] == ["C02", "C03"]
    assert canals_of(s, 0) == ["C22"]
    assert s.used[0] == 1
    assert s.view(1)["spent_canals"] == ["C02", "C03", "C16"]


@rule("SY-23.2")
def test_the_systems_of_others_are_not_touched() -> None:
    s = yard(
        2, at="launching", row={0: [*TALL]}, store={0: {"captain": 1}}, canals={0: FORK, 1: [("C04", 0, 1, 1)]},
        figure={0: ("C16", "f", "e"), 1: ("C04", "d", "N")},
    )  # fmt: skip
    play(s, "launch 1", "man", "done")
    assert canals_of(s, 1) == ["C04"]


@rule("SY-23.3")
def test_a_tile_behind_the_stern_is_still_connected() -> None:
    s = sailing([("C01", 0, 0, 0), ("C02", -1, 0, 0)], ("C01", "d", "W"))
    play(s, "done")
    assert canals_of(s, 0) == ["C01", "C02"]


@rule("SY-23.3")
def test_a_tile_that_another_way_leads_to_is_still_connected() -> None:
    s = sailing(RING, ("C09", "h", "e"))
    play(s, "done")
    assert canals_of(s, 0) == ["C10", "C11", "C12"]
    assert figure_of(s, 0) == ("C10", "d", "W")


@rule("SY-23.3")
def test_a_tile_that_only_lies_beside_another_is_not_connected() -> None:
    canals = [("C16", 0, 0, 0), ("C01", 1, 0, 0), ("C02", 0, 1, 1), ("C09", 1, 1, 1)]
    s = sailing(canals, ("C16", "f", "e"))  # C09 has an exit to C02's closed side and to C01's
    play(s, "done")
    assert canals_of(s, 0) == ["C01"]


@rule("SY-23.4")
def test_the_check_is_made_after_every_crossing() -> None:
    s = sailing(FORK, ("C16", "f", "e"), sails=2)
    events = play(s, "done")
    assert names(events)[-4:] == ["canal_used", "canal_detached", "canal_detached", "space_entered"]
    assert legal(s) == ["steer b", "steer f", "steer h"]  # still sailing


@rule("SY-23.4")
def test_a_ring_leading_back_to_the_tile_left_ends_there() -> None:
    canals = [("C22", 0, 0, 0), ("C09", 1, 0, 0), ("C10", 1, 1, 1), ("C11", 0, 1, 2)]
    s = yard(
        2, at="launching", row={0: ["B01", "M36", "M37", "M38", "S09"]}, store={0: {"captain": 1, "sail": 8}},
        canals={0: canals}, figure={0: ("C22", "f", "e")},
    )  # fmt: skip
    play(s, "launch 1", "man", *["fit sail"] * 8, "done")  # speed 9 of 3 + 3 + 5
    assert canals_of(s, 0) == ["C11"] and s.used[0] == 3


# --- counting --------------------------------------------------------------------------------------------------------


@rule("SY-23.5")
def test_used_canals_are_public_and_counted_for_the_contract() -> None:
    s = yard(2, used={0: 3}, contracts={0: ["CB12"]}, single={0: "build_ships"}, double={0: "rent_canal"})
    assert [player["used_canals"] for player in s.view(1)["seats"]] == [3, 0]
    assert s.view(0)["seats"][0]["held"] == {"CB12": 12}


@rule("SY-23.6", "SY-8.5")
def test_when_the_deck_is_empty_used_and_discarded_canals_are_shuffled() -> None:
    s = yard(
        2, at="rent_canal", shelf={"canals": ["C01", "C02", "C03", "C04", "C05"]}, decks={"canals": []},
        canals={1: [("C22", 0, 0, 0)]}, figure={1: ("C22", "d", "W")}, used={0: 2, 1: 5},
    )  # fmt: skip
    events = play(s, "rent C01", "start west")
    assert {"event": "canals_shuffled", "cards": 24 - 5 - 1} in events
    assert len(s.canal_deck) == 24 - 5 - 1 - 1 and s.view(1)["spent_canals"] == []
    assert None not in shelf_of(s, "canals")


@rule("SY-23.6")
def test_the_players_keep_counting_from_what_they_had() -> None:
    s = yard(2, at="rent_canal", shelf={"canals": ["C01", "C02"]}, decks={"canals": []}, used={0: 2, 1: 5})
    play(s, "rent C01", "start west")
    assert list(s.used) == [2, 5]


@rule("SY-23.6")
def test_canals_lying_in_systems_are_not_shuffled() -> None:
    s = yard(
        2, at="rent_canal", shelf={"canals": ["C01", "C02"]}, decks={"canals": []},
        canals={1: [("C22", 0, 0, 0), ("C23", 1, 0, 0)]}, figure={1: ("C22", "d", "W")},
    )  # fmt: skip
    play(s, "rent C01", "start west")
    assert canals_of(s, 1) == ["C22", "C23"]
    assert not {"C01", "C22", "C23"} & set(s.view(1)["to_come"]["canals"])


@rule("SY-23.6")
def test_nothing_is_shuffled_while_the_deck_has_a_card() -> None:
    s = yard(2, at="rent_canal", shelf={"canals": ["C01", "C02", "C03", "C04", "C05"]}, decks={"canals": ["C06"]})
    assert "canals_shuffled" not in names(play(s, "rent C01", "start west"))
    assert len(s.canal_deck) == 0


@rule("SY-23.6", "SY-8.6")
@pytest.mark.parametrize("sails", [0, 2])
def test_a_canal_freed_by_a_cruise_fills_a_gap_at_the_end_of_it(sails: int) -> None:
    names_of_all = yard(2).figures.canal_ids
    other = [(name, n, 5, 0) for n, name in enumerate(names_of_all) if name not in ("C01", "C22", "C02")]
    s = yard(
        2, at="launching", row={0: [*TALL]}, store={0: {"captain": 1, "sail": sails}},
        shelf={"canals": ["C02"]}, decks={"canals": []}, canals={0: [("C01", 0, 0, 0), ("C22", 1, 0, 0)], 1: other},
        figure={0: ("C01", "f", "e")},
    )  # fmt: skip
    play(s, "launch 1", "man", *["fit sail"] * sails, "done")
    if sails > 0:
        assert shelf_of(s, "canals") == ["C02", None, None, None, None]  # not in the middle of it
        play(s, "steer f")
    assert shelf_of(s, "canals") == ["C02", "C01", None, None, None]

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from blueriband.env.batch import look_into
from blueriband.env.core.table import Seen
from blueriband.env.spaces import Spaces
from blueriband.kernel.engine import State
from blueriband.kernel.rng import seeded
from tests.env.walks import GAMES, TABLES, positions


def observed(spaces: Spaces, s: State, seat: int) -> NDArray[Any]:
    seen = Seen(spaces.observer, spaces.actions)
    seen.observe(s, seat)
    assert seen.pen.at == spaces.observer.length
    return look_into(seen.pen.cells, np.int16).copy()


def told(spaces: Spaces, s: State, seat: int, name: str) -> list[Any]:
    """Return one slice as its rows."""
    part = next(part for part in spaces.parts() if part.name == name)
    cells = observed(spaces, s, seat)[spaces.slices()[name]].reshape(part.rows, part.width).tolist()
    return [row[0] if part.width == 1 else row for row in cells]


def from_seat(row: list[Any], seat: int) -> list[Any]:
    return row[seat:] + row[:seat]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_observation_holds_nothing_that_its_seat_cannot_know(game: str, players: int) -> None:
    spaces, rng = Spaces(game, {"seats": players}), seeded(5)
    for s in positions(spaces, players, 12, 41):
        for seat in range(players):
            seen = observed(spaces, s, seat)
            for _time in range(2):
                imagined = s.imagine(seat, rng)
                assert observed(spaces, imagined, seat).tolist() == seen.tolist()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_slices_cover_an_observation_without_gaps(game: str, players: int) -> None:
    spaces = Spaces(game, {"seats": players})
    ends = [(part.start, part.stop) for part in spaces.slices().values()]
    assert [start for start, _stop in ends] == [0] + [stop for _start, stop in ends[:-1]]
    assert ends[-1][1] == spaces.observer.length == len(spaces.scales())
    assert len(spaces.slices()) == len(spaces.parts())


@pytest.mark.parametrize("game", GAMES)
def test_cells_are_of_the_size_that_their_scale_says(game: str) -> None:
    spaces = Spaces(game, {"seats": 3})
    scales = np.array(spaces.scales())
    for s in positions(spaces, 3, 20, 53):
        assert (abs(observed(spaces, s, 1)) / scales).max() < 8


@pytest.mark.parametrize("game", GAMES)
def test_the_question_is_told_to_the_seat_that_decides_alone(game: str) -> None:
    spaces = Spaces(game, {"seats": 3})
    for s in positions(spaces, 8, 10, 37):
        for seat in range(3):
            asked = told(spaces, s, seat, "asked")[0]
            step = told(spaces, s, seat, "step")[0]
            if s.over:
                assert sum(asked) == sum(step) == 0
                continue
            assert asked.index(1) == (s.decision.seat - seat) % 3 and sum(asked) == 1
            assert sum(step) == (1 if seat == s.decision.seat else 0)
            if seat == s.decision.seat:
                assert step.index(1) == s.decision.step


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_crossing_oceans_is_told_as_the_view_tells_it(seat: int) -> None:
    spaces = Spaces("crossing-oceans", {"seats": 3})
    for s in positions(spaces, 11, 12, 31):
        view = s.view(seat)
        players = from_seat(view["seats"], seat)
        for name in ("money", "contracts", "captains", "houses"):
            assert told(spaces, s, seat, name) == [player[name] for player in players]
        assert told(spaces, s, seat, "tokens") == [list(player["tokens"].values()) for player in players]
        assert told(spaces, s, seat, "flags") == [list(player["flags"].values()) for player in players]
        assert told(spaces, s, seat, "score") == from_seat(s.game.scores(s), seat)
        ids = spaces.game.figures.ids  # type: ignore[attr-defined] # of this game
        supplies = [[ids[n] for n in range(len(ids)) if row[n]] for row in told(spaces, s, seat, "supply")]
        assert supplies == [player["ships"] for player in players]
        assert [ids[n] for n, yes in enumerate(told(spaces, s, seat, "to_come")[0]) if yes] == view["to_come"]
        market = [None if row[5] == 0 else ids[row[5] - 1] for row in told(spaces, s, seat, "market")]
        assert market == view["market"]
        ports = [port for region in view["regions"] for port in region["ports"]]
        for row, port in zip(told(spaces, s, seat, "ports"), ports, strict=True):
            assert (None if row[5] == 0 else ids[row[5] - 1]) == port["ship"]
            captain = row[15:18].index(1) if 1 in row[15:18] else None
            assert captain == (None if port["captain"] is None else (port["captain"] - seat) % 3)
            assert row[18] == port["coal"]
            assert [turn for turn in range(3) if row[19 + turn]] == sorted((n - seat) % 3 for n in port["houses"])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_transatlantic_is_told_as_the_view_tells_it(seat: int) -> None:
    spaces = Spaces("transatlantic", {"seats": 3, "president": 1})
    for s in positions(spaces, 12, 12, 41):
        view = s.view(seat)
        players = from_seat(view["seats"], seat)
        for name in ("money", "points", "captains", "houses", "contracts", "tile", "pile_size"):
            assert told(spaces, s, seat, name) == [player[name] for player in players]
        assert told(spaces, s, seat, "markers") == [list(player["markers"].values()) for player in players]
        assert sum(told(spaces, s, seat, "hand")[0]) == players[0]["hand_size"]
        assert [sum(row) for row in told(spaces, s, seat, "cards")] == [sum(p["cards"].values()) for p in players]
        ids = spaces.game.figures.ids  # type: ignore[attr-defined] # of this game
        reserves = [[ids[n] for n in range(len(ids)) if row[n]] for row in told(spaces, s, seat, "reserve")]
        assert reserves == [[ship["card"] for ship in player["reserve"]] for player in players]
        assert [ids[n] for n, yes in enumerate(told(spaces, s, seat, "unseen")[0]) if yes] == view["unseen"]
        market = [None if row[5] == 0 else ids[row[5] - 1] for row in told(spaces, s, seat, "market")]
        assert market == view["market"]
        built = [row[:3] for row in told(spaces, s, seat, "built")]
        assert built[: len(view["regions"])] == [from_seat(region["houses"], seat) for region in view["regions"]]
        assert [sum(row) for row in told(spaces, s, seat, "extension")] == [view["extension"]]
        assert told(spaces, s, seat, "markers_left") == [list(view["markers"].values())]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_shipyard_is_told_as_the_view_tells_it(seat: int) -> None:
    spaces = Spaces("shipyard", {"seats": 3})
    for s in positions(spaces, 13, 12, 47):
        view = s.view(seat)
        players = from_seat(view["seats"], seat)
        for name in ("money", "points", "used_canals"):
            assert told(spaces, s, seat, name) == [player[name] for player in players]
        assert told(spaces, s, seat, "store") == [list(player["store"].values()) for player in players]
        figures: Any = spaces.game.figures  # type: ignore[attr-defined] # of this game
        for name, ids in (("staff", figures.employee_ids), ("trains", figures.train_ids)):
            held = [[ids[n] for n in range(len(ids)) if row[n]] for row in told(spaces, s, seat, name)]
            assert held == [player[name] for player in players]
        fleets = [[row[0], row[5]] for row in told(spaces, s, seat, "fleet")]
        assert fleets == [[len(player["fleet"]), sum(ship["points"] for ship in player["fleet"])] for player in players]
        points = told(spaces, s, seat, "contract_points")[0]
        mine = {
            figures.contract_ids[n]: points[n] for n, yes in enumerate(told(spaces, s, seat, "contracts")[0]) if yes
        }
        assert mine == players[0]["held"]
        numbers = {id: number for number, id in enumerate(figures.card_ids, 1)}
        columns = [[numbers.get(card, 0) for card in player["row"]] for player in players[1:]]
        assert told(spaces, s, seat, "rows") == columns
        lying = told(spaces, s, seat, "canals")
        assert [sum(row[0] == turn + 1 for row in lying) for turn in range(3)] == [len(p["canals"]) for p in players]
        shown = [
            None if row[0] == 0 else figures.canal_ids[row[0] - 1] for row in told(spaces, s, seat, "shown_canals")
        ]
        assert shown == view["display"]["canals"]
        assert sum(told(spaces, s, seat, "ship_cards_to_come")[0]) == sum(
            len(view["to_come"][deck]) for deck in ("bows", "middles_upper", "middles_lower", "sterns")
        )

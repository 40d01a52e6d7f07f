"""Shipyard in the terminal: what is on the table, canals as pictures, and contracts given up in secret."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from blueriband import gamefile
from blueriband.cli.boards import Look, board_for
from blueriband.cli.boards.shipyard import ShipyardBoard
from blueriband.cli.boards.shipyard_canals import picture
from blueriband.cli.boards.shipyard_system import System
from blueriband.cli.terminal import play_in_terminal
from blueriband.cli.terminal_seats import read_seats
from blueriband.games import find
from blueriband.games.shipyard.game import ShipyardGame
from blueriband.games.shipyard.routes import reach
from blueriband.games.shipyard.state import Shipyard
from blueriband.kernel.codec import legal
from blueriband.kernel.match import Match
from blueriband.kernel.rng import seeded
from blueriband.phrases import Phrases
from blueriband.texts import LANGUAGES, Texts
from tests.shipyard.build import yard

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

from tests.terminal import CHOOSE, CONFIRM, OPEN, Terminal

GAME = "shipyard"
PEOPLE = ["human:Ada", "human:Bob", "random", "random"]
CANALS = {0: [("C16", 0, 0, 0), ("C01", 1, 0, 0), ("C09", 0, 1, 1)]}


@pytest.fixture(autouse=True)
def tidy_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Save nothing outside the test's own folder, and leave no game running."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    yield
    while OPEN:
        OPEN.pop().child.close(force=True)


def board(s: Shipyard, language: str = "en") -> ShipyardBoard:
    texts = Texts(language)
    seats = read_seats(PEOPLE[: s.seats], texts)
    found = board_for(Phrases(s.game, texts, [seat.label for seat in seats]), seats)
    assert isinstance(found, ShipyardBoard)
    return found


def drawn(s: Shipyard, me: int = 0, width: int = 80, language: str = "en") -> str:
    """Return a board without any colour."""
    out = StringIO()
    console = Console(file=out, width=width, color_system=None)
    console.print(board(s, language).draw(s.view(me), Look(me, width, None)))
    return out.getvalue()


def plain(page: str) -> str:
    """Return a page or a line of it without frames, and with single spaces."""
    return " ".join(re.sub("[│╭╮╰╯]", " ", page).split())


def line(page: str, start: str) -> str:
    """Return the line in which something stands."""
    return next(plain(row) for row in page.splitlines() if start in row)


def offered(s: Shipyard, language: str = "en") -> dict[str, str]:
    """Return the details of all that the seat in question is offered."""
    me = int(s.decision.seat)
    drawing, view = board(s, language), s.view(me)
    return {text: drawing.detail(view, me, text) for text in legal(s)}


def asked(s: Shipyard, language: str = "en") -> str:
    d = s.decision
    step = s.game.steps[d.step].name
    return board(s, language).question(s.view(int(d.seat)), int(d.seat), step, (int(d.x), int(d.y), int(d.z)))


# --- the table -------------------------------------------------------------------------------------------------------


def test_the_track_shows_figures_and_gaps_from_the_front() -> None:
    position = {"exchange_commodities": 20, "build_ships": 19, "hire_employee": 16, "rent_canal": 15}
    position |= {"recruit_crew": 12, "manufacture_equipment": 11, "purchase_commodities": 10}
    single, double = {0: "build_ships", 1: "rent_canal"}, {0: "recruit_crew", 1: "purchase_commodities"}
    s = yard(at="build_ships", position=position, single=dict(single), double=dict(double))
    page = plain(drawn(s, width=120))
    assert "Exchange Commodities Build Ships ● ·· Hire Employee Rent Canal ■" in page
    assert "·· Recruit Crew ●● Manufacture Equipment Purchase Commodities ■■" in re.sub(r" [^·■●]*Bob[^·]*", " ", page)
    assert "The lap ends in 3 turns." in page


def test_the_market_shows_prices_marks_and_loads() -> None:
    s = yard(shelf={"bows": ["B01", "B02", None, None, None], "trains": ["T04", "T03", None, None, None]})
    english, german = drawn(s), drawn(s, language="de")
    bottom = next(plain(row) for row in english.splitlines() if "ƒ0 " in row and "‡□" in row)
    assert bottom.startswith("ƒ0 1 ‡□ ") and bottom.endswith("4 WWS")
    assert line(english, "3 CCC").startswith("ƒ1 2 ‡R") and line(german, "3 KKK").startswith("ƒ1 2 ‡R")
    assert "‡ mast · Γ crane" in english and "H Holz · S Stahl · K Kohle" in german


def test_rings_exchange_and_employees_show_what_comes_next_and_its_price() -> None:
    s = yard(manufacture="cannon", recruit="captain", exchange=0, hire=7, staff={0: ["accountant"]})
    mine, theirs = drawn(s), drawn(s, me=1)
    assert line(mine, "Equipment: ") == "Equipment: smokestack ƒ0 → crane ƒ0 → sail ƒ0 → cannon ƒ1"
    assert line(theirs, "Equipment: ") == "Equipment: smokestack ƒ0 → crane ƒ1 → sail ƒ2 → cannon ƒ3"
    assert line(mine, "steel  ") == "steel ƒ2 ƒ3 crane, cannon, soldier"
    assert "accountant ✓" in mine and "accountant ✓" not in theirs


def test_a_row_shows_ships_with_their_mounts() -> None:
    s = yard(row={0: ["B01", "M01", None, None, None, None, None, None, "S01"]}, store={0: {"sail": 2, "crane": 1}})
    page = drawn(s)
    assert line(page, "<1 ") == "<1 =1= · · · · · · 1>"
    assert "Stores: sail 2 · crane 1" in plain(page)


def test_contracts_are_shown_to_their_owner_with_what_they_pay() -> None:
    s = yard(contracts={0: ["CG07", "CB01"], 1: ["CG02", "CB03"]})
    page = plain(drawn(s))
    assert "green lanterns (pays 0 2 4 6 8 10 12, then +1 each) 0 points now" in page
    assert "blue soldiers (2 each after the first) 0 points now" in page
    assert "pairs of soldier" not in page and "pairs of soldier" in plain(drawn(s, me=1))
    assert "Your contracts" not in drawn(s, me=-1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_whole_games_fit_the_screen(language: str, width: int) -> None:
    for seats in (2, 4):
        s = find(GAME).new({"seats": seats}, 3)
        rng = seeded(seats)
        while not s.over:
            s.take(s.decision.moves[rng.roll(len(s.decision.moves))])
            if s.ply % 60 == 0:
                page = drawn(s, 0, width, language)
                assert all(cell_len(row) <= width for row in page.splitlines()) and "…" not in page
                assert s.over or (len(offered(s, language)) > 0 and asked(s, language))


# --- canals ----------------------------------------------------------------------------------------------------------


def test_a_canal_system_is_a_picture_with_the_names_of_empty_cells() -> None:
    s = yard(canals=CANALS, figure={0: ("C16", "d", "W")})
    system = System.of(find(GAME).figures, s.view(0)["seats"][0])  # type: ignore[attr-defined]
    lines = [row.rstrip() for row in picture(system, 76, "●").plain.splitlines()]
    assert (
        lines
        == [
            "     +┈┈┈┈┈┈┈┈┈┈┈+┈┈┈┈┈┈┈┈┈┈┈+",
            "     ┊           ┊           ┊",
            "     ┊           ┊           ┊",
            "-1:0 ══●───B───R───M───○───★── 2:0",
            "     ┊     │     ┊           ┊",
            "     ┊     ○     ┊           ┊",
            "     +┈┈┈┈┈│┈┈┈┈┈+┈┈┈┈┈┈┈┈┈┈┈+",
        ]
        + lines[7:]
    )
    assert len(lines) == 13 and lines[9].startswith("-1:1 ──")
    assert max(len(row) for row in picture(system, 30, "●").plain.splitlines()) <= 30


def test_a_ship_reaches_as_far_as_the_rules_say() -> None:
    game = find(GAME)
    assert isinstance(game, ShipyardGame)
    seen = set()
    for seed in range(6):
        s = game.new({"seats": 3}, seed)
        rng = seeded(seed)
        while not s.over:
            s.take(s.decision.moves[rng.roll(len(s.decision.moves))])
            if s.ply % 11 == 0:
                view = s.view(0)
                for seat in range(3):
                    far = System.of(game.figures, view["seats"][seat]).reach()
                    assert far == reach(s, seat, 63)
                    seen.add(far)
    assert len(seen) > 8


def test_choices_for_canals_say_how_far_the_ship_can_sail() -> None:
    first = yard(at="rent_canal", shelf={"canals": ["C16", "C01", "C02", "C03", "C04"]})
    assert offered(first)["rent C16"] == "4 spaces, a lifeboat, a lifebuoy"
    first.play(first.decision.moves[0])
    assert "Your first is canal 16" in asked(first)
    assert offered(first)["start west"] == "then the ship can sail 2 spaces"
    more = yard(at="rent_canal", canals={0: [("C16", 0, 0, 0)]}, figure={0: ("C16", "d", "W")},
                shelf={"canals": ["C01", "C02", "C03", "C04", "C05"]})  # fmt: skip
    more.play(more.decision.moves[0])
    details = offered(more)
    assert details["lay 1:0 0"] == "open E W, then the ship can sail 5 spaces"
    assert details["lay -1:0 2"] == "open E W, then the ship can sail 2 spaces"


# --- choices ---------------------------------------------------------------------------------------------------------


def test_a_card_that_completes_a_ship_says_so() -> None:
    row: list[str | None] = ["B01", "M01", None, None, "M02", None, None, None, None]
    s = yard(at="build_ships", row={0: row}, shelf={"sterns": ["S01", None, None, None, None]})
    s.play(next(move for move, text in zip(s.decision.moves, legal(s), strict=True) if text == "take S01"))
    assert "Where does stern 1 go?" in asked(s)
    details = offered(s)
    assert details["place 3"] == "completes a ship of 3 cards" and details["place 6"] == "beside middle 2"
    assert details["place 9"] == "no card beside it"


def test_fitting_out_says_what_is_on_board_and_how_fast_the_ship_is() -> None:
    cards: list[str | None] = ["B01", "M01", "S01", None, None, None, None, None, None]
    store = {"captain": 1, "sail": 1, "smokestack": 1, "propeller": 1}
    s = yard(at="launching", row={0: cards}, store={0: store}, canals=CANALS, figure={0: ("C16", "d", "W")})
    while s.game.steps[s.decision.step].name != "fitting":
        s.play(s.decision.moves[0])
    assert asked(s).startswith("What goes on the ship? On board: captain 1; speed 1, and it can sail 5 spaces.")
    assert offered(s)["fit sail"] == "1 in store, then speed 2"


# --- secrets ---------------------------------------------------------------------------------------------------------


def giving_up() -> tuple[Match, int]:
    """Return a match of two in which contracts are to be given up, and its seed."""
    seed = 11
    match, rng = Match(find(GAME).new({"seats": 2}, seed)), seeded(seed)
    while match.game.steps[match.state.decision.step].name != "discarding":
        if match.ready:
            match.confirm(match.asked)
        else:
            moves = legal(match.state)
            match.play(match.asked, moves[rng.roll(len(moves))])
    return match, seed


def test_contracts_are_given_up_behind_a_curtain(tmp_path: Path) -> None:
    match, seed = giving_up()
    file = tmp_path / "game.txt"
    file.write_text(gamefile.record(match, {"seats": 2}, seed, PEOPLE[:2], private=True), encoding="utf-8")
    if match.ready:
        match.confirm(match.asked)
    first, second = ("● Ada", "■ Bob") if match.asked == 0 else ("■ Bob", "● Ada")
    t = Terminal(tmp_path, "--resume", str(file))
    t.wait("are you there")
    page = t.ask("", CHOOSE, CONFIRM)
    if "Your turn is complete" in page:
        t.ask("", CHOOSE)
    secrets = []
    for _colour in range(2):
        for _contract in range(2):
            chosen = re.findall(r"^1  Give up: (.*?)  now", t.screen, flags=re.M)[-1]
            secrets.append(chosen)
            last = t.ask("1", CHOOSE, CONFIRM)
    assert "Your turn is complete" in last and all(secret in last for secret in secrets[:1])
    assert f"Pass the keyboard to {second}" in t.ask("", "press Enter")
    news = t.ask("", CHOOSE)
    assert f"{first} gives up 4 contracts" in " ".join(news.split())
    assert not any(f"gives up: {secret}" in news for secret in secrets)


def test_beginners_can_be_chosen(tmp_path: Path) -> None:
    out, left = StringIO(), ["1", "q"]

    def answer(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    code = play_in_terminal(
        GAME, ["human:Ada", "random"], options={"beginners": 1}, seed=3, language="de",
        console=Console(file=out, width=80, color_system=None), answers=answer,
    )  # fmt: skip
    assert code == 0 and "Für Einsteiger: an jeder Station" in out.getvalue()
    kept = gamefile.parse(next(tmp_path.rglob("*.txt")).read_text(encoding="utf-8"))
    assert kept.options == {"seats": 2, "beginners": 1}

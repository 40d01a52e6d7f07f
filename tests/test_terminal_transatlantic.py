"""TransAtlantic in the terminal: what is on the table, and questions in the middle of somebody else's turn."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from blueriband import gamefile
from blueriband.cli.boards import Look, board_for
from blueriband.cli.terminal import play_in_terminal
from blueriband.cli.terminal_seats import read_seats
from blueriband.games import find
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.codec import legal, read
from blueriband.kernel.match import Match
from blueriband.kernel.rng import seeded
from blueriband.phrases import Phrases
from blueriband.texts import Texts
from tests.transatlantic.build import Ship, atlantic

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

from tests.terminal import CHOOSE, CONFIRM, OPEN, REVEAL, Terminal

GAME = "transatlantic"
PEOPLE = ["human:Ada", "human:Bob"]
SEEN = "when you have seen it"


@pytest.fixture(autouse=True)
def tidy_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Save nothing outside the test's own folder, and leave no game running."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    yield
    while OPEN:
        OPEN.pop().child.close(force=True)


# --- another player is asked -----------------------------------------------------------------------------------------


def pushing() -> tuple[Match, int, str]:
    """Return a match, its seed, and the next move, which makes another seat answer before its own seat goes on."""
    for seed in range(40, 400):
        match, rng = Match(find(GAME).new({"seats": 2}, seed)), seeded(seed)
        while not match.over:
            if match.ready:
                match.confirm(match.asked)
                continue
            handing = match.question(match.asked)["handing"] if step(match) == "routing" else []
            if handing and goes_on_after(match, handing[0]):
                return match, seed, handing[0]
            moves = legal(match.state)
            match.play(match.asked, moves[rng.roll(len(moves))])
    raise AssertionError("no game has such a move")


def step(match: Match) -> str:
    return match.game.steps[match.state.decision.step].name


def goes_on_after(match: Match, move: str) -> bool:
    """Say whether the active seat is asked again in the same turn, after a move and any answer to it."""
    tried = match.state.clone()
    tried.play(read(match.game, move))
    tried.play(tried.decision.moves[0])
    return not tried.over and (tried.decision.seat, tried.turn) == (match.asked, match.state.turn)


def saved(path: Path, match: Match, seed: int, seats: list[str]) -> Path:
    path.write_text(gamefile.record(match, {"seats": 2}, seed, seats, private=True), encoding="utf-8")
    return path


def journal(path: Path) -> list[str]:
    return [line.text for line in gamefile.parse(path.read_text(encoding="utf-8")).moves]


def test_two_people_at_one_keyboard_are_asked_in_each_others_turn(tmp_path: Path) -> None:
    match, seed, move = pushing()
    file = saved(tmp_path / "game.txt", match, seed, PEOPLE)
    active, other = ("● Ada", "■ Bob") if match.asked == 0 else ("■ Bob", "● Ada")
    t = Terminal(tmp_path, "--resume", str(file))
    t.wait("are you there")
    assert "another player is asked next, no undo after" in " ".join(t.ask("", CHOOSE).split())
    assert "Another player is asked next: there is no way back" in t.ask(move, REVEAL)
    assert "Choose again" in t.ask("u", CHOOSE)
    t.ask(move, REVEAL)
    assert f"of {other}" in t.ask("", SEEN)
    assert f"{other} is asked in the turn of {active}" in t.ask("", "press Enter")
    asked = t.ask("", CHOOSE)
    assert re.search(rf"{other}: \w[^:]* of {active} has pushed your [^:]*Where does it go", " ".join(asked.split()))
    t.child.sendintr()
    assert t.close() == 0
    assert journal(file)[-1] == move

    u = Terminal(tmp_path, "--resume", str(file))
    u.wait("is asked in the turn of")
    u.ask("", CHOOSE)
    assert "Your answer is complete" in u.ask("1", CONFIRM)
    assert f"Pass the keyboard to {active}" in u.ask("", "press Enter")
    assert "Since your last turn" in u.ask("", CHOOSE)
    assert "nothing to take back" in u.ask("u")
    u.child.sendintr()
    assert u.close() == 0
    assert len(journal(file)) == len(match.journal) + 2


def test_a_bot_answers_at_once_and_the_turn_goes_on(tmp_path: Path) -> None:
    match, seed, move = pushing()
    seats = ["human:Ada", "random"] if match.asked == 0 else ["random", "human:Ada"]
    t = Terminal(tmp_path, "--resume", str(saved(tmp_path / "game.txt", match, seed, seats)))
    t.wait(CHOOSE)
    t.ask(move, REVEAL)
    after = t.ask("", CHOOSE)
    assert "Since your last choice" in after and "Pass the keyboard" not in t.screen


def test_a_person_is_asked_in_the_turn_of_a_bot(tmp_path: Path) -> None:
    match, seed, move = pushing()
    seats = ["random", "human:Bob"] if match.asked == 0 else ["human:Bob", "random"]
    match.play(match.asked, move)
    t = Terminal(tmp_path, "--resume", str(saved(tmp_path / "game.txt", match, seed, seats)))
    t.wait(CHOOSE)
    assert "has pushed your" in t.screen and "and looks for a region" in t.screen
    assert "Your answer is complete" in t.ask("1", CONFIRM)
    assert "must go to another region" not in t.ask("", CHOOSE)


def test_a_displaced_ship_cannot_be_given_up(tmp_path: Path) -> None:
    match, seed, move = pushing()
    match.play(match.asked, move)
    t = Terminal(tmp_path, "--resume", str(saved(tmp_path / "game.txt", match, seed, PEOPLE)), "--lang", "de")
    t.wait("Gib die Tastatur weiter")
    t.ask("", CHOOSE)
    why = " ".join(t.ask("?").split())
    assert "Von dort wurde das Schiff eben verdrängt. TA-5.8" in why and "Verzichten" in why


# --- the table -------------------------------------------------------------------------------------------------------


def drawn(s: TransAtlantic, me: int = 0, width: int = 80, language: str = "en") -> str:
    """Return a board without any colour."""
    texts = Texts(language)
    seats = read_seats(["human:Ada", "human:Bob", "random", "random"][: s.seats], texts)
    out = StringIO()
    board = board_for(Phrases(s.game, texts, [seat.label for seat in seats]), seats)
    Console(file=out, width=width, color_system=None).print(board.draw(s.view(me), Look(me, width, None)))
    return out.getvalue()


def plain(page: str) -> str:
    """Return a page or a line of it without frames, and with single spaces."""
    return " ".join(re.sub("[│╭╮╰╯─]", " ", page).split())


def line(page: str, start: str) -> str:
    """Return the line in which something stands."""
    return next(plain(row) for row in page.splitlines() if start in row)


def test_the_seas_show_ships_by_age_with_owner_coal_and_houses() -> None:
    sea: dict[str, list[Ship]] = {
        "north_atlantic": [("umbria", 1, 2), ("arizona", 0, 0), "scotia"],
        "south_atlantic": [("ariel", 0)],
    }
    page = drawn(atlantic(sea=sea, houses={"north_atlantic": [0, 1, 1], "south_atlantic": [0, 1, 0]}))
    assert line(page, "North Atlantic") == "North Atlantic one space free · houses ●■■ · next £50"
    assert line(page, "South Atlantic") == "South Atlantic 2 spaces free · houses ●●■ · no place left"
    assert line(page, "■ Umbria") == "■ Umbria 1884 black £60 8,000 19 1,400 ▮▮▯"
    assert line(page, "● Arizona").endswith("▯▯▯") and line(page, "● Ariel").endswith("~")
    assert line(page, "▬ Scotia") == "▬ Scotia 1861 £20 4,000 15 300"
    assert page.index("Umbria") < page.index("Arizona") < page.index("Scotia")


def test_the_market_shows_whole_prices_and_in_the_variant_coal() -> None:
    market: list[str | None] = ["nubian", "devonia", None, "hammonia", "hq_cunard", None]
    page, variant = drawn(atlantic(market=market)), drawn(atlantic(market=market, market_variant=True))
    assert line(page, "Nubian").endswith("£40") and line(page, "Hammonia").endswith("£100 +30")
    assert line(variant, "Nubian").endswith("£40 ▮") and line(variant, "Hammonia").endswith("£70 ▯")
    assert line(variant, "Cunard").endswith("£200") and "Market variant" in variant


def test_a_sheet_shows_markers_and_what_a_ship_is_worth_with_the_docks() -> None:
    s = atlantic(
        sea={"north_atlantic": [("umbria", 0, 1)]}, headquarters={0: ["hq_cunard"]}, reserve={0: [("campania", 2)]},
        markers={0: {"coal_bunker": 2, "freight": 5}}, docks=["abyssinia", "city_of_berlin", "germanic"],
    )  # fmt: skip
    page = drawn(s)
    assert line(page, "● Ada   ") == "● Ada 0▪ 3×0 2▪ 9×3 5▪ 12×0 0▪ 3×0 0▪ 3×0"
    assert line(page, "docks ") == "docks +0 +2 +1 +0 +0"
    assert line(page, "supply  ") == "supply 12▪ 14▪ 8▪ 13▪ 13▪"
    assert "Reserve: Campania (1893, black, £70, 13,000 t, 22 kn, 2,000 pass., has 2 coal)" in plain(page)
    assert "Headquarters: Cunard Line (Liverpool) (black)" in page


def test_cards_are_shown_to_their_owner_only() -> None:
    s = atlantic(pile={0: ["coal", "region"]}, tile={1: 0})
    mine, theirs = drawn(s), drawn(s, me=1)
    assert line(mine, "Your pile") == "Your pile: Region · Coal" and "Your hand: Shipyard · Transport" in mine
    assert line(theirs, "Your pile") == "Your pile: –" and "pile 2 with Region on top" in plain(theirs)
    assert mine.count("Director tile") == 1 and "Your hand" not in drawn(s, me=-1)


def test_the_table_says_when_the_end_is_near_and_what_is_won_by_contracts() -> None:
    page = drawn(atlantic(last_round=4, round=3, president=True, contracts={0: 1, 1: 4}), width=120, language="de")
    assert "Runde 4 ist die letzte." in page and "1 Kontrakt " in page and "4 Kontrakte" in page
    assert "Variante Präsident" in page and "Direktor ·" not in page
    quiet = drawn(atlantic(round=20, last_purchase=3))
    assert "16 rounds without a purchase; 30 in a row bring the end." in quiet


# --- a turn ----------------------------------------------------------------------------------------------------------


def test_the_whole_name_of_a_card_means_that_card() -> None:
    left, out = ["1", "1", "", "transport"], StringIO()

    def answer(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    console = Console(file=out, width=80, color_system=None)
    play_in_terminal(GAME, ["human:Ada", "random", "random"], seed=5, console=console, answers=answer)
    assert "Director tile: Transport +" in out.getvalue() and "▸ Transport\n" in out.getvalue()
    assert "● Ada: Which ship sails? At most 2.  TA-7.4" in out.getvalue()


# --- variants --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "words"), [("en", "contracts"), ("de", "Kontrakte")])
def test_both_variants_can_be_played(language: str, words: str, tmp_path: Path) -> None:
    out, rng, left = StringIO(), seeded(7), [200]

    def answer(prompt: str) -> str:
        left[0] -= 1
        if left[0] < 0:
            raise EOFError
        choices = re.search(r"\[1(?:–(\d+))?, h\]", prompt)
        return "" if choices is None else str(1 + rng.roll(int(choices.group(1) or 1)))

    code = play_in_terminal(
        GAME, ["human:Ada", "random", "random"], options={"market": 1, "president": 1}, seed=3,
        language=language, console=Console(file=out, width=80, color_system=None), answers=answer,
    )  # fmt: skip
    assert code == 0 and words in out.getvalue()
    kept = gamefile.parse(next(tmp_path.rglob("*.txt")).read_text(encoding="utf-8"))
    assert kept.options == {"seats": 3, "market": 1, "president": 1} and gamefile.verify(kept)

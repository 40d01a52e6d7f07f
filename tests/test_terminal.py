"""The terminal game as people play it: on a pseudo-terminal, from the first choice to the result."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from blueriband import gamefile
from blueriband.bots.playout import walk
from blueriband.cli.boards import Look, board_for
from blueriband.cli.boards.plain import PlainBoard
from blueriband.cli.terminal import Table, play_in_terminal
from blueriband.cli.terminal_screen import Screen
from blueriband.cli.terminal_seats import CannotPlay, read_seats
from blueriband.games import NAMES, find
from blueriband.kernel.codec import legal, position_hash, read
from blueriband.kernel.engine import Outcome
from blueriband.kernel.match import Match
from blueriband.kernel.rng import seeded
from blueriband.phrases import Phrases
from blueriband.texts import LANGUAGES, Texts

if sys.platform == "win32":
    pytest.skip("needs a pseudo-terminal", allow_module_level=True)

from tests.terminal import CHOOSE, CONFIRM, OPEN, REVEAL, Terminal

TWO = ("--seats", "human,random", "--seed", "5")


@pytest.fixture(autouse=True)
def tidy_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Save nothing outside the test's own folder, and leave no game running."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    yield
    while OPEN:
        OPEN.pop().child.close(force=True)


def position(path: Path) -> str:
    """Return which position a saved game has come to, unconfirmed choices included."""
    return position_hash(gamefile.parse(path.read_text(encoding="utf-8")).match().state)


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "ended"),
    [("crossing-oceans", "CO-17.2"), ("transatlantic", "TA-12.1"), ("shipyard", "SY-25.1"), ("tramp", "TR-2.2")],
)
def test_a_whole_game_is_played_by_choosing_numbers(game: str, ended: str, tmp_path: Path) -> None:
    t = Terminal(tmp_path, game, *TWO)
    assert t.play_to_the_end(3) > 10
    assert t.close() == 0
    assert "wins with" in t.screen and f"Ended by {ended}" in t.screen and "Total" in t.screen
    file = gamefile.parse(t.saved().read_text(encoding="utf-8"))
    assert gamefile.verify(file) and file.result is not None
    assert all(cell_len(line) <= 80 for line in t.screen.splitlines() if "Saved:" not in line)


def test_a_game_in_german_fits_eighty_columns(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "--seats", "human,random,random,random", "--seed", "6", "--lang", "de", NO_COLOR="1")
    t.play_to_the_end(1)
    assert t.close() == 0
    assert "gewinnt mit" in t.screen and "Kontrakt" in t.screen and "Blaues Band" in t.screen
    assert all(cell_len(line) <= 80 for line in t.screen.splitlines() if "Gespeichert:" not in line)


def test_bots_among_themselves_need_nobody(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "--seats", "random,random,random", "--seed", "1", width=120)
    assert t.close() == 0
    assert "wins with" in t.screen and t.saved().exists()


# --- a turn ----------------------------------------------------------------------------------------------------------


def test_choices_say_what_they_do_and_can_be_taken_back(tmp_path: Path) -> None:
    t = Terminal(tmp_path, *TWO)
    t.wait(CHOOSE)
    assert "2  Take a contract" in t.screen and "+1 contract" in t.screen
    assert "takes a contract" in t.ask("2")
    assert "There is nothing" not in t.ask("u")
    assert "nothing to take back" in t.ask("u")
    t.ask("contract")
    t.ask("cash")
    assert "2 choices" in t.ask("u 2")
    t.ask("take a contract")
    t.ask("done")
    complete = t.ask("fleet")
    assert "Your turn is complete" in complete and "earns £" in complete and "takes a contract" in complete
    assert "Place a ship or take a contract?" in t.ask("r")
    for choice in ("contract", "done", "move fleet"):
        t.ask(choice)
    after = t.ask("")
    assert "Since your last turn" in after and "Round 2" in after


def test_a_revealing_choice_is_marked_and_asked_twice(tmp_path: Path) -> None:
    t = Terminal(tmp_path, *TWO)
    t.wait(CHOOSE)
    t.ask("contract")
    t.ask("done")
    assert "(!) reveals new cards, no undo after" in t.ask("ships (east)")
    assert "no way back" in t.ask("stop", REVEAL)
    assert "Choose again" in t.ask("u", CHOOSE)
    t.ask("stop", REVEAL)
    assert "New in the market" in t.ask("", CHOOSE)
    assert "nothing to take back" in t.ask("u")


def test_why_not_is_answered_with_a_rule(tmp_path: Path) -> None:
    t = Terminal(tmp_path, *TWO)
    t.wait(CHOOSE)
    assert "This ship belongs to nobody. CO-8.4" in t.ask("?")
    t.ask("1")
    why = t.ask("?")
    assert "closed with so few" in why and "CO-2.6" in why and "Buenos Aires" in why
    assert "Not possible: This region is closed" in t.ask("berth timor")
    assert "CO-4.1" in t.ask("? CO-4.1") and "CO-4.1" in t.ask("?4.1")
    assert "CO-4.9" in t.ask("? lantern")
    assert "No rule has that" in t.ask("? zeppelin")
    assert "There are choices 1 to" in t.ask("99")
    assert "I do not understand" in t.ask("xyzzy")
    assert "Several choices fit" in t.ask("berth in")
    assert "is not complete" in t.ask("")


def test_help_board_and_log_are_at_hand(tmp_path: Path) -> None:
    t = Terminal(tmp_path, *TWO, width=120)
    t.wait(CHOOSE)
    assert "take back the last choice" in t.ask("h")
    assert "Ship market and docks" in t.ask("v")
    t.ask("contract")
    assert "takes a contract" in t.ask("l") and "Round 1" in t.ask("l all")
    assert all(cell_len(line) <= 120 for line in t.screen.splitlines())


def test_the_keyboard_is_passed_only_where_hands_are_hidden(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "tramp", "--seats", "human,human", "--seed", "5")
    t.wait("are you there")
    t.ask("", CHOOSE)
    t.ask("3", REVEAL)
    assert "draws a card: c" in t.ask("", "when you have seen it")
    t.ask("", "Pass the keyboard to")
    assert "draws a card: c" not in t.ask("", CHOOSE)
    u = Terminal(tmp_path, "--seats", "human,human", "--seed", "5")
    u.wait(CHOOSE)
    for choice in ("contract", "done", "fleet"):
        u.ask(choice)
    assert "Pass the keyboard" not in u.ask("", CHOOSE)


# --- saving ----------------------------------------------------------------------------------------------------------


def stopped_by(t: Terminal, how: str) -> None:
    """Stop a game in one of the ways in which games are stopped."""
    if how == "Ctrl-C":
        t.child.sendintr()
    elif how == "Ctrl-D":
        t.child.sendeof()
    elif how == "q":
        t.type("q")
        t.wait("file name > ")
        t.type("")
    else:
        t.child.kill(getattr(signal, how))


@pytest.mark.parametrize("how", ["Ctrl-C", "Ctrl-D", "q", "SIGTERM", "SIGHUP"])
def test_a_stopped_game_goes_on_from_the_same_position(how: str, tmp_path: Path) -> None:
    t = Terminal(tmp_path, *TWO)
    t.wait(CHOOSE)
    for choice in ("contract", "done", "fleet", "", "contract"):
        t.ask(choice)
    stopped_by(t, how)
    assert t.close() == 0
    assert "blueriband play --text --resume" in t.screen
    before = position(t.saved())
    u = Terminal(tmp_path, "--resume", str(t.saved()))
    u.wait(CHOOSE)
    assert (
        "goes on" in u.screen and "This turn so far" in u.screen and "What do you use your contracts for?" in u.screen
    )
    assert "Taken back" in u.ask("u")
    u.ask("contract")
    stopped_by(u, "Ctrl-C")
    assert u.close() == 0
    assert position(t.saved()) == before


def test_a_complete_turn_is_still_to_be_confirmed_after_a_break(tmp_path: Path) -> None:
    t = Terminal(tmp_path, *TWO)
    t.wait(CHOOSE)
    for choice in ("contract", "done", "fleet"):
        t.ask(choice)
    stopped_by(t, "Ctrl-C")
    t.close()
    u = Terminal(tmp_path, "--resume", str(t.saved()))
    u.wait(CONFIRM)
    assert "Your turn is complete" in u.screen
    assert "Round 2" in u.ask("", CHOOSE)


def test_every_confirmed_turn_is_saved_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "my game.txt"
    t = Terminal(tmp_path / "saves", *TWO, "--save", str(file))
    t.wait(CHOOSE)
    opening = file.read_text(encoding="utf-8")
    for choice in ("contract", "done", "fleet", ""):
        t.ask(choice)
    assert len(gamefile.parse(file.read_text(encoding="utf-8")).moves) > len(gamefile.parse(opening).moves)
    t.type("q")
    assert t.close() == 0
    assert "--resume" in t.screen and not (tmp_path / "saves").exists()


def test_saving_elsewhere_asks_before_it_overwrites(tmp_path: Path) -> None:
    t = Terminal(tmp_path, *TWO)
    t.wait(CHOOSE)
    assert "Saved" in t.ask(f"s {tmp_path / 'a.txt'}", CHOOSE)
    (tmp_path / "b.txt").write_text("mine", encoding="utf-8")
    t.ask(f"s {tmp_path / 'b.txt'}", r"\[y/N\] > ")
    assert "Not saved" in t.ask("", CHOOSE)
    assert (tmp_path / "b.txt").read_text(encoding="utf-8") == "mine"
    assert "could not be saved" in t.ask(f"s {tmp_path / 'none' / 'c.txt'}", CHOOSE)
    assert position(tmp_path / "a.txt")


def test_a_finished_game_shows_its_result_again(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "tramp", "--seats", "random,random", "--seed", "2")
    assert t.close() == 0
    u = Terminal(tmp_path, "--resume", str(t.saved()))
    assert u.close() == 0 and "wins with" in u.screen


def test_anybody_may_have_played_a_finished_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = find("tramp")
    s = game.new({"seats": 2}, 1)
    journal: list[str] = []
    while not s.over:
        journal.append(legal(s)[-1])
        s.play(read(game, journal[-1]))
    text = gamefile.write_game(game, {"seats": 2}, 1, journal, ["champion 2031", "human:Ada"])
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    assert play_in_terminal("", [], resume=file) == 0
    assert "● champion 2031" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == text


# --- without a terminal ----------------------------------------------------------------------------------------------


def play(*answers: str, width: int = 80, language: str = "en", seats: str = "human:Ada,random") -> str:
    """Type some answers and then nothing more; return what was printed."""
    left = list(answers)
    out = StringIO()

    def answer(prompt: str) -> str:
        out.write(prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    console = Console(file=out, width=width)
    play_in_terminal("crossing-oceans", seats.split(","), seed=5, language=language, console=console, answers=answer)
    return out.getvalue()


def test_people_have_names() -> None:
    assert "● Ada: Place a ship" in play()


def test_names_are_printed_as_they_are() -> None:
    assert "● [red]A[/] :ship:" in play(seats="human:[red]A[/] :ship:,random")


@pytest.mark.parametrize("seats", ["robot", "human:\x1b[31mX", f"human:{'x' * 21}", "human:a|b"])
def test_a_bad_seat_is_refused_in_one_line(seats: str) -> None:
    with pytest.raises(CannotPlay) as refused:
        play(seats=f"{seats},random")
    assert "\n" not in str(refused.value)


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("precious", encoding="utf-8")
    with pytest.raises(CannotPlay, match="exists already"):
        play_in_terminal("tramp", ["random", "random"], seed=1, save=file)
    assert file.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize("text", ["", "hello", "\x00\xff"])
def test_a_bad_file_is_refused_in_one_line(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(ValueError, match="file") as refused:
        play_in_terminal("tramp", [], resume=file)
    assert "\n" not in str(refused.value) and type(refused.value).__module__.startswith("blueriband.")


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (
            Outcome([50, 40], [0, 1], "CO-17.2", [{"money": 50}, {"money": 40}]),
            "● Red wins with 50 points. Ended by CO-17.2",
        ),
        (
            Outcome([50, 50], [1, 0], "CO-17.2", [{"money": 50}] * 2),
            "■ Blue wins with 50 points. In a tie the owner of",
        ),
        (Outcome([50, 50], [1, 0], "CO-17.2", [{"money": 50}] * 2, [1, 0]), "■ Blue, ● Red share the victory with 50"),
    ],
)
def test_the_result_says_who_wins_and_by_what(outcome: Outcome, said: str) -> None:
    seats = read_seats(["human", "random"], Texts("en"))
    out = StringIO()
    phrases = Phrases(find("crossing-oceans"), Texts("en"), [seat.label for seat in seats])
    Screen(Console(file=out, width=80), phrases, seats).result(outcome)
    assert said in " ".join(out.getvalue().split())


@pytest.mark.parametrize(("game", "told"), [("crossing-oceans", True), ("transatlantic", True), ("tramp", False)])
def test_points_are_shown_as_far_as_they_are_no_secret(game: str, told: bool) -> None:
    seats = read_seats(["human", "random"], Texts("en"))
    match = Match(find(game).new({"seats": 2}, 1), frozenset({0, 1}))
    while len(match.journal) < 8:
        moves = [text for text in legal(match.state) if text != "choose bunker"]
        match.play(match.asked, moves[-1])
    screen = Screen(Console(file=StringIO()), Phrases(match.game, Texts("en"), [seat.label for seat in seats]), seats)
    scores = Table(match, {"seats": 2}, 1, screen, input, None, None).scores()
    assert scores == (match.game.scores(match.state) if told else None)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_every_board_fits_every_screen(game: str, language: str, width: int) -> None:
    texts = Texts(language)
    seats = read_seats(["human:Ada", "random", "random", "human:Bartholomew the Elder"[:26]], texts)
    phrases = Phrases(find(game), texts, [seat.label for seat in seats])
    variants = {option.name: max(option.values) for option in find(game).options}
    s, rng = find(game).new({**variants, "seats": 4}, 4), seeded(4)
    while not s.over:
        for board in (board_for(phrases, seats), PlainBoard(phrases, seats)):
            for seat in (-1, 0, 3):
                console = Console(file=StringIO(), width=width, color_system=None)
                console.print(board.draw(s.view(seat), Look(seat, width, [0, 1, 2, 30])))
                assert all(cell_len(line) <= width for line in console.file.getvalue().splitlines())  # type: ignore[attr-defined]
        walk(s, rng, 200)

"""The game file: written, read, verified, and refused when anything is off."""

import re
from pathlib import Path

import pytest

from blueriband import games
from blueriband.gamefile import BadGameFile, GameFile, parse, record, verify, write_game
from blueriband.kernel.codec import legal, text
from blueriband.kernel.match import Match
from blueriband.kernel.rng import seeded

SEED = 0xFEED
SEATS = ["human Ada", "random", "random"]


def played(plies: int, seats: int = 3, automatic: frozenset[int] = frozenset()) -> Match:
    """Return a match after so many moves at random, or at its end."""
    match = Match(games.find("crossing-oceans").new({"seats": seats}, SEED), automatic)
    rng = seeded(5)
    while not match.over and len(match.journal) < plies:
        if match.ready:
            match.confirm(match.asked)
        else:
            moves = legal(match.state)
            match.play(match.asked, moves[rng.roll(len(moves))])
    return match


@pytest.fixture(scope="module")
def whole() -> str:
    return record(played(10_000), {"seats": 3}, SEED, SEATS)


def chained(changed: str) -> str:
    """Return a changed file with a new chain, as a forger would make it."""
    with pytest.raises(BadGameFile, match="chain does not match"):
        parse(changed)
    lines, links = changed.splitlines(), iter(unchecked(changed).links())
    next(links)
    for n, line in enumerate(lines):
        if re.match(r"\d+ \d+ ", line):
            lines[n] = f"{line[:-12]}{next(links)[:12]}"
        if line.startswith("chain:"):
            lines[n] = f"chain: {next(links)}"
    return "\n".join(lines) + "\n"


def unchecked(changed: str) -> GameFile:
    """Read a file whose chain is broken."""
    from blueriband.gamefile import Line, Result

    def value(name: str) -> str:
        return re.search(rf"^{name}: (.*)$", changed, re.M).group(1)  # type: ignore[union-attr] # it is there

    moves = [Line(int(a), int(b), c) for a, b, c in re.findall(r"^(\d+) (\d+) ([^|]+) \|", changed, re.M)]
    result = None
    if "\nresult:" in changed:
        scores, ranking = ([int(n) for n in value(name).split()] for name in ("result", "ranking"))
        result = Result(scores, ranking, value("ended"))
    seats = re.findall(r"^seat \d: (.*)$", changed, re.M)
    options = {a: int(b) for a, b in re.findall(r"([a-z]+)=(\d+)", value("options"))}
    head = (value("game"), int(value("rules")), value("data"), options, seats, value("commitment"))
    return GameFile(*head, None, 0, moves, result)


def test_a_finished_game_is_read_as_it_was_written_and_verified(whole: str) -> None:
    file = parse(whole)
    assert str(file) == whole
    assert verify(file) is True
    assert file.seed == SEED and file.result is not None and file.result.rule == "CO-17.2"


def test_a_series_writes_the_same_file_as_a_match(whole: str) -> None:
    match = played(10_000)
    assert write_game(match.game, {"seats": 3}, SEED, match.texts(), SEATS) == whole


def test_a_running_game_tells_neither_seed_nor_positions_nor_drafts() -> None:
    match = played(40)
    while match.drafting < 0:
        match.play(match.asked, legal(match.state)[0])
    public = parse(record(match, {"seats": 3}, SEED, SEATS))
    assert public.seed is None and hex(SEED)[2:] not in str(public)
    assert all(line.position == "" for line in public.moves)
    assert len(public.moves) == match.confirmed < len(match.journal)
    assert verify(public) is False
    with pytest.raises(BadGameFile, match="withheld"):
        public.match()


@pytest.mark.parametrize("plies", [0, 1, 7, 40, 41, 42, 43, 44, 45, 46, 200, 10_000])
def test_a_private_save_resumes_the_match_with_its_draft(plies: int) -> None:
    match = played(plies)
    file = parse(record(match, {"seats": 3}, SEED, SEATS, private=True))
    again = file.match()
    assert verify(file)
    assert text(again.state) == text(match.state) and again.texts() == match.texts()
    assert (again.asked, again.drafting, again.confirmed) == (match.asked, match.drafting, match.confirmed)
    assert [mark.journal for mark in again.marks] == [mark.journal for mark in match.marks]
    for seat in range(-1, 3):
        assert again.seen_by(seat) == match.seen_by(seat)


@pytest.mark.parametrize("garbage", ["", "hello", "\x00\x01\x02", "{}", "blueriband", "PK\x03\x04"])
def test_garbage_is_no_game_file(garbage: str) -> None:
    with pytest.raises(BadGameFile, match="not a blueriband game file"):
        parse(garbage)


def test_another_format_is_refused_by_its_number(whole: str) -> None:
    with pytest.raises(BadGameFile, match=r"line 1: the file has format 2; this program reads format 1"):
        parse(whole.replace("format 1", "format 2", 1))


def test_a_file_cut_off_anywhere_is_refused(whole: str) -> None:
    lines = whole.splitlines()
    for kept in range(1, len(lines)):
        with pytest.raises(BadGameFile, match=r"ends early|should stand here|not a blueriband|chain does not match"):
            parse("\n".join(lines[:kept]))


def test_a_line_cut_in_the_middle_is_refused(whole: str) -> None:
    with pytest.raises(BadGameFile, match=r"line \d+: "):
        parse(whole[: whole.index("\n20 ") + 9])


@pytest.mark.parametrize(
    ("pattern", "other", "message"),
    [
        (r"^game: .*$", "game: tramp", "header was changed"),
        (r"^options: .*$", "options: seats=4", "header was changed"),
        (r"^seat 0: .*$", "seat 0: human Eve", "header was changed"),
        (r"^commitment: .", "commitment: 0", "header was changed"),
        (r"^9 (\d) [^|]+", r"9 \1 contract ", "move 9 or one before it was changed"),
        (r"^9 \d", "9 7", "there is no seat 7"),
        (r"^9 ", "10 ", "move 9 should stand here, not 10"),
        (r"^result: \d+", "result: 999", "the file was changed"),
        (r"^ended: .*$", "ended: CO-17.7", "the file was changed"),
        (r"^seed: .*$", "seed: 12", "the seed must be"),
        (r"^rules: .*$", "rules: one", "rules must be a number"),
        (r"^options: .*$", "options: seats", "an option reads name=number"),
        (r"^ranking: .*$", "ranking: 0 0 1", "must name 3 seats"),
        (r"^moves:$", "moves: 3", "nothing should stand after moves"),
        (r"^data: .*\n", "", "data: should stand here"),
    ],
)
def test_an_edit_shows_with_its_line(whole: str, pattern: str, other: str, message: str) -> None:
    edited, count = re.subn(pattern, other, whole, count=1, flags=re.M)
    assert count == 1
    with pytest.raises(BadGameFile, match=message) as refusal:
        parse(edited)
    assert re.match(r"line \d+: ", str(refusal.value))


def test_text_after_the_end_is_refused(whole: str) -> None:
    with pytest.raises(BadGameFile, match="nothing should stand after the chain"):
        parse(whole + "more\n")


def test_comments_and_empty_lines_count_for_nothing(whole: str) -> None:
    commented = whole.replace("moves:\n", "# from here on\n\nmoves:\n   # the first\n")
    assert parse(commented) == parse(whole)


# --- forgeries: the chain is right, the game is not -------------------------------------------------------------------


def test_an_illegal_move_is_found_with_its_rule(whole: str) -> None:
    line = next(line for line in whole.splitlines() if " move " in line)
    number, seat = line.split()[:2]
    forged = chained(whole.replace(line, f"{number} {seat} cash | - | {line[-12:]}"))
    with pytest.raises(BadGameFile, match=rf"move {number}: 'cash' is refused by CO-7.1"):
        verify(parse(forged))


def test_a_move_by_another_seat_is_found(whole: str) -> None:
    line = next(line for line in whole.splitlines() if line.startswith("5 "))
    other = (int(line.split()[1]) + 1) % 3
    forged = chained(whole.replace(line, line.replace(line[:3], f"5 {other}", 1)))
    with pytest.raises(BadGameFile, match=r"move 5: seat \d decides, not seat \d"):
        verify(parse(forged))


def test_a_word_that_is_no_move_is_found(whole: str) -> None:
    line = next(line for line in whole.splitlines() if line.startswith("5 "))
    forged = chained(whole.replace(line, f"{line[:3]} sink everyone | - | {line[-12:]}"))
    with pytest.raises(BadGameFile, match="move 5: no move begins with 'sink'"):
        verify(parse(forged))


def test_another_result_is_found(whole: str) -> None:
    forged = chained(re.sub(r"^result: \d+", "result: 999", whole, flags=re.M))
    with pytest.raises(BadGameFile, match="the result differs"):
        verify(parse(forged))


def test_another_seed_is_found(whole: str) -> None:
    with pytest.raises(BadGameFile, match="not the one that was committed to"):
        verify(parse(re.sub(r"^seed: .*$", "seed: 0x123", whole, flags=re.M)))


def test_another_position_is_found(whole: str) -> None:
    with pytest.raises(BadGameFile, match="move 9: the position after it differs"):
        verify(parse(re.sub(r"^(9 \d [^|]+\| )\w{16}", r"\g<1>0123456789abcdef", whole, flags=re.M)))


def test_a_finished_game_must_tell_its_seed(whole: str) -> None:
    with pytest.raises(BadGameFile, match="over, but its seed is withheld"):
        verify(parse(re.sub(r"^seed: .*$", "seed: withheld", whole, flags=re.M)))


def test_another_version_of_the_rules_is_named(whole: str) -> None:
    forged = chained(whole.replace("rules: 1", "rules: 9", 1))
    with pytest.raises(BadGameFile, match="follows rules 9 of crossing-oceans; this program has rules 1"):
        verify(parse(forged))


def test_an_unknown_game_is_named(whole: str) -> None:
    forged = chained(whole.replace("game: crossing-oceans", "game: ludo", 1))
    with pytest.raises(BadGameFile, match="no game 'ludo'"):
        verify(parse(forged))


def test_a_game_with_other_figures_needs_their_folder(tmp_path: Path) -> None:
    for name, path in games.files("crossing-oceans").items():
        (tmp_path / name).write_bytes(path.read_bytes())
    tables = tmp_path / "tables.toml"
    tables.write_text(tables.read_text().replace("money = 150", "money = 200"))
    game = games.find("crossing-oceans", tmp_path)
    match = Match(game.new({"seats": 2}, 3), automatic=frozenset({0, 1}))
    match.play(match.asked, "contract")
    file = parse(record(match, {"seats": 2}, 3, ["a", "b"], private=True))
    with pytest.raises(BadGameFile, match="name their folder with --data"):
        verify(file)
    assert verify(file, tmp_path)


@pytest.mark.parametrize("label", ["", "a|b", "# a", "two\nlines", "x" * 61, " a"])
def test_a_seat_cannot_be_named_so_that_the_file_breaks(label: str) -> None:
    with pytest.raises(ValueError, match="a seat is named"):
        record(played(3), {"seats": 3}, SEED, [label, "b", "c"])

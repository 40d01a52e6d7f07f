import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
import typer
from fluent.syntax import FluentParser, ast

import blueriband
from blueriband import cli, games
from blueriband.cli.app import build
from blueriband.texts import LOCALES
from tests.shell import SOURCES, complaint, here, result, run, surroundings

TOP = list(getattr(typer.main.get_command(build()), "commands", {}))
COMMANDS = ["", *TOP, "data show", "data check", "data copy", "matches verify"]
NO_CHESS = f'there is no game "chess"; there are: {", ".join(games.NAMES)}'


# --- what every command does -----------------------------------------------------------------------------------------


def test_without_a_command_the_help_page_is_shown() -> None:
    page = result(run())
    assert page == result(here("--help"))
    assert page.startswith("Usage: blueriband COMMAND [OPTIONS]\n")
    assert {"play", "replay", "games", "rules", "simulate", "bench", "data"} <= set(page.split())


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_help_page_reads_well(language: str) -> None:
    words = {"en": ("Usage:", "Options", "Examples"), "de": ("Aufruf:", "Optionen", "Beispiele")}[language]
    for command in COMMANDS:
        page = result(here(*command.split(), "--help", "--lang", language))
        assert all(word in page for word in words), command
        assert f"  blueriband {command}".rstrip() in page, "there is an example"
        assert not re.search(r"[ \t]$", page, re.MULTILINE)


def test_the_version_names_the_build() -> None:
    assert result(run("--version")).startswith(f"blueriband {blueriband.__version__} (")


def test_the_language_is_taken_before_and_after_the_command_and_from_the_environment() -> None:
    german = result(run("games", "--lang", "de"))
    assert "Spieler" in german
    assert result(here("--lang", "de", "games")) == result(here("--lang=de", "games")) == german
    assert result(here("games", BLUERIBAND_LANG="de")) == german
    assert result(here("games", LANG="de_DE.UTF-8")) == german
    assert "Players" in result(here("games", LANG="de_DE.UTF-8", BLUERIBAND_LANG="en"))
    assert "Players" in result(here("games", "--lang", "en", BLUERIBAND_LANG="de"))
    assert "Players" in result(here("games", LANG="fr_FR.UTF-8"))


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("frobnicate", f'there is no command "frobnicate"; there are: {", ".join(TOP)}'),
        ("gmaes", 'there is no command "gmaes"; did you mean: blueriband games'),
        ("data frob", 'there is no command "data frob"; there are: show, check, copy'),
        ("games --frob", "there is no option --frob here; there are: --lang, --help"),
        ("simulate tramp --gmaes 3", "there is no option --gmaes here; did you mean --games?"),
        ("simulate tramp --games", "--games needs a value: --games N"),
        ("bench --json=3", "--json takes no value"),
        ("simulate", "GAME is missing. Usage: blueriband simulate GAME [OPTIONS]"),
        ("games tramp", '"tramp" is too much. Usage: blueriband games [OPTIONS]'),
        ("--lang fr games", 'there is no language "fr"; there are: de, en'),
        ("games --lang", "--lang needs a value: --lang de|en"),
        ("simulate chess", NO_CHESS),
        ("rules chess", NO_CHESS),
        ("bench chess", NO_CHESS),
        ("play chess", NO_CHESS),
        ("replay no-such.txt", "there is no file no-such.txt"),
        ("replay .", ". is a folder; a file is needed"),
        ("play --text --resume no-such.txt", "there is no file no-such.txt"),
        (
            "play --text --seats human,martian",
            '"martian" cannot sit at the table; accepted: human, random, easy, normal, hard, expert, exec:COMMAND',
        ),
        ("play --text --seats human", "crossing-oceans is for 2 to 4 players; --seats names 1"),
        ("play --text --save no/such.txt", "no/such.txt cannot be written: there is no folder no"),
        ("play --text --seed 1.5", 'a seed is a number from 0 to 2^128 - 1, decimal or hex (0x…), not "1.5"'),
        ("play --text --data no-such", "there is no folder no-such"),
        ("play --text --option market", "crossing-oceans has no options; --option market cannot be used"),
        (
            "play --text transatlantic --option harbour",
            'transatlantic has no option "harbour"; there are: market=0|1, president=0|1',
        ),
        (
            "play --text transatlantic --option seats=3",
            'transatlantic has no option "seats"; there are: market=0|1, president=0|1',
        ),
        (
            "play --text transatlantic --option market=2",
            'option market cannot be "2"; accepted: market=0|1',
        ),
        ("play --text transatlantic --option market=", 'option market cannot be ""; accepted: market=0|1'),
        ("play --text transatlantic --option market --option market=0", "option market is given twice"),
        ("simulate transatlantic --option", "--option needs a value: --option NAME[=N]"),
        ("bench --seconds never", '--seconds must be a number from 0.1 to 600, not "never"'),
    ],
)
def test_wrong_arguments_are_told_in_one_line_and_exit_2(args: str, said: str) -> None:
    assert complaint(here(*args.split())) == said


def test_wrong_arguments_end_the_real_program_in_the_same_way() -> None:
    assert complaint(run("frobnicate")).startswith('there is no command "frobnicate"')
    assert complaint(run("simulate", "tramp", "--seed", "x")).startswith("a seed is a number from 0 to 2^128 - 1")
    assert complaint(run("frobnicate", BLUERIBAND_LANG="de")).startswith("es gibt keinen Befehl „frobnicate“")
    assert complaint(run("rules", "tramp", "no\nsuch\x1b[31m")).startswith('there is no rule "no such\\x1b[31m"')


def test_a_reader_may_close_the_pipe() -> None:
    command = [sys.executable, "-m", "blueriband", "data", "show", "crossing-oceans"]
    environment = {"PYTHONPATH": str(SOURCES), "BLUERIBAND_PURE": "1", "PYTHONUTF8": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as program:
        assert program.stdout is not None and program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""


# --- one by one ------------------------------------------------------------------------------------------------------


def test_games_lists_every_game_with_its_figures() -> None:
    page = result(run("games", COLUMNS="80"))
    for name in games.NAMES:
        game = games.find(name)
        assert re.search(rf"^{name} .* {game.data} +{game.version}$", page, re.MULTILINE)
    assert max(map(len, page.splitlines())) <= 80
    assert re.search(r"^transatlantic .* market .*\n +president$", page, re.MULTILINE)
    assert "…" not in page + result(here("games", "--lang", "de", COLUMNS="80"))


def test_rules_show_sections_a_section_a_paragraph_and_what_words_find() -> None:
    contents = result(run("rules", "tramp"))
    assert re.search(r"^TR-3 +Charter +5$", contents, re.MULTILINE)
    assert re.search(r"^CO-E +Worked examples +15$", result(here("rules", "crossing-oceans")), re.MULTILINE)
    section = result(here("rules", "tramp", "tr-3"))
    assert section.startswith("## TR-3 Charter\n") and section.count("**TR-3.") == 5
    paragraph = result(here("rules", "tramp", "tr-3.2"))
    assert paragraph.startswith("**TR-3.2 ") and paragraph.count("**TR-") == 1
    assert "**TR-3.1b Enough coal.**" in result(here("rules", "tramp", "coal", "pay"))
    assert re.search(r'^\d+ paragraphs have "coal"$', result(here("rules", "crossing-oceans", "coal")), re.MULTILINE)
    assert result(here("rules", "tramp", "TR-3.2", "--lang", "de")) != paragraph


def test_an_unknown_rule_is_answered_with_near_ones() -> None:
    assert complaint(here("rules", "tramp", "TR-3.9")).startswith('there is no rule "TR-3.9"; near to it: TR-3')
    assert complaint(here("rules", "tramp", "charterr")).startswith('there is no rule "charterr"; near to it: charter')
    assert complaint(here("rules", "tramp", "xyzzy")).endswith("there are sections TR-1 to TR-6, and words to look for")


def test_play_serves_the_game_in_the_browser(tmp_path: Path) -> None:
    environment = surroundings({"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "BROWSER": "true"})
    command = [sys.executable, "-u", "-m", "blueriband", "play"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as program:
        assert program.stdout is not None
        told = re.fullmatch(r"Blueriband is at (http://127\.0\.0\.1:\d+)/\n", program.stdout.readline())
        assert told is not None
        with urllib.request.urlopen(f"{told.group(1)}/healthz", timeout=30) as answer:
            assert answer.status == 200
        program.send_signal(signal.SIGINT)
        program.communicate(timeout=60)
    assert list(tmp_path.rglob("matches.sqlite")) != []


def test_options_of_the_terminal_need_text() -> None:
    assert complaint(here("play", "--seats", "human,random")) == "--seats is for the terminal: blueriband play --text"


def test_play_saves_and_resumes_a_game(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    args = ["play", "--text", "tramp", "--seats", "human:Ada,random", "--seed", "0x2a", "--save", str(file)]
    begun = run(*args)
    assert (begun.returncode, begun.stderr) == (0, "")
    assert "seat 0: human:Ada" in file.read_text(encoding="utf-8")
    assert run("play", "--text", "--resume", str(file)).returncode == 0
    assert "--seed cannot be used with --resume" in complaint(
        here("play", "--text", "--resume", str(file), "--seed", "1")
    )
    assert "GAME cannot be used" in complaint(here("play", "--text", "tramp", "--resume", str(file)))
    assert "--option cannot be used" in complaint(here("play", "--text", "--resume", str(file), "--option", "market"))


def test_play_takes_options_and_the_file_keeps_them(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    args = ["play", "--text", "transatlantic", "--seats", "human,random", "--save", str(file), "--seed", "1"]
    begun = run(*args, "--option", "market", "--option", "president=1")
    assert (begun.returncode, begun.stderr) == (0, "")
    assert "Played with: Market variant, President variant" in begun.stdout
    assert "options: market=1 president=1 seats=2\n" in file.read_text(encoding="utf-8")
    assert "President variant" in run("play", "--text", "--resume", str(file)).stdout


# --- the catalogue ---------------------------------------------------------------------------------------------------


def gaps(language: str) -> dict[str, set[str]]:
    """Return the texts of the shell, each with the names of its gaps."""
    parsed = FluentParser().parse((LOCALES / language / "shell.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: set(re.findall(r"\{ ?\$(\w+)|\(\$(\w+)", str(message.to_json()))) for message in messages}


def test_both_languages_have_the_same_texts() -> None:
    assert gaps("en").keys() == gaps("de").keys()


def test_every_text_that_the_commands_name_is_there() -> None:
    known = gaps("en")
    sources = "".join(path.read_text(encoding="utf-8") for path in Path(cli.__file__).parent.glob("*.py"))
    for name in re.findall(r'Wrong\(\s*"([a-z-]+)"', sources):
        assert f"error-{name}" in known
    for name in re.findall(r'typer\.(?:Option|Argument)\(.*help="([a-z-]+)"', sources):
        assert f"param-{name}" in known
    for name in re.findall(r'typer\.(?:Option|Argument)\(.*metavar="([a-z-]+)"', sources):
        assert f"metavar-{name}" in known

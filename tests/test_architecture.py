"""Which way the folders look, and what compiled modules may not do: read from the sources, not from running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from blueriband.games import NAMES

PACKAGE = Path(__file__).parents[1] / "src" / "blueriband"
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").is_file())

# kernel <- parts <- games <- bots, env, server, cli; between them, modules that serve people and know no bot
SHARED = {"kernel", "parts", "games", "texts", "rulebook", "phrases", "gamefile", "datafolder", "parallel"}
MAY_IMPORT = {
    "kernel": {"kernel"},
    "parts": {"kernel", "parts"},
    "games": {"kernel", "parts", "games"},
    "bots": {"kernel", "parts", "games", "bots", "parallel"},
    "env": {"kernel", "parts", "games", "bots", "env", "cli", "__init__"},  # of cli, the pictures
    "parallel": set[str](),
    "texts": set[str](),
    "rulebook": set[str](),
    "phrases": SHARED,
    "gamefile": SHARED,
    "datafolder": SHARED,
    "server": SHARED | {"bots", "env", "server", "__init__"},
    "cli": SHARED | {"bots", "env", "server", "cli", "study", "__init__"},
    "_build": set[str](),
    "study": SHARED | {"bots"},
    "api": SHARED | {"bots", "cli", "__init__"},  # of cli, the pictures
    "__init__": {"_build", "api"},
    "__main__": {"cli"},
}
COMPILED = ("kernel", "parts", "games", "bots", "env")
CHANCE_AND_CLOCKS = {"random", "secrets", "time", "datetime", "uuid", "os", "threading", "asyncio"}


def sources() -> list[Path]:
    return sorted(path for path in PACKAGE.rglob("*.py") if "__pycache__" not in path.parts)


def place(path: Path) -> str:
    """Return a module's path within the package."""
    return path.relative_to(PACKAGE).as_posix()


def imports(tree: ast.AST, where: str) -> Iterator[str]:
    """Name all that a module imports, with its path from the top; `from a import b` imports a.b."""
    folder = ["blueriband", *where.split("/")[:-1]]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(folder[: len(folder) - node.level + 1]) if node.level else ""
            start = ".".join(part for part in (base, node.module) if part)
            yield from (f"{start}.{alias.name}" for alias in node.names)


def top(where: str) -> str:
    """Return the folder or module at the top of the package."""
    return where.split("/")[0].removesuffix(".py")


def owner(where: str) -> str:
    """Return the game that a module belongs to: that of its folder, or the one whose name it bears beside others."""
    parts = where.removesuffix(".py").split("/")
    if parts[0] == "games" and len(parts) > 2:
        return parts[1]
    return max((game for game in GAMES if len(parts) > 1 and parts[-1].startswith(game)), key=len, default="")


def reversed_arrows(source: str, where: str) -> list[str]:
    """Return what a module imports against the rules."""
    found = []
    for name in imports(ast.parse(source), where):
        parts = name.split(".")
        if parts[0] != "blueriband":
            continue
        target = parts[1] if len(parts) > 1 and parts[1] in MAY_IMPORT else "__init__"
        in_a_game = top(where) == "games" and owner(where) != ""
        another_game = in_a_game and target == "games" and parts[2:3] != [owner(where)]
        if another_game or target not in MAY_IMPORT[top(where)]:
            found.append(name)
    return found


def games_named(source: str, where: str) -> list[str]:
    """Return the games that a module names in an import or, where no game is at home, as a text; but for its own."""
    tree = ast.parse(source)
    named = {
        part for name in imports(tree, where) for part in name.split(".")[2:3] if name.startswith("blueriband.games")
    }
    if top(where) != "games" and owner(where) == "":
        texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        named.update(text.replace("-", "_") for text in texts if isinstance(text, str))
    return sorted({game for game in GAMES if game in named} - {owner(where)})


def narrow_shifts(source: str) -> list[int]:
    """Return the lines that shift a literal by a variable: compiled, the literal has 32 bits."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            if is_literal(node.left) and not is_literal(node.right) and not is_constant(node.right):
                found.append(node.lineno)
    return found


def is_literal(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return is_literal(node.operand)
    return isinstance(node, ast.Constant)


def is_constant(node: ast.expr) -> bool:
    """A name in capitals is Final: its value is known when it is compiled."""
    return isinstance(node, ast.Name) and node.id.isupper()


# --- imports ---------------------------------------------------------------------------------------------------------


def test_every_folder_and_module_has_its_place_in_the_table() -> None:
    assert {top(place(path)) for path in sources()} <= set(MAY_IMPORT)


def test_imports_point_one_way() -> None:
    found = {place(path): reversed_arrows(path.read_text(encoding="utf-8"), place(path)) for path in sources()}
    assert {where: names for where, names in found.items() if names} == {}


def test_only_the_registry_names_games() -> None:
    found = {place(path): games_named(path.read_text(encoding="utf-8"), place(path)) for path in sources()}
    registers = {  # the games, how to draw them, what they are worth, what a learner sees, and what goes over the wire
        "games/__init__.py", "cli/boards/__init__.py", "bots/economy/__init__.py", "env/spaces.py",
        "server/views/__init__.py",
    }  # fmt: skip
    assert {where: named for where, named in found.items() if named and where not in registers} == {}


def test_every_game_has_a_folder_of_its_name() -> None:
    assert {name.replace("-", "_") for name in NAMES} <= set(GAMES)


@pytest.mark.parametrize(
    ("where", "source"),
    [
        ("kernel/engine.py", "from blueriband.parts.sets import only"),
        ("kernel/engine.py", "import blueriband.games"),
        ("kernel/engine.py", "from blueriband import games"),
        ("kernel/engine.py", "def f():\n    from ..games.tramp import game"),
        ("kernel/engine.py", "import blueriband"),
        ("parts/sets.py", "from blueriband.games.tramp.data import SHIPS"),
        ("parts/sets.py", "from ..games import tramp"),
        ("games/tramp/state.py", "from blueriband.bots.playout import walk"),
        ("games/tramp/state.py", "from blueriband.texts import Texts"),
        ("games/tramp/state.py", "from blueriband.games.crossing_oceans.data import STANDARD"),
        ("games/tramp/state.py", "from blueriband.games import crossing_oceans"),
        ("games/tramp/state.py", "from blueriband.games import find"),
        ("games/tramp/actions/draw.py", "from ...crossing_oceans import data"),
        ("bots/playout.py", "from blueriband.cli import main"),
        ("bots/playout.py", "if TYPE_CHECKING:\n    from blueriband.server.app import App"),
        ("texts.py", "from blueriband.kernel.engine import Game"),
        ("gamefile.py", "from blueriband.bots.playout import walk"),
        ("server/app.py", "from blueriband.cli import main"),
    ],
)
def test_an_arrow_that_is_reversed_is_found(where: str, source: str) -> None:
    assert len(reversed_arrows(source, where)) == 1


@pytest.mark.parametrize(
    ("where", "source"),
    [
        ("kernel/codec.py", "from blueriband.kernel.rng import Rng\nimport json"),
        ("kernel/codec.py", "from . import rng\nfrom .engine import Game"),
        ("parts/seas.py", "from blueriband.kernel.engine import State\nfrom blueriband.parts.sets import only"),
        ("games/tramp/game.py", "from blueriband.games.tramp import secrets\nfrom .actions.draw import Draw"),
        ("games/__init__.py", "from blueriband.games.tramp.game import TRAMP"),
        ("bots/arena.py", "from blueriband.games import find"),
        ("cli/app.py", "import blueriband\nfrom blueriband import games\nfrom blueriband.bots.playout import walk"),
    ],
)
def test_an_arrow_that_points_inwards_is_left_alone(where: str, source: str) -> None:
    assert reversed_arrows(source, where) == []


@pytest.mark.parametrize(
    ("where", "source"),
    [
        ("cli/app.py", "from blueriband.games.tramp.game import TRAMP"),
        ("cli/app.py", "from blueriband.games import tramp"),
        ("cli/app.py", "GAME = 'crossing-oceans'"),
        ("server/app.py", "if game.name == 'tramp':\n    pass"),
        ("cli/boards/tramp.py", "from blueriband.games.crossing_oceans.data import STANDARD"),
    ],
)
def test_a_game_that_is_named_outside_the_registry_is_found(where: str, source: str) -> None:
    assert len(games_named(source, where)) == 1


def test_a_board_may_name_the_game_it_draws() -> None:
    assert games_named("from blueriband.games.tramp.data import PRICE\nNAME = 'tramp'", "cli/boards/tramp.py") == []


def test_rules_know_no_clock_and_no_other_chance() -> None:
    found = {}
    for path in sources():
        if top(place(path)) in ("kernel", "parts", "games"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found[place(path)] = {name.split(".")[0] for name in imports(tree, place(path))} & CHANCE_AND_CLOCKS
    assert {where: names for where, names in found.items() if names} == {"kernel/rng.py": {"secrets"}}


# --- what compiled modules may not do --------------------------------------------------------------------------------


def test_no_compiled_module_shifts_a_literal_by_a_variable() -> None:
    found = {}
    for path in sources():
        if top(place(path)) in COMPILED:
            found[place(path)] = narrow_shifts(path.read_text(encoding="utf-8"))
    assert {where: lines for where, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "source", ["1 << card", "s.hand |= 1 << d.x", "f(-1 << n)", "a = 3 << len(b)", "(1) << (n + 1)"]
)
def test_a_literal_shifted_by_a_variable_is_found(source: str) -> None:
    assert narrow_shifts(source) == [1]


@pytest.mark.parametrize("source", ["1 << 62", "a << 8", "a << b", "HIGHEST >> (62 - n)", "SEEDS = 1 << SEED_BITS"])
def test_other_shifts_are_left_alone(source: str) -> None:
    assert narrow_shifts(source) == []


def test_every_module_opens_with_a_docstring() -> None:
    silent = [place(path) for path in sources() if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))]
    assert silent == []

"""The built files: their sizes, and that they ask nothing of other hosts; the generated types; the texts."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

from blueriband.server import pages

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
ASSETS = pages.FOLDER / "assets"
MARGIN = 1.1  # a budget is passed at ten per cent more
KB = 1000


def packed(*paths: Path) -> float:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths) / KB


def imported(script: Path, seen: set[Path] | None = None) -> set[Path]:
    """Return a script with all that it imports at once."""
    seen = seen if seen is not None else set()
    if script not in seen:
        seen.add(script)
        for name in re.findall(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""", script.read_text(encoding="utf-8")):
            imported(ASSETS / name, seen)
    return seen


def entry() -> set[Path]:
    page = (pages.FOLDER / "index.html").read_text(encoding="utf-8")
    first = {ASSETS / name for name in re.findall(r'(?:src|href)="/assets/([^"]+\.js)"', page)}
    return set().union(*(imported(script) for script in first))


def chunk(name: str) -> Path:
    (found,) = [path for path in ASSETS.glob(f"{name}-*.js") if re.fullmatch(rf"{name}-[\w-]{{8}}\.js", path.name)]
    return found


def test_the_first_load_is_small() -> None:
    home = entry() | imported(chunk("Home"))
    texts = [path for path in ASSETS.glob("web-*.js") if re.fullmatch(r"web-[\w-]{8}\.js", path.name)]
    assert packed(*home) + max(packed(text) for text in texts) <= 120 * MARGIN
    assert packed(*ASSETS.glob("index-*.css"), *ASSETS.glob("Home-*.css")) <= 25 * MARGIN


def test_each_game_is_a_chunk_of_its_own_and_small() -> None:
    frame = entry() | imported(chunk("Match"))
    for game in ("crossing-oceans", "transatlantic", "shipyard"):
        scripts = [path for path in ASSETS.glob(f"{game}-*.js") if path.stat().st_size > 30 * KB and path not in frame]
        (table,) = [
            path
            for path in scripts
            if "export{" in path.read_text(encoding="utf-8") and "svg" in path.read_text(encoding="utf-8")
        ]
        own = imported(table) - frame
        assert packed(*own) <= 70 * MARGIN, (game, packed(*own))
        assert not own & entry()


def test_fonts_are_few_and_latin() -> None:
    fonts = list(ASSETS.glob("*.woff2"))
    assert len(fonts) == 3
    assert sum(font.stat().st_size for font in fonts) / KB <= 110 * MARGIN


def test_no_other_host_is_named() -> None:
    for path in [pages.FOLDER / "index.html", *ASSETS.glob("*.js"), *ASSETS.glob("*.css")]:
        named = set(re.findall(r"https?://[\w.-]+", path.read_text(encoding="utf-8")))
        assert named <= {"http://www.w3.org", "https://svelte.dev"}, (path.name, named)


def test_generated_types_and_words_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", str(ROOT / "scripts" / "protocol.py"), "--check"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


def keys(language: str, catalogue: str = "web") -> set[str]:
    text = (ROOT / "src" / "blueriband" / "locales" / language / f"{catalogue}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_every_text_of_the_frame_is_there_in_both_languages() -> None:
    sources = [
        path for folder in ("lib", "pages") for path in (WEB / folder).rglob("*") if path.suffix in (".ts", ".svelte")
    ]
    used = {
        name
        for path in [*sources, WEB / "App.svelte"]
        for name in re.findall(r"\bt\('([a-z0-9-]+)'", path.read_text(encoding="utf-8"))
    }
    assert used <= keys("en")
    for path in (ROOT / "src" / "blueriband" / "locales" / "en").glob("web*.ftl"):
        assert keys("en", path.stem) == keys("de", path.stem), path.stem


def test_components_and_modules_are_not_too_long() -> None:
    for path in WEB.rglob("*"):
        lines = path.read_text(encoding="utf-8").count("\n") if path.suffix in (".svelte", ".ts") else 0
        most = 150 if path.suffix == ".svelte" else 400
        assert lines <= most or path.name in ("protocol.ts",) or "views" in path.parts, (path.name, lines)


def test_the_words_of_each_game_are_complete() -> None:
    for path in (WEB / "lib" / "words").glob("*.json"):
        words = json.loads(path.read_text(encoding="utf-8"))
        nouns = {noun for used in [*words["verbs"].values(), *words["events"].values()] for noun in used}
        assert nouns == set(words["nouns"])

"""Take pictures of every screen into docs/pictures: python scripts/pictures.py [name ...]."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402 # needs the path above
from tests.web.conftest import ARGS, ServerProcess, browser_program  # noqa: E402 # needs the path above
from tests.web.player import Player  # noqa: E402 # needs the path above
from tests.web.positions import midgame  # noqa: E402 # needs the path above

FOLDER = Path(os.environ.get("BLUERIBAND_PICTURES", HERE / "docs" / "pictures"))
TITLES = ["crossing-oceans", "transatlantic", "shipyard"]
LEVEL = "normal"  # whose games are seen
Scene = Callable[[Player], None]


def table(game: str, choices: int, step: str = "", seats: int = 4, seed: int = 3) -> Scene:
    """Return the scene of a game in progress."""

    def scene(one: Player) -> None:
        one.settle()
        match = one.ask("POST", "/files", midgame(game, seats, choices, seed, step, LEVEL))
        assert "id" in match, match
        one.sit(match["id"])
        one.page.wait_for_timeout(500)
        for button in one.page.query_selector_all(".curtain button"):
            button.click()
        one.page.wait_for_timeout(1200)

    return scene


def then(scene: Scene, *keys: str) -> Scene:
    """Return a scene after some keys."""

    def after(one: Player) -> None:
        scene(one)
        for key in keys:
            one.page.keyboard.press(key)
            one.page.wait_for_timeout(500)

    return after


def page(path: str, wait: str = "main") -> Scene:
    """Return the scene of a plain page."""

    def scene(one: Player) -> None:
        one.settle()
        one.open(path)
        one.page.wait_for_selector(wait)
        one.page.wait_for_timeout(700)

    return scene


def over(game: str, path: str = "") -> Scene:
    """Return the scene of a finished game: its result, or its replay."""

    def scene(one: Player) -> None:
        one.settle()
        match = one.ask("POST", "/files", midgame(game, 4, 100_000, 3, level=LEVEL))
        assert "id" in match, match
        one.page.goto(f"{one.address}/match/{match['id']}{path}")
        one.page.wait_for_selector(".frame")
        one.page.wait_for_timeout(2500)

    return scene


def new_game(one: Player) -> None:
    """Open the dialog."""
    one.settle()
    one.page.get_by_role("button", name="New game").or_(one.page.get_by_role("button", name="Neues Spiel")).nth(
        1
    ).click()
    one.page.wait_for_timeout(400)


def gathering(one: Player) -> None:
    """Wait for players."""
    match = one.new_match("shipyard", [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "hard"}])
    one.open(f"/match/{match}")
    one.page.wait_for_selector(".gathering")
    one.page.wait_for_timeout(400)


SCENES: dict[str, Scene] = {
    "home": page("/", "article"),
    "new-game": new_game, "gathering": gathering, "settings": page("/settings", "fieldset"),
    "replays": page("/replays"), "rules": page("/rules/crossing-oceans", "article"),
    "crossing-oceans": table("crossing-oceans", 150), "crossing-oceans-early": table("crossing-oceans", 9, seats=2),
    "crossing-oceans-list": then(table("crossing-oceans", 90, "exchanging"), "l"),
    "crossing-oceans-result": over("crossing-oceans"),
    "crossing-oceans-replay": over("crossing-oceans", "/replay?at=60"),
    "transatlantic": table("transatlantic", 90), "transatlantic-deploy": table("transatlantic", 60, "routing"),
    "transatlantic-result": over("transatlantic"), "transatlantic-replay": over("transatlantic", "/replay?at=80"),
    "shipyard": table("shipyard", 120), "shipyard-canals": table("shipyard", 160, "laying"),
    "shipyard-result": over("shipyard"), "shipyard-replay": over("shipyard", "/replay?at=120"),
    "help": then(table("crossing-oceans", 30), "?"),
}  # fmt: skip
LOOKS: dict[str, dict[str, object]] = {
    "": {}, "-dark": {"dark": True}, "-de": {"language": "de"}, "-phone": {"phone": True},
    "-phone-dark-de": {"phone": True, "dark": True, "language": "de"},
}  # fmt: skip


@contextmanager
def standing(folder: Path) -> Iterator[tuple[ServerProcess, Browser]]:
    """Run a server and a browser."""
    server = ServerProcess(folder)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=browser_program(), args=ARGS)
            yield server, browser
            browser.close()
    finally:
        server.stop()


def main() -> None:
    """Take the pictures whose names begin so, or all."""
    wanted = tuple(sys.argv[1:]) or ("",)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, standing(Path(folder)) as (server, browser):
        for name, scene in SCENES.items():
            for look, wishes in LOOKS.items():
                if not any(
                    f"{name}{look}" == wish[:-1] if wish.endswith("!") else f"{name}{look}".startswith(wish)
                    for wish in wanted
                ):
                    continue
                one = Player(browser, server.address, **wishes)  # type: ignore[arg-type]
                try:
                    scene(one)
                except Exception as trouble:
                    sys.stderr.write(f"{name}{look}: {trouble}\n")
                one.page.screenshot(path=str(FOLDER / f"{name}{look}.png"))
                sys.stderr.write(f"{name}{look} {one.problems or ''}\n")
                one.context.close()


if __name__ == "__main__":
    main()

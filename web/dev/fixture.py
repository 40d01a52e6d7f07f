"""Write positions from random play for the dev page: python web/dev/fixture.py crossing-oceans --seats 4 --plies 120.

`--step loading` goes on until that step is asked; `--peeks` also writes each seat's own view. Not shipped.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

from blueriband import games
from blueriband.cli.roster import as_json
from blueriband.kernel.match import Match

FOLDER = Path(__file__).parent / "fixtures"


def main() -> None:
    """Play, and write what the seat that is asked may see."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--plies", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", default="")
    parser.add_argument("--option", action="append", default=[], help="name=number")
    parser.add_argument("--name", default="")
    parser.add_argument("--as", dest="eyes", default="asked", help="asked, spectator or a seat")
    given = parser.parse_args()
    game = games.find(given.game)
    options = {"seats": given.seats} | {k: int(v) for k, v in (pair.split("=") for pair in given.option)}
    match = Match(game.new(options, given.seed))
    chance = random.Random(given.seed)
    done = 0
    while not match.over and (done < given.plies or (given.step and match.question(match.asked)["step"] != given.step)):
        done += 1
        question = match.question(match.asked)
        if question["step"] == "confirming":
            match.confirm(match.asked)
        else:
            match.play(match.asked, chance.choice(question["moves"]))
    asked = None if match.over else match.asked
    seat = asked if given.eyes == "asked" else None if given.eyes == "spectator" else int(given.eyes)
    seen = match.seen_by(-1 if seat is None else seat)
    decision = seen.get("decision")
    asking = decision is not None and decision["step"] != "confirming"
    found = {
        "game": given.game,
        "seat": seat,
        "names": ["Ada", "Brunel", "Cyrus", "Gerda"][: given.seats],
        "asked": asked,
        "view": seen["view"],
        "views": [match.seen_by(n)["view"] for n in range(given.seats)],
        "decision": decision,
        "events": seen["events"],
        "refusals": match.refusals(seat) if asking else [],
        "previews": {text: match.preview(seat, text) for text in decision["moves"]} if asking else {},
        "figures": json.loads(as_json(game, None)),
    }
    FOLDER.mkdir(exist_ok=True)
    name = given.name or f"{given.game}-{given.seats}-{given.step or given.plies}"
    (FOLDER / f"{name}.json").write_text(json.dumps(found), encoding="utf-8")
    step = decision["step"] if decision else "-"
    print(f"{name}: {done} choices, asked {asked}, step {step}")  # noqa: T201


if __name__ == "__main__":
    main()

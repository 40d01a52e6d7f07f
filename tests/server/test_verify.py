"""`blueriband matches verify`: damage is named, and a match that is being played meanwhile is none."""

from __future__ import annotations

import threading

from sqlalchemy import update

from blueriband.server import schema
from tests.server.crowd import differences
from tests.server.running import Person, ServerProcess
from tests.server.tables import ME, RANDOM, database, gather, play_out

M, J = schema.matches, schema.journal
DAMAGE = {
    "the seed is not the one that was committed to": update(M).values(seed="7"),
    "act 5": update(J).where(J.c.ply == 5).values(position="0" * 16),
    "the journal and the list of matches do not agree": update(M).values(version=M.c.version + 1),
    "the result differs": update(M).values(result=None),
    "rules 99 ": update(M).values(rules=99),
}


def test_damage_is_named(house: ServerProcess) -> None:
    ada, ben = Person(house.address, "Ada"), Person(house.address, "Ben")
    expected = []
    for complaint, damage in DAMAGE.items():
        match = gather([ada, ben])
        play_out({0: ada, 1: ben}, match)
        assert not [told for told in differences(house.db) if told.startswith(match)]
        with database(house) as c:
            c.execute(damage.where((M.c.id if damage.table is M else J.c.match) == match))
        expected.append(f"{match} tramp: {complaint}")
    found = differences(house.db)
    assert len(found) == len(expected)
    assert all(any(told.startswith(line) for told in found) for line in expected)


def test_a_match_that_is_being_played_is_no_difference(house: ServerProcess) -> None:
    ada = Person(house.address, "Ada")
    match = ada.create("crossing-oceans", [ME, RANDOM])
    player = threading.Thread(target=play_out, args=({0: ada}, match))
    player.start()
    looks = 0
    while player.is_alive():
        assert not [told for told in differences(house.db) if told.startswith(match)]
        looks += 1
    player.join()
    assert looks > 3 and ada.get(f"/api/matches/{match}")["status"] == "over"

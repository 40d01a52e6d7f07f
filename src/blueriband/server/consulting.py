"""Hints and analysis: what the strongest bot thinks, where asking is fair."""

from __future__ import annotations

from typing import Any, Final

from blueriband import bots
from blueriband.kernel.codec import read
from blueriband.kernel.engine import Refused
from blueriband.server.bots import BotFailed, Bots
from blueriband.server.hall import Hall
from blueriband.server.keeping import Keeping
from blueriband.server.live import Live
from blueriband.server.play import holds, out_of_turn
from blueriband.server.play_messages import ThinkWish, Thoughts
from blueriband.server.problems import Problem


class Consulting:
    """Answers "what would you do?"."""

    def __init__(self, hall: Hall, keeping: Keeping, bots: Bots) -> None:
        self.hall: Final = hall
        self.keeping: Final = keeping
        self.bots: Final = bots

    async def think(self, match: str, person: str, wish: ThinkWish) -> Thoughts:
        """Ask the strongest bot: about a finished match, or for a hint where nobody but bots plays against you."""
        await self.keeping.look(match, person)
        async with self.hall.holding(match) as live:
            if wish.seat >= len(live.seats):
                raise Problem("unknown", "there is no such seat")
            state = await self.past(live, wish) if live.match.over else self.present(live, person, wish)
        for text in wish.moves:
            state = state.clone()
            try:
                state.play(read(live.game, text))
            except Refused as refused:
                raise Problem("unreadable_move", f"{refused.rule}: {refused.ruling.name}") from None
            except ValueError as unreadable:
                raise Problem("unreadable_move", str(unreadable)) from None
        if state.over or state.decision.seat != wish.seat:
            raise out_of_turn()
        try:
            thought = await self.bots.consult(live, state, wish.seat, bots.LEVELS[-1], wish.seconds)
        except BotFailed as failed:
            raise Problem("busy", str(failed), 1) from None
        return Thoughts(
            wish.seat, bots.LEVELS[-1], thought["simulations"], thought["seconds"], thought["values"],
            thought["considered"], thought["line"],
        )  # fmt: skip

    async def past(self, live: Live, wish: ThinkWish) -> Any:
        """Return a position of a finished match."""
        line = await self.keeping.timeline(live)
        at = len(line.states) - 1 if wish.at is None else wish.at
        if at >= len(line.states):
            raise Problem("unknown", f"the match has {len(line.states) - 1} moves")
        return line.states[at]

    def present(self, live: Live, person: str, wish: ThinkWish) -> Any:
        """Return the present position, where a hint is fair."""
        holds(live, person, wish.seat)
        if wish.at is not None:
            raise Problem("not_now", "the match is running: ask about the present position")
        if any(seat.person not in (None, person) for seat in live.seats) or wish.moves:
            raise Problem("not_now", "while a match runs, hints are for games against bots only")
        people = {seat.name for seat in live.seats if seat.person == person}
        if len(people) > 1:
            raise Problem("not_now", "while a match runs, hints are for games against bots only")
        if live.match.asked != wish.seat or live.match.ready:
            raise out_of_turn()
        return live.match.state

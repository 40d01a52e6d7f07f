"""The endpoints of matches in play, of their replays and files, and of advice."""

from __future__ import annotations

from typing import Any

from starlette.responses import PlainTextResponse

from blueriband.server.endpoints import NUMBER, Call, endpoint, respond
from blueriband.server.messages import (
    MatchInfo,
)
from blueriband.server.play_messages import (
    Act,
    Done,
    EventList,
    Moment,
    Previews,
    PreviewWish,
    Refusals,
    Refused,
    ReplayInfo,
    Stale,
    ThinkWish,
    Thoughts,
    Update,
)
from blueriband.server.queries import (
    AskedQuery,
    KnowsQuery,
    LogQuery,
    SeatQuery,
    SeeMatch,
)

Running = (*SeeMatch, "not_now", "frozen")


@endpoint(
    "GET", "/api/matches/{match}/view", "anybody", query=SeatQuery, answer=Update, problems=(*Running, "not_your_seat")
)
async def view(call: Call) -> Any:
    """See a match from a seat of yours, or as a spectator."""
    return await call.server.play.view(call.match, call.person, call.query.seat)


@endpoint(
    "POST",
    "/api/matches/{match}/acts",
    body=Act,
    answer=Done,
    problems=(*Running, "not_your_seat", "out_of_turn", "unreadable_move"),
    extra=((409, Stale), (422, Refused)),
)
async def act(call: Call) -> Any:
    """Move, confirm, or take back."""
    answer = await call.server.play.act(call.match, call.who, call.body)
    return respond(answer, 200 if isinstance(answer, Done) else 409 if isinstance(answer, Stale) else 422)


@endpoint(
    "GET",
    "/api/matches/{match}/refusals",
    query=AskedQuery,
    answer=Refusals,
    problems=(*Running, "not_your_seat", "out_of_turn"),
)
async def refusals(call: Call) -> Any:
    """Ask what is refused, and why."""
    return await call.server.play.refusals(call.match, call.who, call.query.seat)


@endpoint(
    "POST",
    "/api/matches/{match}/previews",
    body=PreviewWish,
    answer=Previews,
    problems=(*Running, "not_your_seat", "out_of_turn", "unreadable_move"),
)
async def previews(call: Call) -> Any:
    """Ask what moves would do."""
    return await call.server.play.previews(call.match, call.who, call.body.seat, call.body.moves)


@endpoint(
    "GET", "/api/matches/{match}/log", "anybody", query=LogQuery, answer=EventList, problems=(*Running, "not_your_seat")
)
async def log(call: Call) -> Any:
    """Read what happened."""
    return await call.server.play.log(call.match, call.person, call.query.seat, call.query.since)


@endpoint("POST", "/api/matches/{match}/hurry", problems=(*Running, "not_a_player"))
async def hurry(call: Call) -> Any:
    """Tell the bot to move now."""
    await call.server.play.hurry(call.match, call.who)


@endpoint("POST", "/api/matches/{match}/retry", answer=MatchInfo, problems=(*Running, "not_a_player"))
async def retry(call: Call) -> Any:
    """Let a bot that failed try again."""
    await call.server.lobby.retry(call.match, call.who)
    return await call.server.lobby.info(call.match, call.who)


@endpoint("POST", "/api/matches/{match}/pause", answer=MatchInfo, problems=(*SeeMatch, "not_now", "not_the_host"))
async def pause(call: Call) -> Any:
    """Let the bots wait, where nobody else plays."""
    await call.server.pausing.pause(call.match, call.who)
    return await call.server.lobby.info(call.match, call.who)


@endpoint("POST", "/api/matches/{match}/resume", answer=MatchInfo, problems=(*SeeMatch, "not_now", "not_the_host"))
async def resume(call: Call) -> Any:
    """Let the bots go on."""
    await call.server.pausing.resume(call.match, call.who)
    return await call.server.lobby.info(call.match, call.who)


# --- keeping ---------------------------------------------------------------------------------------------------------


@endpoint(
    "GET",
    "/api/matches/{match}/replay",
    "anybody",
    query=KnowsQuery,
    answer=ReplayInfo,
    problems=(*Running, "not_your_seat"),
)
async def replay(call: Call) -> Any:
    """Read a match step by step, from what somebody knew."""
    return await call.server.keeping.replay(call.match, call.person, call.query.knows)


@endpoint(
    "GET",
    "/api/matches/{match}/replay/{at}",
    "anybody",
    query=KnowsQuery,
    answer=Moment,
    problems=(*Running, "not_your_seat"),
)
async def moment(call: Call) -> Any:
    """See the position after so many moves."""
    at = int(call.named("at", NUMBER))
    return await call.server.keeping.moment(call.match, call.person, call.query.knows, at)


@endpoint("GET", "/api/matches/{match}/file", "anybody", answer=str, problems=(*SeeMatch, "not_now"))
async def download(call: Call) -> Any:
    """Take the game file home."""
    text = await call.server.keeping.file(call.match, call.person)
    headers = {"Content-Disposition": f'attachment; filename="{call.match}.game.txt"'}
    return PlainTextResponse(text, headers=headers)


@endpoint("POST", "/api/files", body=str, answer=MatchInfo, problems=("bad_file",), limit="match")
async def bring_file(call: Call) -> Any:
    """Make a match of a game file."""
    match = await call.server.keeping.bring(call.who, call.body)
    return await call.server.lobby.info(match, call.who)


@endpoint(
    "POST",
    "/api/matches/{match}/thoughts",
    body=ThinkWish,
    answer=Thoughts,
    problems=(*Running, "not_your_seat", "out_of_turn", "unreadable_move", "busy"),
    limit="think",
)
async def thoughts(call: Call) -> Any:
    """Ask what the strongest bot thinks."""
    return await call.server.consulting.think(call.match, call.who, call.body)

"""What can be wrong with a request: a code for programs, a sentence for people, an HTTP status."""

from __future__ import annotations

from typing import Final

STATUS: Final = {
    "bad_message": 400,
    "no_session": 401,
    "wrong_password": 401,
    "not_your_seat": 403,
    "not_the_host": 403,
    "not_a_player": 403,
    "private": 403,
    "foreign_origin": 403,
    "unknown": 404,
    "wrong_method": 405,
    "out_of_turn": 409,
    "not_now": 409,
    "seat_taken": 409,
    "login_taken": 409,
    "frozen": 409,
    "too_large": 413,
    "unreadable_move": 422,
    "bad_options": 422,
    "bad_file": 422,
    "bad_hook": 422,
    "too_fast": 429,
    "busy": 503,
}


class Problem(Exception):
    """A request that cannot be granted."""

    def __init__(self, code: str, text: str, retry_after: float | None = None) -> None:
        super().__init__(text)
        self.code: Final = code
        self.text: Final = text
        self.status: Final = STATUS[code]
        self.retry_after: Final = retry_after

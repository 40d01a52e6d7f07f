"""Limits that keep one visitor from being a burden to the others."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from blueriband.server.problems import Problem

MOST_BODY: Final = 256 * 1024
KEPT: Final = 20_000

# what may be done at once, and how much comes back each second
RATES: Final[dict[str, tuple[float, float]]] = {
    "any": (240, 40),  # requests
    "socket": (300, 60),  # messages
    "match": (60, 0.5),  # new matches and files
    "guest": (60, 0.5),  # new people from one address
    "password": (10, 0.1),
    "think": (20, 0.5),
    "hook": (5, 0.1),
}


class Limits:
    """A bucket for each person or address and kind of request."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale: Final = scale  # 0: no limits
        self.buckets: Final[OrderedDict[tuple[str, str], tuple[float, float]]] = OrderedDict()

    def spend(self, who: str, kind: str) -> None:
        """Take one from a bucket, or raise."""
        if self.scale == 0:
            return
        size, rate = max(1.0, RATES[kind][0] * self.scale), RATES[kind][1] * self.scale
        at = time.monotonic()
        left, since = self.buckets.pop((who, kind), (size, at))
        left = min(size, left + (at - since) * rate)
        if left < 1:
            self.buckets[who, kind] = (left, at)
            raise Problem("too_fast", "too many requests; wait a little", (1 - left) / rate)
        self.buckets[who, kind] = (left - 1, at)
        while len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)


def address_of(connection: HTTPConnection) -> str:
    """Return where a client comes from."""
    told = connection.client.host if connection.client is not None else "?"
    try:
        address = ipaddress.ip_address(told)
    except ValueError:
        return told
    if address.version == 4:
        return str(address)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))  # one visitor has so many addresses


def is_near(address: str) -> bool:
    """Say whether an address is in this machine or its network, where the numbers of a server are read."""
    try:
        return not ipaddress.ip_network(address).is_global
    except ValueError:
        return False


def same_origin(connection: HTTPConnection, also: frozenset[str]) -> bool:
    """Say whether a request comes from this server's own page, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in also:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers["host"]
    except (KeyError, ValueError):
        return False

"""The only source of chance."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

LOW: Final = 0xFFFF_FFFF
SEED_BITS: Final = 128
SEEDS: Final = 1 << SEED_BITS  # a seed is a number below this


@final
class Rng:
    """A generator with 128 bits of state: xoshiro128++ by Blackman and Vigna.

    Its words have 32 bits, so that no product or sum leaves a signed 64-bit number: compiled and interpreted play are
    the same game on every machine.
    """

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> Rng:
        """Return a generator that goes on alike."""
        return Rng(self.a, self.b, self.c, self.d)

    def word(self) -> i64:
        """Return the next 32 bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        sum: i64 = (a + d) & LOW
        result: i64 = ((((sum << 7) | (sum >> 25)) & LOW) + a) & LOW
        t: i64 = (b << 9) & LOW
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ t
        self.d = ((d << 11) | (d >> 21)) & LOW
        return result

    def roll(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, each equally likely; n is below 2^31."""
        # Lemire's method: the few words that would favour small numbers are drawn again
        m: i64 = self.word() * n
        if m & LOW < n:
            unfair: i64 = (LOW + 1 - n) % n
            while m & LOW < unfair:
                m = self.word() * n
        return m >> 32

    def shuffle(self, row: vec[i64], first: i64, last: i64) -> None:
        """Put the cells of a row from first up to but not including last in random order, each equally likely."""
        size: i64 = last - first
        while size > 1:
            a: i64 = first + self.roll(size)
            size -= 1
            b: i64 = first + size
            cell = row[a]
            row[a] = row[b]
            row[b] = cell

    def fork(self) -> Rng:
        """Return a new generator, unrelated to what this one goes on to do."""
        a, b, c = self.word(), self.word(), self.word()
        return started(a, b, c, self.word())


def seeded(seed: int) -> Rng:
    """Return the generator for a seed; neighbouring seeds are unrelated."""
    digest = hashlib.sha256(b"blueriband seed" + seed_bytes(seed)).digest()
    words = [int.from_bytes(digest[n : n + 4], "big") for n in (0, 4, 8, 12)]
    return started(words[0], words[1], words[2], words[3])


def started(a: i64, b: i64, c: i64, d: i64) -> Rng:
    """Return a generator with these words of 32 bits; four zeros would stand still, so they count as a one."""
    return Rng(a, b, c, d if a | b | c | d != 0 else 1)


def seed_bytes(seed: int) -> bytes:
    """Return the 128 bits of a seed, or raise ValueError."""
    if not 0 <= seed < SEEDS:
        raise ValueError("a seed is a whole number from 0 to 2^128 - 1")
    return seed.to_bytes(16, "big")


def new_seed() -> int:
    """Return 128 bits from the operating system."""
    return secrets.randbits(SEED_BITS)


def commitment(seed: int) -> str:
    """Return a text that fixes a seed without telling it: published at the start, checked at the end."""
    return hashlib.sha256(b"blueriband commitment" + seed_bytes(seed)).hexdigest()


def derived(seed: int, number: int) -> int:
    """Return the seed of one game in a series."""
    digest = hashlib.sha256(b"blueriband series" + seed_bytes(seed) + number.to_bytes(8, "big")).digest()
    return int.from_bytes(digest[:16], "big")

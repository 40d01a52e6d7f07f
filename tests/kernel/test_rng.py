"""Chance: every number and every order equally likely, the same on every machine, and not to be guessed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise, permutations
from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from blueriband.games import find
from blueriband.kernel.rng import SEED_BITS, SEEDS, Rng, commitment, derived, new_seed, seeded

WORDS = 1 << 32
FAR = 5.0  # standard deviations: chance alone goes so far once in a million; the seeds are fixed in any case


def deviation(counts: Sequence[int], freedom: int | None = None, scale: float = 1.0) -> float:
    """Return how many standard deviations the chi-square of equally likely counts is off, by Wilson and Hilferty."""
    mean = sum(counts) / len(counts)
    chi_square = scale * sum((n - mean) ** 2 / mean for n in counts)
    k = len(counts) - 1 if freedom is None else freedom
    return float(((chi_square / k) ** (1 / 3) - (1 - 2 / (9 * k))) / sqrt(2 / (9 * k)))


def rolls(rng: Rng, n: int, times: int) -> list[int]:
    return [int(rng.roll(n)) for _ in range(times)]


def tally(numbers: Sequence[int], kinds: int) -> list[int]:
    counts = Counter(numbers)
    assert set(counts) <= set(range(kinds))
    return [counts[n] for n in range(kinds)]


def shuffled(rng: Rng, cards: int) -> tuple[int, ...]:
    row = vec[i64](list(range(cards)))
    rng.shuffle(row, 0, cards)
    return tuple(row)


# --- the generator ---------------------------------------------------------------------------------------------------


class Reference:
    """Xoshiro128++ written down once more from Blackman and Vigna's C, on unsigned words of 32 bits."""

    def __init__(self, *state: int) -> None:
        self.s = list(state)

    def word(self) -> int:
        s = self.s
        result = (rotated((s[0] + s[3]) % WORDS, 7) + s[0]) % WORDS
        t = s[1] << 9
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] = (s[2] ^ t) % WORDS
        s[3] = rotated(s[3], 11)
        return result


def rotated(word: int, places: int) -> int:
    return (word << places) % WORDS | word >> (32 - places)


def test_the_words_are_those_published_for_xoshiro128plusplus() -> None:
    rng = Rng(1, 2, 3, 4)
    published = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011]
    assert [rng.word() for _ in published] == published


@pytest.mark.parametrize(
    "state",
    [(1, 2, 3, 4), (0, 0, 0, 1), (0xFFFFFFFF,) * 4, (0x80000000, 0, 0, 0), (0xDEADBEEF, 0x01234567, 0x89ABCDEF, 5)],
)
def test_the_words_are_those_of_an_independent_implementation(state: tuple[int, int, int, int]) -> None:
    rng, reference = Rng(*state), Reference(*state)
    for _ in range(2_000):
        assert rng.word() == reference.word()
        assert [rng.a, rng.b, rng.c, rng.d] == reference.s


def test_the_state_has_128_bits_and_each_of_them_moves() -> None:
    rng = seeded(3)
    ones = [0] * 128
    for _ in range(4_000):
        rng.word()
        for place, part in enumerate((rng.a, rng.b, rng.c, rng.d)):
            assert 0 <= part < WORDS
            for bit in range(32):
                ones[32 * place + bit] += part >> bit & 1
    assert all(1_800 < n < 2_200 for n in ones)


def test_every_bit_of_a_word_is_as_often_one_as_zero() -> None:
    rng = seeded(4)
    words = [int(rng.word()) for _ in range(10_000)]
    assert all(4_700 < sum(word >> bit & 1 for word in words) < 5_300 for bit in range(32))


# --- bounded draws ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 12, 45, 52, 64, 100, 1000])
def test_every_number_below_n_is_equally_likely(n: int) -> None:
    counts = tally(rolls(seeded(n), n, 60_000), n)
    assert abs(deviation(counts)) < FAR


@pytest.mark.parametrize("n", [2, 3, 5, 7, 45])
def test_a_roll_does_not_depend_on_the_one_before(n: int) -> None:
    numbers = rolls(seeded(100 + n), n, 60_000)
    counts = tally([n * a + b for a, b in zip(numbers[::2], numbers[1::2], strict=True)], n * n)
    assert abs(deviation(counts)) < FAR


@pytest.mark.parametrize("n", [3 << 29, 2**31 - 1, 2**31 - 2**20, 5 << 28, 2**30 + 1])
def test_even_a_number_near_two_to_the_31_has_no_favourites(n: int) -> None:
    numbers = rolls(seeded(n), n, 60_000)
    assert all(0 <= number < n for number in numbers)
    assert abs(deviation(tally([number * 16 // n for number in numbers], 16))) < FAR
    assert abs(deviation(tally([number % 3 for number in numbers], 3))) < FAR
    assert abs(deviation(tally([number % 5 for number in numbers], 5))) < FAR


def test_the_same_look_at_large_numbers_finds_the_bias_of_simpler_methods() -> None:
    n, rng = 3 << 29, seeded(1)
    remainders = [int(rng.word()) % n for _ in range(60_000)]
    products = [int(rng.word()) * n >> 32 for _ in range(60_000)]
    assert deviation(tally([number * 16 // n for number in remainders], 16)) > 20
    assert deviation(tally([number % 3 for number in products], 3)) > 20


def test_a_roll_of_one_is_always_zero() -> None:
    assert set(rolls(seeded(1), 1, 100)) == {0}


def test_the_greatest_word_gives_the_greatest_number() -> None:
    n = 2**31 - 1
    assert Rng(0, 0, 0, WORDS - 1).word() == WORDS - 1
    assert Rng(0, 0, 0, WORDS - 1).roll(n) == n - 1


def test_a_word_that_would_favour_a_small_number_is_drawn_again() -> None:
    rng = Rng(0, 1, 2, 0)  # its first word is 0, the one word too many for 3
    assert rng.copy().word() == 0
    second = rng.copy()
    second.word()
    assert rng.roll(3) == second.word() * 3 >> 32
    assert (rng.a, rng.b, rng.c, rng.d) == (second.a, second.b, second.c, second.d)


# --- shuffles --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "times"), [(3, 12_000), (4, 48_000), (5, 60_000)])
def test_every_order_of_a_few_cards_is_equally_likely(cards: int, times: int) -> None:
    rng = seeded(cards)
    counts = Counter(shuffled(rng, cards) for _ in range(times))
    orders = list(permutations(range(cards)))
    assert set(counts) == set(orders)
    assert abs(deviation([counts[order] for order in orders])) < FAR


def test_the_same_look_at_orders_finds_the_bias_of_a_naive_shuffle() -> None:
    rng, counts = seeded(1), Counter[tuple[int, ...]]()
    for _ in range(48_000):
        row = list(range(4))
        for place in range(4):
            other = int(rng.roll(4))
            row[place], row[other] = row[other], row[place]
        counts[tuple(row)] += 1
    assert deviation([counts[order] for order in permutations(range(4))]) > 20


def test_every_card_of_45_is_equally_likely_in_every_place() -> None:
    cards, rng = 45, seeded(45)
    matrix = [0] * (cards * cards)
    for _ in range(9_000):
        for place, card in enumerate(shuffled(rng, cards)):
            matrix[cards * place + card] += 1
    # rows and columns add up, so that only 44 times 44 of the cells are free
    assert abs(deviation(matrix, (cards - 1) ** 2, (cards - 1) / cards)) < FAR


def test_neighbours_in_a_shuffled_deck_of_45_are_strangers() -> None:
    rng, steps = seeded(46), Counter[int]()
    for _ in range(4_000):
        order = shuffled(rng, 45)
        steps.update((b - a) % 45 for a, b in pairwise(order))
    assert abs(deviation([steps[step] for step in range(1, 45)])) < FAR


def test_a_shuffle_of_a_part_leaves_the_rest_alone() -> None:
    row = vec[i64](list(range(10)))
    orders = set()
    for _ in range(100):
        seeded(1).shuffle(row, 0, 0)
        seeded(1).shuffle(row, 4, 5)
        assert list(row)[:3] == [0, 1, 2] and list(row)[7:] == [7, 8, 9]
        orders.add(tuple(row))
        seeded(len(orders) + 10).shuffle(row, 3, 7)
        assert sorted(list(row)[3:7]) == [3, 4, 5, 6]
    assert len(orders) > 1


# --- seeds -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "state"),
    [
        (0, (3812227957, 3807869912, 953790659, 2775873117)),
        (1, (2788627894, 58726025, 2364003565, 3258087272)),
        (2**128 - 1, (298060182, 3430835883, 1855470497, 2794586347)),
    ],
)
def test_a_seed_gives_the_same_generator_everywhere(seed: int, state: tuple[int, int, int, int]) -> None:
    rng = seeded(seed)
    assert (rng.a, rng.b, rng.c, rng.d) == state


def test_a_seed_gives_the_same_rolls_everywhere() -> None:
    assert rolls(seeded(2024), 6, 12) == [5, 2, 5, 4, 0, 0, 0, 2, 0, 4, 3, 5]
    assert shuffled(seeded(2024), 10) == (2, 8, 1, 6, 5, 0, 4, 7, 3, 9)


def test_a_series_derives_the_same_seeds_everywhere() -> None:
    assert derived(0, 0) == 208137348938073462573623052184276032682
    assert derived(1, 2) == 261121657696123451143117890727390831870
    assert derived(2**128 - 1, 2**64 - 1) == 143874306189904904502233920374130362142


def test_the_seeds_of_a_series_differ_and_use_all_128_bits() -> None:
    seeds = [derived(7, number) for number in range(1_000)]
    assert len(set(seeds)) == 1_000
    assert all(0 <= seed < SEEDS for seed in seeds)
    assert all(380 < sum(seed >> bit & 1 for seed in seeds) < 620 for bit in range(SEED_BITS))
    assert not set(seeds) & {derived(8, number) for number in range(1_000)}


def test_a_commitment_is_the_same_everywhere() -> None:
    assert commitment(0) == "54044b2780101563d6b977c64cdc4c5cb2898c5ca76038a15413ffc135d37c8f"
    assert commitment(2**128 - 1) == "0cff263d6902c22f64f8f7c8350249eb6dbd6b395ca3364c3e2e5220e6a49617"


def test_a_commitment_tells_one_seed_from_another_and_not_its_generator() -> None:
    seeds = [0, 1, 2, 2**64, 2**127, 2**128 - 1]
    assert len({commitment(seed) for seed in seeds}) == len(seeds)
    for seed in seeds:
        rng = seeded(seed)
        assert not {f"{part:08x}" for part in (rng.a, rng.b, rng.c)} & {
            commitment(seed)[place : place + 8] for place in range(57)
        }


def test_a_default_seed_has_128_bits_from_the_operating_system() -> None:
    seeds = [new_seed() for _ in range(64)]
    assert SEED_BITS == 128 and SEEDS == 2**128
    assert len(set(seeds)) == 64
    assert all(0 <= seed < 2**128 for seed in seeds)
    every, none = 0, 2**128 - 1
    for seed in seeds:
        every |= seed
        none &= seed
    assert every == 2**128 - 1 and none == 0  # fails by chance once in 2^56


def test_a_game_without_a_seed_is_dealt_anew() -> None:
    tramp = find("tramp")
    states = [tramp.new({}).rng for _ in range(3)]
    assert len({(rng.a, rng.b, rng.c, rng.d) for rng in states}) == 3


@pytest.mark.parametrize("seed", [-1, 2**128, 2**200])
def test_a_seed_beyond_128_bits_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        seeded(seed)
    with pytest.raises(ValueError, match="seed"):
        find("tramp").new({}, seed)


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_no_commitment_and_no_series_has_a_seed_beyond_128_bits(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        commitment(seed)
    with pytest.raises(ValueError, match="seed"):
        derived(seed, 0)


def test_neighbouring_seeds_are_unrelated() -> None:
    first = [rolls(seeded(seed), 6, 1)[0] for seed in range(30_000)]
    assert abs(deviation(tally(first, 6))) < FAR
    pairs = [6 * a + b for a, b in zip(first[::2], first[1::2], strict=True)]
    assert abs(deviation(tally(pairs, 36))) < FAR


# --- copies and forks ------------------------------------------------------------------------------------------------


def test_a_copy_goes_on_alike_and_independently() -> None:
    rng = seeded(9)
    rng.word()
    copy = rng.copy()
    ahead = rolls(rng, 1000, 50)
    assert rolls(copy, 1000, 50) == ahead
    copy.word()
    assert rolls(rng, 1000, 10) != rolls(copy, 1000, 10)


def test_a_fork_is_unrelated_to_what_its_parent_goes_on_to_do() -> None:
    parent = seeded(10)
    child = parent.fork()
    mine, theirs = [int(parent.word()) for _ in range(4_000)], [int(child.word()) for _ in range(4_000)]
    assert not set(mine) & set(theirs)
    alike = [sum((a ^ b) >> bit & 1 for a, b in zip(mine, theirs, strict=True)) for bit in range(32)]
    assert all(1_800 < n < 2_200 for n in alike)


def test_forks_of_one_parent_are_unrelated_to_each_other() -> None:
    parent = seeded(11)
    firsts = [rolls(parent.fork(), 6, 1)[0] for _ in range(30_000)]
    assert abs(deviation(tally(firsts, 6))) < FAR
    pairs = [6 * a + b for a, b in zip(firsts[::2], firsts[1::2], strict=True)]
    assert abs(deviation(tally(pairs, 36))) < FAR


def test_a_fork_moves_its_parent_on_and_can_be_repeated() -> None:
    parent, twin = seeded(12), seeded(12)
    assert rolls(parent.fork(), 1000, 20) == rolls(twin.fork(), 1000, 20)
    assert (parent.a, parent.b, parent.c, parent.d) == (twin.a, twin.b, twin.c, twin.d)
    untouched = seeded(12)
    assert (parent.a, parent.b, parent.c, parent.d) != (untouched.a, untouched.b, untouched.c, untouched.d)

"""Toll: a compact card game for the tests, interpreted in every build, with faults that can be switched on.

Each seat holds cards that only it sees. On its turn it draws a card, lays one and pays a toll (who pays double draws a
card and plays again), asks the next seat for a coin, or rests; then the top card of the deck is buried unseen. It has
all that the kernel must cope with: a hidden deck and hidden hands, moves that reveal, at once or in the middle of a
turn, forced moves, a plain amount, and a question to another seat in mid-turn.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from blueriband.kernel.engine import (
    ALLOWED,
    EVERYONE,
    Decision,
    Game,
    Json,
    Move,
    Options,
    Outcome,
    State,
    Step,
    move,
    noun,
    row,
)
from blueriband.kernel.rng import Rng
from blueriband.kernel.words import Noun, Option, Ruling, Word
from blueriband.parts.sets import has, members, only

CARDS: Final = 16
OPENING_HAND: Final = 2
OPENING_COINS: Final = 2
TURNS: Final = 12

# steps
TURN: Final = 0
DRAWING: Final = 1
TOLLING: Final = 2
ANSWERING: Final = 3
TURN_END: Final = 4
WAKING: Final = 5
THANKING: Final = 6

# verbs
DRAW: Final = 0
LAY: Final = 1
ASK: Final = 2
REST: Final = 3
PAY: Final = 4
AGREE: Final = 5
DECLINE: Final = 6
WAKE: Final = 7
BOW: Final = 8
NOD: Final = 9

# events
DRAWN: Final = 0
LAID: Final = 1
PAID: Final = 2
ASKED: Final = 3
AGREED: Final = 4
DECLINED: Final = 5
BURIED: Final = 6
WOKEN: Final = 7
THANKED: Final = 8

# rulings; the kernel has the first two
DECK_EMPTY: Final = 2
NOT_HELD: Final = 3
OUT_OF_LUCK: Final = 4

CARD: Final = Noun("card", [f"c{n}" for n in range(CARDS)])
COINS: Final = Noun("coins")

FAULTS: Final = frozenset(
    {
        # secrets
        "view_shows_deck", "view_shows_hands", "burial_told_to_all", "draw_told_to_all", "legal_list_depends_on_deck",
        "ruling_depends_on_deck", "reveal_forgotten", "reveal_forgotten_silently", "reveal_depends_on_deck",
        "imagine_is_a_clone", "imagine_keeps_the_generator", "imagine_leaves_hands",
        "imagine_leaves_all_but_chance",
        # copies
        "clone_shares_a_row", "clone_shares_the_generator", "clone_forgets_a_number", "clone_forgets_a_field",
        "clone_asks_something_else",
        # the flow
        "dead_end", "endless", "card_is_lost", "coin_is_made", "chance_from_elsewhere",
        # the offer
        "offered_twice", "offered_and_refused", "refused_twice", "fickle_offer", "refusal_without_rule",
        "move_beyond_its_text", "candidate_beyond_its_text",
        # the end
        "no_outcome", "end_without_rule", "ranking_forgets_a_seat", "ranking_upside_down", "other_scores",
        "points_from_nowhere", "nobody_wins", "last_wins",
        # stumbling halfway through a rule, after the position has been changed
        "laying_stumbles", "paying_stumbles", "waking_stumbles", "turn_end_stumbles",
    }
)  # fmt: skip


class Stumble(Exception):
    """A rule broke off in the middle."""


class Toll(State):
    """The position."""

    coins: vec[i64]  # by seat
    hand: vec[i64]  # by seat, a set of cards; hidden from the others
    deck: vec[i64]  # hidden; the next card last
    buried: vec[i64]  # hidden from all
    pile: vec[i64]  # laid, for all to see
    bank: i64
    turns: i64  # still to come
    waking: i64  # 1: each turn begins with a move that is forced
    steep: i64  # 1: who can pay double must

    def clone(self) -> Toll:
        s = Toll(self.game)
        s.copy_from(self)
        s.coins = self.coins if wrong(self, "clone_shares_a_row") else self.coins[:]
        s.hand = self.hand[:]
        s.deck = self.deck[:]
        s.buried = self.buried[:]
        if not wrong(self, "clone_forgets_a_field"):
            s.pile = self.pile[:]
        s.bank = self.bank
        s.turns = TURNS if wrong(self, "clone_forgets_a_number") else self.turns
        s.waking = self.waking
        s.steep = self.steep
        if wrong(self, "clone_shares_the_generator"):
            s.rng = self.rng
        if wrong(self, "clone_asks_something_else"):
            s.decision.moves = vec[i64]([move(REST)])
        return s


def wrong(s: State, fault: str) -> bool:
    """Say whether a fault is switched on."""
    assert fault in FAULTS and isinstance(s.game, TollGame)
    return fault in s.game.faults


def next_is_odd(s: Toll) -> bool:
    """Look at what nobody may know."""
    return len(s.deck) > 0 and s.deck[len(s.deck) - 1] % 2 == 1


def cards(held: i64) -> list[int]:
    """Return the cards of a set, lowest first."""
    return [card for card in range(CARDS) if has(held, card)]


class Turn(Step[Toll]):
    """Draw, lay, ask or rest. [TY-1.1]"""

    def offer(self, s: Toll, d: Decision) -> None:
        d.offer(move(DRAW), self.drawing(s))
        for card in range(CARDS):
            d.offer(move(LAY, card), ALLOWED if has(s.hand[d.seat], card) else NOT_HELD)
        d.offer(move(ASK))
        if wrong(s, "dead_end") and s.turns == 3:
            d.moves = vec[i64]()
            return
        d.offer(move(REST))
        if wrong(s, "offered_twice"):
            d.offer(move(REST))
        if wrong(s, "offered_and_refused"):
            d.offer(move(REST), OUT_OF_LUCK)
        if wrong(s, "refused_twice"):
            d.offer(move(PAY, 1), OUT_OF_LUCK)
            d.offer(move(PAY, 1), NOT_HELD)
        if wrong(s, "fickle_offer"):
            d.offer(move(PAY, s.rng.roll(1000)))
        if wrong(s, "move_beyond_its_text"):
            d.offer(move(WAKE, 3))
        if wrong(s, "candidate_beyond_its_text"):
            d.offer(move(WAKE, 3), OUT_OF_LUCK)

    def drawing(self, s: Toll) -> i64:
        if len(s.deck) == 0:
            return DECK_EMPTY
        if wrong(s, "legal_list_depends_on_deck") and next_is_odd(s):
            return OUT_OF_LUCK
        if wrong(s, "ruling_depends_on_deck"):
            return OUT_OF_LUCK if next_is_odd(s) else NOT_HELD
        return ALLOWED

    def take(self, s: Toll, d: Decision, m: Move) -> None:
        said = m & 0xFF
        if said == DRAW:
            s.then(DRAWING, d.seat)
        elif said == LAY:
            self.lay(s, d.seat, noun(m))
            return
        elif said == ASK:
            s.emit(ASKED, d.seat)
            s.then(ANSWERING, (d.seat + 1) % s.seats, d.seat)
            s.then(THANKING, d.seat)
        s.then(TURN_END, d.seat)

    def lay(self, s: Toll, seat: i64, card: i64) -> None:
        s.hand[seat] &= ~only(card)
        s.emit(LAID, seat, card)
        if wrong(s, "laying_stumbles"):
            raise Stumble
        if not wrong(s, "card_is_lost"):
            s.pile = append(s.pile, card)
        s.then(TOLLING, seat)


class Draw(Step[Toll]):
    """Take the next card; there is nothing to choose. [TY-2.1]"""

    def run(self, s: Toll, d: Decision) -> None:
        silent = wrong(s, "reveal_forgotten_silently") or wrong(s, "reveal_depends_on_deck")
        if wrong(s, "reveal_depends_on_deck"):
            s.floor = s.ply if next_is_odd(s) else s.floor
        elif not silent and not wrong(s, "reveal_forgotten"):
            s.reveal()
        s.deck, card = pop(s.deck)
        s.hand[d.seat] |= only(card)
        if not silent:
            s.emit(DRAWN, d.seat, card, seen_by=EVERYONE if wrong(s, "draw_told_to_all") else only(d.seat))


class Toller(Step[Toll]):
    """Pay one coin; or two, draw a card and play again; who has none pays none. [TY-3.1]"""

    def offer(self, s: Toll, d: Decision) -> None:
        purse = s.coins[d.seat]
        if purse > 0:
            d.offer(move(PAY, 1), OUT_OF_LUCK if s.steep == 1 and purse > 1 and len(s.deck) > 0 else ALLOWED)
        if purse > 1:
            d.offer(move(PAY, 2), DECK_EMPTY if len(s.deck) == 0 else ALLOWED)

    def take(self, s: Toll, d: Decision, m: Move) -> None:
        amount = noun(m)
        s.coins[d.seat] -= amount
        if wrong(s, "paying_stumbles"):
            raise Stumble
        s.bank += amount
        s.emit(PAID, d.seat, amount)
        if amount == 2:
            s.then(DRAWING, d.seat)
            s.then(TURN, d.seat)
        else:
            s.then(TURN_END, d.seat)

    def run(self, s: Toll, d: Decision) -> None:
        s.emit(PAID, d.seat, 0)
        s.then(TURN_END, d.seat)


class Answer(Step[Toll]):
    """Give a coin to the seat that asks, or do not; x: the seat that asks. [TY-4.1]"""

    def offer(self, s: Toll, d: Decision) -> None:
        d.offer(move(AGREE), ALLOWED if s.coins[d.seat] > 0 else OUT_OF_LUCK)
        d.offer(move(DECLINE))

    def take(self, s: Toll, d: Decision, m: Move) -> None:
        if m == move(DECLINE):
            s.emit(DECLINED, d.seat)
            return
        s.coins[d.seat] -= 1
        s.coins[d.x] += 1
        s.emit(AGREED, d.seat)


class Thanker(Step[Toll]):
    """Bow or nod: all the same. [TY-4.2]"""

    def offer(self, s: Toll, d: Decision) -> None:
        d.offer(move(BOW))
        d.offer(move(NOD))

    def take(self, s: Toll, d: Decision, m: Move) -> None:
        s.emit(THANKED, d.seat)


class TurnEnd(Step[Toll]):
    """Bury a card unseen; then the next seat plays. [TY-5.1]"""

    def run(self, s: Toll, d: Decision) -> None:
        if len(s.deck) > 0:
            s.deck, card = pop(s.deck)
            s.buried = append(s.buried, card)
            s.emit(BURIED, d.seat, card, seen_by=EVERYONE if wrong(s, "burial_told_to_all") else 0)
        if wrong(s, "chance_from_elsewhere"):
            assert isinstance(s.game, TollGame)
            s.game.luck.shuffle(s.buried, 0, len(s.buried))
        if wrong(s, "turn_end_stumbles"):
            raise Stumble
        if wrong(s, "coin_is_made"):
            s.coins[d.seat] += 1
        if not wrong(s, "endless"):
            s.turns -= 1
        if s.turns > 0:
            s.active = (d.seat + 1) % s.seats
            s.then(WAKING, s.active)


class Waker(Step[Toll]):
    """Begin a turn; with the option, by waking up, there being no other choice. [TY-6.1]"""

    def offer(self, s: Toll, d: Decision) -> None:
        if s.waking == 1:
            d.offer(move(WAKE))

    def take(self, s: Toll, d: Decision, m: Move) -> None:
        if wrong(s, "waking_stumbles") and d.seat == 1:
            s.bank = 999
            raise Stumble
        s.emit(WOKEN, d.seat)
        s.then(TURN, d.seat)

    def run(self, s: Toll, d: Decision) -> None:
        s.then(TURN, d.seat)


class TollGame(Game[Toll]):
    """The rules, gathered, with the faults asked for."""

    def __init__(self, *faults: str) -> None:
        assert FAULTS.issuperset(faults)
        unruly = "refusal_without_rule" in faults
        self.faults = frozenset(faults)
        self.luck = Rng(1, 2, 3, 4)  # belongs to no position: only a fault uses it
        self.name = "toll"
        self.version = 1
        self.data = "standard"
        self.longest = 4 * TURNS + 2 * OPENING_COINS * 4  # waking and three moves; more while there are coins
        self.end_rule = "" if unruly else "TY-5.2"
        self.options = [Option("seats", [2, 3, 4], 2), Option("waking", [0, 1], 0), Option("steep", [0, 1], 0)]
        self.verbs = [
            Word("draw"), Word("lay", [CARD]), Word("ask"), Word("rest"), Word("pay", [COINS]), Word("agree"),
            Word("decline"), Word("wake"), Word("bow"), Word("nod"),
        ]  # fmt: skip
        self.events = [
            Word("drawn", [CARD]), Word("laid", [CARD]), Word("paid", [COINS]), Word("asked"), Word("agreed"),
            Word("declined"), Word("buried", [CARD]), Word("woken"), Word("thanked"),
        ]  # fmt: skip
        self.rulings = [
            Ruling("allowed", ""),
            Ruling("not_offered", ""),
            Ruling("deck_empty", "TY-2.2"),
            Ruling("not_held", "" if unruly else "TY-1.2"),
            Ruling("out_of_luck", "TY-1.3"),
        ]
        self.steps = [
            Turn("turn", "" if unruly else "TY-1.1"),
            Draw("drawing", "TY-2.1"),
            Toller("tolling", "TY-3.1"),
            Answer("answering", "TY-4.1"),
            TurnEnd("turn_end", "TY-5.1"),
            Waker("waking", "TY-6.1"),
            Thanker("thanking", "TY-4.2"),
        ]

    def blank(self) -> Toll:
        return Toll(self)

    def deal(self, s: Toll, options: Options) -> None:
        s.coins = row(s.seats, OPENING_COINS)
        s.hand = row(s.seats, 0)
        s.deck = vec[i64]([card for card in range(CARDS)])
        s.rng.shuffle(s.deck, 0, CARDS)
        for seat in range(s.seats):
            for _ in range(OPENING_HAND):
                s.deck, card = pop(s.deck)
                s.hand[seat] |= only(card)
        s.buried = vec[i64]()
        s.pile = vec[i64]()
        s.bank = 0
        s.turns = TURNS
        s.waking = options["waking"]
        s.steep = options["steep"]
        s.active = 0
        s.then(WAKING, 0)

    def view(self, s: Toll, seat: i64) -> Json:
        seen: Json = {
            "coins": list(s.coins),
            "bank": s.bank,
            "deck": len(s.deck),
            "buried": len(s.buried),
            "pile": list(s.pile),
            "hands": [members(hand) for hand in s.hand],
            "turns": s.turns,
            "active": s.active,
        }
        if seat >= 0:
            seen["hand"] = cards(s.hand[seat])
        if wrong(s, "view_shows_deck") and len(s.deck) > 0:
            seen["next"] = s.deck[len(s.deck) - 1]
        if wrong(s, "view_shows_hands"):
            seen["all"] = list(s.hand)
        return seen

    def imagine(self, s: Toll, seat: i64, rng: Rng) -> Toll:
        t = s.clone()
        if wrong(s, "imagine_is_a_clone"):
            return t
        if not wrong(s, "imagine_keeps_the_generator"):
            t.rng = rng.fork()
        if wrong(s, "imagine_leaves_all_but_chance"):
            return t
        others = [] if wrong(s, "imagine_leaves_hands") else [other for other in range(s.seats) if other != seat]
        unseen: list[int] = [*s.deck, *s.buried]
        for other in others:
            unseen += cards(s.hand[other])
        hidden = vec[i64](unseen)
        rng.shuffle(hidden, 0, len(hidden))
        for place in range(len(t.deck)):
            hidden, card = pop(hidden)
            t.deck[place] = card
        for place in range(len(t.buried)):
            hidden, card = pop(hidden)
            t.buried[place] = card
        for other in others:
            t.hand[other] = 0
            for _ in cards(s.hand[other]):
                hidden, card = pop(hidden)
                t.hand[other] |= only(card)
        return t

    def scores(self, s: Toll) -> list[int]:
        points = [s.coins[seat] + sum(cards(s.hand[seat])) for seat in range(s.seats)]
        return [n + 1 for n in points] if wrong(s, "other_scores") else points

    def outcome(self, s: Toll) -> Outcome | None:
        if not s.over or wrong(s, "no_outcome"):
            return None
        sources = [{"coins": int(s.coins[seat]), "cards": sum(cards(s.hand[seat]))} for seat in range(s.seats)]
        points = [sum(source.values()) for source in sources]
        ranking = sorted(range(s.seats), key=lambda seat: (-points[seat], seat))
        if wrong(s, "points_from_nowhere"):
            sources[0]["coins"] += 1
        if wrong(s, "ranking_forgets_a_seat"):
            ranking[0] = ranking[1]
        if wrong(s, "ranking_upside_down"):
            ranking.reverse()
        rule = "" if wrong(s, "end_without_rule") else "TY-5.2"
        if wrong(s, "nobody_wins"):
            return Outcome(points, ranking, rule, sources, [])
        if wrong(s, "last_wins"):
            return Outcome(points, ranking, rule, sources, ranking[-1:])
        return Outcome(points, ranking, rule, sources)

    def check(self, s: Toll) -> None:
        held = [card for hand in s.hand for card in cards(hand)]
        assert sorted([*held, *s.deck, *s.buried, *s.pile]) == list(range(CARDS)), "a card is lost"
        assert sum(s.coins) + s.bank == OPENING_COINS * s.seats, "a coin is lost or made"


def toll(seats: int = 2, *, seed: int = 1, faults: tuple[str, ...] = (), **given: Any) -> Toll:
    """Return a position before seat 0's turn; `coins`, `hand`, `deck` and `turns` change what has been dealt."""
    game = TollGame(*faults)
    s = game.new({"seats": seats, "waking": given.pop("waking", 0), "steep": given.pop("steep", 0)}, seed)
    for seat, coins in given.pop("coins", {}).items():
        s.bank += s.coins[seat] - coins
        s.coins[seat] = coins
    for seat, held in given.pop("hand", {}).items():
        take_up(s, seat, held)
    s.turns = given.pop("turns", s.turns)
    assert not given
    s.advance()
    return s


def take_up(s: Toll, seat: int, held: list[str]) -> None:
    """Give a seat exactly these cards; the rest goes back to the bottom of the deck, in order."""
    wanted = [CARD.read(card) for card in held]
    for other in range(s.seats):
        s.hand[other] &= ~sum([only(card) for card in wanted])
    s.hand[seat] = sum([only(card) for card in wanted])
    held_now = [card for hand in s.hand for card in cards(hand)]
    known = {*held_now, *s.buried, *s.pile}
    kept = [card for card in s.deck if card not in known]
    fresh = [card for card in range(CARDS) if card not in known and card not in kept]
    s.deck = vec[i64](fresh + kept)

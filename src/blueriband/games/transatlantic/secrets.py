"""All that concerns hidden information: stacks, removed ships, hands and covered piles. [TA-14]"""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from blueriband.games.transatlantic.data import CARD_IDS, CARDS, COLUMNS, DIRECTOR, PRESIDENT
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.kernel.engine import NOBODY, NONE, Json
from blueriband.kernel.rng import Rng
from blueriband.parts.sets import has, members, only, put_in_order


def view(s: TransAtlantic, seat: i64) -> Json:
    """Return what a seat may know, built by addition. [TA-14.3 to TA-14.6]"""
    f = s.figures
    unseen = sum([only(card) for card in s.deck]) + sum([only(card) for card in s.aside])
    return {
        "seats": [player(s, number, seat) for number in range(s.seats)],
        "regions": [region(s, number) for number in range(s.regions)],
        "market": [card_id(s, card) for card in s.market],
        "docks": cards(s, s.docked),
        "dock_counts": {f.flag_ids[colour]: members(s.docked & f.carrying[colour]) for colour in range(COLUMNS)},
        "stack": len(s.deck),
        "next_group": f.group[s.deck[len(s.deck) - 1]] if len(s.deck) > 0 else None,
        "unseen": cards(s, unseen),
        "removed": cards(s, s.gone),
        "display": [CARD_IDS[card] for card in s.display],
        "extension": len(s.extension),
        "next_part": next_part(s),
        "extension_to_come": actions([to_come(s, card) for card in range(CARDS)]),
        "discard": actions([s.discard[card] for card in range(CARDS)]),
        "markers": {f.marker_ids[column]: s.left_of(column) for column in range(COLUMNS)},
        "coal": s.stock,
        "adrift": card_id(s, s.adrift),
        "adrift_owner": None if s.adrift == NONE else s.decision.seat,
        "adrift_coal": 0 if s.adrift == NONE else s.hold[s.adrift],
        "just_bought": cards(s, s.fresh),
        "sailed": cards(s, s.sailed),
        "scrapped": [{"card": f.ids[wreck & 0xFF], "seat": wreck >> 8} for wreck in s.wrecks],
        "starter": s.starter,
        "active": None if s.active == NOBODY else s.active,
        "round": s.round,
        "last_round": None if s.last_round == NONE else s.last_round,
        "last_purchase": s.last_purchase,
        "market_variant": s.market_variant,
        "president_variant": s.president,
        "over": s.over,
    }


def player(s: TransAtlantic, number: i64, seat: i64) -> Json:
    """Return what lies before a player: of the others' cards all they own and the top of the pile. [TA-14.6]"""
    f = s.figures
    held = [s.hand[number * CARDS + card] for card in range(CARDS)]
    piled = [s.pile[number * CARDS + card] for card in range(CARDS)]
    seen: Json = {
        "money": s.money[number],
        "points": s.points[number],
        "captains": s.captains[number],
        "houses": s.houses[number],
        "contracts": s.contracts[number],
        "tile": s.tile[number] == 1,
        "markers": {f.marker_ids[column]: s.acquired(number, column) for column in range(COLUMNS)},
        "reserve": [
            {"card": f.ids[card], "coal": s.hold[card]} for card in range(f.cards) if has(s.reserve[number], card)
        ],
        "headquarters": cards(s, s.headquarters[number]),
        "hand_size": s.hand_size(number),
        "pile_size": s.pile_size(number),
        "top": None if s.top[number] == NONE else CARD_IDS[s.top[number]],
        "cards": actions([held[card] + piled[card] for card in range(CARDS)]),
    }
    if number == seat:
        seen["hand"] = actions(held)
        seen["pile"] = actions(piled)
    return seen


def region(s: TransAtlantic, number: i64) -> Json:
    """Return a region from top to bottom, with its houses."""
    f = s.figures
    return {
        "region": f.region_ids[number],
        "ships": [
            {
                "card": card_id(s, s.ship[place]),
                "captain": None if s.captain[place] == NOBODY else s.captain[place],
                "coal": s.coal[place],
            }
            for place in range(f.first_place[number], f.first_place[number + 1])
        ],
        "houses": [s.houses_of(seat, number) for seat in range(s.seats)],
        "house_cost": f.house_cost(number, s.houses_in(number))
        if s.houses_in(number) < f.house_places[number]
        else None,
    }


def card_id(s: TransAtlantic, card: i64) -> Any:
    """Return the id of a card, or None."""
    return None if card == NONE else s.figures.ids[card]


def cards(s: TransAtlantic, chosen: i64) -> list[str]:
    """Return the ids of a set of cards, in the order of the roster."""
    return [s.figures.ids[card] for card in range(s.figures.cards) if has(chosen, card)]


def actions(counts: list[i64]) -> dict[str, int]:
    """Return action cards with their number, those that are there."""
    return {CARD_IDS[card]: counts[card] for card in range(CARDS) if counts[card] > 0}


def to_come(s: TransAtlantic, card: i64) -> i64:
    """How often an action card is still in the extension deck."""
    count: i64 = 0
    for other in s.extension:
        if other == card:
            count += 1
    return count


def in_part_b(s: TransAtlantic) -> i64:
    """How many cards at the bottom of the extension deck are of part B, before it is shuffled anew. [TA-14.5]"""
    b: i64 = len(s.figures.part_b)
    return b if b < len(s.extension) else len(s.extension)


def next_part(s: TransAtlantic) -> Any:
    """The letter on the next extension card; after the first shuffle it means nothing. [TA-14.5]"""
    if s.reshuffled or len(s.extension) == 0:
        return None
    return "A" if len(s.extension) > in_part_b(s) else "B"


def imagine(s: TransAtlantic, seat: i64, rng: Rng) -> TransAtlantic:
    """Shuffle again what this seat cannot know. [TA-14.6]"""
    t = s.clone()
    t.rng = rng.fork()
    for other in range(t.seats):
        if other != seat:
            imagine_pile(t, other, rng)
    for group in range(1, 11):
        imagine_group(t, group, rng)
    b: i64 = 0 if t.reshuffled else in_part_b(t)
    put_in_order(t.extension, 0, b)
    put_in_order(t.extension, b, len(t.extension))
    rng.shuffle(t.extension, 0, b)
    rng.shuffle(t.extension, b, len(t.extension))
    return t


def imagine_pile(t: TransAtlantic, seat: i64, rng: Rng) -> None:
    """Draw the cards below the top of a pile from all that the seat could have played. [TA-14.6]"""
    if t.top[seat] == NONE:
        return
    first: i64 = seat * CARDS
    covered: i64 = t.pile_size(seat) - 1
    loose = vec[i64](capacity=32)
    t.pile[first + t.top[seat]] -= 1
    for card in range(CARDS):
        if card != DIRECTOR and card != PRESIDENT:  # never in a pile between turns [TA-8.6]
            for _copy in range(t.hand[first + card] + t.pile[first + card]):
                loose = append(loose, card)
            t.hand[first + card] = 0
            t.pile[first + card] = 0
    rng.shuffle(loose, 0, len(loose))
    for place in range(len(loose)):
        if place < covered:
            t.pile[first + loose[place]] += 1
        else:
            t.hand[first + loose[place]] += 1
    t.pile[first + t.top[seat]] += 1


def imagine_group(t: TransAtlantic, group: i64, rng: Rng) -> None:
    """Shuffle the unseen ships of a group, those removed in the setup among them. [TA-14.6]"""
    cards_left = vec[i64](capacity=8)
    for card in t.deck:
        if t.figures.group[card] == group:
            cards_left = append(cards_left, card)
    for card in t.aside:
        if t.figures.group[card] == group:
            cards_left = append(cards_left, card)
    put_in_order(cards_left, 0, len(cards_left))
    rng.shuffle(cards_left, 0, len(cards_left))
    next_one: i64 = 0
    for place in range(len(t.deck)):
        if t.figures.group[t.deck[place]] == group:
            t.deck[place] = cards_left[next_one]
            next_one += 1
    for place in range(len(t.aside)):
        if t.figures.group[t.aside[place]] == group:
            t.aside[place] = cards_left[next_one]
            next_one += 1

"""Playing a card, and what each card sets going. [TA-3.1, TA-7 to TA-10.1]"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from blueriband.games.transatlantic.actions.coal import FREELY_LOADED, PRINTED
from blueriband.games.transatlantic.actions.deploy import ANY_RESERVE, RIBAND_COLUMN
from blueriband.games.transatlantic.actions.invest import fleet, invest_more, refuse_marker, take_marker, trade
from blueriband.games.transatlantic.data import (
    BLUE_RIBAND,
    CARDS,
    CARGO,
    COAL,
    COAL_PLUS,
    COLUMNS,
    CRUISE,
    DIRECTOR,
    FIRST_EXTENSION,
    FLEET,
    GLOBAL,
    INVEST,
    INVEST_PLUS,
    PRESIDENT,
    REGION,
    SHIP_AGENT,
    SHIPYARD,
    SHIPYARD_PLUS,
    TRADE,
    TRANSPORT,
    TRANSPORT_PLUS,
)
from blueriband.games.transatlantic.state import TransAtlantic
from blueriband.games.transatlantic.words import (
    AGENT_ON_TOP,
    BUYING,
    CARD_COPIED,
    CARD_PLAYED,
    CARD_TAKEN,
    CARDS_RETURNED,
    COALING,
    CONTRACTS_SOLD,
    CONTRACTS_TRADED,
    COPY,
    COPYING,
    DECLINE,
    DISPLAY_EMPTY,
    FREELY,
    FROM_PRESIDENT,
    INVESTING,
    LAUNCHING,
    MARK,
    MARKING,
    NOTHING_DONE,
    ON_CRUISE,
    PILE_EMPTY,
    PLAY,
    PRESIDING,
    RACING,
    ROVING,
    RUNNING,
    SAILING,
    SELL,
    SHOWING,
    SPEND,
    TAKE,
    TAKING,
    TILE_GONE,
    TILE_SPENT,
    TOO_FEW_CARDS,
    TOO_FEW_FOR_PRESIDENT,
    WITH_CARGO,
)
from blueriband.kernel.engine import ALLOWED, NONE, Decision, Move, Step, move, noun, verb
from blueriband.parts.sets import only


@final
class Choose(Step[TransAtlantic]):
    """Play a card from hand, or spend the Director tile on a card of the display. [TA-3.1]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        for card in range(CARDS):
            if s.hand[d.seat * CARDS + card] > 0:
                d.offer(move(PLAY, card), self.refusal(s, d.seat, card))
        for card in s.display:
            d.offer(move(SPEND, card), ALLOWED if s.tile[d.seat] == 1 else TILE_GONE)
        if d.refused is not None and len(s.display) == 0:
            for card in range(FIRST_EXTENSION, CARDS):
                d.offer(move(SPEND, card), DISPLAY_EMPTY)

    def refusal(self, s: TransAtlantic, seat: i64, card: i64) -> i64:
        if card == DIRECTOR and s.pile_size(seat) + 1 < s.figures.director_cards:
            return TOO_FEW_CARDS  # [TA-8.2]
        if card == PRESIDENT and s.pile_size(seat) + 1 < s.figures.president_cards:
            return TOO_FEW_FOR_PRESIDENT  # [TA-13.6]
        return ALLOWED

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        card = noun(m)
        if verb(m) == SPEND:
            s.tile[d.seat] = 0
            s.emit(TILE_SPENT, d.seat, card)
            carry_out(s, d.seat, card)  # [TA-10.1]
            return
        s.hand[d.seat * CARDS + card] -= 1
        s.put_on_pile(d.seat, card)
        s.emit(CARD_PLAYED, d.seat, card)
        carry_out(s, d.seat, card)


def carry_out(s: TransAtlantic, seat: i64, card: i64) -> None:
    """Set going what a card says, whoever's card it is. [TA-7]"""
    f = s.figures
    s.acting = card
    if card == SHIPYARD or card == SHIPYARD_PLUS:
        s.then(BUYING, seat, f.purchases, 0, 1 if card == SHIPYARD_PLUS else 0)
    elif card == COAL or card == COAL_PLUS:
        s.then(COALING, seat, 0, FREELY_LOADED if card == COAL_PLUS else 0)
    elif card == INVEST:
        s.then(INVESTING, seat)
    elif card == INVEST_PLUS:
        if not invest_more(s, seat):
            s.emit(NOTHING_DONE, seat, card)
    elif card == TRADE:
        trade(s, seat)
    elif card == FLEET:
        fleet(s, seat)
    elif card == SHIP_AGENT:
        s.then(COPYING, seat)
    elif card == DIRECTOR or card == PRESIDENT:
        take_cards_back(s, seat, card)
    else:
        s.then(LAUNCHING, seat, ANY_RESERVE)  # the anchor [TA-7.3]
        set_sail(s, seat, card)


def set_sail(s: TransAtlantic, seat: i64, card: i64) -> None:
    """Let ships transport as a card with an anchor says. [TA-7.4 to TA-7.9]"""
    if card == REGION:
        s.then(RUNNING, seat)
    elif card == GLOBAL:
        s.then(ROVING, seat)
    elif card == BLUE_RIBAND:
        s.then(RACING, seat)
    elif card == CARGO:
        s.then(SAILING, seat, 1, WITH_CARGO)
    elif card == CRUISE:
        s.then(SAILING, seat, 1, ON_CRUISE)
    elif card == TRANSPORT:
        s.then(SAILING, seat, s.figures.transport, FREELY)
    elif card == TRANSPORT_PLUS:
        s.then(SAILING, seat, s.figures.transport_plus, FREELY)


@final
class Race(Step[TransAtlantic]):
    """Blue Riband: a ship for each one on the sheet, one just won included. [TA-3.2, TA-7.9]"""

    def run(self, s: TransAtlantic, d: Decision) -> None:
        s.then(SAILING, d.seat, PRINTED + s.acquired(d.seat, RIBAND_COLUMN), FREELY)


# --- the agent -------------------------------------------------------------------------------------------------------


@final
class Copy(Step[TransAtlantic]):
    """Ship Agent: carry out the card on top of an opponent's pile, or nothing. [TA-9.1]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        for seat in range(s.seats):
            if seat != d.seat:
                d.offer(move(COPY, seat), self.refusal(s, seat))
        if len(d.moves) > 0:
            d.offer(move(DECLINE))

    def refusal(self, s: TransAtlantic, rival: i64) -> i64:
        if s.top[rival] == NONE:
            return PILE_EMPTY
        if s.top[rival] == SHIP_AGENT:
            return AGENT_ON_TOP
        return ALLOWED

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        if verb(m) == COPY:
            card = s.top[noun(m)]
            s.emit(CARD_COPIED, d.seat, card, noun(m))
            carry_out(s, d.seat, card)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """No pile can be copied. [TA-9.2]"""
        s.emit(NOTHING_DONE, d.seat, SHIP_AGENT)


# --- director and president ------------------------------------------------------------------------------------------


def take_cards_back(s: TransAtlantic, seat: i64, card: i64) -> None:
    """Pick up the pile, take markers, then a card of the display. [TA-8.3 to TA-8.7, TA-13.6]"""
    picked: i64 = s.pile_size(seat)
    for kind in range(CARDS):
        s.hand[seat * CARDS + kind] += s.pile[seat * CARDS + kind]
        s.pile[seat * CARDS + kind] = 0
    s.top[seat] = NONE
    s.emit(CARDS_RETURNED, seat, picked)
    if card == PRESIDENT:
        s.then(PRESIDING, seat)
    elif picked >= s.figures.director_two_markers:
        s.then(MARKING, seat, 2)
    elif picked >= s.figures.director_one_marker:
        s.then(MARKING, seat, 1)
    s.then(TAKING, seat)
    s.then(SHOWING, seat)


@final
class Preside(Step[TransAtlantic]):
    """Exchange contracts for different markers, and sell the rest; x: the set of markers taken. [TA-13.6]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        if s.contracts[d.seat] < s.figures.contracts_per_marker:
            return
        for column in range(COLUMNS):
            d.offer(move(MARK, column), refuse_marker(s, column, d.x, FROM_PRESIDENT))
        if len(d.moves) > 0:
            d.offer(move(SELL))

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        if verb(m) == SELL:
            self.run(s, d)
            return
        s.contracts[d.seat] -= s.figures.contracts_per_marker
        s.emit(CONTRACTS_TRADED, d.seat, s.figures.contracts_per_marker)
        take_marker(s, d.seat, noun(m), 0)
        s.then(PRESIDING, d.seat, d.x | only(noun(m)))

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """All remaining contracts are sold. [TA-13.6]"""
        sold = s.contracts[d.seat]
        if sold > 0:
            s.contracts[d.seat] = 0
            s.money[d.seat] += sold * s.figures.contract_sale
            s.emit(CONTRACTS_SOLD, d.seat, sold, sold * s.figures.contract_sale)


@final
class Take(Step[TransAtlantic]):
    """Choose a card of the display; it is put on the pile and carried out at once. [TA-8.5]"""

    def offer(self, s: TransAtlantic, d: Decision) -> None:
        for card in s.display:
            d.offer(move(TAKE, card))

    def take(self, s: TransAtlantic, d: Decision, m: Move) -> None:
        card = noun(m)
        leave_display(s, card)
        s.put_on_pile(d.seat, card)
        s.emit(CARD_TAKEN, d.seat, card)
        carry_out(s, d.seat, card)

    def run(self, s: TransAtlantic, d: Decision) -> None:
        """The display is empty. [TA-8.5]"""


def leave_display(s: TransAtlantic, card: i64) -> None:
    """Take a card out of the display; the others keep their order."""
    at: i64 = 0
    while s.display[at] != card:
        at += 1
    left: i64 = len(s.display) - 1
    while at < left:
        s.display[at] = s.display[at + 1]
        at += 1
    s.display = s.display[:left]

/** What the frame says of this game: figures on seat plates, the piece in the inspector, the line in the top bar. */
import Icon from '$lib/Icon.svelte';
import type { DecisionInfo, Figures } from '$lib/protocol';
import type { Described, Fact, GameEvent, Sketch } from '$lib/table';
import type { GameTexts } from '$lib/texts';
import type { ShipyardView } from '$lib/views/shipyard';
import { beside, wayOf } from './grid';
import { ITEMS, lastPrinted, LOADS, printed } from './printed';
import Picture from './Picture.svelte';
import RowPicture from './RowPicture.svelte';
import Scales from './Scales.svelte';
import StorePicture from './StorePicture.svelte';
import SyIcon from './SyIcon.svelte';
import { canalWords, cardWords, countWords, loadWords, powerWords, scaleWords, totalOf, tradeWords } from './words';

const icon = (name: string, faint = false) => ({ icon: SyIcon, props: { name, size: 14, faint } });

export function seatFacts(view: ShipyardView, number: number, texts: GameTexts, figures: Figures): Fact[] {
  const seat = view.seats[number]!;
  const fig = printed(figures);
  return [
    { ...icon('coin'), value: String(seat.money), label: texts.say('fact-money') },
    { ...icon('blue_riband'), value: String(view.over ? totalOf(seat, fig) : seat.points), label: texts.say(view.over ? 'fact-total' : 'fact-points') },
    { icon: RowPicture, props: { kinds: seat.row.map((id) => (id ? fig.cards.get(id)!.kind : null)) }, value: '', label: texts.say('fact-row', { cards: seat.row.filter(Boolean).length }) },
    { ...icon('ship', !seat.fleet.length), value: String(seat.fleet.length), label: texts.say('fact-fleet'), dim: !seat.fleet.length },
    { icon: StorePicture, props: { store: seat.store }, value: '', label: `${texts.say('stores-title')}: ${ITEMS.map((item) => `${texts.name('item', item)} ${seat.store[item]}`).join(', ')};` },
    { ...icon('train', !seat.trains.length), value: String(seat.trains.length), label: texts.say('trains-title'), dim: !seat.trains.length },
    { ...icon('canal', !seat.canals.length), value: String(seat.canals.length), label: texts.say('canals-title'), dim: !seat.canals.length },
    { ...icon('person', !seat.staff.length), value: String(seat.staff.length), label: texts.say('staff-title'), dim: !seat.staff.length },
    { icon: Icon, props: { name: 'lock', size: 12 }, value: String(seat.contracts), label: texts.say('contracts-title') },
  ];
}

export function status(view: ShipyardView, texts: GameTexts): string {
  const laps = view.seats.length; // the countdown begins at the number of players
  if (view.over) return texts.say('board-ended');
  const lap = texts.say('lap-of', { lap: Math.min(laps, laps - view.countdown + 1), laps });
  return view.ending ? `${lap} · ${texts.say('board-ending')}` : lap;
}

export function describe(target: string, view: ShipyardView, texts: GameTexts, figures: Figures): Described | null {
  const [kind, id] = target.split(':') as [string, string];
  const fig = printed(figures);
  const line = (label: string, value: string) => ({ label: texts.say(label), value });
  /** What a thing on display costs. */
  const price = () => {
    const index = Object.values(view.display).map((column) => column.indexOf(id)).find((found) => found >= 0);
    return index === undefined ? [] : [line('about-price', texts.say('guilders', { money: fig.prices[index]! }))];
  };
  const worth = (contract: string) => view.seats.flatMap(({ held }) => (held?.[contract] === undefined ? [] : [line('about-worth', texts.say('board-points', { points: held[contract] }))]));
  const nextStop = (view.markers.exchange + 1) % fig.exchange.length; // of the exchange's marker
  const goods = (position: number, loads = LOADS) => loads.map((load) => `${texts.name('load', load)}\u00a0ƒ${fig.exchange[position]![load]}`).join(', ');
  /** What an employee costs: one price, or each seat's where they differ. */
  const wages = (place: number, surcharge: number) => {
    const all = view.seats.map(({ costs }) => costs.hire[place]!);
    const same = new Set(all).size === 1;
    const said = same ? texts.say('guilders', { money: all[0]! }) : all.map((money, seat) => `${texts.players[seat] ?? ''} ƒ${money}`).join(', ');
    return [line('about-price', said), ...(surcharge ? [line('about-surcharge', texts.say('guilders', { money: surcharge }))] : [])];
  };
  if (kind === 'exchange') return { title: texts.say('board-exchange'), lines: [line('about-now', goods(view.markers.exchange)), line('about-next', goods(nextStop)), ...tradeWords(texts, fig.trades, LOADS)], note: texts.say('exchange-note'), rules: ['SY-15.1', 'SY-15.2', 'SY-15.3'] };
  if (kind === 'card' && fig.cards.has(id)) return { title: texts.name('card', id), kind: texts.say('kind-card'), picture: { of: Picture, props: { card: fig.cards.get(id) } }, lines: [...price(), line('about-features', cardWords(texts, fig.cards.get(id)!))], rules: ['SY-9.1', 'SY-18.5'] };
  if (kind === 'train' && fig.trains.has(id)) return { title: texts.name('train', id), kind: texts.say('kind-train'), lines: [...price(), line('about-loads', loadWords(texts, fig.trains.get(id)!)), line('about-next', goods(nextStop, [...new Set(fig.trains.get(id)!)])), ...tradeWords(texts, fig.trades, fig.trains.get(id)!)], rules: ['SY-10.1', 'SY-15.2'] };
  if (kind === 'canal' && fig.canals.has(id)) return { title: texts.name('canal', id), kind: texts.say('kind-canal'), picture: { of: Picture, props: { canal: fig.canals.get(id) } }, lines: [...price(), line('about-spaces', canalWords(texts, fig.canals.get(id)!))], rules: ['SY-11.2', 'SY-22.4', 'SY-23.1', 'SY-23.2'] };
  if (kind === 'employee' && fig.employees.has(id)) {
    const at = view.employees.findIndex(({ employee }) => employee === id);
    const place = view.employees[at];
    const held = view.seats.flatMap(({ staff }, seat) => (staff.includes(id) ? [texts.players[seat] ?? ''] : []));
    return { title: texts.name('employee', id), kind: texts.say('kind-employee'), lines: [line('about-effect', powerWords(texts, fig.employees.get(id)!)), ...(place?.copies ? wages(at, fig.employees.get(id)!.surcharge) : []), line('about-copies', String(place?.copies ?? 0)), ...(held.length ? [line('about-held', held.join(', '))] : [])], rules: ['SY-14.1', 'SY-17.1'] };
  }
  if (kind === 'action') {
    const card = view.track.find(({ action }) => action === id);
    return { title: texts.name('action', id), kind: texts.say('kind-action'), lines: card && card.income !== null ? [line('about-income', `ƒ${card.income}`)] : [], note: texts.say(`needs-${id}`), rules: ['SY-5.1', 'SY-5.5', 'SY-6.1', 'SY-6.2'] };
  }
  if (kind === 'contract' && fig.contracts.has(id)) return { title: texts.name('contract', id), kind: texts.say('contracts-title'), lines: [line('about-pays', scaleWords(texts, fig.contracts.get(id)!)), ...worth(id)], note: countWords(texts, id), rules: ['SY-24.3', 'SY-29.1', 'SY-30.1'] };
  if (kind === 'contracts') {
    const held = Object.entries(view.seats[Number(id)]?.held ?? {}).map(([one, points]) => ({ contract: fig.contracts.get(one)!, points }));
    return { title: texts.say('contracts-title'), picture: { of: Scales, props: { held, texts } }, lines: [], note: texts.say('counts-fleet'), rules: ['SY-24.3', 'SY-29.1', 'SY-30.1'] };
  }
  if (kind === 'ring' || kind === 'store') return { title: texts.name('item', id), kind: texts.say('kind-piece'), lines: view.seats.map((seat, number) => ({ label: texts.players[number] ?? '', value: texts.say('detail-store', { count: seat.store[id] ?? 0 }) })), rules: ['SY-12.1', 'SY-18.3'] };
  if (kind === 'berth') return { title: texts.name('column', id), lines: [], rules: ['SY-9.2', 'SY-9.4', 'SY-9.7'] };
  return null;
}

/** The pieces an event is about. */
export function targets(event: GameEvent): string[] {
  const found: string[] = [];
  for (const kind of ['card', 'train', 'canal', 'employee', 'action', 'contract'] as const) if (event[kind] !== undefined) found.push(`${kind}:${event[kind]}`);
  if (event.column !== undefined) found.push(`berth:${event.column}`);
  if (event.item !== undefined) found.push(`store:${event.item}`, `ring:${event.item}`);
  if (event.event === 'exchange_moved') found.push('exchange');
  return found;
}

/** What an event adds to a kind of points: ships when they join the fleet, traders when they are hired; contracts count at the end. */
export function earns(event: GameEvent, kind: string): number {
  if (kind === 'ships') return event.event === 'ship_joined' ? Number(event.points) : 0;
  return Number(kind === 'traders' && event.event === 'employee_hired' && String(event.employee).startsWith('trader'));
}

/** Until I confirm my turn, the next player's card stays where it lies, and the figure on it. */
export function held(view: ShipyardView, before: ShipyardView, me: number): ShipyardView {
  const seats = view.seats.map((seat, number) => (number === me ? seat : { ...seat, single: before.seats[number]!.single, double: before.seats[number]!.double }));
  return { ...view, seats, track: before.track, active: me };
}

/** The question, where the position says more than the step. */
export function question(view: ShipyardView, { step }: DecisionInfo, _: unknown, texts: GameTexts): string | null {
  const { when, price = 0, left = 0, card, canal, ring } = view.at_hand;
  if (step === 'bonus') return texts.say(`question-bonus-${when}`, { price });
  if (step === 'building') return texts.say('question-building', { cards: left });
  if (step === 'placing' && card) return texts.say('ask-placing', { card: texts.name('card', card) });
  if (step === 'laying' && canal) return texts.say('question-laying', { canal: texts.name('canal', canal) });
  if (step === 'turning' && ring) return texts.say(`question-${ring}`);
  return null;
}

/** With a large first letter, as a move begins. */
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Moves that need the position: where a card or a canal goes, which piece a step along the ring makes. */
export function moveSaid(view: ShipyardView, move: string, texts: GameTexts): string | null {
  const [verb, where, turns] = move.split(' ') as [string, string, string];
  const { card, canal } = view.at_hand;
  const mine = view.active === null ? null : view.seats[view.active]!;
  if (verb === 'place' && card) return texts.say('said-place', { card: texts.name('card', card), column: texts.name('column', where) });
  if (verb === 'start' && canal) return texts.say('said-start', { canal: texts.name('canal', canal), side: texts.name('side', where) });
  if (move === 'fit captain') return texts.say('said-officer');
  const ring = lastPrinted()?.rings[view.at_hand.ring ?? 'manufacture'];
  if (verb === 'push' && mine && ring && view.at_hand.ring) {
    const item = ring[(ring.indexOf(view.markers[view.at_hand.ring]) + 1 + Number(where)) % ring.length]!;
    return texts.say('said-push', { item: upper(texts.name('item', item)), price: texts.say('guilders', { money: mine.costs.push[Number(where)] ?? 0 }) });
  }
  const way = verb === 'steer' && mine?.figure ? wayOf(mine.canals, mine.figure, where) : null;
  if (way) return texts.say(way === where ? `said-leave-${way}` : `said-steer-${way}`);
  const next = verb === 'lay' && canal && mine ? beside(mine.canals, where) : null;
  return next ? texts.say(`said-lay-${next.side}`, { canal: texts.name('canal', canal!), other: texts.name('canal', next.canal), turns: texts.name('turns', turns) }) : null;
}

/** A canal as it would be turned. */
export function sketch(view: ShipyardView, move: string, figures: Figures): Sketch | null {
  const canal = printed(figures).canals.get(view.at_hand.canal ?? '');
  return move.startsWith('lay ') && canal ? { of: Picture, props: { canal, turns: Number(move.split(' ')[2]), width: 64 } } : null;
}

/** What everybody's contracts have brought. */
export const details = (view: ShipyardView, texts: GameTexts): { text: string; points: number }[][] =>
  view.seats.map(({ held }) => Object.entries(held ?? {}).map(([id, points]) => ({ text: texts.name('contract', id), points })));

/** Facts for the seat plates, pieces for the inspector, and what an event is about. */
import type { DecisionInfo, Figures } from '$lib/protocol';
import type { Described, Fact, GameEvent } from '$lib/table';
import type { GameTexts } from '$lib/texts';
import type { View } from './desk';
import { pounds, print, type Card } from './figures';
import Pennant from '$lib/Pennant.svelte';
import CardPicture from './CardPicture.svelte';
import Piece from './Piece.svelte';

/** Money, pieces in hand, then flags in the order of the columns. */
export function seatFacts(view: View, seat: number, texts: GameTexts, figures: Figures): Fact[] {
  const sheet = view.seats[seat]!;
  const piece = (kind: string, text: string, count: number): Fact => ({
    icon: Piece, props: { piece: kind, seat, size: 13 }, value: String(count), label: texts.say(text), dim: count === 0,
  });
  const houses = view.regions.flatMap(({ ports }) => ports).filter((port) => port.houses.includes(seat)).length;
  const flags = [...print(figures).columns.map(({ flag }) => flag), 'multicoloured'].map((flag, n): Fact => {
    const count = sheet.flags[flag] ?? 0;
    return { icon: Pennant, props: { flag, w: 20, h: 12 }, value: String(count), label: texts.say('say-flag', { flag: texts.name('flag', flag) }), dim: count === 0, below: n === 0 };
  });
  return [
    { value: pounds(sheet.money), label: texts.say('money') },
    piece('contract', 'contracts', sheet.contracts),
    piece('captain', 'captains-free', sheet.captains),
    piece('house', 'houses-built', houses),
    piece('ship', 'ashore', sheet.ships.length),
    ...flags,
  ];
}

/** What the top bar says. */
export function status(view: View, texts: GameTexts): string {
  if (view.countdown !== null) return texts.say('status-end', { round: view.round, rounds: view.countdown });
  return texts.say('status', { round: view.round, stack: view.stack, coal: view.coal });
}

/** The question of a step, where more can be said than its text does. */
export function question(_view: View, decision: DecisionInfo, previews: Record<string, GameEvent[]>, texts: GameTexts): string | null {
  const placed = decision.moves.flatMap((text) => previews[text] ?? []).find(({ event }) => event === 'ship_placed');
  if (decision.step === 'berthing' && placed) return texts.say('question-berthing', { card: texts.name('card', String(placed.card)) });
  if (decision.step === 'gaining' && decision.moves.includes('decline')) return texts.say('question-pier');
  return null;
}

/** The pieces an event is about. */
export function targets(event: GameEvent): string[] {
  const found = ['card', 'port', 'region', 'spot'].flatMap((noun) => (event[noun] === undefined ? [] : [`${noun}:${event[noun]}`]));
  if (event.token !== undefined) found.push(`token:${event.token}:${event.seat}`);
  if (event.event.startsWith('contract_')) found.push('contracts:pile');
  if (event.event === 'card_drawn') found.push('stack:cards');
  if (event.event === 'fee_paid') found.push(`seat:${event.payee}`);
  if (event.seat !== undefined) found.push(`seat:${event.seat}`);
  return found;
}

const PAYS = new Set(['ship_earned', 'cargo_carried', 'bonus_earned', 'riband_won', 'contract_cashed']);

/** What an event adds to a kind of points: money by the pound, captains and houses by the piece, flags when their card is bought. */
export function earns(event: GameEvent, kind: string): number {
  if (kind === 'money') return PAYS.has(event.event) ? Number(event.money) : 0;
  if (kind === 'captains') return Number(event.event === 'ship_placed');
  if (kind === 'houses') return Number(event.event === 'house_built');
  return Number(event.event === 'card_bought' && event.flag === kind);
}

/** A piece for the inspector. */
export function describe(target: string, view: View, texts: GameTexts, figures: Figures): Described | null {
  const [kind, id = ''] = target.split(':');
  const make = { card, port, line: port, region, spot, token, stack, coal: supply, contracts: supply }[kind ?? ''];
  return make ? make(id, view, texts, figures) : null;
}

type Describe = (id: string, view: View, texts: GameTexts, figures: Figures) => Described | null;
type Line = Described['lines'][number];

const ports = (view: View) => view.regions.flatMap((region) => region.ports.map((port) => ({ ...port, region })));
const lines = (texts: GameTexts, ...found: [string, string | number | false | null][]): Line[] =>
  found.filter(([, value]) => value !== false && value !== null && value !== '').map(([field, value]) => ({ label: texts.say(`field-${field}`), value: String(value) }));
const sum = (money: number) => (money ? pounds(money) : false);
const listed = (names: string[], texts: GameTexts) => (names.length ? names.join(', ') : texts.say('none'));

function where(id: string, view: View, texts: GameTexts): string {
  const owner = view.seats.findIndex((seat) => seat.ships.includes(id) || seat.headquarters.includes(id));
  if (owner >= 0) return `${texts.players[owner]}, ${texts.say('ashore')}`;
  if (view.market.includes(id)) return texts.say('in-market');
  if (Object.values(view.docks).includes(id)) return texts.say('in-docks');
  return texts.say(view.to_come.includes(id) ? 'in-stack' : 'out-of-game');
}

const card: Describe = (id, view, texts, figures) => {
  const found = print(figures).cards.get(id);
  if (!found) return null;
  const at = ports(view).find(({ ship }) => ship === id);
  const owner = at ? (at.captain === null ? texts.say('nobody') : (texts.players[at.captain] ?? '')) : where(id, view, texts);
  return {
    title: found.name,
    kind: texts.say(found.kind === 'headquarters' ? 'kind-headquarters' : 'kind-card'),
    picture: found.kind === 'headquarters' ? undefined : { of: CardPicture, props: { card: found, seat: at?.captain ?? null, coal: at && found.kind === 'steamship' ? at.coal : null } },
    lines: lines(
      texts,
      ['year', found.year || false], ['owner', owner], ['port', at ? texts.name('port', at.port) : false],
      ['flag', found.flag ? texts.name('flag', found.flag) : texts.say('none')], ['income', sum(found.income)],
      ['price', sum(found.price)], ['speed', found.speed ? texts.say('knots', { knots: found.speed }) : false],
      ['tonnage', found.tonnage ? texts.say('tons', { tons: found.tonnage }) : false],
      ['coal', at && found.kind === 'steamship' ? at.coal : false], ['token', found.gives ? texts.name('token', found.gives) : false],
    ),
    note: note(found, at !== undefined && at.region.lantern === at.port, texts),
    rules: ['CO-1.3', ...(at ? ['CO-4.1', 'CO-8.1'] : ['CO-10.1'])],
  };
};

function note(found: Card, lantern: boolean, texts: GameTexts): string | undefined {
  const notes = [
    ...(found.kind === 'clipper' ? ['clipper-note'] : found.kind === 'neutral' ? ['neutral-note'] : []),
    ...(lantern ? ['lantern-note'] : []),
  ];
  return notes.length ? notes.map((text) => texts.say(text)).join(' ') : undefined;
}

const port: Describe = (id, view, texts, figures) => {
  const found = ports(view).find((other) => other.port === id);
  if (!found) return null;
  const ship = found.ship ? (print(figures).cards.get(found.ship)?.name ?? '') : texts.say('none');
  return {
    title: texts.name('port', id),
    kind: texts.say('kind-port'),
    lines: lines(
      texts, ['region', texts.name('region', found.region.region)], ['ship', ship],
      ['houses', listed(found.houses.map((seat) => texts.players[seat] ?? ''), texts)],
    ),
    note: found.region.open ? undefined : texts.say('closed-note'),
    rules: ['CO-4.1', 'CO-16.1'],
  };
};

const region: Describe = (id, view, texts, figures) => {
  const found = view.regions.find((other) => other.region === id);
  if (!found) return null;
  const lantern = found.ports.find((other) => other.port === found.lantern)?.ship;
  return {
    title: texts.name('region', id),
    kind: texts.say('kind-region'),
    lines: lines(
      texts, ['ports', found.ports.map((other) => texts.name('port', other.port)).join(', ')],
      ['lantern', lantern ? (print(figures).cards.get(lantern)?.name ?? '') : false],
    ),
    note: found.open ? undefined : texts.say('closed-note'),
    rules: ['CO-4.1', 'CO-4.9', 'CO-13.1'],
  };
};

const RULE_OF: Record<string, string> = {
  blue_riband: 'CO-14.1', fleet: 'CO-11.1', house: 'CO-16.1', ships: 'CO-10.1', cargo: 'CO-12.1', coal: 'CO-15.1', region: 'CO-13.1',
};

const spot: Describe = (id, view, texts, figures) => {
  const { spots, actions } = print(figures);
  const action = actions[spots.indexOf(id)];
  if (!action) return null;
  const here = view.seats.flatMap((seat, n) => (seat.spot === id ? [texts.players[n] ?? ''] : []));
  return {
    title: texts.name('spot', id),
    kind: texts.say('kind-spot'),
    lines: lines(texts, ['captains', listed(here, texts)]),
    note: texts.say(`does-${action}`),
    rules: ['CO-7.2', RULE_OF[action]!],
  };
};

const token: Describe = (id, _view, texts, figures) => {
  const { columns, values } = print(figures);
  const column = columns.find((other) => other.token === id);
  if (!column) return null;
  return {
    title: texts.name('token', id),
    kind: texts.say('kind-column'),
    lines: lines(
      texts, ['flag', texts.name('flag', column.flag)], ['value', values.join(' – ')],
      ['price', column.costs.map((cost) => `£${cost}`).join(' – ')],
    ),
    rules: ['CO-1.5', 'CO-9.1'],
  };
};

const stack: Describe = (_id, view, texts, figures) => ({
  title: texts.say('stack'),
  kind: texts.say('kind-stack'),
  lines: lines(
    texts, ['cards', view.stack],
    ['to-come', listed(view.to_come.map((id) => print(figures).cards.get(id)?.name ?? id), texts)],
  ),
  rules: ['CO-2.3', 'CO-10.9', 'CO-17.1'],
});

const supply: Describe = (id, view, texts) => ({
  title: texts.say(id === 'supply' ? 'coal-supply' : 'contract-pile'),
  kind: texts.say('kind-supply'),
  lines: id === 'supply' ? lines(texts, ['supply', view.coal]) : [],
  rules: id === 'supply' ? ['CO-20.1'] : ['CO-5.1', 'CO-6.1'],
});

/** What the inspector, the seat plates, the top bar and the log know of this game. */
import Emblem from './Emblem.svelte';
import ShipCard from './ShipCard.svelte';
import type { DecisionInfo, Figures } from '$lib/protocol';
import type { Described, Fact, GameEvent } from '$lib/table';
import type { GameTexts } from '$lib/texts';
import type { TransAtlanticView } from '$lib/views/transatlantic';
import { pounds, printed, worth, written } from './figures';

type Lines = { label: string; value: string }[];

export function seatFacts(view: TransAtlanticView, seat: number, texts: GameTexts): Fact[] {
  const player = view.seats[seat]!;
  const fact = (icon: string, value: string | number, label: string, dim = false): Fact => ({ icon: Emblem, props: { id: icon, size: 14 }, value: String(value), label: texts.say(label), dim });
  const facts: Fact[] = [
    { value: pounds(player.money), label: texts.say('fact-money') },
    fact('star', player.points, 'fact-points'),
    fact('hand', player.hand_size, 'fact-hand'),
    fact('pile', player.pile_size, 'fact-pile'),
    fact('house', view.regions.reduce((sum, { houses }) => sum + (houses[seat] ?? 0), 0), 'fact-houses'),
    fact('ship', player.reserve.length + player.headquarters.length, 'fact-reserve', !player.reserve.length),
  ];
  if (view.president_variant) facts.push(fact('contract', player.contracts, 'fact-contracts'));
  if (player.tile) facts.push(fact('director', '', 'fact-tile'));
  return facts;
}

export function status(view: TransAtlanticView, texts: GameTexts): string {
  const parts = [texts.say('board-round', { round: view.round }), texts.say('table-stacked', { cards: view.stack }), texts.say('board-supply', { coal: view.coal })];
  if (view.last_round !== null) parts.push(texts.say('board-last', { round: view.last_round }));
  return parts.join(' · ');
}

const PLAYED = new Set(['card_played', 'card_copied', 'nothing_done']);

export function targets(event: GameEvent): string[] {
  const found: string[] = [];
  if (event.card) found.push(`ship:${event.card}`);
  if (event.region) found.push(`region:${event.region}`);
  if (event.marker) found.push(`marker:${event.marker}:${event.seat}`);
  if (event.event === 'house_built') found.push(`houses:${event.region}`);
  // a kind of card lies in many hands: the one that did it shines, and the display only where it comes or goes
  if (event.action) found.push(PLAYED.has(event.event) ? `card:${event.action}:${event.seat}` : `display:${event.action}`);
  if (event.event === 'card_played' && event.seat !== undefined) found.push(`top:${event.seat}`);
  return found;
}

const SCORES = new Set(['wreck_scored', 'houses_scored', 'fleet_scored']);
const PAYS = new Set(['ship_sailed', 'bonus_earned', 'trade_earned', 'contracts_sold']);

/** What an event adds to a kind of points: money by the pound, rows by the marker, ships when they are bought. */
export function earns(event: GameEvent, kind: string, figures: Figures): number {
  if (kind === 'during') return SCORES.has(event.event) ? Number(event.points) : 0;
  if (kind === 'money') return PAYS.has(event.event) ? Number(event.money) : 0;
  if (kind === 'rows') return Number(event.event === 'marker_taken');
  return Number(event.event === 'card_bought' && printed(figures).ships.get(String(event.card))?.flag === kind);
}

export function describe(target: string, view: TransAtlanticView, texts: GameTexts, figures: Figures): Described | null {
  const [kind, id] = target.split(':') as [string, string];
  if (kind === 'ship') return ship(id, view, texts, figures);
  if (kind === 'region' || kind === 'houses') return region(id, view, texts, figures);
  if (kind === 'card' || kind === 'display') return action(id, texts, figures);
  if (kind === 'top' || kind === 'pile') return pile(Number(id), view, texts, figures);
  if (kind === 'marker') return marker(id, view, texts, figures);
  if (kind === 'docks') return docks(view, texts, figures);
  if (kind === 'stack') return { title: texts.say('table-stack'), lines: [{ label: texts.say('fact-cards'), value: String(view.stack) }], note: names(view.unseen, figures), rules: ['TA-2.3', 'TA-14.5'] };
  if (kind === 'tile') return { title: texts.say('table-tile-name'), lines: [], rules: ['TA-10.1'] };
  return null;
}

const names = (cards: string[], figures: Figures): string => cards.map((card) => printed(figures).ships.get(card)?.name ?? card).join(', ');

function ship(id: string, view: TransAtlanticView, texts: GameTexts, figures: Figures): Described | null {
  const card = printed(figures).ships.get(id);
  if (!card) return null;
  const lines: Lines = [];
  const add = (label: string, value: string | number) => value && lines.push({ label: texts.say(label), value: String(value) });
  add('board-year', card.year);
  if (card.flag) add('board-flag', texts.name('flag', card.flag));
  add('fact-income', card.income && pounds(card.income));
  add('board-price', card.price && pounds(card.price));
  add('fact-speed', card.speed && texts.say('detail-speed', { knots: card.speed }));
  add('fact-tonnage', card.tonnage && texts.say('detail-tonnage', { tons: card.tonnage }));
  add('fact-passengers', card.passengers && written(card.passengers));
  const lies = view.regions.flatMap(({ region, ships }) => ships.map((berth) => ({ region, ...berth }))).find(({ card }) => card === id);
  if (lies) {
    add('fact-region', texts.name('region', lies.region));
    if (card.kind === 'steamship') add('board-coal', String(lies.coal));
    if (lies.captain !== null) add('fact-owner', texts.players[lies.captain] ?? '');
    if (lies.captain !== null && card.flag) add('fact-worth', worth(printed(figures), view, lies.captain, card.flag));
  }
  const rules = card.kind === 'headquarters' ? ['TA-10.6', 'TA-11.1'] : card.kind === 'neutral' ? ['TA-10.2'] : ['TA-5.3', 'TA-6.2', 'TA-11.1'];
  const picture = card.kind === 'headquarters' ? undefined : { of: ShipCard, props: { ship: card, captain: lies?.captain ?? null, coal: lies?.coal ?? 0, width: 250 } };
  return { title: card.name, kind: texts.say(`kind-${card.kind}`), picture, lines, rules };
}

function region(id: string, view: TransAtlanticView, texts: GameTexts, figures: Figures): Described {
  const sea = view.regions.find(({ region }) => region === id);
  const lines: Lines = (sea?.ships ?? []).filter(({ card }) => card).map(({ card, captain }) => {
    const ship = printed(figures).ships.get(card!)!;
    return { label: `${ship.name} ${ship.year}`, value: captain === null ? '' : (texts.players[captain] ?? '') };
  });
  const next = sea?.house_cost == null ? texts.say('board-no-house') : texts.say('board-next-house', { money: sea.house_cost });
  lines.push({ label: texts.say('board-houses'), value: next });
  return { title: texts.name('region', id), lines, rules: ['TA-5.3', 'TA-5.4', 'TA-5.7', 'TA-7.12'] };
}

const RULES: Record<string, string[]> = {
  shipyard: ['TA-7.1'], shipyard_plus: ['TA-7.2'], transport: ['TA-7.4', 'TA-7.3'], transport_plus: ['TA-7.4', 'TA-7.3'], region: ['TA-7.5', 'TA-7.3'],
  coal: ['TA-7.10'], coal_plus: ['TA-7.11'], invest: ['TA-7.12'], invest_plus: ['TA-7.13'], ship_agent: ['TA-9.1'], director: ['TA-8.2', 'TA-8.4'],
  president: ['TA-13.6'], global: ['TA-7.8', 'TA-7.3'], cargo: ['TA-7.6', 'TA-7.3'], cruise: ['TA-7.7', 'TA-7.3'], blue_riband: ['TA-7.9', 'TA-7.3'], trade: ['TA-7.15'], fleet: ['TA-7.14'],
};

function action(id: string, texts: GameTexts, figures: Figures): Described {
  return { title: texts.name('action', id), kind: texts.say('kind-action'), lines: [], note: texts.say(`card-${id}`, printed(figures).amounts), rules: RULES[id] };
}

function pile(seat: number, view: TransAtlanticView, texts: GameTexts, figures: Figures): Described {
  const player = view.seats[seat]!;
  const lines: Lines = Object.entries(player.pile ?? {}).map(([id, count]) => ({ label: texts.name('action', id), value: count > 1 ? `×${count}` : '' }));
  const top = player.top ? action(player.top, texts, figures) : null;
  return { title: texts.say('table-pile-of', { player: texts.players[seat] ?? '' }), kind: texts.say('table-pile', { cards: player.pile_size }), lines, note: top ? `${top.title}: ${top.note}` : undefined, rules: ['TA-9.2', 'TA-14.2'] };
}

function marker(id: string, view: TransAtlanticView, texts: GameTexts, figures: Figures): Described {
  const flag = printed(figures).markers.find((one) => one.id === id)?.flag ?? '';
  const lines: Lines = view.seats.map((player, seat) => ({ label: texts.players[seat] ?? '', value: String(player.markers[id] ?? 0) }));
  lines.push({ label: texts.say('board-left'), value: String(view.markers[id] ?? 0) }, { label: texts.say('table-docks'), value: String(view.dock_counts[flag] ?? 0) });
  return { title: texts.name('marker', id), kind: texts.name('flag', flag), lines, rules: ['TA-10.3', 'TA-11.1', 'TA-11.4'] };
}

function docks(view: TransAtlanticView, texts: GameTexts, figures: Figures): Described {
  const lines: Lines = Object.entries(view.dock_counts).map(([flag, count]) => ({ label: texts.name('flag', flag), value: String(count) }));
  return { title: texts.say('table-docks'), lines, note: names(view.docks, figures), rules: ['TA-4.5', 'TA-4.7', 'TA-11.1'] };
}

/** A move in words that make a question, where its text is no more than a name. */
export function moveSaid(view: TransAtlanticView, move: string, texts: GameTexts): string | null {
  const [verb, id = ''] = move.split(' ');
  if (verb === 'steer') return texts.say(view.adrift ? 'said-onward' : 'said-steer', { region: texts.name('region', id) });
  if (verb === 'run') return texts.say('said-run', { region: texts.name('region', id) });
  return null;
}

/** What is asked, with the ship it is about. */
export function question(view: TransAtlanticView, decision: DecisionInfo, previews: Record<string, GameEvent[]>, texts: GameTexts): string | null {
  if (decision.step !== 'routing') return null;
  const card = view.adrift ?? decision.moves.map((text) => previews[text]?.[0]?.card).find(Boolean);
  if (!card) return null;
  return texts.say(view.adrift ? 'question-adrift' : 'ask-routing', { card: texts.name('card', String(card)) });
}

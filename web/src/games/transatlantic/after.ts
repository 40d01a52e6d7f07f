/** Events as they are drawn: where every ship lies after them, and what they bring to ships and seats. */
import type { GameEvent } from '$lib/table';
import type { TransAtlanticView } from '$lib/views/transatlantic';
import type { Printed } from './figures';

export interface Berth {
  card: string | null; // null: a free place
  captain: number | null;
  coal: number;
  mark: '' | 'new' | 'again' | 'down' | 'up'; // just deployed, deployed again, moved
}

/** A ship that is pushed out, and what becomes of it: it is not decided, it goes on, it is scrapped, it is gone. */
export interface Outcast {
  card: string;
  captain: number | null;
  from: string;
  fate: 'open' | 'goes' | 'scrapped' | 'lost';
  to?: string;
  money: number;
  points: number;
}

export interface Seas {
  berths: Map<string, Berth[]>; // from the top; free places come first, as ships rest on the way out
  out: Outcast[];
}

type Lying = Omit<Berth, 'mark' | 'card'> & { card: string };

/** The seas as they are. */
export function seas(view: TransAtlanticView): Seas {
  return after(view, [], null);
}

/** The seas after events; the order in a sea is that of age, the youngest on top. */
export function after(view: TransAtlanticView, events: GameEvent[], printed: Printed | null): Seas {
  const lying = new Map<string, Lying[]>();
  for (const { region, ships } of view.regions) lying.set(region, ships.filter((ship): ship is Lying => ship.card !== null));
  const before = new Map([...lying].map(([region, ships]) => [region, ships.map(({ card }) => card)]));
  const coal = new Map(view.seats.flatMap(({ reserve }) => reserve.map((ship) => [ship.card, ship.coal] as const)));
  if (view.adrift) coal.set(view.adrift, view.adrift_coal);
  const landed = new Map<string, 'new' | 'again'>();
  const out: Outcast[] = [];
  const year = (card: string) => printed?.ships.get(card)?.year ?? 0;

  const leave = (card: string, fate: Outcast['fate']) => {
    for (const [region, ships] of lying) {
      const ship = ships.find((other) => other.card === card);
      if (!ship) continue;
      coal.set(card, ship.coal);
      lying.set(region, ships.filter((other) => other !== ship));
      out.push({ card, captain: ship.captain, from: region, fate, money: 0, points: 0 });
    }
  };
  for (const told of events) {
    const card = String(told.card ?? '');
    const cast = out.find((other) => other.card === card);
    if (told.event === 'ship_deployed') {
      const region = String(told.region);
      const ships = lying.get(region) ?? [];
      const ship = { card, captain: told.seat ?? null, coal: coal.get(card) ?? 0 };
      lying.set(region, [...ships, ship].sort((a, b) => year(b.card) - year(a.card)));
      landed.set(card, cast ? 'again' : 'new');
      if (cast) Object.assign(cast, { fate: 'goes', to: region });
    } else if (told.event === 'ship_displaced') leave(card, 'open');
    else if (told.event === 'ship_lost') leave(card, 'lost');
    else if (told.event === 'ship_scrapped' && cast) cast.fate = 'scrapped';
    else if (told.event === 'ship_coaled') coal.set(card, (coal.get(card) ?? 0) + Number(told.coal));
    if (cast) {
      cast.money += Number(told.event === 'ship_sailed' ? told.money : 0);
      cast.points += Number(told.points ?? 0);
    }
  }
  const berths = new Map<string, Berth[]>();
  for (const { region, ships: places } of view.regions) {
    const ships = lying.get(region)!;
    const free = Math.max(0, places.length - ships.length);
    const was = before.get(region)!;
    const shift = (card: string, at: number): Berth['mark'] => {
      if (landed.has(card)) return landed.get(card)!;
      const then = was.indexOf(card) + places.length - was.length;
      return at + free > then ? 'down' : at + free < then ? 'up' : '';
    };
    const empty: Berth = { card: null, captain: null, coal: 0, mark: '' };
    berths.set(region, [
      ...Array.from({ length: free }, () => empty),
      ...ships.map((ship, at) => ({ ...ship, mark: shift(ship.card, at) })),
    ]);
  }
  return { berths, out };
}

export interface Gain {
  money: number;
  points: number;
  coal: number;
}
const none = (): Gain => ({ money: 0, points: 0, coal: 0 });

/** What events bring, by ship. */
export function gains(events: GameEvent[]): Map<string, Gain> {
  const found = new Map<string, Gain>();
  for (const told of events) {
    if (!['ship_sailed', 'houses_scored', 'coal_loaded', 'ship_coaled'].includes(told.event)) continue;
    const card = String(told.card);
    const gain = found.get(card) ?? none();
    gain.money += Number(told.money ?? 0);
    gain.points += Number(told.points ?? 0);
    if (told.event === 'coal_loaded') gain.coal += 1;
    else gain.coal += Number(told.coal ?? 0) * (told.event === 'ship_sailed' ? -1 : 1);
    found.set(card, gain);
  }
  return found;
}

const EARNED = new Set(['ship_sailed', 'bonus_earned', 'trade_earned', 'contracts_sold']);

/** What events bring, by seat: money earned and points. */
export function shares(events: GameEvent[]): Map<number, Gain> {
  const found = new Map<number, Gain>();
  for (const told of events) {
    if (told.seat === undefined) continue;
    const gain = found.get(told.seat) ?? none();
    if (EARNED.has(told.event)) gain.money += Number(told.money ?? 0);
    gain.points += Number(told.points ?? 0);
    if (gain.money || gain.points) found.set(told.seat, gain);
  }
  return found;
}

/** The markers that events bring to a seat, by kind. */
export function markers(events: GameEvent[], seat: number | null): Map<string, number> {
  const found = new Map<string, number>();
  for (const told of events) {
    const kind = told.event === 'riband_won' ? 'blue_riband' : told.event === 'marker_taken' ? String(told.marker) : '';
    if (kind && told.seat === seat) found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return found;
}

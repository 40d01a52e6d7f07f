/** What is printed on cards, tiles and boards, from the figures of the game. */
import type { Figures } from '$lib/protocol';

export type Kind = 'bow' | 'middle' | 'stern';
export type Load = 'wood' | 'steel' | 'coal';
export const ITEMS = ['sail', 'smokestack', 'propeller', 'crane', 'cannon', 'captain', 'businessman', 'soldier'] as const;
export type Item = (typeof ITEMS)[number];
export const LOADS: Load[] = ['wood', 'steel', 'coal'];
export const FEATURES = ['mast', 'crane', 'cannon', 'propeller', 'cabin', 'lifebuoy', 'lifeboat', 'lantern'] as const;
export type Feature = (typeof FEATURES)[number];

export interface ShipCard extends Record<Feature, number> { id: string; kind: Kind }
export interface Canal {
  id: string;
  spaces: string[];
  links: [string, string][];
  exits: Record<string, string>; // N, E, S, W: the space behind that side
  icons: Record<string, string>;
}
export interface Employee { slug: string; cls: string; colour: string; effect: string; target: string; amount: number; surcharge: number; level: number; end: number }
export interface Contract { id: string; colour: 'green' | 'blue'; table: number[]; beyond: number }

export interface Printed {
  cards: Map<string, ShipCard>;
  trains: Map<string, Load[]>;
  canals: Map<string, Canal>;
  employees: Map<string, Employee>;
  contracts: Map<string, Contract>;
  rings: Record<'manufacture' | 'recruit', Item[]>;
  exchange: Record<Load, number>[]; // prices by position of the marker
  trades: Record<Load, Item[]>;
  prices: number[]; // of a display column, from the bottom
  spaces: number; // of the action track
  stations: number; // of the employee track
  laps: Record<number, number>; // by number of players
}

const known = new WeakMap<Figures, Printed>();
let latest: Printed | null = null;

/** Read the figures once. */
export function printed(figures: Figures): Printed {
  const found = known.get(figures) ?? read(figures);
  known.set(figures, found);
  latest = found;
  return found;
}

/** What was read last, for words that the frame asks for without the figures. */
export const lastPrinted = (): Printed | null => latest;

function read({ cards, tables: t }: Figures): Printed {
  const by = <T>(list: any[], key: string, make: (row: any) => T) => new Map<string, T>(list.map((row) => [row[key], make(row)]));
  const blanks = (['bow', 'middle', 'stern'] as const).map((kind) => ({ id: `blank_${kind}`, kind }));
  const ring = (name: string) => t.rings.filter((row: any) => row.ring === name).map((row: any) => row.item);
  const trades = (load: Load) => t.exchange_trade.filter((row: any) => row.commodity === load).map((row: any) => row.item);
  return {
    cards: by([...cards, ...blanks], 'id', (row) => ({
      id: row.id, kind: row.kind, ...Object.fromEntries(FEATURES.map((name) => [name, Number(row[name] ?? 0)])),
    }) as ShipCard),
    trains: by(t.trains, 'id', (row) => [row.car1, row.car2, row.car3]),
    canals: by(t.canals.canal, 'id', (row) => row),
    employees: by(t.employees, 'slug', (row) => ({
      slug: row.slug, cls: row.class === 'specialist' ? row.slug : row.class, colour: row.colour, effect: row.effect, target: row.target,
      amount: Number(row.amount), surcharge: Number(row.surcharge), level: Number(/_([12])$/.exec(row.slug)?.[1] ?? 0), end: Number(row.end_points),
    })),
    contracts: by(t.contracts.contract, 'id', (row) => row),
    rings: { manufacture: ring('manufacture_equipment'), recruit: ring('recruit_crew') },
    exchange: t.exchange_prices.map((row: any) => ({ wood: Number(row.wood), steel: Number(row.steel), coal: Number(row.coal) })),
    trades: { wood: trades('wood'), steel: trades('steel'), coal: trades('coal') },
    prices: t.market_prices.map((row: any) => Number(row.price)),
    spaces: Number(t.action_track.spaces),
    stations: Number(t.setup.employee_track_spaces),
    laps: Object.fromEntries(t.setup.players.map((row: any) => [row.count, row.laps])),
  };
}

/** The pieces of a ship, spread over its cards in the order of mounts and cabins; what builders add stays over. */
export interface Fitted { masts: ('sail' | 'smokestack')[]; cranes: number; cannons: number; propellers: number; crew: number }

export function spread(cards: ShipCard[], pieces: Record<string, number>): Fitted[] {
  const rig = [...Array(pieces.smokestack ?? 0).fill('smokestack'), ...Array(pieces.sail ?? 0).fill('sail')] as ('sail' | 'smokestack')[];
  const left = { ...pieces, crew: (pieces.captain ?? 1) - 1 + (pieces.businessman ?? 0) + (pieces.soldier ?? 0) } as Record<string, number>;
  const take = (name: string, room: number) => {
    const taken = Math.min(room, left[name] ?? 0);
    left[name] = (left[name] ?? 0) - taken;
    return taken;
  };
  return cards.map((card) => ({
    masts: rig.splice(0, card.mast), cranes: take('crane', card.crane), cannons: take('cannon', card.cannon),
    propellers: take('propeller', card.propeller), crew: take('crew', card.cabin),
  }));
}

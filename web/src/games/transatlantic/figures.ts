/** What is printed on the pieces of TransAtlantic, as the table draws it. */
import { language } from '$lib/language.svelte';
import type { Figures } from '$lib/protocol';
import type { TransAtlanticView } from '$lib/views/transatlantic';

export interface Ship {
  id: string;
  name: string;
  kind: string; // steamship, clipper, neutral, headquarters
  year: number;
  group: number;
  flag: string | null;
  speed: number;
  tonnage: number;
  passengers: number;
  price: number;
  income: number;
}

export interface Printed {
  ships: Map<string, Ship>;
  costs: Map<string, number[]>; // of houses, by region
  markers: { id: string; flag: string }[];
  extras: number[]; // of the places in the market
  coalPlaces: number; // with coal, in the market variant
  values: number[]; // of a ship, by markers in its column
  overflow: number;
  rows: number[]; // points of complete rows
  capacity: number;
  amounts: Record<string, number>; // on action cards
  cargo: { tonnage: number[]; income: number[] };
}

/** A number and a sum of money as the language writes them. */
export const written = (number: number): string => number.toLocaleString(language());
export const pounds = (money: number): string => `£${written(money)}`;

/** What a ship carries, as its card has room for it: thousands of tons, and passengers. */
export const kilotons = ({ tonnage }: Ship): string => `${written(tonnage / 1000)}kt`;
export const berths = ({ passengers }: Ship): string => `${written(passengers)}P`;

/** Cards that deploy a ship of the reserve first; they show an anchor. */
export const ANCHORS = new Set(['region', 'global', 'blue_riband', 'cargo', 'cruise', 'transport', 'transport_plus']);

/** Every kind of action card, in a steady order. */
export const ACTIONS = [
  'shipyard', 'shipyard_plus', 'transport', 'transport_plus', 'region', 'global', 'blue_riband', 'cargo', 'cruise', 'coal', 'coal_plus',
  'invest', 'invest_plus', 'trade', 'fleet', 'ship_agent', 'director', 'president',
];

/** Kinds of action cards in a steady order, with how many there are. */
export function sorted(cards: Record<string, number>): { id: string; count: number }[] {
  const rank = (id: string) => ACTIONS.indexOf(id) + 1 || ACTIONS.length + 1;
  return Object.keys(cards)
    .sort((a, b) => rank(a) - rank(b))
    .map((id) => ({ id, count: cards[id]! }));
}

const made = new WeakMap<Figures, Printed>();

export function printed(figures: Figures): Printed {
  const known = made.get(figures);
  if (known) return known;
  const tables = figures.tables as Record<string, any>;
  const found: Printed = {
    ships: new Map(figures.cards.map((card) => [String(card.id), ship(card)])),
    costs: new Map(tables.region.map((region: any) => [region.id, region.house_costs])),
    markers: tables.marker.map(({ id, flag }: any) => ({ id, flag })),
    extras: tables.market.extra_costs,
    coalPlaces: tables.market.variant_coal_places,
    values: tables.sheet.values,
    overflow: tables.sheet.overflow,
    rows: tables.sheet.row_points,
    capacity: tables.pieces.capacity,
    amounts: tables.cards,
    cargo: tables.cargo,
  };
  made.set(figures, found);
  return found;
}

function ship(card: Record<string, any>): Ship {
  return {
    id: card.id,
    name: card.name,
    kind: card.kind,
    year: Number(card.year),
    group: Number(card.group),
    flag: card.flag === 'none' ? null : card.flag,
    speed: Number(card.speed_knots),
    tonnage: Number(card.tonnage),
    passengers: Number(card.passengers),
    price: Number(card.ta_price),
    income: Number(card.ta_income),
  };
}

/** A name as a band has room for it: capitals, without the town of a company; the first word of a long one as a letter. */
export function banner(name: string, room = 20): string {
  const plain = name.replace(/ \(.*\)/, '').toUpperCase();
  return plain.length > room ? plain.replace(/^(\S)\S+/, '$1.') : plain;
}

/** How far letters must be squeezed, so that a text fits into so many pixels. */
export const squeeze = (text: string, room: number, each = 6.9): number => Math.min(1, room / (text.length * each));

/** What a ship of a flag is worth to somebody with so many markers in its column, without the docks. */
export const value = ({ values, rows, overflow }: Printed, markers: number): number =>
  (values[Math.min(markers, values.length - 1)] ?? 0) + Math.max(0, markers - rows.length) * overflow;

/** What a ship of a flag is worth to a seat now: its column and the docks. */
export function worth(printed: Printed, view: TransAtlanticView, seat: number, flag: string): number {
  const marker = printed.markers.find((one) => one.flag === flag)?.id ?? '';
  return value(printed, view.seats[seat]?.markers[marker] ?? 0) + (view.dock_counts[flag] ?? 0);
}

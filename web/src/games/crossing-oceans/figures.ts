/** What is printed on the cards and boards of Crossing Oceans, as the server's figures say. */
import { language } from '$lib/language.svelte';
import type { Figures } from '$lib/protocol';

export interface Card {
  id: string;
  name: string;
  kind: 'steamship' | 'clipper' | 'neutral' | 'headquarters';
  year: number; // 0 where nothing is printed, here and below
  flag: string; // '' on the neutral ship
  price: number;
  income: number;
  speed: number;
  tonnage: number;
  gives: string; // the token of a headquarters
}

export interface Column {
  token: string;
  flag: string;
  costs: number[];
}

export interface Print {
  cards: Map<string, Card>;
  columns: Column[];
  values: number[]; // of a flag, by tokens in its column
  coalIcons: number;
  surcharges: number[];
  refill: number;
  spots: string[];
  actions: string[];
  freeSteps: number;
  capacity: number;
  contractMoney: number;
  contractHouse: number;
  fee: number;
  bonus: number;
  purchases: number;
}

const read = new WeakMap<Figures, Print>();

/** The figures, read once. */
export function print(figures: Figures): Print {
  const known = read.get(figures) ?? make(figures);
  read.set(figures, known);
  return known;
}

function make({ cards, tables }: Figures): Print {
  const columns: Column[] = tables.board.column;
  return {
    cards: new Map(cards.map((row) => [row.id, card(row, columns)])),
    columns,
    values: tables.board.values,
    coalIcons: tables.board.coal_icons,
    surcharges: tables.market.surcharges,
    refill: tables.market.refill,
    purchases: tables.market.purchases,
    spots: tables.rondel.spots,
    actions: tables.rondel.actions,
    freeSteps: tables.rondel.free_steps,
    capacity: tables.ships.capacity,
    contractMoney: tables.contracts.money,
    contractHouse: tables.contracts.house,
    fee: tables.houses.fee,
    bonus: tables.houses.bonus,
  };
}

function card(row: Record<string, any>, columns: Column[]): Card {
  const kind = row.kind as Card['kind'];
  const plain = kind === 'steamship';
  const flag = plain ? row.flag : kind === 'neutral' ? '' : 'multicoloured';
  const gives = kind === 'headquarters' ? (columns.find((column) => column.flag === row.flag)?.token ?? '') : '';
  const number = (name: string) => Number(row[name]) || 0;
  return {
    id: row.id, name: row.name, kind, flag, gives, year: number('year'), price: number('co_price'),
    income: number('co_income'), speed: number('co_speed'), tonnage: number('co_tonnage'),
  };
}

/** A number and a sum of money as the language writes them. */
export const written = (number: number): string => number.toLocaleString(language());
export const pounds = (money: number): string => `£${written(money)}`;

/** What is written on a card, in the order it is read: name, income, year or city, speed, and tonnage where there is room. */
export function face(card: Card, roomy: boolean): { name: string; income: string; year: string; speed: string; tonnage: string } {
  const [, name, city] = /^(.*?)(?: \((.*)\))?$/.exec(card.name)!;
  return {
    name: name!.toLocaleUpperCase('en'),
    income: card.income ? `£${card.income}` : '',
    year: card.year ? String(card.year) : (city ?? ''),
    speed: card.speed ? `${card.speed} kn` : '',
    tonnage: roomy && card.tonnage ? `${written(card.tonnage)} t` : '',
  };
}

/** The column whose token raises a flag. */
export const columnOf = (figures: Print, flag: string): Column | undefined =>
  figures.columns.find((column) => column.flag === flag);

// Made by scripts/protocol.py from blueriband/server/views/shipyard.py; do not edit.

export type Item = 'sail' | 'smokestack' | 'propeller' | 'crane' | 'cannon' | 'captain' | 'businessman' | 'soldier';
export type Commodity = 'wood' | 'steel' | 'coal';
export type Side = 'north' | 'east' | 'south' | 'west';
/** A canal as it lies in a system: its cell, and quarter turns to the right. */
export interface ShipyardCanal {
  canal: string;
  x: number;
  y: number;
  turns: number;
}
/** Where the ship figure is; its stern points to a space of the same canal or to a side of it. */
export interface ShipyardFigure {
  canal: string;
  space: string;
  stern: string;
}
/** A ship of the fleet. */
export interface ShipyardShip {
  points: number;
  speed: number;
  cards: string[];
  pieces: Record<string, number>;
}
/** What things cost this seat: extra steps of a ring, employees by place; and what its loads sell for now. */
export interface ShipyardCosts {
  push: number[];
  hire: number[];
  sell: Record<string, number>;
}
/** What lies before a player; contracts are told to their owner, and to all when the game is over. */
export interface ShipyardSeat {
  money: number;
  points: number;
  single: string | null;
  double: string | null;
  store: Record<string, number>;
  staff: string[];
  trains: string[];
  row: (string | null)[];
  canals: ShipyardCanal[];
  figure: ShipyardFigure | null;
  used_canals: number;
  fleet: ShipyardShip[];
  contracts: number;
  completed: number[][];
  reach: number;
  lack: 'captain' | 'canal' | 'way' | null;
  costs: ShipyardCosts;
  held?: Record<string, number>;
  given_up?: string[];
}
/** An action card on the track, and what it would bring; nothing is told of one with a figure on it. */
export interface ShipyardAction {
  action: string;
  position: number;
  space: number;
  income: number | null;
}
/** A place on the employee track. */
export interface ShipyardEmployee {
  employee: string;
  space: number;
  copies: number;
}
/** What is on display, each column from the bottom. */
export interface ShipyardDisplay {
  bows: (string | null)[];
  middles_left: (string | null)[];
  middles_right: (string | null)[];
  sterns: (string | null)[];
  trains: (string | null)[];
  canals: (string | null)[];
}
/** Where the four markers stand. */
export interface ShipyardMarkers {
  manufacture: 'sail' | 'smokestack' | 'propeller' | 'crane' | 'cannon' | 'captain' | 'businessman' | 'soldier';
  recruit: 'sail' | 'smokestack' | 'propeller' | 'crane' | 'cannon' | 'captain' | 'businessman' | 'soldier';
  hire: number;
  exchange: number;
}
/** A way to sail on: its points, its channels, canal and space of each stop, canals used up and canals lost. */
export interface ShipyardRoute {
  points: number;
  channels: string[];
  stops: string[][];
  used: string[];
  lost: string[];
}
/** A speed that a ship may name: its points before the cruise, and those of the best of so many cruises. */
export interface ShipyardSpeed {
  speed: number;
  points: number;
  cruise: number;
  routes: number;
}
/** What the question is about: a card, a canal, a train, a ring, an employee, contracts, or a ship. */
export interface ShipyardAtHand {
  action?: string;
  when?: 'before' | 'after';
  price?: number;
  left?: number;
  card?: string;
  completes?: number[];
  canal?: string;
  reaches?: Record<string, number>;
  ring?: 'manufacture' | 'recruit';
  employee?: string;
  train?: string;
  car?: number;
  items?: ('sail' | 'smokestack' | 'propeller' | 'crane' | 'cannon' | 'captain' | 'businessman' | 'soldier')[];
  colour?: 'green' | 'blue';
  columns?: number[];
  mounts?: Record<string, number>;
  extras?: Record<string, number>;
  pieces?: Record<string, number>;
  reach?: number;
  crew_points?: number;
  speeds?: ShipyardSpeed[];
  sailed?: number;
  riband?: number;
  routes?: ShipyardRoute[];
}
/** Shipyard as a seat or a spectator sees it. */
export interface ShipyardView {
  seats: ShipyardSeat[];
  track: ShipyardAction[];
  display: ShipyardDisplay;
  decks: Record<string, number>;
  to_come: Record<string, string[]>;
  used_trains: string[];
  spent_canals: string[];
  wrecked: string[];
  markers: ShipyardMarkers;
  employees: ShipyardEmployee[];
  countdown: number;
  openings: number;
  ending: boolean;
  starter: number;
  active: number | null;
  bonus_bought: boolean;
  at_hand: ShipyardAtHand;
  over: boolean;
}

// Made by scripts/protocol.py from blueriband/server/views/crossing_oceans.py; do not edit.

export type PlainFlag = 'blue' | 'black' | 'green' | 'white' | 'red';
export type Flag = 'blue' | 'black' | 'green' | 'white' | 'red' | 'multicoloured';
export type Token = 'blue_riband' | 'coal_pier' | 'green_token' | 'white_token' | 'red_token';
/** A port: the ship on its line with captain and coal, and the seats that have a trade house there. */
export interface CrossingOceansPort {
  port: string;
  ship: string | null;
  captain: number | null;
  coal: number;
  houses: number[];
}
/** A sea region, its ports, and the port of its oldest ship, which has the Red Lantern. */
export interface CrossingOceansRegion {
  region: string;
  open: boolean;
  lantern: string | null;
  ports: CrossingOceansPort[];
}
/** What lies before a player; all of it is public. */
export interface CrossingOceansSeat {
  money: number;
  contracts: number;
  captains: number;
  houses: number;
  spot: string | null;
  tokens: Record<string, number>;
  flags: Record<string, number>;
  ships: string[];
  headquarters: string[];
}
/** Rounds without a Ships action, and how many of them bring the end. */
export interface CrossingOceansQuiet {
  passed: number;
  most: number;
}
/** The whole table, the same for every seat and for spectators. */
export interface CrossingOceansView {
  seats: CrossingOceansSeat[];
  regions: CrossingOceansRegion[];
  market: (string | null)[];
  docks: Record<string, string | null>;
  stack: number;
  next_back: number | null;
  to_come: string[];
  removed: string[];
  coal: number;
  starter: number;
  active: number | null;
  round: number;
  quiet_rounds: CrossingOceansQuiet;
  countdown: number | null;
  over: boolean;
}

// Made by scripts/protocol.py from blueriband/server/views/transatlantic.py; do not edit.

export type Flag = 'blue' | 'black' | 'green' | 'white' | 'red';
export type MarkerKind = 'blue_riband' | 'coal_bunker' | 'freight' | 'mail' | 'passengers';
/** A ship in the reserve, and its coal. */
export interface TransAtlanticHold {
  card: string;
  coal: number;
}
/** What lies before a player; hand and pile are told to their owner only. */
export interface TransAtlanticSeat {
  money: number;
  points: number;
  captains: number;
  houses: number;
  contracts: number;
  tile: boolean;
  markers: Record<string, number>;
  reserve: TransAtlanticHold[];
  headquarters: string[];
  hand_size: number;
  pile_size: number;
  top: string | null;
  cards: Record<string, number>;
  hand?: Record<string, number>;
  pile?: Record<string, number>;
}
/** A place for a ship in a region; the captain of a neutral ship is nobody. */
export interface TransAtlanticPlace {
  card: string | null;
  captain: number | null;
  coal: number;
}
/** A sea: its ships from the youngest to the oldest with free places at the end, and houses by seat. */
export interface TransAtlanticRegion {
  region: string;
  ships: TransAtlanticPlace[];
  houses: number[];
  house_cost: number | null;
}
/** A ship that was scrapped in this turn and is scored at its end. */
export interface TransAtlanticWreck {
  card: string;
  seat: number;
}
/** TransAtlantic as a seat or a spectator sees it. */
export interface TransAtlanticView {
  seats: TransAtlanticSeat[];
  regions: TransAtlanticRegion[];
  market: (string | null)[];
  docks: string[];
  dock_counts: Record<string, number>;
  stack: number;
  next_group: number | null;
  unseen: string[];
  removed: string[];
  display: string[];
  extension: number;
  next_part: 'A' | 'B' | null;
  extension_to_come: Record<string, number>;
  discard: Record<string, number>;
  markers: Record<string, number>;
  coal: number;
  adrift: string | null;
  adrift_owner: number | null;
  adrift_coal: number;
  just_bought: string[];
  sailed: string[];
  scrapped: TransAtlanticWreck[];
  starter: number;
  active: number | null;
  round: number;
  last_round: number | null;
  last_purchase: number;
  market_variant: boolean;
  president_variant: boolean;
  over: boolean;
}

/** What every part of the table needs: the view, what is offered, the words, and whose area is shown. */
import { getContext, setContext } from 'svelte';
import type { Offers } from '$lib/offers';
import type { GameEvent } from '$lib/table';
import type { GameTexts } from '$lib/texts';
import type { ShipyardSeat, ShipyardView } from '$lib/views/shipyard';
import type { Printed } from './printed';

export interface Desk {
  readonly view: ShipyardView;
  readonly offers: Offers;
  readonly texts: GameTexts;
  readonly fig: Printed;
  readonly names: string[];
  readonly me: number | null; // whose eyes
  readonly owner: number; // whose yard and area are shown
  readonly area: ShipyardSeat;
  readonly mine: boolean; // they are mine
  readonly asked: boolean; // I am
  readonly lit: Set<string>;
  readonly staged: string | null; // a move that waits for a second word
  readonly previews: Record<string, GameEvent[]>;
  readonly compact: boolean;
  readonly send: (text: string) => void;
  say: (id: string, given?: Record<string, string | number>) => string;
}

const DESK = Symbol('shipyard');
export const setDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const useDesk = (): Desk => getContext<Desk>(DESK);

/** Where each question is answered; on a phone that page is turned up. */
export const ZONES: Record<string, 'track' | 'market' | 'town' | 'mine'> = {
  choosing: 'track', bonus: 'track', final_choosing: 'track',
  building: 'market', buying: 'market', renting: 'market', last_chance: 'market',
  turning: 'town', hiring: 'town',
};
export const zoneOf = (step: string | null) => (step === null ? null : (ZONES[step] ?? 'mine'));

/** What every part of the table reads: the view, the words, the offers, and the move that the player looks at. */
import { getContext, setContext } from 'svelte';
import type { Offer, Offers } from '$lib/offers';
import type { GameEvent } from '$lib/table';
import type { GameTexts } from '$lib/texts';
import type { TransAtlanticView } from '$lib/views/transatlantic';
import type { Gain } from './after';
import { berths, kilotons, worth, type Printed, type Ship } from './figures';

export interface Desk {
  readonly view: TransAtlanticView;
  readonly printed: Printed;
  readonly texts: GameTexts;
  readonly names: string[];
  readonly seat: number | null;
  readonly asked: number | null;
  readonly offers: Offers;
  readonly previews: Record<string, GameEvent[]>;
  readonly eyed: string | null; // the move under pointer or focus
  readonly foreseen: GameEvent[]; // what it would do
  readonly gains: Map<string, Gain>; // by ship: of the move looked at, or of what just happened
  readonly lit: Set<string>;
  readonly compact: boolean;
}

const DESK = Symbol('desk');
export const setDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const useDesk = (): Desk => getContext<Desk>(DESK);

export const isLegal = (offer: Offer | undefined): boolean => offer?.state === 'legal';

/** What a ship card says, for those who hear it: first what is written on it, in that order. */
export function spoken(desk: Desk, ship: Ship, captain: number | null, coal: number, name: string, wide = false): string {
  const { texts } = desk;
  const more = wide ? ` ${kilotons(ship)} ${berths(ship)}` : '';
  const points = ship.flag && captain !== null ? worth(desk.printed, desk.view, captain, ship.flag) : 0;
  const written = `${name} ${ship.year}${points ? ` ${points}` : ''} ${ship.speed} kn${more} £${ship.income}`;
  const owner = captain === null ? texts.say('table-nobody') : (desk.names[captain] ?? '');
  const parts = [written, owner];
  if (ship.flag) parts.push(texts.say('table-flag', { flag: texts.name('flag', ship.flag) }));
  if (points) parts.push(texts.say('table-worth-now', { points }));
  if (ship.kind === 'steamship') parts.push(texts.say('detail-coal', { coal }));
  return parts.join(', ');
}

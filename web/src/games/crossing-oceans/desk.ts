/** What every part of the table looks at: the view, what is offered in it, and the words for it. */
import { getContext, setContext } from 'svelte';
import type { Offer, Offers } from '$lib/offers';
import type { GameEvent } from '$lib/table';
import type { GameTexts } from '$lib/texts';
import type { CrossingOceansPort, CrossingOceansRegion, CrossingOceansView } from '$lib/views/crossing-oceans';
import type { Card, Print } from './figures';
import { forecast, type Forecast } from './forecast';

export type View = CrossingOceansView;
export type Port = CrossingOceansPort;
export type Region = CrossingOceansRegion;

export interface Source {
  readonly view: View;
  readonly print: Print;
  readonly offers: Offers;
  readonly previews: Record<string, GameEvent[]>;
  readonly texts: GameTexts;
  readonly names: string[];
  readonly seat: number | null; // whose eyes
  readonly lit: Set<string>;
  readonly compact: boolean;
  readonly staged: string | null; // a move that waits for a second word
}

export class Desk {
  constructor(private readonly from: Source) {}

  get view(): View { return this.from.view; }
  get print(): Print { return this.from.print; }
  get offers(): Offers { return this.from.offers; }
  get texts(): GameTexts { return this.from.texts; }
  get names(): string[] { return this.from.names; }
  get seat(): number | null { return this.from.seat; }
  get compact(): boolean { return this.from.compact; }

  isStaged = (offer: Offer | undefined): boolean => offer !== undefined && offer.text === this.from.staged;
  say = (id: string, given?: Record<string, string | number>): string => this.from.texts.say(id, given);
  name = (kind: string, id: string): string => this.from.texts.name(kind, id);
  isLit = (...targets: string[]): boolean => targets.some((target) => this.from.lit.has(target));
  card = (id: string): Card => this.from.print.cards.get(id)!;
  player = (seat: number | null): string => (seat === null ? this.say('say-nobody') : (this.names[seat] ?? ''));

  /** What a legal move would bring, as far as the server has told. */
  forecast(offer: Offer | undefined, seat = this.seat ?? 0): Forecast | null {
    const events = offer?.state === 'legal' ? this.from.previews[offer.text] : undefined;
    return events ? forecast(events, seat) : null;
  }

  /** The events that a legal move would cause. */
  events = (offer: Offer | undefined): GameEvent[] => (offer?.state === 'legal' ? (this.from.previews[offer.text] ?? []) : []);

  /** The same in words, for a label. */
  effect(offer: Offer | undefined): string {
    if (this.seat === null) return '';
    const reveals = offer?.state === 'legal' && offer.revealing ? [this.say('say-reveals')] : [];
    return [...this.texts.effects(this.events(offer), this.seat), ...reveals].join('; ');
  }

  /** A card in words: first what is printed on it, as it is read there, then the rest. */
  describe(id: string, owner: number | null | undefined, read: string[], more: string[] = []): string {
    const card = this.card(id);
    const said = [...read];
    if (owner !== undefined) said.push(this.player(owner));
    if (card.flag) said.push(this.say('say-flag', { flag: this.name('flag', card.flag) }));
    if (card.gives) said.push(this.say('say-gives', { token: this.name('token', card.gives) }));
    return [...said, ...more].filter(Boolean).join(', ');
  }
}

const DESK = Symbol('desk');
export const setDesk = (from: Source): Desk => setContext(DESK, new Desk(from));
export const useDesk = (): Desk => getContext<Desk>(DESK);

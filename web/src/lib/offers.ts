/** What the rules offer now: the moves of the decision, and the moves they refuse with the reason. */
import type { DecisionInfo, Refusal } from './protocol';

export interface Offer {
  text: string; // the move exactly as the server lists it
  state: 'legal' | 'refused';
  ruling?: string; // why it is refused: a name for the game's catalogue
  rule?: string; // the paragraph that says so
  revealing?: boolean; // no way back: somebody learns something
  handing?: boolean; // no way back: another seat must answer first
}

export class Offers {
  readonly step: string | null;
  readonly moves: string[];
  private readonly all = new Map<string, Offer>();
  private readonly naming = new Map<string, Offer[]>();

  constructor(decision: DecisionInfo | null = null, refusals: Refusal[] = []) {
    this.step = decision?.step ?? null;
    this.moves = decision?.moves ?? [];
    for (const text of this.moves) {
      const revealing = decision!.revealing.includes(text);
      this.add({ text, state: 'legal', revealing, handing: decision!.handing.includes(text) });
    }
    if (decision) {
      for (const { move, ruling, rule } of refusals) this.add({ text: move, state: 'refused', ruling, rule });
    }
  }

  private add(offer: Offer): void {
    if (this.all.has(offer.text)) return;
    this.all.set(offer.text, offer);
    for (const noun of new Set(offer.text.split(' ').slice(1))) {
      this.naming.set(noun, [...(this.naming.get(noun) ?? []), offer]);
    }
  }

  /** The offer whose text is exactly this verb and these nouns. */
  for(verb: string, ...nouns: (string | number)[]): Offer | undefined {
    return this.all.get([verb, ...nouns].join(' '));
  }

  /** All offers whose text begins with this verb and these nouns. */
  starting(verb: string, ...nouns: (string | number)[]): Offer[] {
    const start = [verb, ...nouns].join(' ');
    return [...this.all.values()].filter(({ text }) => text === start || text.startsWith(start + ' '));
  }

  /** All offers that name this noun. */
  touching(noun: string): Offer[] {
    return this.naming.get(noun) ?? [];
  }

  /** What is refused now. */
  get refused(): Offer[] {
    return [...this.all.values()].filter(({ state }) => state === 'refused');
  }
}

export const legal = (offers: (Offer | undefined)[]): Offer[] => offers.filter((o): o is Offer => o?.state === 'legal');

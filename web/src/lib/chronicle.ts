/** The events of a match as they were told, in stretches. Numbers count every event, also those that nobody is told of,
 *  so a stretch may hold fewer events than its numbers say: only its ends are exact. */
import type { GameEvent } from './table';

interface Stretch {
  since: number;
  log: number;
  events: GameEvent[];
}

export class Chronicle {
  constructor(private readonly stretches: readonly Stretch[] = []) {}

  /** All events, the oldest first. */
  get events(): GameEvent[] {
    return this.stretches.flatMap(({ events }) => events);
  }

  get log(): number {
    return this.stretches.at(-1)?.log ?? 0;
  }

  /** Go on from a number with what was told; null where this cannot be joined. */
  with(since: number, log: number, events: GameEvent[]): Chronicle | null {
    const kept = this.stretches.filter((stretch) => stretch.log <= since);
    const end = kept.at(-1)?.log ?? 0;
    if (end === since) return new Chronicle([...kept, { since, log, events }]);
    const cut = this.stretches[kept.length];
    if (!cut || cut.since > since || cut.events.length !== cut.log - cut.since) return null;
    const before = { since: cut.since, log: since, events: cut.events.slice(0, since - cut.since) };
    return new Chronicle([...kept, before, { since, log, events }]);
  }

  /** How many events were told before a number; exact at the ends of stretches. */
  before(number: number): number {
    let count = 0;
    for (const { since, log, events } of this.stretches) {
      if (log <= number) count += events.length;
      else if (since < number) count += Math.max(0, Math.min(events.length, events.length - (log - number)));
    }
    return count;
  }

  /** Is a number the end of a stretch, so that what came before it is known exactly? */
  knows(number: number): boolean {
    return number <= 0 || number >= this.log || this.stretches.some(({ since, log, events }) => log === number || (since < number && number < log && events.length === log - since));
  }
}

/** Where what happened since my last turn begins: at the first turn of somebody else after it. A turn begins at an event that `begins` tells. */
export function sinceMine(events: GameEvent[], me: number | null, begins: (event: GameEvent) => boolean): number {
  if (me === null) return 0;
  const turns = events.flatMap((event, at) => (begins(event) ? [{ at, mine: event.seat === me }] : []));
  const rival = turns.findLastIndex(({ mine }) => !mine);
  const last = turns.slice(0, rival + 1).findLastIndex(({ mine }) => mine); // a turn of mine that goes on comes after all rivals'
  return last < 0 ? 0 : (turns.slice(last).find(({ mine }) => !mine)?.at ?? events.length);
}

/** The events of a staged turn end with my own: what already belongs to the next player's turn is not shown yet. */
export function untilHandover(events: GameEvent[], me: number, begins: (event: GameEvent) => boolean): GameEvent[] {
  const own = events.findLastIndex(({ seat }) => seat === me);
  const at = events.findIndex((event, n) => n > own && begins(event) && event.seat !== me);
  return at < 0 ? events : events.slice(0, at);
}

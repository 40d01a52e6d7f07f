/** Moves, events, refusals and scores of one game as sentences: numbers and ids in, human language out.
 *  The same composition as phrases.py makes for the terminal, from the same catalogues. */
import type { FluentBundle } from '@fluent/bundle';
import { bundle, format, type Given, type Language } from './language.svelte';
import type { GameEvent } from './table';

/** A game's words, generated from words.py: nouns of each verb and event, and the printed names of things. */
export interface Words {
  verbs: Record<string, string[]>;
  events: Record<string, string[]>;
  nouns: Record<string, 'amount' | 'seat' | 'thing'>;
  printed: Record<string, Record<string, string>>;
}

const tables = import.meta.glob<Words>('./words/*.json', { import: 'default' });

export async function loadWords(game: string): Promise<Words> {
  return (await tables[`./words/${game}.json`]!()) as Words;
}

/** The texts of a game in a language: `<game>.ftl` and, for its table, `web-<game>.ftl`. */
export async function loadTexts(game: string, language: Language, players: string[]): Promise<GameTexts> {
  const [words, found] = await Promise.all([loadWords(game), bundle(language, game, `web-${game}`)]);
  return new GameTexts(words, found, language, players);
}

export class GameTexts {
  constructor(
    readonly words: Words,
    private readonly from: FluentBundle,
    readonly language: Language,
    readonly players: string[],
  ) {}

  /** The same texts for other players' names. */
  with(players: string[]): GameTexts {
    return new GameTexts(this.words, this.from, this.language, players);
  }

  say(id: string, given?: Given): string {
    return format(this.from, id, given);
  }

  has(id: string): boolean {
    return this.from.hasMessage(id);
  }

  title = (): string => this.say('title');
  step = (name: string): string => this.say(`step-${name}`);
  ruling = (name: string): string => this.say(`ruling-${name}`);
  source = (name: string): string => (this.has(`source-${name}`) ? this.say(`source-${name}`) : plain(name));

  /** What people call a thing: as the catalogue says, or as its card says, or by its id. */
  name(kind: string, id: string): string {
    if (this.has(`${kind}-${id}`)) return this.say(`${kind}-${id}`);
    if (this.has(`${kind}-any`)) return this.say(`${kind}-any`, partsOf(id));
    return this.words.printed[kind]?.[id] ?? plain(id);
  }

  /** A move as people read it. */
  move(text: string): string {
    const [verb, ...ids] = text.split(' ') as [string, ...string[]];
    const given: Given = {};
    (this.words.verbs[verb] ?? []).forEach((noun, n) => (given[noun] = this.noun(noun, ids[n] ?? '')));
    return this.say(`move-${verb}`, given);
  }

  /** One event as a sentence. */
  event(told: GameEvent): string {
    return this.tell('event', [told]);
  }

  /** Events as sentences with what they tell, one for each run of like events. */
  events(told: GameEvent[]): { text: string; group: GameEvent[] }[] {
    return runs(told).map((group) => ({ text: this.tell('event', group), group }));
  }

  isHeading = (told: GameEvent): boolean => this.has(`heading-${told.event}`);
  heading = (told: GameEvent): string => this.tell('heading', [told]);

  /** What events change, in a few words: for this seat, then for each of the others under their names. */
  effects(told: GameEvent[], seat: number): string[] {
    const kinds = new Map<number, Map<string, GameEvent[]>>([[seat, new Map()]]);
    for (const event of told) {
      if (!this.has(`effect-${event.event}`)) continue;
      const whose = event.seat ?? seat;
      const groups = kinds.get(whose) ?? kinds.set(whose, new Map()).get(whose)!;
      groups.set(event.event, [...(groups.get(event.event) ?? []), event]);
    }
    const said: string[] = [];
    for (const [whose, groups] of kinds) {
      const mine = whose === seat ? 'yes' : 'no';
      const parts = [...groups.values()].map((group) => this.tell('effect', group, { mine })).filter(Boolean);
      if (parts.length) said.push(whose === seat ? parts.join(', ') : `${this.players[whose]}: ${parts.join(', ')}`);
    }
    return said;
  }

  /** Does an event touch a seat: is it its own, or does it name it? */
  concerns(told: GameEvent, seat: number): boolean {
    const named = (this.words.events[told.event] ?? []).filter((noun) => this.isSeat(noun)).map((noun) => told[noun]);
    return told.seat === seat || named.some((value) => value !== undefined && String(value) === String(seat));
  }

  private tell(kind: string, group: GameEvent[], more: Given = {}): string {
    const first = group[0]!;
    const own = `log-${first.event}`; // what the table shows need not be told in the words of the terminal
    return this.say(kind === 'event' && this.has(own) ? own : `${kind}-${first.event}`, { ...this.given(first.event, group), ...more });
  }

  private given(event: string, group: GameEvent[]): Given {
    const given: Given = { count: group.length, by: 'nobody', known: 'yes' };
    const seat = group[0]!.seat;
    if (seat !== undefined) Object.assign(given, { by: 'player', player: this.players[seat] ?? '' });
    for (const noun of this.words.events[event] ?? []) {
      const values = group.map((told) => told[noun]).filter((value) => value !== undefined);
      if (!values.length) given.known = 'no';
      else if (this.words.nouns[noun] === 'amount') given[noun] = values.reduce((a: number, b) => a + Number(b), 0);
      else given[noun] = listed(values.map((value) => String(this.noun(noun, value))));
    }
    return given;
  }

  private noun(noun: string, value: string | number): string | number {
    if (this.words.nouns[noun] === 'amount') return Number(value);
    if (this.isSeat(noun)) return this.players[Number(value)] ?? String(value);
    return typeof value === 'number' ? value : this.name(noun, value);
  }

  private isSeat(noun: string): boolean {
    return this.words.nouns[noun] === 'seat' && !this.has(`${noun}-0`);
  }
}

/** Events in groups: what follows its like of the same seat stands together, and what is nobody's by kind. */
export function runs(told: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  let ours = 0; // from here on all groups are nobody's
  for (const event of told) {
    if (event.seat !== undefined) ours = groups.length + 1;
    const same = groups.slice(ours).find((group) => group[0]!.event === event.event);
    const before = groups.at(-1)?.[0];
    if (same) same.push(event);
    else if (before && event.seat !== undefined && before.event === event.event && before.seat === event.seat) {
      groups.at(-1)!.push(event);
      ours = groups.length;
    } else groups.push([event]);
  }
  return groups;
}

function listed(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`)).join(', ');
}

function partsOf(id: string): Given {
  const found = /^([^0-9]+)([0-9]+)$/.exec(id);
  return { id, series: found ? found[1]! : id, number: found ? String(Number(found[2])) : plain(id) };
}

const plain = (id: string): string => id.replaceAll('_', ' ');

/** A match as it went: its steps, and the position after any number of them. */
import { modules } from './games';
import { t, type Language } from './language.svelte';
import { namesOf } from './names';
import type { Figures, MatchInfo, Moment, ReplayInfo, StepInfo } from './protocol';
import { call } from './server.svelte';
import type { GameEvent, GameModule } from './table';
import { loadTexts, type GameTexts } from './texts';

export class ReplayStore {
  info = $state.raw<MatchInfo | null>(null);
  steps = $state.raw<StepInfo[]>([]);
  opening = $state.raw<GameEvent[]>([]);
  moment = $state.raw<Moment | null>(null);
  module = $state.raw<GameModule | null>(null);
  texts = $state.raw<GameTexts | null>(null);
  figures = $state.raw<Figures | null>(null);
  knows = $state('spectator');
  at = $state(0);
  ready = $state(false);
  fresh = $state.raw<GameEvent[]>([]); // what happened in the step shown
  private moments = new Map<number, Promise<Moment>>();

  constructor(readonly id: string) {}

  readonly events = $derived([...this.opening, ...this.steps.flatMap(({ events }) => events as GameEvent[])]);
  /** How many events have happened. */
  readonly told = $derived(this.opening.length + this.steps.slice(0, this.at).reduce((sum, step) => sum + step.events.length, 0));
  /** The step shown, in words. */
  readonly said = $derived.by(() => {
    const step = this.steps[this.at - 1];
    if (!step || !this.texts) return t('opening');
    const what = this.texts.events(step.events as GameEvent[]).map(({ text }) => text).slice(0, 2).join(' ');
    return `${t('turn-number', { number: step.turn })} · ${what || (step.text ? this.texts.move(step.text) : '')}`;
  });

  async load(knows: string | null, language: Language, query: URLSearchParams): Promise<void> {
    const info = (this.info ??= await call<MatchInfo>('GET', `/matches/${this.id}`));
    const mine = info.seats.find((seat) => seat.mine);
    this.knows = knows ?? (info.status === 'over' ? 'all' : mine ? `seat:${mine.seat}` : 'spectator');
    const names = namesOf(info);
    const [replay, module, texts, figures] = await Promise.all([
      call<ReplayInfo>('GET', `/matches/${this.id}/replay?knows=${this.knows}`),
      modules[info.game]!(),
      loadTexts(info.game, language, names),
      call<Figures>('GET', `/games/${info.game}/figures`),
    ]);
    this.moments.clear();
    [this.module, this.texts, this.figures] = [module.default, texts, figures];
    this.opening = replay.opening as GameEvent[];
    this.steps = replay.steps;
    if (!this.ready) this.at = this.beginning(query, info.seats.filter((seat) => seat.mine).map(({ seat }) => seat));
    this.ready = true;
    this.moment = null;
    await this.show();
  }

  async speak(language: Language): Promise<void> {
    if (this.texts && this.info && this.texts.language !== language) this.texts = await loadTexts(this.info.game, language, this.texts.players);
  }

  to(at: number): void {
    const to = this.clamp(at);
    if (to === this.at) return;
    this.at = to;
    void this.show();
  }

  /** See a step happen: the position before it, then what comes. */
  async enact(at: number): Promise<void> {
    const before = this.clamp(at) - 1;
    if (before < 0) return this.to(0);
    this.at = before;
    await this.show();
    if (this.at === before) this.to(before + 1);
  }

  /** Where the turn before or after this one begins. */
  turn(way: 1 | -1): number {
    let at = this.at;
    const now = this.steps[Math.max(0, way === 1 ? at : at - 1)]?.turn;
    while (at + way >= 0 && at < this.steps.length + (way === 1 ? 0 : 1)) {
      at += way;
      if (this.steps[way === 1 ? at : at - 1]?.turn !== now) break;
    }
    return this.clamp(at);
  }

  /** Where one of these seats (or, if there are none, anybody) had a choice, before or after a place. */
  decisionOf(seats: number[], at: number, way: 1 | -1): number | null {
    for (let n = at + way; n >= 0 && n < this.steps.length; n += way) {
      const step = this.steps[n]!;
      if (!step.forced && step.text && (!seats.length || seats.includes(step.seat))) return n;
    }
    return null;
  }

  /** Where an address begins: at a position, at an event, before the events since my turn, at my last decision, or at the end. */
  private beginning(query: URLSearchParams, mine: number[]): number {
    const [at, from, event] = ['at', 'from', 'event'].map((name) => query.get(name));
    if (from) return this.stepOf(Number(from));
    if (event) return this.stepOf(Number(event) + 1);
    if (at) return this.clamp(Number(at));
    return (query.get('analyse') === '1' ? this.decisionOf(mine, this.steps.length, -1) : null) ?? this.steps.length;
  }

  /** Where event number n is the next to come, or has come with the last move of somebody else. */
  stepOf(n: number): number {
    let told = this.opening.length;
    const found = this.steps.findIndex((step) => (told += step.events.length) >= n);
    return n <= this.opening.length ? 0 : found < 0 ? this.steps.length : found + 1;
  }

  private clamp = (at: number): number => Math.min(Math.max(0, Number.isFinite(at) ? Math.round(at) : 0), this.steps.length);

  private fetch(at: number): Promise<Moment> {
    if (!this.moments.has(at)) this.moments.set(at, call<Moment>('GET', `/matches/${this.id}/replay/${at}?knows=${this.knows}`));
    return this.moments.get(at)!;
  }

  private async show(): Promise<void> {
    const at = this.at;
    const moment = await this.fetch(at);
    if (at !== this.at) return;
    const follows = this.moment?.at === at - 1;
    this.moment = moment;
    this.fresh = follows ? ((this.steps[at - 1]?.events ?? []) as GameEvent[]) : [];
    for (const next of [at + 1, at - 1]) if (next >= 0 && next <= this.steps.length) void this.fetch(next).catch(() => this.moments.delete(next));
    if (this.moments.size > 120) this.moments.delete(this.moments.keys().next().value!);
  }
}

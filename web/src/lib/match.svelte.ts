/** One match as this browser follows it: the last update, the events so far, the question, and the act on its way. */
import { Chronicle, sinceMine, untilHandover } from './chronicle';
import { Offers } from './offers';
import type { ActKind, ActNow, EventList, FromServer, MatchInfo, Moment, Refusal, ReplayInfo, Thinking, Update } from './protocol';
import type { GameEvent } from './table';
import type { Transport } from './transport';

export type Answer = { type: 'refused'; ruling: string; rule: string; move: string } | { type: 'stale' } | { type: 'error'; code: string; text: string };

const QUEUE = 8; // more updates than this do not wait
const PATIENCE = 8000; // milliseconds for one of them to be shown

export class MatchStore {
  info = $state.raw<MatchInfo | null>(null);
  update = $state.raw<Update | null>(null);
  told = $state.raw(new Chronicle()); // all that happened since the beginning
  batch = $state.raw<GameEvent[]>([]); // the newest, to animate
  refusals = $state.raw<Refusal[]>([]);
  previews = $state.raw<Record<string, GameEvent[]>>({});
  thinking = $state.raw<Thinking | null>(null);
  draft = $state.raw<string[]>([]); // my moves in this draft, as far as this browser sent them
  pending = $state.raw<ActNow | null>(null);
  seat = $state.raw<number | null>(null);
  onanswer: (answer: Answer) => void = () => {};
  onevents: (events: GameEvent[]) => void = () => {};
  begins: (event: GameEvent) => boolean = () => false; // does a player's turn begin with it?
  moving: () => boolean = () => false; // does the table still show what happened last?
  held: ((view: any, before: any, seat: number) => any) | undefined; // the view of a staged turn, without what the next player's turn has brought already
  sealed = $state(false); // something in this turn of mine can no longer be taken back
  private moved = false; // my last act was a move
  private awaited = 0; // the version of the last act done: until it is here, nothing more is sent
  private asked = new Set<string>(); // previews on their way
  private published: unknown = null; // the view before my draft, where this page was opened in the middle of it
  private stops: (() => void)[] = [];
  private waiting: Update[] = []; // what others did while the table was still showing the last
  private draining = false;

  constructor(
    readonly id: string,
    private readonly transport: Transport,
  ) {}

  readonly offers = $derived(
    new Offers(this.update?.decision ?? null, this.update?.decision ? this.refusals : []),
  );
  /** My turn is complete but for the last word. */
  readonly staging = $derived(this.seat !== null && this.update?.decision?.step === 'confirming');
  readonly events = $derived(this.staging ? untilHandover(this.told.events, this.seat!, this.begins) : this.told.events);
  /** How many of the events had happened when my last turn ended. */
  readonly left = $derived(sinceMine(this.events, this.seat, this.begins));
  readonly busy = $derived(this.pending !== null);

  async load(): Promise<MatchInfo> {
    this.info = await this.transport.call<MatchInfo>('GET', `/matches/${this.id}`);
    return this.info;
  }

  /** Follow the match from a seat, or as a spectator, over lost connections too. */
  follow(seat: number | null): void {
    this.leave();
    this.waiting = [];
    this.seat = seat;
    this.update = null;
    this.told = new Chronicle();
    this.published = null;
    this.draft = [];
    this.stops = [
      this.transport.hear((message) => this.heard(message)),
      this.transport.watch((connection) => connection.state === 'open' && this.watch()),
    ];
  }

  leave(): void {
    if (this.stops.length) this.transport.post({ type: 'unwatch', match: this.id, ...this.who() });
    for (const stop of this.stops) stop();
    this.stops = [];
  }

  /** Do something; a second wish before the first is answered is dropped. */
  act(kind: ActKind, more: { move?: string; choice?: number } = {}): boolean {
    const update = this.update;
    if (!update || this.seat === null || this.busy || update.version < this.awaited) return false;
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    this.moved = kind === 'move';
    this.pending = { type: 'act', match: this.id, key, seat: this.seat, version: update.version, kind, ...more };
    this.transport.post(this.pending);
    return true;
  }

  /** Ask what moves would do; each is asked once for a position. */
  askPreview(moves: string[]): void {
    const legal = new Set(this.update?.decision?.moves);
    const fresh = moves.filter((move) => legal.has(move) && !this.asked.has(move)).slice(0, 200);
    if (!fresh.length || this.seat === null) return;
    for (const move of fresh) this.asked.add(move);
    this.transport.post({ type: 'preview', match: this.id, seat: this.seat, moves: fresh });
  }

  private who(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat };
  }

  private watch(): void {
    const have = this.update ? { version: this.update.version, log: this.update.log } : {};
    this.transport.post({ type: 'watch', match: this.id, ...this.who(), ...have });
  }

  private heard(message: FromServer): void {
    if (!('match' in message) || message.match !== this.id) {
      if (message.type === 'error' && message.id && message.id === this.pending?.key) this.answered({ type: 'error', code: message.code, text: message.text });
      return;
    }
    if (message.type === 'update' && message.seat === this.seat) this.queue(message);
    else if (message.type === 'thinking') this.thinking = message.fraction >= 1 || this.waiting.length ? null : message;
    else if (message.type === 'refusals' && message.version === this.update?.version) this.refusals = message.refusals;
    else if (message.type === 'previews' && message.version === this.update?.version)
      this.previews = { ...this.previews, ...(message.previews as Record<string, GameEvent[]>) };
    else if (message.type === 'changed') void this.load().catch(() => {});
    else if ('key' in message && message.key === this.pending?.key) this.answer(message);
    else if (message.type === 'error' && message.id === this.pending?.key) this.answered({ type: 'error', code: message.code, text: message.text });
  }

  /** Show what others did one after the other; what I did myself at once. */
  private queue(update: Update): void {
    if (!this.waiting.length && (this.update === null || this.update.decision !== null || !this.moving())) return this.take(update);
    this.waiting.push(update);
    if (this.waiting.length > QUEUE) this.skip();
    else if (!this.draining) void this.drain();
  }

  private async drain(): Promise<void> {
    const end = () => performance.now() + PATIENCE;
    this.draining = true;
    for (let until = end(); this.waiting.length; ) {
      await new Promise((go) => setTimeout(go, 50));
      if (this.moving() && performance.now() < until) continue;
      const next = this.waiting.shift();
      if (next) this.take(next);
      until = end();
    }
    this.draining = false;
  }

  /** Has more happened than the table shows? */
  get behind(): boolean {
    return this.waiting.length > 0;
  }

  /** Show how the table stands now, and nothing of the way there. */
  skip(): void {
    const all = this.waiting;
    this.waiting = [];
    for (const update of all) this.take(update);
    this.batch = [];
  }

  private answer(message: Extract<FromServer, { key: string }>): void {
    const act = this.pending!;
    if (message.type === 'done') {
      this.awaited = message.version;
      if (act.kind === 'move') this.draft = [...this.draft, act.move!];
      if (this.update && this.update.version >= message.version) this.draft = this.draft.slice(0, this.update.decision?.back ?? 0); // the update came first
      this.pending = null;
    } else if (message.type === 'refused') this.answered(message);
    else {
      this.answered({ type: 'stale' });
      this.skip();
      this.take(message.update);
    }
  }

  private answered(answer: Answer): void {
    this.pending = null;
    this.onanswer(answer);
  }

  private take(update: Update): void {
    const told = update.events as GameEvent[];
    const before = this.update;
    if (before && update.version < before.version) return;
    const staging = this.seat !== null && update.decision?.step === 'confirming';
    const published = before?.view ?? this.published;
    if (staging && this.held && !published) return void this.fetchPublished(update);
    const follows = before !== null && update.base === before.version;
    const joined = this.told.with(update.since, update.log, told);
    if (joined) this.told = joined;
    this.update = staging && this.held ? { ...update, view: this.held(update.view, published, this.seat!) } : update;
    if (!joined || (update.base === null && !joined.knows(update.left))) void this.fetchLog();
    this.refusals = [];
    this.previews = {};
    this.asked.clear();
    const back = update.decision?.back ?? 0; // a page that was opened in the middle of a draft knows only the last choices of it
    this.draft = this.draft.slice(0, Math.max(0, Math.min(back, this.draft.length - Math.max(0, (before?.decision?.back ?? 0) - back))));
    const goesOn = follows && before?.decision != null && update.decision !== null && before.decision.step !== 'confirming';
    this.sealed = goesOn && (this.sealed || (this.moved && update.decision?.back === 0));
    if (update.asked === this.seat || this.thinking?.seat !== update.asked) this.thinking = null;
    this.batch = !follows ? [] : staging ? untilHandover(told, this.seat!, this.begins) : told;
    if (this.batch.length) this.onevents(this.batch);
    if (update.decision?.moves.length && this.seat !== null) this.transport.post({ type: 'why', match: this.id, seat: this.seat });
    if (update.over && this.info?.status !== 'over') void this.load().catch(() => {});
  }

  /** A page that is opened when my turn waits for the last word: how the table stood for everybody before it. */
  private async fetchPublished(update: Update): Promise<void> {
    const knows = `knows=seat:${update.seat}`;
    const steps = await this.transport.call<ReplayInfo>('GET', `/matches/${this.id}/replay?${knows}`).catch(() => null);
    const moment = steps && (await this.transport.call<Moment>('GET', `/matches/${this.id}/replay/${steps.steps.length}?${knows}`).catch(() => null));
    if (update.seat !== this.seat || this.update) return;
    this.published = moment?.view ?? update.view;
    this.take(update);
  }

  private async fetchLog(): Promise<void> {
    const seat = this.seat === null ? '' : `seat=${this.seat}&`;
    const ask = (since: number) => this.transport.call<EventList>('GET', `/matches/${this.id}/log?${seat}since=${since}`).catch(() => null);
    const left = this.update?.left ?? 0;
    const [all, fresh] = await Promise.all([ask(0), ask(left)]);
    if (!all || !fresh || all.log !== fresh.log || all.log !== this.update?.log) return;
    const old = (all.events as GameEvent[]).slice(0, all.events.length - fresh.events.length);
    this.told = new Chronicle([{ since: 0, log: left, events: old }, { since: left, log: fresh.log, events: fresh.events as GameEvent[] }]);
  }
}

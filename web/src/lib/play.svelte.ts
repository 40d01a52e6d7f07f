/** Sitting at a table: what the buttons, keys and the board do, and what the frame shows of it. */
import { ring } from './bell';
import { has, t } from './language.svelte';
import { MatchStore } from './match.svelte';
import { namesOf } from './names';
import type { MatchInfo, Thoughts } from './protocol';
import { attempt, call, notify, server, transport } from './server.svelte';
import { settings } from './settings.svelte';
import type { GameEvent, GameModule, Letter } from './table';
import type { GameTexts } from './texts';

export class Play {
  texts = $state.raw<GameTexts>(undefined!);
  staged = $state.raw<string | null>(null); // a move without a way back, waiting for a second word
  panel = $state.raw<'list' | 'hint' | 'inspector' | 'rule' | 'help' | 'menu' | null>(null); // what lies over the table: one at a time
  filtering = $state(0); // counts wishes to type into the list's filter
  peek = $state.raw<number | null>(null);
  rule = $state.raw(''); // the paragraph shown; '': the contents
  advice = $state.raw<Thoughts | null>(null);
  lit = $state.raw<Set<string>>(new Set());
  readonly spoken = new Map<string, string>(); // moves of the draft in the words of their position
  hinting = $state(false);
  alerted = $state(false); // something was done to me while I looked elsewhere
  private hurried: number | null = null; // a bot that shall not think long in this turn
  private piece = $state.raw<string | null>(null);
  private again: { letter: Letter; step: string | null } | null = null; // a key that goes on playing

  constructor(
    readonly match: MatchStore,
    readonly module: GameModule,
    texts: GameTexts,
  ) {
    this.texts = texts;
    match.onanswer = (answer) => {
      if (answer.type === 'stale') notify(t('moved-on'));
      else if (answer.type === 'refused') notify(`${this.texts.ruling(answer.ruling)} (${answer.rule})`, 'error');
      else notify(has(`error-${answer.code}`) ? t(`error-${answer.code}`) : answer.text, 'error');
    };
    match.begins = (event) => event.seat !== undefined && this.texts.isHeading(event);
    match.held = module.held?.bind(module);
    match.onevents = (events) => this.alert(events);
  }

  readonly names = $derived.by(() => namesOf(this.match.info));
  readonly mine = $derived.by(() => this.match.info?.seats.filter(({ mine }) => mine).map(({ seat }) => seat) ?? []);
  readonly seated = $derived.by(() => this.match.seat !== null);
  readonly several = $derived(this.mine.length > 1);
  readonly connected = $derived(server.connection.state === 'open');
  /** Hints are for people who play against bots only. */
  readonly mayHint = $derived.by(
    () => this.mine.length === 1 && (this.match.info?.seats.every(({ kind, mine, stand_in }) => mine || (kind === 'bot' && !stand_in)) ?? false),
  );

  /** The bot that is asked has failed again and again: it waits until somebody lets it try once more. */
  readonly stuck = $derived.by(() => {
    const { info, update } = this.match;
    return info?.trouble != null && !update?.over && info.trouble.seat === update?.asked;
  });

  /** Bots wait for whoever hosts a match alone. */
  readonly mayPause = $derived.by(
    () => this.match.info?.hosting === true && this.match.info.seats.some(({ kind }) => kind === 'bot') && this.match.info.seats.every(({ kind, mine }) => mine || kind === 'bot'),
  );
  readonly botAsked = $derived.by(() => {
    const seat = this.match.info?.seats[this.match.update?.asked ?? -1];
    return seat !== undefined && (seat.kind === 'bot' || seat.stand_in);
  });
  readonly paused = $derived.by(() => this.match.info?.paused === true && this.botAsked && !this.match.update?.over);

  /** The sentence in the decision bar. */
  readonly prompt = $derived.by(() => {
    const update = this.match.update;
    if (!update) return t('fetching');
    if (update.over) return t('game-over');
    if (this.staged) return t('sure', { move: this.say(this.staged) });
    if (update.decision?.step === 'confirming') return t('end-turn');
    if (update.decision) {
      return this.module.question?.(update.view, update.decision, this.match.previews, this.texts) ?? this.texts.step(update.decision.step);
    }
    const who = this.names[update.asked ?? -1] ?? '';
    if (this.stuck) return t('bot-failed', { player: who });
    if (this.paused) return t('bots-paused');
    const thinking = this.match.thinking;
    if (thinking) return t('bot-thinking', { player: who }); // how long is told beside it: this line is read aloud
    return t('waiting-for', { player: who });
  });

  /** Why the staged move has no way back. */
  readonly caution = $derived.by(() => {
    if (!this.staged) return '';
    return t(this.match.offers.for(...(this.staged.split(' ') as [string]))?.revealing ? 'no-way-back-reveals' : 'no-way-back-hands');
  });

  /** A move as people read it here. */
  say(text: string): string {
    const view = this.match.update?.view;
    return (view && this.module.moveSaid?.(view, text, this.texts)) || this.texts.move(text);
  }

  // --- acts ----------------------------------------------------------------------------------------------------------

  /** Play a move; one without a way back waits for a second word, unless the settings say otherwise. */
  send = (text: string): void => {
    const offer = this.match.offers.for(...(text.split(' ') as [string]));
    if (offer?.state !== 'legal' || this.match.busy || !this.connected) return;
    if (settings.confirm === 'always' && (offer.revealing || offer.handing) && this.staged !== text) {
      this.staged = text;
      this.close();
      return;
    }
    this.staged = null;
    this.advice = null;
    if (this.panel !== 'list' || matchMedia('(max-width: 767px)').matches) this.close();
    this.spoken.set(text, this.say(text));
    this.match.act('move', { move: text });
  };

  confirm(): void {
    if (!this.connected) return;
    if (this.staged) this.send(this.staged);
    else if (this.match.update?.decision?.step === 'confirming') this.match.act('confirm');
    else this.own('Ctrl+Enter');
  }

  async retry(): Promise<void> {
    const info = await attempt(() => call<MatchInfo>('POST', `/matches/${this.match.id}/retry`));
    if (info) this.match.info = info;
  }

  async pause(on: boolean): Promise<void> {
    const info = await attempt(() => call<MatchInfo>('POST', `/matches/${this.match.id}/${on ? 'pause' : 'resume'}`));
    if (info) this.match.info = info;
    if (on) this.match.thinking = null;
  }

  unstage(): void {
    this.staged = null;
  }

  undo(): void {
    if (this.staged) this.staged = null;
    else if (this.match.update?.decision?.back) this.match.act('back');
  }

  restart(): void {
    this.staged = null;
    if (this.match.update?.decision?.back) this.match.act('back', { choice: 0 });
  }

  /** Escape: close what lies on top, or take the last choice back. */
  back(): void {
    if (this.panel) this.close();
    else if (this.staged) this.staged = null;
    else if (this.peek !== null) this.peek = null;
    else this.undo();
  }

  pick(n: number): void {
    const text = this.match.offers.moves[n];
    if (text) this.send(text);
  }

  /** A key of the game's own; false: it has no such key. */
  own(key: string): boolean {
    const letter = this.module.letters?.find((one) => one.key.toLowerCase() === key.toLowerCase());
    if (!letter) return false;
    this.again = null;
    if (letter.zone) document.querySelector<HTMLElement>(`[data-zone="${letter.zone}"] .legal`)?.focus();
    else if (letter.undoes) this.match.draft.at(-1) === letter.undoes && this.undo();
    else this.strike(letter);
    return true;
  }

  /** Play what a key stands for; where that is refused, say why. */
  private strike(letter: Letter): void {
    const offers = this.match.offers;
    const text = letter.move?.(offers, this.match.update?.view);
    const offer = text && offers.for(...(text.split(' ') as [string]));
    if (!offer) return;
    if (offer.state === 'refused') return void notify(`${this.texts.ruling(offer.ruling ?? '')} (${offer.rule})`);
    if (letter.again) this.again = { letter, step: offers.step };
    this.send(offer.text);
  }

  /** After each answer: drop a staged move that is gone, and let a key that goes on playing do so while its question stays. */
  goOn(): void {
    if (this.staged && !this.match.offers.moves.includes(this.staged)) {
      this.staged = null;
      notify(t('moved-on'));
    }
    const { letter, step } = this.again ?? {};
    this.again = null;
    if (letter && step === this.match.offers.step) this.strike(letter);
  }

  /** The key that a move has now. */
  keyOf = (text: string): string | undefined =>
    this.module.letters?.find(({ move }) => move?.(this.match.offers, this.match.update?.view) === text)?.key;

  // --- panels --------------------------------------------------------------------------------------------------------

  get listOpen(): boolean {
    return this.panel === 'list';
  }

  get helpOpen(): boolean {
    return this.panel === 'help';
  }

  get hint(): Thoughts | null {
    return this.panel === 'hint' ? this.advice : null;
  }

  get inspected(): string | null {
    return this.panel === 'inspector' ? this.piece : null;
  }

  close(): void {
    this.panel = null;
  }

  toggleList(): void {
    this.panel = this.panel !== 'list' && this.match.offers.moves.length > 0 ? 'list' : null;
  }

  filter(): void {
    this.panel = 'list';
    this.filtering++;
  }

  inspect = (target: string): void => {
    this.piece = target;
    this.panel = 'inspector';
  };

  showRule = (id: string): void => {
    this.rule = id;
    this.panel = 'rule';
  };

  /** Show the piece under the focus, or put the inspector away. */
  toggleInspector(): void {
    const focused = document.activeElement?.closest('[data-target]')?.getAttribute('data-target');
    if (focused && focused !== this.inspected) this.inspect(focused);
    else this.close();
  }

  toggleHelp(): void {
    this.panel = this.panel === 'help' ? null : 'help';
  }

  toggleMenu(): void {
    this.panel = this.panel === 'menu' ? null : 'menu';
  }

  light = (event: GameEvent | null): void => {
    this.lit = new Set(event ? [...this.module.targets(event), ...(event.seat === undefined ? [] : [`seat:${event.seat}`])] : []);
  };

  show(events: GameEvent[]): void {
    this.lit = new Set(events.flatMap((event) => this.module.targets(event)));
    setTimeout(() => (this.lit = new Set()), 4000);
  }

  // --- bots ----------------------------------------------------------------------------------------------------------

  /** Tell the bot that thinks to move now, and so on until its turn is over. */
  hurry(): void {
    this.hurried = this.match.thinking?.seat ?? null;
    transport.post({ type: 'hurry', match: this.match.id });
  }

  /** Whenever a bot thinks: one that was told to hurry need not be told again by hand. */
  hurryOn(): void {
    if (this.match.update?.asked !== this.hurried) this.hurried = null;
    else if (this.match.thinking?.seat === this.hurried) transport.post({ type: 'hurry', match: this.match.id });
  }

  async askHint(): Promise<void> {
    this.hinting = true;
    this.advice = (await attempt(() => call<Thoughts>('POST', `/matches/${this.match.id}/thoughts`, { seat: this.match.seat, seconds: 2 }))) ?? null;
    if (this.advice) this.panel = 'hint';
    this.hinting = false;
  }

  /** Something was done to me by somebody else: say so. */
  private alert(events: GameEvent[]): void {
    const me = this.match.seat;
    if (me === null) return;
    const all = this.match.told.events;
    let turn = all.slice(0, all.length - events.length).findLast((event) => this.match.begins(event))?.seat;
    const by = new Map<GameEvent, number | undefined>();
    const against = events.filter((event) => {
      if (this.match.begins(event)) turn = event.seat;
      by.set(event, turn);
      const driven = event.seat === me && turn !== me && this.module.marks?.[event.event] === 'gone'; // my ship had to go
      return driven || (event.seat !== undefined && event.seat !== me && this.texts.concerns(event, me));
    });
    if (against.length && !document.hasFocus()) {
      this.alerted = true;
      ring(this.texts.title(), this.texts.events(against)[0]?.text ?? '');
    }
    for (const { text, group } of this.texts.events(against).slice(0, 2)) {
      const driver = group[0]!.seat === me ? this.names[by.get(group[0]!) ?? -1] : undefined; // who drove my ship away; other lines name him
      notify(driver ? `${driver}: ${text}` : text, 'alert', { text: t('show'), do: () => this.show(group) });
    }
  }
}

/** Sitting at a table: what the buttons, keys and the board do, and what the frame shows of it. */
import { has, t } from './language.svelte';
import { MatchStore } from './match.svelte';
import { namesOf } from './names';
import type { Thoughts } from './protocol';
import { attempt, call, notify, server, transport } from './server.svelte';
import { settings } from './settings.svelte';
import type { GameEvent, GameModule, Letter } from './table';
import type { GameTexts } from './texts';

export class Play {
  texts = $state.raw<GameTexts>(undefined!);
  staged = $state.raw<string | null>(null); // a move without a way back, waiting for a second word
  listOpen = $state(false);
  filtering = $state(0); // counts wishes to type into the list's filter
  peek = $state.raw<number | null>(null);
  inspected = $state.raw<string | null>(null);
  lit = $state.raw<Set<string>>(new Set());
  helpOpen = $state(false);
  hint = $state.raw<Thoughts | null>(null);
  hinting = $state(false);
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

  /** The sentence in the decision bar. */
  readonly prompt = $derived.by(() => {
    const update = this.match.update;
    if (!update) return t('fetching');
    if (update.over) return t('game-over');
    if (this.staged) {
      const why = this.match.offers.for(...(this.staged.split(' ') as [string]))?.revealing ? 'no-way-back-reveals' : 'no-way-back-hands';
      return t(why, { move: this.texts.move(this.staged) });
    }
    if (update.decision?.step === 'confirming') return t('end-turn');
    if (update.decision) {
      return this.module.question?.(update.view, update.decision, this.match.previews, this.texts) ?? this.texts.step(update.decision.step);
    }
    const who = this.names[update.asked ?? -1] ?? '';
    const thinking = this.match.thinking;
    if (thinking) return t('bot-thinking', { player: who, seconds: Math.round(thinking.seconds), budget: Math.round(thinking.budget) });
    return t('waiting-for', { player: who });
  });

  // --- acts ----------------------------------------------------------------------------------------------------------

  /** Play a move; one without a way back waits for a second word, unless the settings say otherwise. */
  send = (text: string): void => {
    const offer = this.match.offers.for(...(text.split(' ') as [string]));
    if (offer?.state !== 'legal' || this.match.busy || !this.connected) return;
    if (settings.confirm === 'always' && (offer.revealing || offer.handing) && this.staged !== text) {
      this.staged = text;
      this.listOpen = false;
      return;
    }
    this.staged = null;
    this.hint = null;
    if (matchMedia('(max-width: 767px)').matches) this.listOpen = false;
    this.match.act('move', { move: text });
  };

  confirm(): void {
    if (!this.connected) return;
    if (this.staged) this.send(this.staged);
    else if (this.match.update?.decision?.step === 'confirming') this.match.act('confirm');
    else this.own('Ctrl+Enter');
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
    if (this.staged) this.staged = null;
    else if (this.helpOpen) this.helpOpen = false;
    else if (this.listOpen) this.listOpen = false;
    else if (this.inspected) this.inspected = null;
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

  /** After each answer: a key that goes on playing does so while its question stays. */
  goOn(): void {
    const { letter, step } = this.again ?? {};
    this.again = null;
    if (letter && step === this.match.offers.step) this.strike(letter);
  }

  /** The key that a move has now. */
  keyOf = (text: string): string | undefined =>
    this.module.letters?.find(({ move }) => move?.(this.match.offers, this.match.update?.view) === text)?.key;

  // --- panels --------------------------------------------------------------------------------------------------------

  toggleList(): void {
    this.listOpen = !this.listOpen && this.match.offers.moves.length > 0;
  }

  filter(): void {
    this.listOpen = true;
    this.filtering++;
  }

  inspect = (target: string): void => {
    this.inspected = target;
  };

  /** Show the piece under the focus, or put the inspector away. */
  toggleInspector(): void {
    const focused = document.activeElement?.closest('[data-target]')?.getAttribute('data-target');
    this.inspected = focused && focused !== this.inspected ? focused : null;
  }

  toggleHelp(): void {
    this.helpOpen = !this.helpOpen;
  }

  light = (event: GameEvent | null): void => {
    this.lit = new Set(event ? [...this.module.targets(event), ...(event.seat === undefined ? [] : [`seat:${event.seat}`])] : []);
  };

  show(events: GameEvent[]): void {
    this.lit = new Set(events.flatMap((event) => this.module.targets(event)));
    setTimeout(() => (this.lit = new Set()), 4000);
  }

  // --- bots ----------------------------------------------------------------------------------------------------------

  hurry(): void {
    transport.post({ type: 'hurry', match: this.match.id });
  }

  async askHint(): Promise<void> {
    this.hinting = true;
    this.hint = (await attempt(() => call<Thoughts>('POST', `/matches/${this.match.id}/thoughts`, { seat: this.match.seat, seconds: 2 }))) ?? null;
    this.hinting = false;
  }

  /** Something was done to me by somebody else: say so. */
  private alert(events: GameEvent[]): void {
    const me = this.match.seat;
    if (me === null) return;
    const against = events.filter((event) => event.seat !== undefined && event.seat !== me && this.texts.concerns(event, me));
    for (const { text, group } of this.texts.events(against).slice(0, 2)) {
      notify(text, 'alert', { text: t('show'), do: () => this.show(group) });
    }
  }
}

/** The contract between the frame of a match and the table of a game. */
import type { Component, Snippet } from 'svelte';
import { getContext, setContext } from 'svelte';
import type { Offer, Offers } from './offers';
import type { DecisionInfo, Figures } from './protocol';
import type { GameTexts } from './texts';

/** Something that happened: its name, whose it is, and its nouns. */
export interface GameEvent {
  event: string;
  seat?: number;
  [noun: string]: string | number | undefined;
}

export interface TableProps<V = any> {
  view: V;
  figures: Figures;
  seat: number | null; // whose eyes; null: a spectator
  asked: number | null; // the seat everybody waits for
  peek: number | null; // a rival whose area is shown instead of mine
  offers: Offers;
  send: (text: string) => void;
  names: string[]; // of the players, by seat
  previews: Record<string, GameEvent[]>; // by move text, as far as they have come
  askPreview: (texts: string[]) => void;
  staged?: string | null; // a move without a way back that waits for a second word; draw what it would do
  texts: GameTexts;
  inspect: (target: string) => void;
  lit: Set<string>; // data-targets to highlight: from the log, or "show me"
  events: GameEvent[]; // the newest batch, to animate
  speed: number; // of animations; 0: none
  compact: boolean; // a phone
  showing?: (on: boolean) => void; // the table is showing something that the result must not cover
  views?: V[]; // in a full replay, every seat's view
  seats?: Snippet; // the frame's seat plates, placed by the table (right column, 298-316 wide)
  log?: Snippet; // the frame's log, which fills the rest of the right column
}

/** One figure on a seat plate. */
export interface Fact {
  icon?: Component<any>; // drawn at 14 px before the value, such as Icon or Pennant
  props?: Record<string, unknown>; // of the icon
  value: string;
  label: string; // what it is, in words
  dim?: boolean; // nothing of it
  below?: boolean; // the first of a new line
}

/** A small picture. */
export interface Sketch { of: Component<any>; props: Record<string, unknown> }

/** What the inspector shows of a target. */
export interface Described {
  title: string;
  kind?: string; // "Ship card", "Port"
  lines: { label: string; value: string }[];
  note?: string;
  picture?: Sketch;
  rules?: string[]; // ids of paragraphs that apply
}

/** A key of a game's own: the move it stands for now, the move it takes back, or the part of the table it leads to. */
export interface Letter<V = any> {
  key: string; // as the keyboard has it; 'Ctrl+Enter': where nothing waits to be confirmed
  text: string; // what it does, by name of the game's text
  button?: string; // it has a button in the decision bar, too: its text
  move?: (offers: Offers, view: V) => string | undefined;
  again?: boolean; // and so on, as long as the same is asked
  undoes?: string; // the last move, if it was this one
  zone?: string; // its first thing to choose gets the focus
}

/** A mark along a replay: something won, something bought, a ship that had to go. */
export type Mark = 'won' | 'bought' | 'gone';

/** The default export of web/src/games/<game>/index.ts. */
export interface GameModule<V = any> {
  Table: Component<TableProps<V>>;
  /** The figures of a seat for its plate, the most important first: money, then points where they are public. */
  seatFacts(view: V, seat: number, texts: GameTexts, figures: Figures): Fact[];
  /** The piece behind a data-target, or null. */
  describe(target: string, view: V, texts: GameTexts, figures: Figures): Described | null;
  /** The question in the decision bar, where the game can say it better than its step's text. */
  question?(view: V, decision: DecisionInfo, previews: Record<string, GameEvent[]>, texts: GameTexts): string | null;
  /** A move in words, where the position says more than its text. */
  moveSaid?(view: V, move: string, texts: GameTexts): string | null;
  /** A move as a picture, where the same thing has several. */
  sketch?(view: V, move: string, figures: Figures): Sketch | null;
  /** At the end: what each seat scored with in detail, such as its contracts; by seat. */
  details?(view: V, texts: GameTexts): { text: string; points: number }[][];
  /** Events that are marked along a replay. */
  marks?: Record<string, Mark>;
  /** How much an event adds to a kind of points of the result; where most of them came in, its line leads. */
  earns?(event: GameEvent, kind: string, figures: Figures): number;
  /** What the top bar says: "round 9 · 17 ships in the stack". */
  status(view: V, texts: GameTexts): string;
  /** The data-targets an event is about, to light from the log. */
  targets(event: GameEvent): string[];
  /** What stands in the top bar of a wide screen, such as a score track. */
  Header?: Component<{ view: V; names: string[]; texts: GameTexts }>;
  /** What stands beside a seat plate; drawn inside the table. */
  PlateEnd?: Component<{ seat: number }>;
  /** Keys of this game, besides those of the frame. */
  letters?: Letter<V>[];
  /** A figure per seat that is charted over a replay, such as money; by name of the text. */
  charts?: { text: string; of: (view: V, seat: number) => number }[];
  /** The view of my complete turn before it is confirmed: as it came, without what the next player's turn has brought already. */
  held?(view: V, before: V, seat: number): V;
  /** A page of the help: what the pictures mean. */
  Symbols?: Component<{ texts: GameTexts; figures: Figures }>;
  /** Does a change of seat at one device show anything secret? Then the curtain falls. */
  secret?: boolean;
}

/** What the frame does for every target on a board; see Target.svelte and SvgTarget.svelte. */
export interface Board {
  send: (text: string) => void;
  inspect: (target: string) => void;
  choose: (offers: Offer[], at: Element) => void; // open the chooser at an element
  explain: (offers: Offer[], at: Element | null) => void; // show why not, or hide it
  texts: () => GameTexts;
  staged: () => string | null; // a move that waits for a second word
}

const BOARD = Symbol('board');
export const setBoard = (board: Board): Board => setContext(BOARD, board);
export const useBoard = (): Board => getContext<Board>(BOARD);

// Made by scripts/protocol.py from blueriband/server/messages.py, blueriband/server/play_messages.py, blueriband/server/socket_messages.py; do not edit.

export type Status = 'gathering' | 'running' | 'over' | 'cancelled';
export type ListName = 'waiting' | 'mine' | 'open' | 'finished' | 'watchable';
export type HookFormat = 'discord' | 'slack' | 'ntfy';
export type ActKind = 'move' | 'confirm' | 'back';
/** Open the door: become a guest. */
export interface NewGuest {
  name?: string | null;
}
/** Take another name. */
export interface Rename {
  name: string;
}
/** A login and its password. */
export interface Credentials {
  login: string;
  password: string;
}
/** Where to send turn notices. */
export interface Hook {
  url: string;
  format: 'discord' | 'slack' | 'ntfy';
}
/** A hook and whether it works; a parked one is not tried until it is set or tested again. */
export interface HookState {
  url: string;
  format: string;
  parked: boolean;
  error: string | null;
}
/** How a test notice went. */
export interface HookTested {
  delivered: boolean;
  error: string | null;
}
/** Who the server takes you for. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
  hook: HookState | null;
}
/** What people may choose before a game begins. */
export interface OptionInfo {
  name: string;
  values: number[];
  default: number;
}
/** A level of bots, and how long it thinks at most. */
export interface BotInfo {
  level: string;
  seconds: number;
}
/** A game that can be played here. */
export interface GameInfo {
  name: string;
  rules: number;
  data: string;
  options: OptionInfo[];
  bots: BotInfo[];
}
/** One paragraph of the rules. */
export interface RuleInfo {
  id: string;
  section: string;
  title: string;
  text: string;
}
/** What is printed on the pieces of a game. */
export interface Figures {
  game: string;
  data: string;
  cards: Record<string, any>[];
  tables: Record<string, any>;
}
/** Who is to sit here: me (also another human on this device, by name), whoever comes, or a bot of a level. */
export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  name?: string | null;
  level?: string | null;
}
/** A new match; there are as many seats as wishes. */
export interface CreateMatch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, number>;
  private?: boolean;
  deadline_hours?: number | null;
  start?: boolean;
}
/** Somebody, as others see them. */
export interface PersonInfo {
  id: string;
  name: string;
}
/** A seat: who holds it, and who plays it now. */
export interface SeatInfo {
  seat: number;
  kind: 'person' | 'open' | 'bot';
  name: string;
  person: PersonInfo | null;
  level: string | null;
  stand_in: boolean;
  mine: boolean;
  agreed: number[];
}
/** How a match ended; the lists are by seat, ranking and winners are seats. */
export interface ResultInfo {
  scores: number[];
  ranking: number[];
  places: number[];
  winners: number[];
  rule: string;
  sources: Record<string, number>[];
}
/** A bot that cannot answer: its seat, what went wrong. Retry it, or let another level play. */
export interface BotTrouble {
  seat: number;
  level: string;
  error: string;
}
/** A match as lists show it. */
export interface MatchInfo {
  id: string;
  game: string;
  rules: number;
  data: string;
  options: Record<string, number>;
  status: 'gathering' | 'running' | 'over' | 'cancelled';
  private: boolean;
  host: PersonInfo;
  hosting: boolean;
  created: number;
  started: number | null;
  ended: number | null;
  deadline_hours: number | null;
  version: number;
  asked: number | null;
  asked_since: number | null;
  seats: SeatInfo[];
  commitment: string;
  seed: string | null;
  result: ResultInfo | null;
  frozen: boolean;
  trouble: BotTrouble | null;
  rematch: string | null;
  imported: boolean;
  paused: boolean;
}
/** A page of a list; ask for the next with `before`. */
export interface MatchList {
  matches: MatchInfo[];
  before: string | null;
}
/** Sit down; without a number, on the first open seat. */
export interface JoinMatch {
  seat?: number | null;
  name?: string | null;
}
/** Let a bot of a level play a seat. */
export interface StandIn {
  level: string;
}
/** A link for one seat, or for watching. */
export interface NewInvite {
  seat?: number | null;
}
/** An invitation; its token is told once, when it is made. */
export interface Invite {
  id: string;
  seat: number | null;
  created: number;
  revoked: boolean;
  used: boolean;
  token: string | null;
}
/** All invitations to a match. */
export interface InviteList {
  invites: Invite[];
}
/** An invitation in somebody's hands. */
export interface InviteToken {
  token: string;
}
/** What a seat does: a move, the end of its draft, or a step back in it. */
export interface Act {
  key: string;
  seat: number;
  version: number;
  kind: 'move' | 'confirm' | 'back';
  move?: string | null;
  choice?: number | null;
}
/** It is done and will not be lost. */
export interface Done {
  type: 'done';
  key: string;
  match: string;
  version: number;
}
/** The rules do not allow it. */
export interface Refused {
  type: 'refused';
  key: string;
  match: string;
  move: string;
  ruling: string;
  rule: string;
}
/** A move one might try, and why not. */
export interface Refusal {
  move: string;
  ruling: string;
  rule: string;
}
/** All that the asked seat might try but may not. */
export interface Refusals {
  type: 'refusals';
  match: string;
  version: number;
  refusals: Refusal[];
  id: string | null;
}
/** Moves to try out. */
export interface PreviewWish {
  seat: number;
  moves: string[];
}
/** What each move would do, as far as its seat can know. */
export interface Previews {
  type: 'previews';
  match: string;
  version: number;
  previews: Record<string, Record<string, any>[]>;
  id: string | null;
}
/** The question put to a seat. */
export interface DecisionInfo {
  seat: number;
  step: string;
  moves: string[];
  revealing: string[];
  handing: string[];
  back: number;
  rule: string | null;
  left: number | null;
}
/** The match as one seat, or a spectator, may see it. */
export interface Update {
  type: 'update';
  match: string;
  seat: number | null;
  version: number;
  since: number;
  log: number;
  left: number;
  asked: number | null;
  view: Record<string, any>;
  events: Record<string, any>[];
  decision: DecisionInfo | null;
  over: boolean;
  base: number | null;
  id: string | null;
}
/** Events from number `since` on. */
export interface EventList {
  since: number;
  log: number;
  left: number;
  events: Record<string, any>[];
}
/** One move in a replay; what it was is told to its own seat, and to all when the match is over. */
export interface StepInfo {
  ply: number;
  seat: number;
  forced: boolean | null;
  turn: number;
  text: string | null;
  events: Record<string, any>[];
}
/** The moves of a match, from what one seat knew, a spectator, or everybody together. */
export interface ReplayInfo {
  match: string;
  knows: string;
  steps: StepInfo[];
  opening: Record<string, any>[];
}
/** The position after so many moves; `views` has every seat's when all is told. */
export interface Moment {
  match: string;
  at: number;
  asked: number | null;
  view: Record<string, any>;
  views: Record<string, any>[];
  scores: number[] | null;
}
/** What a bot thinks of a position: the best moves, how often it looked at each, their value and its spread. */
export interface Thoughts {
  seat: number;
  level: string;
  simulations: number;
  seconds: number;
  values: number[];
  considered: Record<string, any>[];
  line: string[];
}
/** A question to a bot: at the present position (a hint) or after so many moves of a finished match. */
export interface ThinkWish {
  seat: number;
  at?: number | null;
  seconds?: number;
  moves?: string[];
}
/** The match had moved on: nothing was done; this is how it stands. */
export interface Stale {
  type: 'stale';
  key: string;
  match: string;
  update: Update;
}
/** Something is wrong with what was sent; `code` is for programs, `text` for people. */
export interface Trouble {
  type: 'error';
  code: string;
  text: string;
  id: string | null;
  match: string | null;
}
/** Say which protocol you speak; the first message on a socket. */
export interface Hello {
  type: 'hello';
  protocol: number;
}
/** Follow a match from a seat of yours, or as a spectator; with the version and log you have, go on from there. */
export interface Watch {
  type: 'watch';
  match: string;
  id?: string | null;
  seat?: number | null;
  version?: number | null;
  log?: number | null;
}
/** Follow it no longer. */
export interface Unwatch {
  type: 'unwatch';
  match: string;
  seat?: number | null;
}
/** Do something in a match. */
export interface ActNow {
  type: 'act';
  key: string;
  seat: number;
  version: number;
  kind: 'move' | 'confirm' | 'back';
  move?: string | null;
  choice?: number | null;
  match: string;
}
/** Ask what is refused, and why. */
export interface Why {
  type: 'why';
  match: string;
  seat: number;
  id?: string | null;
}
/** Ask what moves would do. */
export interface Preview {
  type: 'preview';
  seat: number;
  moves: string[];
  match: string;
  id?: string | null;
}
/** Tell the bot to move now. */
export interface Hurry {
  type: 'hurry';
  match: string;
}
/** Hear of open matches too, or no longer. */
export interface Lobby {
  type: 'lobby';
  on?: boolean;
}
/** Are you there? */
export interface Ping {
  type: 'ping';
  id?: string | null;
}
/** The server is there, speaks this protocol, and takes you for this person. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  me: Me | null;
}
/** A seat of yours is asked. */
export interface Turn {
  type: 'turn';
  match: string;
  seat: number;
  game: string;
}
/** A match of yours, or an open one, is not what it was: who sits there, its status, its result. */
export interface Changed {
  type: 'changed';
  match: string;
  status: string;
}
/** A bot thinks: how far it is, and how long it may take. */
export interface Thinking {
  type: 'thinking';
  match: string;
  seat: number;
  level: string;
  fraction: number;
  seconds: number;
  budget: number;
}
/** Here I am. */
export interface Pong {
  type: 'pong';
  id: string | null;
}
export type FromClient = Hello | Watch | Unwatch | ActNow | Why | Preview | Hurry | Lobby | Ping;
export type FromServer = Welcome | Update | Done | Refused | Stale | Refusals | Previews | Trouble | Turn | Changed | Thinking | Pong;

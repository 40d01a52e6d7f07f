/** The server as the whole client sees it: the transport, who I am, the games, and what came in unasked. */
import type { FromServer, GameInfo, Me } from './protocol';
import { Failure, SocketTransport, type Connection, type Transport } from './transport';

const BEEN_HERE = 'blueriband.session'; // only a note that there is a cookie; the cookie itself is out of reach
export const transport: Transport = new SocketTransport();

let connection = $state.raw<Connection>({ state: 'connecting' });
let me = $state.raw<Me | null>(null);
let games = $state.raw<GameInfo[]>([]);

export const server = {
  get connection() {
    return connection;
  },
  get me() {
    return me;
  },
  get games() {
    return games;
  },
};

export const call = <T>(method: string, path: string, body?: unknown): Promise<T> => transport.call<T>(method, path, body);

/** Find out who we are, become a guest if we are nobody, and connect. */
export async function enter(): Promise<void> {
  try {
    me = localStorage.getItem(BEEN_HERE) ? await call<Me>('GET', '/me') : await call<Me>('POST', '/guests', {});
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.code !== 'no_session') throw failure;
    me = await call<Me>('POST', '/guests', {});
  }
  localStorage.setItem(BEEN_HERE, '1');
  games = await call<GameInfo[]>('GET', '/games');
  transport.watch((to) => (connection = to));
  transport.open();
}

export function iAm(person: Me): void {
  me = person;
}

/** Become somebody else (sign in, sign out): the socket must say so too. */
export async function enterAgain(): Promise<void> {
  transport.close();
  await enter();
}

export const hear = (listener: (message: FromServer) => void): (() => void) => transport.hear(listener);

// --- one line for a person, for a while ------------------------------------------------------------------------------

export interface Notice {
  number: number;
  text: string;
  kind: 'info' | 'alert' | 'error';
  act?: { text: string; do: () => void };
}
let notices = $state<Notice[]>([]);
let number = 0;
export const noticeList = (): Notice[] => notices;

export function notify(text: string, kind: Notice['kind'] = 'info', act?: Notice['act']): void {
  const notice = { number: ++number, text, kind, act };
  notices = [...notices.slice(-3), notice];
  setTimeout(() => dismiss(notice.number), kind === 'info' ? 5000 : 9000);
}

export function dismiss(which: number): void {
  notices = notices.filter((notice) => notice.number !== which);
}

/** Do something, and say so if it fails. */
export async function attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
  try {
    return await what();
  } catch (failure) {
    notify(failure instanceof Failure ? failure.message : String(failure), 'error');
    return undefined;
  }
}

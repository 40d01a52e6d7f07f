/** How the client reaches a server: requests that are answered, and messages both ways. A socket today; a server inside
 *  the browser would be another one of these. */
import type { FromClient, FromServer, Me, Trouble } from './protocol';

export type Connection =
  | { state: 'connecting' }
  | { state: 'open'; me: Me | null }
  | { state: 'lost'; retryAt: number; again: number }; // when it is tried next, and how often it has been

export interface Transport {
  /** Ask, and get the answer; a refusal by the server is thrown as a Failure. */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Say something; while there is no connection it is dropped, except acts, which wait. */
  post(message: FromClient): void;
  /** Hear what the server says, until the returned function is called. */
  hear(listener: (message: FromServer) => void): () => void;
  /** Hear of the connection, now and whenever it changes. */
  watch(listener: (connection: Connection) => void): () => void;
  open(): void;
  close(): void;
  retryNow(): void;
}

/** What the server, or the way to it, did not allow. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

const SILENCE = 30_000; // then we ask whether anybody is there
const PATIENCE = 10_000; // then we connect again
const DOUBT = 1500; // where the browser has said that it is offline
const WAITS = [500, 1000, 2000, 3000, 5000, 8000];

export class SocketTransport implements Transport {
  private socket: WebSocket | null = null;
  private wanted = false;
  private greeted = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private connection: Connection = { state: 'connecting' };
  private readonly listeners = new Set<(message: FromServer) => void>();
  private readonly watchers = new Set<(connection: Connection) => void>();
  private readonly unanswered = new Map<string, FromClient>(); // acts by key: sent again after a lost connection

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const text = typeof body === 'string';
    let answer: Response;
    try {
      answer = await fetch(`/api${path}`, {
        method,
        headers: body === undefined ? {} : { 'Content-Type': text ? 'text/plain' : 'application/json' },
        body: body === undefined ? undefined : text ? (body as string) : JSON.stringify(body),
      });
    } catch {
      throw new Failure('offline', 'The server does not answer.');
    }
    if (answer.status === 204) return undefined as T;
    const found = answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : await answer.text();
    if (answer.ok || found?.type === 'stale' || found?.type === 'refused') return found as T;
    const trouble = found as Partial<Trouble>;
    throw new Failure(trouble.code ?? 'error', trouble.text ?? String(answer.status), answer.status);
  }

  post(message: FromClient): void {
    if (message.type === 'act') this.unanswered.set(message.key, message);
    if (this.greeted) this.write(message);
  }

  hear(listener: (message: FromServer) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  watch(listener: (connection: Connection) => void): () => void {
    this.watchers.add(listener);
    listener(this.connection);
    return () => this.watchers.delete(listener);
  }

  open(): void {
    this.wanted = true;
    addEventListener('offline', this.doubt);
    addEventListener('online', this.hope);
    if (!this.socket) this.connect();
  }

  close(): void {
    this.wanted = false;
    removeEventListener('offline', this.doubt);
    removeEventListener('online', this.hope);
    this.hangUp();
  }

  retryNow(): void {
    if (!this.greeted && this.wanted) {
      this.hangUp();
      this.connect();
    }
  }

  /** The browser says that it is offline: a server on this machine may still be there, so ask. */
  private readonly doubt = (): void => {
    if (!this.greeted) return;
    this.write({ type: 'ping' });
    this.listenFor(DOUBT);
  };
  private readonly hope = (): void => this.retryNow();

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
    this.socket = socket;
    this.listenFor(PATIENCE);
    socket.onopen = () => this.write({ type: 'hello', protocol: 1 });
    socket.onmessage = (event) => socket === this.socket && this.heard(JSON.parse(event.data as string));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  private heard(message: FromServer): void {
    this.listenFor(SILENCE);
    if (message.type === 'welcome') {
      this.greeted = true;
      this.tries = 0;
      this.change({ state: 'open', me: message.me });
      for (const act of this.unanswered.values()) this.write(act);
    }
    if (message.type === 'done' || message.type === 'refused' || message.type === 'stale') this.unanswered.delete(message.key);
    if (message.type === 'error' && message.id) this.unanswered.delete(message.id);
    for (const listener of this.listeners) listener(message);
  }

  /** Wait so long for a word; then ask for one, then give the connection up. */
  private listenFor(time: number): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => {
      if (time !== SILENCE || !this.greeted) return this.lost();
      this.write({ type: 'ping' });
      this.listenFor(PATIENCE);
    }, time);
  }

  private lost(): void {
    this.hangUp();
    if (!this.wanted) return;
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)]! * (0.8 + 0.4 * Math.random());
    this.change({ state: 'lost', retryAt: Date.now() + wait, again: this.tries });
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private hangUp(): void {
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    this.greeted = false;
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private write(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private change(to: Connection): void {
    this.connection = to;
    for (const watcher of this.watchers) watcher(to);
  }
}

import { SUBPROTOCOL, VERSION, type Deed, type FromClient, type FromHouse, type Move, type Outcome } from '../protocol';
import { Connection, socketAddress, type ConnectionState, type Patience } from './connection';

/** What a table's connection reports to its owner. */
export interface SocketEvents {
  frame(frame: FromHouse): void;
  state(state: ConnectionState): void;
  /** An attempt failed before the connection was open; `times` counts how many did in a row. */
  failed?(times: number): void;
  /** The house speaks another version: only a reload helps. */
  outdated(): void;
}

interface Pending {
  readonly frame: FromClient;
  readonly answered: (outcome: Outcome) => void;
  /** How often the house failed to store it. */
  failures: number;
  /** When it was sent on this connection; 0 if it was not. */
  sent: number;
}

/** If an answer takes longer, it was lost with its connection. */
const ANSWERED_WITHIN = 8_000;
/** How often a request that the house failed to store is repeated. */
const MOST_FAILURES = 3;
const PAUSE = 1_200;

/**
 * The connection to a table.
 *
 * A request is pending until it is answered. If the connection breaks, it is sent again with the
 * same id, so that it is carried out only once.
 */
export class TableSocket {
  readonly #connection: Connection;
  readonly #events: SocketEvents;
  readonly #pending = new Map<string, Pending>();
  readonly #name = Math.random().toString(36).slice(2, 10);
  readonly #watch: ReturnType<typeof setInterval>;
  #asked = 0;
  /** The number of the last saying that was shown. */
  #cursor: number | undefined;
  #welcome = false;

  constructor(table: string, events: SocketEvents, options: { base?: string; patience?: Patience } = {}) {
    this.#events = events;
    const path = `/api/tables/${encodeURIComponent(table)}/socket`;
    const address = (): string => {
      const query = this.#cursor === undefined ? '' : `?heard=${this.#cursor}`;
      return options.base === undefined ? socketAddress(path + query) : options.base + path + query;
    };
    this.#connection = new Connection(
      address,
      SUBPROTOCOL,
      {
        frame: (text) => this.#take(text),
        state: (state) => {
          if (state !== 'open') this.#forgetSending();
          events.state(state);
        },
        failed: (times) => events.failed?.(times),
      },
      options.patience,
    );
    this.#watch = setInterval(() => this.#lookForLostOnes(), 1_000);
    this.#connection.open();
  }

  get state(): ConnectionState {
    return this.#connection.state;
  }

  /** The number of requests waiting for an answer. */
  get pending(): number {
    return this.#pending.size;
  }

  /** Requests one or more moves, accepted or refused as a whole. */
  ask(moves: Move[]): Promise<Outcome> {
    return this.#request((id, cursor) => ({ kind: 'ask', id, moves, ...cursor }));
  }

  /** Performs an action other than a move, such as chat, ready or rematch. */
  do(deed: Deed): Promise<Outcome> {
    return this.#request((id, cursor) => ({ kind: 'do', id, deed, ...cursor }));
  }

  /** Tells the house how much was shown. It is repeated with the next request and when reconnecting. */
  moveCursor(number: number | undefined): void {
    if (number === this.#cursor) return;
    this.#cursor = number;
    if (number !== undefined && this.#welcome) this.#connection.send(JSON.stringify({ kind: 'heard', heard: number } satisfies FromClient));
  }

  /** Drops this connection and makes a new one. */
  renew(): void {
    this.#forgetSending();
    this.#connection.renew();
  }

  close(): void {
    clearInterval(this.#watch);
    this.#connection.close();
  }

  #request(make: (id: string, cursor: { heard?: number }) => FromClient): Promise<Outcome> {
    this.#asked += 1;
    const id = `${this.#name}-${this.#asked}`;
    const frame = make(id, this.#cursor === undefined ? {} : { heard: this.#cursor });
    return new Promise((answered) => {
      const pending = { frame, answered, failures: 0, sent: 0 };
      this.#pending.set(id, pending);
      if (this.#welcome) this.#send(pending);
    });
  }

  #send(pending: Pending): void {
    if (this.#connection.send(JSON.stringify(pending.frame))) pending.sent = Date.now();
  }

  #take(text: string): void {
    // Only a house sends here, and its frames are typed; unknown kinds are ignored.
    const frame = JSON.parse(text) as FromHouse;
    switch (frame.kind) {
      case 'welcome':
        if (frame.protocol !== VERSION) {
          this.close();
          this.#events.outdated();
          return;
        }
        this.#welcome = true;
        this.#events.frame(frame);
        for (const pending of this.#pending.values()) if (pending.sent === 0) this.#send(pending);
        return;
      case 'answer':
        this.#answer(frame.id, frame.outcome);
        return;
      case 'trouble':
        this.#trouble(frame);
        return;
      case 'bye':
        this.#events.frame(frame);
        if (frame.again_in === null) this.close();
        else this.#connection.comeBackIn(frame.again_in);
        return;
      default:
        this.#events.frame(frame);
    }
  }

  #answer(id: string, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    if (outcome.kind === 'failed' && pending.failures < MOST_FAILURES) {
      pending.failures += 1;
      this.#repeat(pending);
      return;
    }
    this.#pending.delete(id);
    pending.answered(outcome);
  }

  /** The house did not understand a frame; it does not say which one. */
  #trouble(frame: FromHouse & { kind: 'trouble' }): void {
    for (const [id, pending] of this.#pending) {
      this.#pending.delete(id);
      pending.answered({ kind: 'failed', why: frame.why });
    }
    this.#events.frame(frame);
  }

  #repeat(pending: Pending): void {
    pending.sent = Date.now() + PAUSE;
    setTimeout(() => {
      if (this.#welcome && this.#pending.has(idOf(pending.frame))) this.#send(pending);
    }, PAUSE);
  }

  #forgetSending(): void {
    this.#welcome = false;
    for (const pending of this.#pending.values()) pending.sent = 0;
  }

  /** A network that silently disappeared is noticed by missing answers. */
  #lookForLostOnes(): void {
    const late = Date.now() - ANSWERED_WITHIN;
    const lost = [...this.#pending.values()].some(({ sent }) => sent > 0 && sent < late);
    if (lost && this.#connection.state === 'open') this.renew();
  }
}

function idOf(frame: FromClient): string {
  return frame.kind === 'heard' ? '' : frame.id;
}

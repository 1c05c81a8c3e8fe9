/** How a connection stands; `away` waits to try again, `closed` does not come back. */
export type ConnectionState = 'connecting' | 'open' | 'away' | 'closed';

/** What a connection tells its owner. */
export interface ConnectionEvents {
  frame(text: string): void;
  state(state: ConnectionState): void;
  /** An attempt failed before it was open; so many did in a row. */
  failed?(times: number): void;
}

/** How long to wait, in milliseconds. */
export interface Patience {
  readonly first: number;
  readonly most: number;
}

const PATIENCE: Patience = { first: 400, most: 15_000 };

/** After so long an open connection counts as good, and the next wait is short again. */
const SETTLED = 5_000;

/**
 * A WebSocket that comes back.
 *
 * It waits longer and longer between attempts, with a little chance so that a house that was
 * away does not meet everyone at once, and tries at once when the browser says that there is a
 * network again or that someone looks.
 */
export class Connection {
  readonly #address: () => string;
  readonly #protocol: string;
  readonly #events: ConnectionEvents;
  readonly #patience: Patience;
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempts = 0;
  #atTheEarliest = 0;
  #state: ConnectionState = 'connecting';

  constructor(address: () => string, protocol: string, events: ConnectionEvents, patience: Patience = PATIENCE) {
    this.#address = address;
    this.#protocol = protocol;
    this.#events = events;
    this.#patience = patience;
    globalThis.addEventListener?.('online', this.#hurry);
    globalThis.document?.addEventListener('visibilitychange', this.#hurry);
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Opens it. */
  open(): void {
    if (this.#socket !== undefined || this.#state === 'closed') return;
    clearTimeout(this.#timer);
    this.#be('connecting');
    const socket = new WebSocket(this.#address(), this.#protocol);
    this.#socket = socket;
    let opened = 0;
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      opened = Date.now();
      this.#be('open');
    });
    socket.addEventListener('message', (event: MessageEvent) => {
      if (this.#socket === socket && typeof event.data === 'string') this.#events.frame(event.data);
    });
    socket.addEventListener('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      const stayed = opened > 0 && Date.now() - opened > SETTLED;
      this.#attempts = stayed ? 0 : this.#attempts + 1;
      this.#wait();
      if (opened === 0) this.#events.failed?.(this.#attempts);
    });
    // What went wrong is told by `close`; unheard, an error would be reported as uncaught.
    socket.addEventListener('error', () => undefined);
  }

  /** Sends, if there is someone to send to. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(text);
    return true;
  }

  /** The house said when to come back at the earliest. */
  comeBackIn(milliseconds: number): void {
    this.#atTheEarliest = Date.now() + milliseconds;
  }

  /** Lets go of a connection that seems dead, and opens another one. */
  renew(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.open();
  }

  /** Closes it for good. */
  close(): void {
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.('online', this.#hurry);
    globalThis.document?.removeEventListener('visibilitychange', this.#hurry);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#be('closed');
  }

  #wait(): void {
    if (this.#state === 'closed') return;
    this.#be('away');
    const { first, most } = this.#patience;
    const wait = Math.min(most, first * 2 ** Math.min(this.#attempts, 10));
    const asked = Math.max(0, this.#atTheEarliest - Date.now());
    this.#timer = setTimeout(() => this.open(), Math.max(asked, wait / 2) + (Math.random() * wait) / 2);
  }

  #hurry = (): void => {
    const seen = globalThis.document?.visibilityState !== 'hidden';
    if (seen && this.#state === 'away' && Date.now() >= this.#atTheEarliest) this.open();
  };

  #be(state: ConnectionState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#events.state(state);
  }
}

/** The address of a socket of this house. */
export function socketAddress(path: string): string {
  const address = new URL(path, globalThis.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

/** The state of a connection: `away` is waiting to retry, `closed` is final. */
export type ConnectionState = 'connecting' | 'open' | 'away' | 'closed';

/** What a connection reports to its owner. */
export interface ConnectionEvents {
  frame(text: string): void;
  state(state: ConnectionState): void;
  /** An attempt failed before the connection was open; `times` counts how many did in a row. */
  failed?(times: number): void;
}

/** How long to wait between attempts, in milliseconds. */
export interface Patience {
  readonly first: number;
  readonly most: number;
}

const PATIENCE: Patience = { first: 400, most: 15_000 };

/** After this long, an open connection counts as stable, and the next wait is short again. */
const SETTLED = 5_000;

/**
 * A WebSocket that reconnects.
 *
 * It waits longer and longer between attempts, with some jitter so that a house that was away does
 * not meet everyone at once. It retries at once when the browser reports that the network is back
 * or the page is visible.
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
    // `close` reports what went wrong; an error without a listener would be reported as uncaught.
    socket.addEventListener('error', () => undefined);
  }

  /** Sends a text, if the connection is open. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(text);
    return true;
  }

  /** The house said how long to wait before reconnecting. */
  comeBackIn(milliseconds: number): void {
    this.#atTheEarliest = Date.now() + milliseconds;
  }

  /** Drops a connection that seems dead, and opens a new one. */
  renew(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.open();
  }

  /** Closes it permanently. */
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

/** The address of a socket on this house. */
export function socketAddress(path: string): string {
  const address = new URL(path, globalThis.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}

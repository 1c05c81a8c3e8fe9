import { familyOf } from '../games/lookup';
import { follow, type Position } from '../games/position';
import type { Phrase, Said, Saying, View } from '../protocol';
import { live } from '../shell/live.svelte';
import { say, type Reader } from '../words/index.svelte';

/** Who looks, and how long. */
interface Around {
  /** How long something said is shown before what is still ahead, in milliseconds; `view` is what is seen then. */
  readonly pace: (said: Said, ahead: readonly Said[], view: View) => number;
  /** Who reads what is said. */
  readonly reader: () => Reader;
}

/**
 * What is shown of a game: it follows what was said, saying by saying, and tells it to those who
 * listen instead of looking.
 */
export class Showing {
  #position = $state.raw<Position | null>(null);
  /** What was said and shown, as far as the table's memory goes. */
  log = $state.raw<readonly Saying[]>([]);
  /** What was shown last; a component can put it on stage. */
  last = $state.raw<Saying | null>(null);
  /** What was said and is not shown yet. */
  waiting = $state.raw<readonly Saying[]>([]);
  /** Whether what is shown is the present. */
  readonly settled = $derived(this.waiting.length === 0);

  readonly #around: Around;
  #present: Position | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  /** What is shown now; nothing before the start. */
  get view(): View | null {
    return this.#position?.view ?? null;
  }

  /** Who must do what, where that was said. */
  get status(): Phrase | null {
    return this.#position?.status ?? null;
  }

  /** The matter at hand, as it was said last. */
  get matter(): Said | null {
    return this.#position?.matter ?? null;
  }

  /** Shows what was said, each thing in its time; `present` is how it stands after all of it. */
  hear(sayings: readonly Saying[], present: Position): void {
    const idle = this.waiting.length === 0;
    this.#present = present;
    this.waiting = [...this.waiting, ...sayings];
    if (idle) this.#show();
  }

  /** Goes straight to the present, whatever was said on the way. */
  jump(sayings: readonly Saying[], present: Position): void {
    this.#present = present;
    this.waiting = [...this.waiting, ...sayings];
    this.skip();
  }

  /** Shows the present at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const left = this.waiting;
    this.waiting = [];
    this.#tell(left);
    this.last = left.at(-1) ?? this.last;
    if (this.#present !== null) this.#position = this.#present;
    if (this.view !== null) this.log = remembered(this.log, this.view);
  }

  /** Shows the next thing now, where the one before is still looked at. */
  hurry(): void {
    if (!this.settled) this.#show();
  }

  /** Forgets everything: another game, or another seat. */
  clear(): void {
    this.stop();
    this.#position = null;
    this.log = [];
    this.last = null;
    this.waiting = [];
    this.#present = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Shows the next thing that was said, and the rest in its time. */
  #show(): void {
    clearTimeout(this.#timer);
    for (;;) {
      const [next, ...rest] = this.waiting;
      if (next === undefined || this.#position === null) {
        this.skip();
        return;
      }
      this.#position = follow(this.#position, next);
      this.last = next;
      this.#tell([next]);
      this.waiting = rest;
      const wait = rest.length === 0 ? 0 : this.#around.pace(next.said, rest.map(({ said }) => said), this.#position.view);
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#show(), wait);
        return;
      }
    }
  }

  #tell(sayings: readonly Saying[]): void {
    this.log = [...this.log, ...sayings.filter(({ said }) => said.kind !== 'now')];
    for (const { said, phrase } of sayings.slice(-12)) {
      if (said.kind !== 'now') live.say(say(phrase, this.#around.reader()));
    }
  }
}

/** What of the log may still be shown. */
function remembered(log: readonly Saying[], view: View): readonly Saying[] {
  const { memory } = familyOf(view);
  return memory?.forgets(view) ? memory.recent(log, view) : log;
}

import { familyOf } from '../games/lookup';
import { follow, type Position } from '../games/position';
import type { Phrase, Said, Saying, View } from '../protocol';
import { live } from '../shell/live.svelte';
import { say, type Reader } from '../words/index.svelte';

/** Who is looking, and for how long each saying is shown. */
interface Around {
  /** How many milliseconds a saying is shown before the next one. */
  readonly pace: (saying: Saying) => number;
  /** The reader. */
  readonly reader: () => Reader;
  /** Called whenever everything that was said has been shown. */
  readonly seen?: () => void;
}

/** What is shown of a game: it follows the sayings one by one, and announces them to screen readers. */
export class Showing {
  #position = $state.raw<Position | null>(null);
  /** What has been said and shown, as far as the table's memory goes. */
  log = $state.raw<readonly Saying[]>([]);
  /** The last saying that was shown; a component can put it on stage. */
  last = $state.raw<Saying | null>(null);
  /** What has been said but not shown yet. */
  waiting = $state.raw<readonly Saying[]>([]);
  /** Whether the viewer has stopped the show. */
  paused = $state(false);
  /** Whether what is shown is the present. */
  readonly settled = $derived(this.waiting.length === 0);

  readonly #around: Around;
  #present: Position | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  /** What is shown now; `null` before the start. */
  get view(): View | null {
    return this.#position?.view ?? null;
  }

  /** Who must do what, if that has been said. */
  get status(): Phrase | null {
    return this.#position?.status ?? null;
  }

  /** The matter at hand, from the latest saying about it. */
  get matter(): Said | null {
    return this.#position?.matter ?? null;
  }

  /** Shows these sayings, each in its time; `present` is the position after all of them. */
  hear(sayings: readonly Saying[], present: Position): void {
    const idle = this.waiting.length === 0;
    this.#present = present;
    this.waiting = [...this.waiting, ...sayings];
    if (idle) this.#show();
  }

  /** Goes straight to the present, past all these sayings. */
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
    this.paused = false;
    this.#around.seen?.();
  }

  /** Stops the show at what is on stage, or lets it go on. */
  pause(): void {
    if (this.settled) return;
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.#timer);
    else this.#show();
  }

  /** Shows the next saying now, even if the one before is still being shown. */
  hurry(): void {
    if (!this.settled) this.#show();
  }

  /** Forgets everything, for another game or another seat. */
  clear(): void {
    this.stop();
    this.#position = null;
    this.log = [];
    this.last = null;
    this.waiting = [];
    this.paused = false;
    this.#present = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Shows the next saying, and the rest in its time. */
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
      const wait = rest.length === 0 ? 0 : this.#around.pace(next);
      if (wait > 0) {
        if (this.paused) return;
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

/** The part of the log that may still be shown. */
function remembered(log: readonly Saying[], view: View): readonly Saying[] {
  const { memory } = familyOf(view);
  return memory?.forgets(view) ? memory.recent(log, view) : log;
}

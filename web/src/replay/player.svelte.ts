import { tick } from 'svelte';

import type { Saying } from '../protocol';
import { settings } from '../settings/settings.svelte';
import { live } from '../shell/live.svelte';
import { play } from '../stage/sound';
import { soundOf } from '../stage/sounds';
import { sceneOf, type Frame } from './telling';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The factor on the time that something is shown at a table. */
const TIMES: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.35 };
/** With reduced motion, a whole move is shown at once, and stays for this long. */
const CALM = 1_800;
const START = 500;

/** The position in a replay, and how it advances by itself. */
export class Player {
  frames = $state.raw<readonly Frame[]>([]);
  /** The index of the position. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>('normal');
  /** The latest saying, for the stage. */
  last = $state.raw<Saying | null>(null);

  /** Announces a saying when the replay advances step by step. */
  readonly #say: (saying: Saying) => string;
  #shown = $state(0);
  #way = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly end = $derived(Math.max(0, this.frames.length - 1));
  readonly frame: Frame | null = $derived(this.frames[Math.min(this.#shown, this.end)] ?? null);

  constructor(say: (saying: Saying) => string) {
    this.#say = say;
  }

  /** Loads a game, or the same one through other eyes; the position stays. */
  take(frames: readonly Frame[], at: number): void {
    this.frames = frames;
    this.stage(Math.min(at, frames.length - 1));
  }

  /** Puts the position on stage again, for a stage that was not there before. */
  stage(at = this.at): void {
    void this.#arrive(at);
  }

  /** Goes to a position and stays there. */
  go(to: number): void {
    this.pause();
    this.#move(Math.max(0, Math.min(this.end, to)));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.#play();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #play(): void {
    this.playing = true;
    if (this.at === this.end) this.#move(0);
    this.#wait();
  }

  #wait(): void {
    const calm = settings.moves !== 'full';
    const wait = this.last === null ? START : calm ? CALM : (this.last.show ?? 0);
    this.#timer = setTimeout(() => this.#next(calm), wait * TIMES[this.speed]);
  }

  #next(calm: boolean): void {
    let to = this.at;
    do to += 1;
    while (to < this.end && (calm ? this.#isInside(to) : this.#isQuick(to)));
    this.#move(Math.min(to, this.end));
    if (this.at === this.end) this.pause();
    else this.#wait();
  }

  /** Whether the same move continues after this position. */
  #isInside(at: number): boolean {
    return this.frames[at]?.step === this.frames[at + 1]?.step;
  }

  /** Whether there is nothing to look at. */
  #isQuick(at: number): boolean {
    return (this.frames[at]?.last?.show ?? 0) === 0;
  }

  #move(to: number): void {
    const next = to === this.at + 1;
    void this.#arrive(to, next);
    const said = this.frames[to]?.last;
    if (said == null || (!next && !this.playing)) return;
    live.say(this.#say(said));
    const sound = soundOf(said.said, null);
    if (this.playing && sound !== null) play(sound);
  }

  /** Puts a position on stage; on a jump, first everything it depends on, before anyone sees it. */
  async #arrive(to: number, next = false): Promise<void> {
    this.#way += 1;
    const way = this.#way;
    this.at = to;
    let from = to;
    if (!next) {
      from = sceneOf(this.frames, to);
      this.last = null;
      this.#shown = from;
      await tick();
    }
    for (let at = from; at <= to && way === this.#way; at += 1) {
      this.#shown = at;
      this.last = this.frames[at]?.last ?? null;
      if (at < to) await tick();
    }
  }
}

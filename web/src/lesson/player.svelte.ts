import type { GameFamily } from '../games/family';
import { familyOf } from '../games/lookup';
import { follow, type Position } from '../games/position';
import type { Lesson, LessonPart, Move, Offer, Outcome, Saying, SeatNumber } from '../protocol';
import { settings } from '../settings/settings.svelte';
import { pace } from '../stage/pace';
import { Showing } from '../stage/showing.svelte';
import type { Reader } from '../words/index.svelte';
import { keepProgress, progressIn } from './progress';

/** Why a move does not continue the lesson: it is legal but not the one that is meant, or it is not legal. */
export interface Stumble {
  readonly kind: 'other' | 'not-here';
}

/** A stage that follows the sayings has to see each of them, if only for a moment. */
const MOMENT = 1;

/**
 * A lesson in progress: where the learner is, what is shown, what is to be done.
 *
 * A part begins with what happens by itself; then the coach speaks, and the part waits for its
 * moves, or until the learner has looked enough.
 */
export class LessonPlayer {
  readonly lesson: Lesson;
  readonly showing = new Showing({
    pace: (saying) => this.#pace(saying),
    reader: () => this.#reader(),
  });
  /** The index of the current part. */
  at = $state(0);
  /** Why the last move did not continue the lesson. */
  stumble = $state.raw<Stumble | null>(null);

  /** The position after each part. */
  readonly #positions: readonly Position[];
  readonly #reader: () => Reader;
  #hurried = false;

  readonly part: LessonPart = $derived(this.#partAt(this.at));
  /** Whether there is something to do, rather than only to look at. */
  readonly asks = $derived(this.part.moves.length > 0);
  readonly settled = $derived(this.showing.settled);
  readonly over = $derived(this.settled && this.#isLast(this.at));
  readonly awaited: readonly SeatNumber[] = $derived(this.settled ? this.part.awaited : []);
  readonly steps: readonly (readonly Offer[])[] = $derived(this.settled ? marked(this.#family, this.part) : []);

  constructor(lesson: Lesson, reader: () => Reader) {
    this.lesson = lesson;
    this.#reader = reader;
    let position = this.#start();
    this.#positions = lesson.parts.map(({ sayings }) => (position = sayings.reduce(follow, position)));
  }

  /** Resumes where the learner was before: at the last part with something to do. */
  resume(at: number): void {
    const parts = this.lesson.parts.slice(0, at + 1);
    this.#put(Math.max(0, parts.findLastIndex(({ moves }) => moves.length > 0)));
  }

  /** Continues, if there was only something to look at. */
  next(): void {
    if (this.settled && !this.asks) this.#go();
  }

  /** Shows at once everything before the coach's next words. */
  skip(): void {
    this.#hurried = true;
    this.showing.hurry();
  }

  /** Moves, as at a table: the move that the lesson waits for continues it, any other changes nothing. */
  ask(...moves: Move[]): Promise<Outcome> {
    const { moves: wanted, steps } = this.part;
    if (this.settled && this.asks && same(moves, wanted)) {
      this.#go();
      return Promise.resolve({ kind: 'done' });
    }
    const offered = this.settled && moves.every((move, step) => isOffered(this.#family, steps[step] ?? [], move));
    this.stumble = { kind: offered ? 'other' : 'not-here' };
    return Promise.resolve({ kind: 'refused', why: { id: `page-learn-${this.stumble.kind}` } });
  }

  stop(): void {
    this.showing.stop();
  }

  #go(): void {
    const to = this.at + 1;
    const position = this.#positions[to];
    if (position === undefined) return;
    this.#hurried = false;
    this.#arrive(to);
    this.showing.hear(this.#partAt(to).sayings, position);
  }

  /** Puts a part on the table as it is when everything has been shown. */
  #put(to: number): void {
    this.showing.clear();
    this.#arrive(to);
    this.showing.jump([], this.#positions[to] ?? this.#start());
  }

  #start(): Position {
    return { view: this.lesson.start, status: null, matter: null };
  }

  /** Progress is only saved at parts with something to do: there the table makes sense. */
  #arrive(to: number): void {
    this.at = to;
    this.stumble = null;
    if (this.#isLast(to)) keepProgress(this.lesson.game, 'done');
    // A learner who looks again at a lesson they have finished has still finished it.
    else if (this.#partAt(to).moves.length > 0 && (to > 0 || progressIn(this.lesson.game) !== 'done')) keepProgress(this.lesson.game, to);
  }

  get #family(): GameFamily {
    return familyOf(this.lesson.start);
  }

  #isLast(at: number): boolean {
    return at === this.lesson.parts.length - 1;
  }

  #pace(saying: Saying): number {
    return this.#hurried ? MOMENT : Math.max(MOMENT, pace(saying, settings.reveal));
  }

  #partAt(at: number): LessonPart {
    return this.lesson.parts[at] ?? { beat: '', sayings: [], awaited: [], steps: [], moves: [] };
  }
}

/** What may be done; only the right offer, where words cannot say which one is meant. */
function marked({ narrowed }: GameFamily, { steps, moves }: LessonPart): readonly (readonly Offer[])[] {
  return steps.map((offers, step) => {
    const move = moves[step];
    return move === undefined || narrowed === undefined ? offers : offers.map((offer) => narrowed(offer, move));
  });
}

/** Whether these offers include the move; if cards are picked, any move of that kind. */
function isOffered({ movesOf }: GameFamily, offers: readonly Offer[], move: Move): boolean {
  return offers.some((offer) => {
    const found = movesOf(offer);
    return found === null ? offer.kind === move.kind : found.some((each) => same(each, move));
  });
}

/** Whether two values are deeply equal, whatever the order of their keys. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && same(value, theirs.get(key)));
}

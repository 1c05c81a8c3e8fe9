import { familyNamed } from '../games/lookup';
import { follow, type Position } from '../games/position';
import type { Ear, Replay, ReplayEyes, ReplayStep, Saying, SeatNumber } from '../protocol';

/** One position of a game that is told again. */
export interface Frame {
  /** How it stands for each pair of eyes; the first is what the table shows. */
  readonly positions: readonly Position[];
  /** What was said to get here; nothing at the start. */
  readonly sayings: readonly Saying[];
  /** What is put on stage: what everyone heard, where there is such. */
  readonly last: Saying | null;
  /** The number of the deal or move that led here. */
  readonly step: number;
}

/**
 * The positions of a game, the start first.
 *
 * A position is a line that everyone hears. What is whispered with it, and what is awaited then,
 * belong to it: so the positions have the same numbers through all eyes, and a link to one holds.
 */
export function tell(replay: Pick<Replay, 'start' | 'status' | 'steps' | 'eyes'>): Frame[] {
  const ears = earsOf(replay.eyes, replay.start.length);
  const start = replay.start.map((view) => ({ view, status: replay.status, matter: null }));
  const frames: Frame[] = [{ positions: start, sayings: [], last: null, step: 0 }];
  for (const [at, step] of replay.steps.entries()) {
    for (const sayings of lines(step)) {
      const before = frames[frames.length - 1]?.positions ?? start;
      const positions = before.map((position, index) => hear(position, sayings, ears[index] ?? null));
      frames.push({ positions, sayings, last: sayings.find(isLine) ?? sayings.at(-1) ?? null, step: at + 1 });
    }
  }
  return frames;
}

/** Whose ears each view has; with one pair of eyes all that was sent is for them. */
function earsOf(eyes: ReplayEyes, views: number): (SeatNumber | 'gallery' | null)[] {
  if (eyes !== 'all') return [null];
  return Array.from({ length: views }, (_, at) => (at === 0 ? 'gallery' : at));
}

function hear(before: Position, sayings: readonly Saying[], ears: SeatNumber | 'gallery' | null): Position {
  return sayings.filter(({ to }) => ears === null || reaches(to, ears)).reduce(follow, before);
}

function reaches(to: Ear, ears: SeatNumber | 'gallery'): boolean {
  return to === 'all' || to.seat === ears;
}

/** Something that everyone hears, and that is more than who is awaited now. */
export function isLine({ to, said }: Saying): boolean {
  return to === 'all' && said.kind !== 'now';
}

/** What was said of a deal or move, parted before each line but the first. */
function lines({ sayings }: ReplayStep): Saying[][] {
  const parts: Saying[][] = [[]];
  for (const saying of sayings) {
    const part = parts[parts.length - 1];
    if (isLine(saying) && part?.some(isLine)) parts.push([saying]);
    else part?.push(saying);
  }
  return parts;
}

/** The first position that has to be put on stage for this one to be understood. */
export function sceneOf(frames: readonly Frame[], at: number): number {
  const step = frames[at]?.step;
  for (let from = at; from > 0 && frames[from]?.step === step; from -= 1) {
    const said = frames[from]?.last?.said;
    if (said !== undefined && familyNamed(said.family)?.beginsScene?.(said)) return from;
  }
  return at;
}

/** The position where something was said, by its number for these eyes; the start where it was not. */
export function frameOf(frames: readonly Frame[], said: number): number {
  return Math.max(0, frames.findIndex(({ sayings }) => sayings.some(({ number }) => number === said)));
}

/** As it stands in an address: `gallery`, `all`, or the number of a seat. */
export function eyesOf(word: string | null, seats: number): ReplayEyes {
  if (word === 'all') return 'all';
  const seat = Number(word);
  return Number.isInteger(seat) && seat >= 1 && seat <= seats ? { seat } : 'gallery';
}

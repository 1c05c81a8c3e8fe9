import { familyNamed } from '../games/lookup';
import { follow, type Position } from '../games/position';
import type { Ear, Replay, ReplayEyes, ReplayStep, Saying, SeatNumber } from '../protocol';

/** One position of a replay. */
export interface Frame {
  /** The position for each viewer; the first is what the table shows. */
  readonly positions: readonly Position[];
  /** What was said to get here; empty at the start. */
  readonly sayings: readonly Saying[];
  /** What is put on stage: what everyone heard, if there is anything. */
  readonly last: Saying | null;
  /** The number of the deal or move that led here. */
  readonly step: number;
}

/**
 * The positions of a game, starting with the first.
 *
 * There is one position for each line that everyone hears. The whispers that come with it, and who
 * is awaited then, belong to it. So the positions have the same numbers for all eyes, and a link to
 * one works for all.
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

/** Whose whispers each view hears; with a single viewer, everything that was sent is for that viewer. */
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

/** Something that everyone hears, other than who is awaited now. */
export function isLine({ to, said }: Saying): boolean {
  return to === 'all' && said.kind !== 'now';
}

/** What was said about a deal or move, split before each line but the first. */
function lines({ sayings }: ReplayStep): Saying[][] {
  const parts: Saying[][] = [[]];
  for (const saying of sayings) {
    const part = parts[parts.length - 1];
    if (isLine(saying) && part?.some(isLine)) parts.push([saying]);
    else part?.push(saying);
  }
  return parts;
}

/** The first position that has to be put on stage for this one to make sense. */
export function sceneOf(frames: readonly Frame[], at: number): number {
  const step = frames[at]?.step;
  for (let from = at; from > 0 && frames[from]?.step === step; from -= 1) {
    const said = frames[from]?.last?.said;
    if (said !== undefined && familyNamed(said.family)?.beginsScene?.(said)) return from;
  }
  return at;
}

/** The position where something was said, by its number for these eyes; the start if there is none. */
export function frameOf(frames: readonly Frame[], said: number): number {
  return Math.max(0, frames.findIndex(({ sayings }) => sayings.some(({ number }) => number === said)));
}

/** Eyes as written in an address: `gallery`, `all`, or the number of a seat. */
export function eyesOf(word: string | null, seats: number): ReplayEyes {
  if (word === 'all') return 'all';
  const seat = Number(word);
  return Number.isInteger(seat) && seat >= 1 && seat <= seats ? { seat } : 'gallery';
}

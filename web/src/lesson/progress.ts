import { keep, kept } from '../settings/storage';

/** How far the player got in a game's lesson: not started, at one of its parts, or finished. */
export type Progress = 'none' | 'done' | number;

const DONE = 'done';
const key = (game: string): string => `forno.lesson.${game}`;

export function progressIn(game: string): Progress {
  const found = kept(key(game));
  if (found === DONE) return 'done';
  const part = Number.parseInt(found ?? '', 10);
  return Number.isSafeInteger(part) && part >= 0 ? part : 'none';
}

/** Saves it for the next visit. */
export function keepProgress(game: string, progress: Exclude<Progress, 'none'>): void {
  keep(key(game), String(progress));
}

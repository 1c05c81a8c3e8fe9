import type { Moment } from '../protocol';

/** So many of the dearest decisions are told. */
const DEAREST = 3;

/** A decision that cost less is not worth a word: the one who judges errs by as much. */
const WORTH_A_WORD = 0.02;

/** The decisions that cost most, the dearest first. */
export function dearest(moments: readonly Moment[]): Moment[] {
  return moments
    .filter(({ cost }) => cost >= WORTH_A_WORD)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, DEAREST);
}

/** A line through shares from 0 to 1, in a field of this size; the first lies at the left edge. */
export function plotted(shares: readonly number[], width: number, height: number): string {
  const step = shares.length > 1 ? width / (shares.length - 1) : 0;
  const points = shares.map((share, at) => `${round(at * step)} ${round(height * (1 - share))}`);
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}

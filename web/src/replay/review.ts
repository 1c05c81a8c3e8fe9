import type { Moment } from '../protocol';

/** How many of the costliest decisions are listed. */
const DEAREST = 3;

/** Decisions that cost less are not mentioned: the reviewer's error is as large. */
const WORTH_A_WORD = 0.02;

/** The decisions that cost most, costliest first. */
export function dearest(moments: readonly Moment[]): Moment[] {
  return moments
    .filter(({ cost }) => cost >= WORTH_A_WORD)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, DEAREST);
}

/** A line through shares from 0 to 1, in an area of this size; the first is at the left edge. */
export function plotted(shares: readonly number[], width: number, height: number): string {
  const step = shares.length > 1 ? width / (shares.length - 1) : 0;
  const points = shares.map((share, at) => `${round(at * step)} ${round(height * (1 - share))}`);
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}

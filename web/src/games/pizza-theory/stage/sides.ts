import type { Line, Side } from '../../../protocol';
import { UNIT, type Coordinates } from './points';

/** The sides, clockwise. */
export const SIDES: readonly Side[] = ['A', 'B', 'C'];
/** The lines of a side, from its owner's left to right: line 1 is on the right. Rule 1.3 */
export const LINES: readonly Line[] = [6, 5, 4, 3, 2, 1];

/** The direction from the middle in which the owner of each side sits, as the chart draws it. Rule 1.3 */
const CORNER: Record<Side, number> = { A: -120, B: 0, C: 120 };
/** The direction of the viewer at the bottom. */
const BOTTOM = 90;

/** The rotation that puts the owner of this side at the bottom. */
export function turnFor(side: Side): number {
  return BOTTOM - CORNER[side];
}

/** An equivalent rotation that is the shortest way from another. */
export function nearest(turn: number, from: number): number {
  return turn + 360 * Math.round((from - turn) / 360);
}

/** The next side, clockwise. */
export function nextSide(side: Side, steps = 1): Side {
  return SIDES[(SIDES.indexOf(side) + steps) % SIDES.length] ?? side;
}

/** The coordinate along which a side counts its lines. Rule 1.3 */
export function along(side: Side, { q, r, s }: Coordinates): number {
  return { A: q, B: r, C: s }[side];
}

/** How far beyond a line a point lies; negative on the near side. */
export function beyond(side: Side, line: Line, at: Coordinates): number {
  return along(side, at) - (line - 3.5);
}

/** Where a line runs for its owner, who sees it upright: the distance to the right of the middle. */
export function lineAt(line: Line): number {
  return (3.5 - line) * 1.5 * UNIT;
}

/** How far from its own middle the line meets a circle around the middle of the pizza. */
export function chord(line: Line, radius: number): number {
  return Math.sqrt(radius ** 2 - lineAt(line) ** 2);
}

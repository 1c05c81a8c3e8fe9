import type { Line, Side } from '../../../protocol';
import { RIM, coordinatesOf, turned, type Coordinates, type Point } from './points';
import { SIDES, beyond } from './sides';
import { SPACES, type BoardSpace } from './spaces';

/** The lines along which the three sides are cut. */
export type Cuts = Readonly<Record<Side, Line>>;

/** Whether something lies beyond the cuts of A, B and C. */
type Part = readonly [boolean, boolean, boolean];

/** A slice: spaces that lie on the same side of all three cuts. Rule 1.4 */
export interface BoardSlice {
  readonly letter: string;
  readonly part: Part;
  readonly spaces: readonly BoardSpace[];
}

/** A piece of the picture: a slice, or a crumb that contains no space. */
export interface Piece {
  readonly key: string;
  readonly letter: string | null;
  readonly outline: readonly Point[];
  /** Its edges along the cuts. */
  readonly edges: readonly (readonly [Point, Point])[];
  /** How it moves when the pizza is pulled apart. */
  readonly shift: Point;
  /** The position of its letter, before it moves. */
  readonly sign: Point;
}

/** The width of the gap along each cut when the pizza is pulled apart. */
const GAP = 5;
/** The distance of the letters from the middle: on the crust, even when a slice has moved. */
const SIGNS = 91;
/** The direction in which the coordinate of each side grows. */
const GROWS: readonly Point[] = [-30, 90, 210].map((angle) => turned({ x: 1, y: 0 }, angle));

function partOf(cuts: Cuts, at: Coordinates): Part {
  const is = (side: Side): boolean => beyond(side, cuts[side], at) > 0;
  return [is('A'), is('B'), is('C')];
}

const keyOf = (part: Part): string => part.map((is) => (is ? '1' : '0')).join('');

/** The slices, lettered row by row from the top left of the chart's picture. Rule 6.2 */
export function slicesOf(cuts: Cuts): BoardSlice[] {
  const found = new Map<string, { part: Part; spaces: BoardSpace[] }>();
  for (const space of SPACES) {
    const part = partOf(cuts, space);
    const slice = found.get(keyOf(part)) ?? { part, spaces: [] };
    slice.spaces.push(space);
    found.set(keyOf(part), slice);
  }
  return [...found.values()].map((slice, at) => ({ ...slice, letter: String.fromCharCode('A'.charCodeAt(0) + at) }));
}

/** The pieces into which the cuts divide the round picture. */
export function piecesOf(cuts: Cuts): Piece[] {
  const letters = new Map(slicesOf(cuts).map(({ part, letter }) => [keyOf(part), letter]));
  return PARTS.flatMap((part) => {
    const outline = clipped(cuts, part);
    if (outline.length < 3) return [];
    const key = keyOf(part);
    const sign = signOf(cuts, part, outline);
    return [{ key, letter: letters.get(key) ?? null, outline, edges: edgesOf(outline), shift: shiftOf(part), sign }];
  });
}

/** How the piece around a space moves when the pizza is pulled apart. */
export function shiftAt(cuts: Cuts, space: BoardSpace): Point {
  return shiftOf(partOf(cuts, space));
}

const PARTS: readonly Part[] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => [(bits & 1) > 0, (bits & 2) > 0, (bits & 4) > 0]);
const DISC: readonly Point[] = Array.from({ length: 120 }, (_, at) => turned({ x: RIM, y: 0 }, at * 3));

/** The disc, clipped to the right side of one cut after the other. */
function clipped(cuts: Cuts, part: Part): Point[] {
  return SIDES.reduce<Point[]>((points, side, at) => {
    const inside = (point: Point): number => beyond(side, cuts[side], coordinatesOf(point)) * (part[at] ? 1 : -1);
    return points.flatMap((point, index) => {
      const next = points[(index + 1) % points.length] ?? point;
      const [here, there] = [inside(point), inside(next)];
      const kept = here >= 0 ? [point] : [];
      if (here >= 0 === there >= 0) return kept;
      const way = here / (here - there);
      return [...kept, { x: point.x + (next.x - point.x) * way, y: point.y + (next.y - point.y) * way }];
    });
  }, [...DISC]);
}

/** The edges that are not crust: both ends of a stretch of crust are on the rim, and close together. */
function edgesOf(outline: readonly Point[]): (readonly [Point, Point])[] {
  const rim = (point: Point): boolean => Math.hypot(point.x, point.y) > RIM - 0.1;
  return outline.flatMap((point, at) => {
    const next = outline[(at + 1) % outline.length] ?? point;
    return rim(point) && rim(next) && distance(point, next) < RIM / 18 ? [] : [[point, next] as const];
  });
}

/** Every cut pushes away what lies on either side of it. */
function shiftOf(part: Part): Point {
  return GROWS.reduce<Point>((sum, { x, y }, at) => {
    const push = (part[at] ? GAP : -GAP) / 2;
    return { x: sum.x + x * push, y: sum.y + y * push };
  }, { x: 0, y: 0 });
}

/** The middle of its crust; a piece without crust has its letter in a corner. */
function signOf(cuts: Cuts, part: Part, outline: readonly Point[]): Point {
  const key = keyOf(part);
  const is = (degree: number): boolean => keyOf(partOf(cuts, coordinatesOf(turned({ x: SIGNS, y: 0 }, degree)))) === key;
  let best = { from: 0, length: 0 };
  for (let from = 0; from < 360; from++) {
    if (!is(from) || is(from - 1)) continue;
    let length = 1;
    while (length < 360 && is(from + length)) length++;
    if (length > best.length) best = { from, length };
  }
  if (best.length > 0) return turned({ x: SIGNS, y: 0 }, best.from + (best.length - 1) / 2);
  const middle = mean(outline);
  const corner = outline.reduce((far, point) => (distance(point, middle) > distance(far, middle) ? point : far), middle);
  return { x: corner.x + (middle.x - corner.x) * 0.35, y: corner.y + (middle.y - corner.y) * 0.35 };
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

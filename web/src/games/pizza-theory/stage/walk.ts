import { UNIT, pointOf, turned, type Point } from './points';
import { SPACES, type BoardSpace } from './spaces';

/** The directions of the arrow keys. */
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A walk over the spaces with the arrow keys. */
export interface Walk {
  readonly at: BoardSpace;
  /** The row or column being followed; the spaces on the way lie to its left and right. */
  readonly track: Point;
}

/** A walk that begins at this space. */
export function walkFrom(at: BoardSpace, turn: number): Walk {
  return { at, track: turned(pointOf(at), turn) };
}

/** The walk after a key, with the pizza in this rotation; `null` if the key leads nowhere. */
export function step(walk: Walk, key: string, turn: number): Walk | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  const here = turned(pointOf(walk.at), turn);
  let best: { at: BoardSpace; point: Point; far: number } | null = null;
  for (const at of SPACES) {
    const point = turned(pointOf(at), turn);
    const ahead = (point.x - here.x) * way.x + (point.y - here.y) * way.y;
    if (ahead < UNIT * 0.4) continue;
    const aside = way.x === 0 ? Math.abs(point.x - walk.track.x) : Math.abs(point.y - walk.track.y);
    const far = ahead + aside * 1.1;
    if (best === null || far < best.far - 1e-6) best = { at, point, far };
  }
  if (best === null) return null;
  return { at: best.at, track: way.x === 0 ? { x: walk.track.x, y: best.point.y } : { x: best.point.x, y: walk.track.y } };
}

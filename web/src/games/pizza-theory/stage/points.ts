/** A point of the picture. The origin is the middle of the pizza, its rim is 100 away; y points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance from the middle of a space to its corners. */
export const UNIT = 14.5;
/** The radius of the pizza. */
export const RIM = 98;
/** The distance from the middle at which the numbers are printed: on the crust. */
export const CRUST = 91.5;

const ROOT = Math.sqrt(3);

/** Hexagonal coordinates; points between the spaces have them too. */
export interface Coordinates {
  readonly q: number;
  readonly r: number;
  readonly s: number;
}

/** The middle of a space, as the chart draws it. */
export function pointOf({ q, r }: Pick<Coordinates, 'q' | 'r'>): Point {
  return { x: (q + r / 2) * ROOT * UNIT, y: r * 1.5 * UNIT };
}

/** The coordinates of a point. */
export function coordinatesOf({ x, y }: Point): Coordinates {
  const r = y / (1.5 * UNIT);
  const q = x / (ROOT * UNIT) - r / 2;
  return { q, r, s: 0 - q - r };
}

/** The point after a rotation about the origin, clockwise on screen. */
export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** A closed outline. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}

/** The outline of a space around the origin. */
export const HEXAGON = outline([30, 90, 150, 210, 270, 330].map((angle) => turned({ x: UNIT, y: 0 }, angle)));

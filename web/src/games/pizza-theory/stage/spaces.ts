import type { Space } from '../../../protocol';

/** A space of the pizza with its coordinates: q + r + s = 0, each from −3 to 3. Rule 1.2 */
export interface BoardSpace {
  readonly name: Space;
  readonly q: number;
  readonly r: number;
  readonly s: number;
}

/** The distance from the middle of the pizza to its edge, in spaces. */
const RADIUS = 3;
const REACH = Array.from({ length: 2 * RADIUS + 1 }, (_, at) => at - RADIUS);

/** All 37 spaces, row by row from the top left of the chart's picture. */
export const SPACES: readonly BoardSpace[] = REACH.flatMap((r) =>
  REACH.filter((q) => Math.abs(q + r) <= RADIUS).map((q) => ({ name: nameOf(q, r), q, r, s: 0 - q - r })),
);

const BY_NAME = new Map(SPACES.map((space) => [space.name, space]));

/** The six spaces marked with an X. Rule 1.5 */
export const MARKED: ReadonlySet<Space> = new Set(['c3', 'e2', 'f3', 'e5', 'c6', 'b5']);

/** The space with this name, if there is one. */
export function spaceOf(name: Space): BoardSpace | undefined {
  return BY_NAME.get(name);
}

/** The spaces that touch this one. */
export function neighboursOf({ q, r }: BoardSpace): BoardSpace[] {
  const steps = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;
  return steps.flatMap(([along, down]) => BY_NAME.get(nameOf(q + along, r + down)) ?? []);
}

/** A column from `a` to `g` and a row from `1` to `7`; outside the pizza no space has the name. */
function nameOf(q: number, r: number): Space {
  return `${String.fromCharCode('a'.charCodeAt(0) + q + RADIUS)}${r + RADIUS + 1}`;
}

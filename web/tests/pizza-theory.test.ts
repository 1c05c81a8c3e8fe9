import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { fold } from '../src/games/fold';
import { HEXAGON, RIM, UNIT, coordinatesOf, pointOf, turned, type Point } from '../src/games/pizza-theory/stage/points';
import { follow, type Show } from '../src/games/pizza-theory/stage/show';
import { LINES, SIDES, along, beyond, lineAt, nearest, nextSide, turnFor } from '../src/games/pizza-theory/stage/sides';
import { piecesOf, shiftAt, slicesOf, type Cuts } from '../src/games/pizza-theory/stage/slices';
import { MARKED, SPACES, neighboursOf, spaceOf, type BoardSpace } from '../src/games/pizza-theory/stage/spaces';
import { step, walkFrom } from '../src/games/pizza-theory/stage/walk';
import type { PizzaTheoryColour, PizzaTheorySaid, PizzaTheoryView, Saying, View } from '../src/protocol';

const ALL_CUTS: readonly Cuts[] = LINES.flatMap((A) => LINES.flatMap((B) => LINES.map((C) => ({ A, B, C }))));

function named(name: string): BoardSpace {
  const space = spaceOf(name);
  if (space === undefined) throw new Error(`no space ${name}`);
  return space;
}

function area(points: readonly Point[]): number {
  return Math.abs(points.reduce((sum, { x, y }, at) => {
    const next = points[(at + 1) % points.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0));
}

test('the pizza has 37 spaces in rows of 4, 5, 6, 7, 6, 5 and 4', () => {
  const rows = [1, 2, 3, 4, 5, 6, 7].map((row) => SPACES.filter(({ name }) => name.endsWith(String(row))).length);
  expect(rows).toEqual([4, 5, 6, 7, 6, 5, 4]);
  expect(named('d4')).toEqual({ name: 'd4', q: 0, r: 0, s: 0 });
  expect(spaceOf('a1')).toBeUndefined();
});

test('neighbours lie next to each other', () => {
  for (const space of SPACES) {
    for (const other of neighboursOf(space)) {
      const [one, two] = [pointOf(space), pointOf(other)];
      expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeCloseTo(Math.sqrt(3) * UNIT);
    }
  }
  expect(SPACES.reduce((sum, space) => sum + neighboursOf(space).length, 0)).toBe(2 * 90);
});

test('the X spaces are those of the rules', () => {
  const marked = [...MARKED].map((name) => named(name)).map(({ q, r, s }) => `${q},${r},${s}`);
  expect(marked.toSorted()).toEqual(['1,1,-2', '-1,2,-1', '-2,1,1', '-1,-1,2', '1,-2,1', '2,-1,-1'].toSorted());
});

test('all 216 triples of cuts give 4, 5, 6, 7 slices 22, 36, 132, 26 times', () => {
  const census = new Map<number, number>();
  for (const cuts of ALL_CUTS) {
    const count = slicesOf(cuts).length;
    census.set(count, (census.get(count) ?? 0) + 1);
  }
  expect([...census].toSorted()).toEqual([[4, 22], [5, 36], [6, 132], [7, 26]]);
});

test('in games that were played the slices are those that the house judged', () => {
  const folder = join(import.meta.dirname, '../../target/playthroughs');
  const names = readdirSync(folder).filter((name) => name.startsWith('pizza-theory') && name.endsWith('-gallery.json'));
  const colours: readonly PizzaTheoryColour[] = ['red', 'green', 'white'];
  let judged = 0;
  for (const name of names) {
    const { start, steps } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { start: View; steps: { sayings: Saying[] }[] };
    let view = start;
    let show: Show | null = null;
    for (const { number, said } of steps.flatMap(({ sayings }) => sayings)) {
      view = fold(view, said);
      if (view.family !== 'pizza-theory' || said.family !== 'pizza-theory') continue;
      show = follow(show, said, number, view);
      if (show === null || said.kind !== 'slice') continue;
      const { cuts, before } = show;
      const spaces = slicesOf(cuts).find(({ letter }) => letter === said.letter)?.spaces.map((space) => space.name) ?? [];
      for (const colour of colours) {
        const there = before[colour].filter((space) => spaces.includes(space)).length;
        expect(there, `${colour} in slice ${said.letter} of ${name}`).toBe(said.counts[colour]);
      }
      judged += 1;
    }
  }
  expect(judged).toBeGreaterThan(100);
});

test('cuts 5, 6, 4 give the slices of the example, with its letters', () => {
  const slices = slicesOf({ A: 5, B: 6, C: 4 }).map(({ letter, spaces }) => [letter, spaces.length]);
  expect(slices).toEqual([['A', 14], ['B', 1], ['C', 8], ['D', 10], ['E', 4]]);
  const [single] = slicesOf({ A: 5, B: 6, C: 4 })[1]?.spaces ?? [];
  expect(single).toMatchObject({ q: 2, r: -3, s: 1 });
});

test('lines cut off 4, 9, 15, 22, 28 and 33 spaces', () => {
  for (const side of SIDES) {
    const near = [1, 2, 3, 4, 5, 6].map((line) => SPACES.filter((space) => beyond(side, line, space) < 0).length);
    expect(near).toEqual([4, 9, 15, 22, 28, 33]);
  }
});

test('every owner sits at the bottom, looks along the lines and has line 1 at the right', () => {
  for (const side of SIDES) {
    const corner = { A: named('d1'), B: named('g4'), C: named('a7') }[side];
    const seen = turned(pointOf(corner), turnFor(side));
    expect(seen.x).toBeCloseTo(0);
    expect(seen.y).toBeGreaterThan(5 * UNIT);
    for (const space of SPACES) {
      const { x } = turned(pointOf(space), turnFor(side));
      expect(x).toBeCloseTo(-1.5 * UNIT * along(side, space));
      for (const line of LINES) expect(x < lineAt(line)).toBe(beyond(side, line, space) > 0);
    }
  }
  expect(LINES.map(lineAt)).toEqual(LINES.map(lineAt).toSorted((one, other) => one - other));
});

test('after a round the pizza turns by a third, clockwise', () => {
  // Rule 3.7: A becomes C, B becomes A, C becomes B.
  for (const side of SIDES) {
    const from = turnFor(side);
    expect(nearest(turnFor(nextSide(side, 2)), from) - from).toBe(120);
    expect(nearest(turnFor(side), from + 360)).toBe(from + 360);
  }
});

test('a turn by a third takes (q, r, s) to (s, q, r)', () => {
  for (const space of SPACES) {
    const at = coordinatesOf(turned(pointOf(space), 120));
    expect([at.q, at.r, at.s].map((value) => Math.round(value) + 0)).toEqual([space.s, space.q, space.r].map((value) => value + 0));
  }
});

test('the pieces make up the whole pizza, and hold their spaces', () => {
  for (const cuts of ALL_CUTS) {
    const pieces = piecesOf(cuts);
    const whole = pieces.reduce((sum, piece) => sum + area(piece.outline), 0);
    expect(whole).toBeGreaterThan(0.998 * Math.PI * RIM ** 2);
    expect(whole).toBeLessThan(Math.PI * RIM ** 2);
    const lettered = pieces.flatMap(({ letter }) => letter ?? []);
    expect(lettered.toSorted()).toEqual(slicesOf(cuts).map(({ letter }) => letter));
    for (const { letter, spaces } of slicesOf(cuts)) {
      const piece = pieces.find((one) => one.letter === letter);
      for (const space of spaces) expect(shiftAt(cuts, space)).toEqual(piece?.shift);
    }
  }
});

test('letters stand on their own pieces', () => {
  for (const cuts of ALL_CUTS) {
    for (const piece of piecesOf(cuts)) {
      const at = coordinatesOf(piece.sign);
      const part = SIDES.map((side) => (beyond(side, cuts[side], at) > 0 ? '1' : '0')).join('');
      expect(part).toBe(piece.key);
    }
  }
});

test('the arrow keys reach every space and come back', () => {
  for (const side of SIDES) {
    const turn = turnFor(side);
    const seen = new Set<string>();
    const queue = [walkFrom(named('d4'), turn)];
    for (let walk = queue.pop(); walk !== undefined; walk = queue.pop()) {
      if (seen.has(walk.at.name)) continue;
      seen.add(walk.at.name);
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = step(walk, key, turn);
        if (next === null) continue;
        queue.push(walkFrom(next.at, turn));
        expect(neighboursOf(walk.at)).toContain(next.at);
      }
    }
    expect(seen.size).toBe(37);
    const start = walkFrom(named('d4'), turn);
    const there = step(step(start, 'ArrowLeft', turn) ?? start, 'ArrowLeft', turn) ?? start;
    const back = step(step(there, 'ArrowRight', turn) ?? there, 'ArrowRight', turn);
    expect(back?.at.name).toBe('d4');
    expect(step(start, 'Enter', turn)).toBeNull();
  }
  expect(HEXAGON.startsWith('M')).toBe(true);
});

const VIEW: PizzaTheoryView = {
  setup: {
    game: 'pizza-theory', seats: 3, options: [], colours: ['red', 'green', 'white'], virtual_colour: null, toppings: 16, last_round: 60,
  },
  board: { red: ['d4'], green: ['a4'], white: ['g4'] },
  sides: { red: 'A', green: 'B', white: 'C' },
  round: 1,
  first: 1,
  phase: { kind: 'cutting', awaited: [], knife: null },
  own: null,
};
const slice = (letter: string): PizzaTheorySaid => ({ kind: 'slice', letter, counts: { red: 0, green: 0, white: 0 }, fate: { kind: 'empty' } });
const REVEALED: PizzaTheorySaid = {
  kind: 'revealed',
  cuts: [{ side: 'A', line: 5, seat: 1 }, { side: 'B', line: 6, seat: 2 }, { side: 'C', line: 4, seat: 3 }],
};
const SAID: readonly PizzaTheorySaid[] = [
  REVEALED, { kind: 'safe', colour: 'red' }, slice('A'), slice('B'), { kind: 'replaced', board: VIEW.board }, { kind: 'turned', sides: VIEW.sides },
];
const shown = (...numbers: number[]): Show | null =>
  numbers.reduce<Show | null>((show, number) => follow(show, SAID[number - 11] ?? REVEALED, number, VIEW), null);

test('the show follows what is said', () => {
  expect(shown(11)).toMatchObject({ beat: 'revealed', cuts: { A: 5, B: 6, C: 4 }, before: VIEW.board });
  const judged = shown(11, 12, 13, 14);
  expect(judged?.beat).toBe('judged');
  expect(judged?.slices.map(({ letter }) => letter)).toEqual(['A', 'B']);
  expect(shown(11, 12, 13, 14, 15)?.beat).toBe('replaced');
  expect(shown(11, 12, 13, 14, 15, 16)?.beat).toBe('turned');
});

test('the show goes back, and ends where it has not been', () => {
  const back = shown(11, 12, 13, 14, 15, 13);
  expect(back?.slices.map(({ letter }) => letter)).toEqual(['A']);
  expect(back?.safe.map(({ colour }) => colour)).toEqual(['red']);
  expect(shown(14)).toBeNull();
  expect(shown(11, 14)).toBeNull();
  const show = shown(11, 12, 13);
  expect(follow(show, slice('A'), 4, VIEW)).toBeNull();
  expect(follow(show, { kind: 'round', round: 2, first: 2 }, 14, VIEW)).toBeNull();
  expect(follow(show, { kind: 'now', phase: { kind: 'over', ending: { kind: 'drawn' } } }, 14, VIEW)).toBe(show);
});

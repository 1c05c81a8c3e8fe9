import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { follow, type Position } from '../src/games/position';
import type { MammaMiaOwn, MammaMiaView, Phrase, PizzaTheoryView, Said, Saying, View } from '../src/protocol';

const FOLDER = join(import.meta.dirname, '../../target/playthroughs');

interface Playthrough {
  start: View;
  status: Phrase;
  steps: { sayings: Saying[]; view?: View; status?: Phrase; matter?: Said }[];
}

function files(): string[] {
  const found = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : [];
  if (found.length === 0) {
    throw new Error(`There are no playthroughs in ${FOLDER}: write them with \`npm run playthroughs\`.`);
  }
  return found;
}

/** Sorts the lists whose order does not matter, so that views can be compared. */
function sorted(view: View): View {
  switch (view.family) {
    case 'mamma-mia':
      return { ...mammaMia(view), family: 'mamma-mia' };
    case 'pizza-theory':
      return { ...pizzaTheory(view), family: 'pizza-theory' };
    default:
      return view;
  }
}

function mammaMia(view: MammaMiaView): MammaMiaView {
  const own = (hand: MammaMiaOwn): MammaMiaOwn => ({ ...hand, orders: hand.orders.toSorted() });
  return {
    ...view,
    own: view.own && own(view.own),
    places: view.places.map((place) => ({ ...place, set_aside: place.set_aside.toSorted() })),
    notes: view.notes && {
      ...view.notes,
      seats: view.notes.seats.map((seat) => ({ ...seat, baked: seat.baked.toSorted() })),
    },
  };
}

function pizzaTheory(view: PizzaTheoryView): PizzaTheoryView {
  const { red, green, white } = view.board;
  return { ...view, board: { red: red.toSorted(), green: green.toSorted(), white: white.toSorted() } };
}

/** What an order needs, if the saying is about one. */
function needsIn(said: Said | null): unknown {
  return said !== null && 'needs' in said ? said.needs : null;
}

describe('what was said adds up to what is seen', () => {
  test('there are playthroughs of every game', () => {
    const names = files();
    for (const game of ['mamma-mia-plus', 'mamma-mia-2', 'pizza-theory']) {
      expect(names.filter((name) => name.startsWith(game)).length, game).toBeGreaterThan(5);
    }
  });

  test.each(files())('%s', (name) => {
    const { start, status, steps } = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Playthrough;
    let position: Position = { view: start, status, matter: null };
    for (const [at, step] of steps.entries()) {
      const before = JSON.stringify(position);
      const last = position;
      position = step.sayings.reduce(follow, position);
      expect(JSON.stringify(last), 'a position is never changed in place').toBe(before);
      if (step.view === undefined) continue;
      expect(sorted(position.view), `step ${at}`).toEqual(sorted(step.view));
      expect(position.status, `the status line at step ${at}`).toEqual(step.status);
      if (step.matter !== undefined) expect(needsIn(position.matter), `the order at step ${at}`).toEqual(needsIn(step.matter));
    }
    expect(steps.at(-1)?.view, 'the end is shown').toBeDefined();
  });
});

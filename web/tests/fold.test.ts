import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { fold } from '../src/games/fold';
import type { MammaMiaOwn, MammaMiaView, PizzaTheoryView, Saying, View } from '../src/protocol';

const FOLDER = join(import.meta.dirname, '../../target/playthroughs');

interface Playthrough {
  start: View;
  steps: { sayings: Saying[]; view?: View }[];
}

function files(): string[] {
  const found = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : [];
  if (found.length === 0) {
    throw new Error(`There are no playthroughs in ${FOLDER}: write them with \`npm run playthroughs\`.`);
  }
  return found;
}

/** Lists whose sequence does not matter, sorted, so that views can be compared. */
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

describe('what was said adds up to what is seen', () => {
  test('there are playthroughs of every game', () => {
    const names = files();
    for (const game of ['mamma-mia-plus', 'mamma-mia-2', 'pizza-theory']) {
      expect(names.filter((name) => name.startsWith(game)).length, game).toBeGreaterThan(5);
    }
  });

  test.each(files())('%s', (name) => {
    const { start, steps } = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Playthrough;
    let view = start;
    for (const [at, step] of steps.entries()) {
      const before = JSON.stringify(view);
      const last = view;
      view = step.sayings.reduce((seen, saying) => fold(seen, saying.said), view);
      expect(JSON.stringify(last), 'a view is never changed in place').toBe(before);
      if (step.view !== undefined) expect(sorted(view), `step ${at}`).toEqual(sorted(step.view));
    }
    expect(steps.at(-1)?.view, 'the end is shown').toBeDefined();
  });
});

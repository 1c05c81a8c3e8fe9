import { expect, test } from 'vitest';

import { byPresence } from '../src/lobby/order';
import type { TableCard } from '../src/protocol';

function card(id: string, about: Partial<TableCard>): TableCard {
  const stage = { kind: 'gathering' } as const;
  const clock = { kind: 'none' } as const;
  return { id, game: 'mamma-mia', stage, places: [], options: [], clock, language: null, here: false, opened_at: 0, touched_at: 0, ...about };
}

test('first where somebody is, then where guests still sit down, then where something happened last', () => {
  const playing = { kind: 'playing' } as const;
  const sorted = [
    card('here', { here: true, touched_at: 2 }),
    card('here playing', { here: true, stage: playing, touched_at: 9 }),
    card('late', { touched_at: 8 }),
    card('a', { touched_at: 3 }),
    card('b', { touched_at: 3 }),
    card('playing', { stage: playing, touched_at: 10 }),
  ];
  expect(sorted.toReversed().sort(byPresence).map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
});

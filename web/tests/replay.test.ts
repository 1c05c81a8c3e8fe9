import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import type { Phrase, Replay, ReplayEyes, Saying, View } from '../src/protocol';
import { eyesOf, isLine, sceneOf, tell } from '../src/replay/telling';

const FOLDER = join(import.meta.dirname, '../../target/playthroughs');

interface Playthrough {
  start: View;
  status: Phrase;
  steps: { sayings: Saying[]; view?: View }[];
}
type Told = Pick<Replay, 'start' | 'status' | 'steps' | 'eyes'>;

const NAMES = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('-gallery.json')) : [];
/** Every third game: those of one game and number of seats are next to each other. */
const GAMES = NAMES.map((name) => name.replace('-gallery.json', '')).filter((_, at) => at % 3 === 0);

function read(game: string, eyes: string): Playthrough {
  return JSON.parse(readFileSync(join(FOLDER, `${game}-${eyes}.json`), 'utf8')) as Playthrough;
}

function seatsOf(game: string): number {
  return readdirSync(FOLDER).filter((name) => name.startsWith(`${game}-seat-`)).length;
}

function through(game: string, eyes: ReplayEyes, file: string): Told {
  const { start, status, steps } = read(game, file);
  return { eyes, start: [start], status, steps: steps.map(({ sayings }) => ({ by: null, sayings })) };
}

/** The same game as the house sends it for all eyes: each announcement once, and every whisper. */
function throughAll(game: string): Told {
  const all = [read(game, 'gallery'), ...Array.from({ length: seatsOf(game) }, (_, at) => read(game, `seat-${at + 1}`))];
  let number = 0;
  const steps = (all[0]?.steps ?? []).map((_, at) => {
    const queues = all.map(({ steps }) => [...(steps[at]?.sayings ?? [])]);
    const sayings: Saying[] = [];
    for (;;) {
      const whispering = queues.find(([next]) => next !== undefined && next.to !== 'all');
      const next = whispering === undefined ? queues.map((queue) => queue.shift())[0] : whispering.shift();
      if (next === undefined) break;
      number += 1;
      sayings.push({ ...next, number });
    }
    return { by: null, sayings };
  });
  return { eyes: 'all', start: all.map(({ start }) => start), status: read(game, 'gallery').status, steps };
}

describe('a game is told again', () => {
  test('there are playthroughs', () => {
    expect(GAMES.length, 'write them with `npm run playthroughs`').toBeGreaterThan(5);
  });

  test.each(GAMES)('to everyone at once it is what each of them was told: %s', (game) => {
    const frames = tell(throughAll(game));
    const apart = [
      tell(through(game, 'gallery', 'gallery')),
      ...Array.from({ length: seatsOf(game) }, (_, at) => tell(through(game, { seat: at + 1 }, `seat-${at + 1}`))),
    ];
    for (const one of apart) expect(one.length, 'a position has the same number through all eyes').toBe(frames.length);
    for (const [at, { positions }] of frames.entries()) {
      expect(positions, `position ${at}`).toEqual(apart.map((one) => one[at]?.positions[0]));
    }
    expect(frames.at(-1)?.positions[0]?.view.own, 'the gallery has no hand').toBeNull();
  });

  test.each(GAMES)('every line has a position of its own: %s', (game) => {
    const played = through(game, { seat: 1 }, 'seat-1');
    const frames = tell(played);
    for (const { sayings } of frames) expect(sayings.filter(isLine).length).toBeLessThan(2);
    const told = frames.flatMap(({ sayings }) => sayings);
    expect(told, 'nothing is lost and nothing told twice').toEqual(played.steps.flatMap(({ sayings }) => sayings));
  });

  test('a pizza that is cut is shown from the reveal on', () => {
    const game = GAMES.find((name) => name.startsWith('pizza-theory')) ?? '';
    const frames = tell(through(game, 'gallery', 'gallery'));
    const slice = frames.findIndex(({ last }) => last?.said.kind === 'slice');
    const revealed = frames.findIndex(({ last }) => last?.said.kind === 'revealed');
    expect(revealed).toBeGreaterThan(0);
    expect(sceneOf(frames, slice)).toBe(revealed);
    expect(sceneOf(frames, revealed - 1)).toBe(revealed - 1);
  });
});

test('eyes are read from an address', () => {
  expect(eyesOf('all', 4)).toBe('all');
  expect(eyesOf('3', 4)).toEqual({ seat: 3 });
  for (const word of ['5', '0', '1.5', 'x', '', null]) expect(eyesOf(word, 4)).toBe('gallery');
});

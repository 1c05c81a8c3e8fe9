import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { LessonPlayer } from '../src/lesson/player.svelte';
import type { Lesson, LessonPart, Move, Saying, View } from '../src/protocol';

const FOLDER = join(import.meta.dirname, '../../target/playthroughs');
const GAME = existsSync(FOLDER) ? readdirSync(FOLDER).find((name) => /^pizza-theory.*-seat-1\.json$/.test(name)) : undefined;

const ADD: Move = { kind: 'place', space: 'd4' };
const CUT: Move = { kind: 'cut', line: 5 };

/** A lesson made from a recorded game: something to do, to look at, to do, and the end. */
function made(): Lesson {
  const { start, steps } = JSON.parse(readFileSync(join(FOLDER, GAME ?? ''), 'utf8')) as { start: View; steps: { sayings: Saying[] }[] };
  const said = steps.flatMap(({ sayings }) => sayings);
  const part = (beat: string, sayings: Saying[], more: Partial<LessonPart> = {}): LessonPart => ({ beat, sayings, awaited: [], steps: [], moves: [], ...more });
  return {
    game: 'pizza-theory',
    places: [],
    seat: 1,
    start,
    parts: [
      part('place', [], { awaited: [1], steps: [[{ kind: 'place', among: ['a4', 'd4'] }]], moves: [ADD] }),
      part('look', said.slice(0, 4)),
      part('cut', said.slice(4, 8), { awaited: [1], steps: [[{ kind: 'cut', among: [1, 2, 3, 4, 5, 6] }]], moves: [CUT] }),
      part('end', said.slice(8, 9)),
    ],
  };
}

const KEPT = 'forno.lesson.pizza-theory';
let storage: Map<string, string>;

async function begin(at = 0): Promise<LessonPlayer> {
  const { LessonPlayer } = await import('../src/lesson/player.svelte');
  const player = new LessonPlayer(made(), () => ({ names: [], seat: 1 }));
  player.resume(at);
  return player;
}

/** Shows everything. */
async function shown(player: LessonPlayer): Promise<void> {
  player.skip();
  await vi.waitFor(() => expect(player.showing.settled).toBe(true));
}

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => storage.set(key, value) });
});
afterEach(() => vi.unstubAllGlobals());

describe('a lesson', () => {
  test('there is a game to make one of', () => {
    expect(GAME, 'write it with `npm run playthroughs`').toBeDefined();
  });

  test('goes on with the move it waits for, and with a look where there is nothing to do', async () => {
    const player = await begin();
    expect(player.steps, 'the space that is meant is the one that is marked').toEqual([[{ kind: 'place', among: ['d4'] }]]);
    player.next();
    expect(player.at, 'what is to be done cannot be passed over').toBe(0);
    expect(await player.ask(ADD)).toEqual({ kind: 'done' });
    expect([player.part.beat, player.steps]).toEqual(['look', []]);
    await shown(player);
    expect(player.showing.last?.number).toBe(made().parts[1]?.sayings.at(-1)?.number);
    player.next();
    await shown(player);
    expect(player.part.beat).toBe('cut');
    expect(player.steps[0]?.[0]).toEqual({ kind: 'cut', among: [1, 2, 3, 4, 5, 6] });
  });

  test('takes another move kindly: nothing is lost', async () => {
    const player = await begin();
    const before = player.showing.view;
    expect((await player.ask({ kind: 'place', space: 'a4' })).kind).toBe('refused');
    expect([player.at, player.stumble?.kind]).toEqual([0, 'other']);
    await player.ask({ kind: 'place', space: 'g1' });
    expect(player.stumble?.kind, 'what is not offered is no other way').toBe('not-here');
    expect(player.showing.view).toBe(before);
    await player.ask(ADD);
    expect([player.at, player.stumble]).toEqual([1, null]);
  });

  test('is come back to where something was to be done', async () => {
    const player = await begin();
    await player.ask(ADD);
    await shown(player);
    expect(storage.get(KEPT), 'a look is not kept: the table would not be understood').toBe('0');
    player.next();
    await shown(player);
    expect(storage.get(KEPT)).toBe('2');

    const { progressIn } = await import('../src/lesson/progress');
    expect(progressIn('pizza-theory')).toBe(2);
    const later = await begin(2);
    expect([later.part.beat, later.settled, later.showing.view]).toEqual(['cut', true, player.showing.view]);
    expect((await begin(1)).at).toBe(0);
    expect((await begin(99)).at, 'a lesson may have become shorter').toBe(2);
  });

  test('ends, and can be begun anew', async () => {
    const player = await begin(2);
    await player.ask(CUT);
    await shown(player);
    expect([player.over, storage.get(KEPT)]).toEqual([true, 'done']);
    player.next();
    expect(player.over).toBe(true);
    player.resume(0);
    expect([player.over, player.at, player.showing.view]).toEqual([false, 0, made().start]);
  });

  test('moves are compared by what they say, not by how they are written', async () => {
    const player = await begin(2);
    expect(await player.ask({ line: 5, kind: 'cut' })).toEqual({ kind: 'done' });
  });
});

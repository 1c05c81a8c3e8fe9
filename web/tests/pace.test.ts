import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import type { MammaMiaSaid, Said, Saying, SeatNumber } from '../src/protocol';
import { pace } from '../src/stage/pace';

const PLAYED = join(import.meta.dirname, '../../target/playthroughs');

/** A whole game through one pair of eyes, as the house sends it. */
interface Playthrough {
  readonly name: string;
  readonly seat: SeatNumber | null;
  readonly steps: readonly { readonly sayings: readonly Saying[] }[];
}

type MammaMia = Saying & { readonly said: MammaMiaSaid & Said };

const games: readonly Playthrough[] = readdirSync(PLAYED)
  .filter((name) => /^mamma-mia.*\.json$/.test(name))
  .map((name) => {
    const { steps } = JSON.parse(readFileSync(join(PLAYED, name), 'utf8')) as Pick<Playthrough, 'steps'>;
    const seat = /-seat-(\d+)\.json$/.exec(name)?.[1];
    return { name, seat: seat === undefined ? null : Number(seat), steps };
  });

/** Each saying of a game, with the announcements that follow it before the next decision. */
function* sayings({ steps }: Playthrough): Generator<{ saying: MammaMia; ahead: readonly MammaMia[] }> {
  for (const step of steps) {
    const all = step.sayings.filter((saying): saying is MammaMia => saying.to === 'all');
    for (const [at, saying] of all.entries()) yield { saying, ahead: all.slice(at + 1) };
  }
}

const show = ({ saying }: { saying: Saying }): number => saying.show ?? 0;

test('there are long games among those that were played', () => {
  expect(games.length).toBeGreaterThan(30);
  expect(games.some(({ name }) => name.startsWith('mamma-mia-plus-6'))).toBe(true);
});

test('a verdict has its time, and so have a yes and the last no', () => {
  let verdicts = 0;
  for (const game of games) {
    for (const one of sayings(game)) {
      const { said } = one.saying;
      const next = one.ahead.find((later) => later.said.kind !== 'passed-over');
      if (said.kind === 'baked' || said.kind === 'failed') {
        verdicts += 1;
        expect(show(one)).toBeGreaterThanOrEqual(900);
      }
      if (said.kind === 'gave') expect(show(one)).toBeGreaterThanOrEqual(500);
      if (said.kind === 'declined') expect(show(one)).toBeGreaterThanOrEqual(next?.said.kind === 'failed' ? 500 : 200);
      if (said.kind === 'opened') expect(show(one), 'the door, and a breath').toBeGreaterThanOrEqual(1_500);
    }
  }
  expect(verdicts).toBeGreaterThan(100);
});

test('one’s own order is never hurried', () => {
  for (const kind of ['order-up', 'baked', 'failed'] as const) {
    const own = new Set<number>();
    const others = new Set<number>();
    for (const game of games) {
      for (const one of sayings(game)) {
        if (one.saying.said.kind === kind) (one.saying.said.seat === game.seat ? own : others).add(show(one));
      }
    }
    expect([...own], kind).toHaveLength(1);
    expect(Math.min(...others), kind).toBeLessThan(Math.max(...own));
    expect(Math.max(...others), kind).toBeLessThanOrEqual(Math.max(...own));
  }
});

test('cards come slower the nearer the next order is', () => {
  for (const game of games) {
    let last = 0;
    for (const one of sayings(game)) {
      const turned = one.saying.said.kind === 'turned-up';
      if (turned) expect(show(one)).toBeGreaterThanOrEqual(last);
      last = turned ? show(one) : 0;
    }
  }
});

test('nobody looks into the oven for longer than two minutes', () => {
  let longest = 0;
  for (const game of games) {
    let takes = 0;
    for (const one of sayings(game)) {
      if (one.saying.said.kind === 'opened') takes = 0;
      takes += show(one);
      const ends = one.saying.said.kind === 'round-begins' || (one.saying.said.kind === 'now' && one.saying.said.phase.kind === 'over');
      if (ends) {
        expect(takes, game.name).toBeLessThan(120_000);
        longest = Math.max(longest, takes);
      }
      if (one.saying.said.kind === 'round-begins') takes = 0;
    }
  }
  expect(longest, 'some openings are long').toBeGreaterThan(40_000);
});

test('slow is nearly twice, fast is a third, off is nothing', () => {
  const saying: Saying = { number: 1, to: 'all', said: { family: 'mamma-mia', kind: 'shuffled-in' }, phrase: { id: 'x' }, show: 1_000 };
  expect((['slow', 'normal', 'fast', 'off'] as const).map((speed) => pace(saying, speed))).toEqual([1_800, 1_000, 350, 0]);
});

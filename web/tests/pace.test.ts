import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { fold } from '../src/games/fold';
import { familyOf } from '../src/games/lookup';
import { CARD } from '../src/games/mamma-mia/pace';
import type { MammaMiaSaid, Said, Saying, SeatNumber, View } from '../src/protocol';
import { pace } from '../src/stage/pace';

const card: MammaMiaSaid & Said = { family: 'mamma-mia', kind: 'turned-up', ingredient: 'olive', count: 1 };
const up = (seat: SeatNumber): Said => ({ family: 'mamma-mia', kind: 'order-up', seat, order: 'monotoni', needs: [] });
const burnt = (seat: SeatNumber): Said => ({ family: 'mamma-mia', kind: 'failed', seat, order: 'monotoni', why: { kind: 'no-kind' } });

/** The number of cards in the oven during this part of the sequence. */
const cardsIn = (show: readonly Said[]): number => show.filter(({ kind }) => kind === 'turned-up' || kind === 'order-up').length;

/** How long the whole sequence takes, heard at once or in pieces that each end with a decision. */
function lasts(show: readonly Said[], seat: SeatNumber | null, reveal: 'normal' | 'fast' | 'off' = 'normal', inPieces = false): number {
  return show.reduce((sum, said, at) => {
    const rest = show.slice(at + 1);
    const decided = rest.findIndex(({ kind }) => kind === 'failed');
    return sum + pace(said, { reveal, seat, ahead: inPieces ? rest.slice(0, decided + 1) : rest, left: cardsIn(rest) * CARD });
  }, 0);
}

/** An oven with this many orders, of the seats in turn, and cards between them. */
function oven(orders: number, seats: number, cards: number): Said[] {
  return Array.from({ length: orders }, (_, at) => {
    const seat = ((at % seats) + 1) as SeatNumber;
    return [...Array.from({ length: cards }, () => card), up(seat), burnt(seat)];
  }).flat();
}

test('an oven of forty cards and six players is opened in half a minute', () => {
  const show = oven(10, 6, 3);
  expect(show.filter(({ kind }) => kind !== 'failed')).toHaveLength(40);
  expect(lasts(show, null)).toBeLessThan(30_000);
  expect(lasts(show, null)).toBeGreaterThan(15_000);
  expect(lasts(show, 1)).toBeLessThan(36_000);
});

test('decisions on the way do not make it long: what still lies in the oven is known', () => {
  expect(lasts(oven(10, 6, 3), null, 'normal', true)).toBeLessThan(30_000);
  // Twice as much takes far less than twice as long, and the end is as slow as ever.
  expect(lasts(oven(20, 6, 3), null, 'normal', true)).toBeLessThan(46_000);
  const [first = 0, last = 0] = [60, 2].map((cards) => pace(up(3), { reveal: 'normal', seat: 1, ahead: [], left: cards * CARD }));
  expect(first).toBeLessThan(last / 2);
});

test('an oven with little in it has its time', () => {
  expect(lasts(oven(2, 2, 2), null)).toBeGreaterThan(5_000);
});

test('one’s own order is never hurried', () => {
  const rest = oven(16, 6, 2);
  const own = { reveal: 'normal', seat: 2 } as const;
  expect(pace(up(2), { ...own, ahead: [burnt(2), ...rest], left: 48 * CARD })).toBe(pace(up(2), { ...own, ahead: [], left: 0 }));
  expect(pace(up(2), { ...own, ahead: [burnt(2)], left: 0 })).toBeGreaterThan(pace(up(3), { ...own, ahead: [burnt(3)], left: 0 }));
});

test('cards come slower the nearer the next order is', () => {
  const show = [card, card, card, card, card, up(1), burnt(1)];
  const waits = show.slice(0, 5).map((said, at) => pace(said, { reveal: 'normal', seat: null, ahead: show.slice(at + 1), left: 0 }));
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits[0]).toBeLessThan((waits[4] ?? 0) / 2);
});

test('fast is a third, off is nothing', () => {
  const show = oven(4, 3, 3);
  expect(lasts(show, null, 'fast') / lasts(show, null)).toBeCloseTo(0.35, 1);
  expect(lasts(show, null, 'off')).toBe(0);
});

const PLAYED = join(import.meta.dirname, '../../target/playthroughs');

interface Playthrough {
  readonly start: View;
  readonly steps: readonly { readonly sayings: readonly Saying[] }[];
}

/** The openings of a recorded game, each with its number of cards and its duration. */
function openings(name: string): { cards: number; takes: number }[] {
  const { start, steps } = JSON.parse(readFileSync(join(PLAYED, name), 'utf8')) as Playthrough;
  const all: { cards: number; takes: number }[] = [];
  let view = start;
  for (const { sayings } of steps) {
    for (const [at, { said }] of sayings.entries()) {
      view = fold(view, said);
      const left = familyOf(view).pace?.left(view) ?? 0;
      if (said.kind === 'opened') all.push({ cards: left / CARD, takes: 0 });
      const opening = all.at(-1);
      // From the opening to the last card; each step ends with a player's decision.
      const ahead = sayings.slice(at + 1).map((later) => later.said);
      if (opening !== undefined && (left > 0 || said.kind === 'turned-up' || said.kind === 'order-up')) {
        opening.takes += pace(said, { reveal: 'normal', seat: null, ahead, left });
      }
    }
  }
  return all;
}

test('in games that were played nobody looks into the oven for long', () => {
  const games = readdirSync(PLAYED).filter((name) => /^mamma-mia.*-gallery\.json$/.test(name));
  const all = games.flatMap(openings);
  expect(all.length).toBeGreaterThan(30);
  expect(Math.max(...all.map(({ cards }) => cards))).toBeGreaterThan(60);
  for (const { cards, takes } of all) {
    expect(takes, `${cards} cards`).toBeLessThan(12_000 + 600 * cards);
    expect(takes, `${cards} cards`).toBeGreaterThan(200 * cards);
  }
});

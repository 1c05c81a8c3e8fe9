import { afterEach, describe, expect, test, vi } from 'vitest';

import { cardsAddress, cardsOf, printedOn } from '../src/games/mamma-mia/cards';
import { fits, missing, needsOf } from '../src/games/mamma-mia/stage/need';
import { fewer, lackOf, more, movesFor, NOTHING, toDraw, toggle, turnOf } from '../src/games/mamma-mia/stage/plan';
import { clockwise, helpers, sceneOf } from '../src/games/mamma-mia/stage/scene';
import type { MammaMiaView, Offer, OrderCard } from '../src/protocol';

const VIEW: MammaMiaView = {
  setup: {
    game: 'mamma-mia-plus',
    seats: 3,
    options: [['helping', 'on'], ['ghiottona', '5'], ['monotoni', 'one_and_six']],
    colours: ['yellow', 'green', 'brown'],
    personal: ['pineapple', 'pepper', 'mushroom'],
    kinds: ['pineapple', 'pepper', 'mushroom', 'olive', 'salami', 'shrimp'],
    of_each_kind: 10,
    orders: 15,
    rounds: 3,
    refill: 9,
    most_drawn: 5,
    baked_go: 'common-pile',
  },
  phase: { kind: 'laying', seat: 1 },
  leader: 1,
  round: 1,
  turns: 1,
  supply: 20,
  mamma_mia: { kind: 'box' },
  places: [
    { ingredients: 7, orders: 2, waiter: 1, said: null, set_aside: [] },
    { ingredients: 1, orders: 2, waiter: 9, said: null, set_aside: [] },
    { ingredients: 8, orders: 1, waiter: 0, said: null, set_aside: [] },
  ],
  oven: 0,
  top: null,
  worktop: {},
  used: {},
  common_pile: 0,
  own: null,
  notes: null,
};

const LAY: Offer = { kind: 'lay', among: { olive: 2, salami: 1 } };
const ORDER: Offer = { kind: 'order', among: ['minimale'] };
const NO_ORDER: Offer = { kind: 'no-order' };
const SUPPLY: Offer = { kind: 'draw', from: 'supply', count: 1 };
const WAITER: Offer = { kind: 'draw', from: 'waiter', count: 1 };

describe('a turn is what its steps offer', () => {
  test('all three steps go into one ask', () => {
    const turn = turnOf([[LAY], [ORDER, NO_ORDER], [SUPPLY, WAITER]])!;
    const picked = { kind: 'olive', count: 2, order: null } as const;
    expect(movesFor(turn, picked, 'supply')).toEqual([
      { kind: 'lay', ingredient: 'olive', count: 2 },
      { kind: 'no-order' },
      { kind: 'draw', from: 'supply' },
    ]);
    expect(movesFor(turn, { ...picked, order: 'minimale' }, 'waiter')?.[1]).toEqual({ kind: 'order', order: 'minimale' });
    expect(movesFor(turn, picked, null)).toBeNull();
  });

  test('steps that are not offered are not taken', () => {
    const only = turnOf([[LAY]])!;
    expect(movesFor(only, { kind: 'salami', count: 1, order: null }, null)).toEqual([{ kind: 'lay', ingredient: 'salami', count: 1 }]);
    const draw = turnOf([[WAITER]])!;
    expect(movesFor(draw, NOTHING, 'waiter')).toEqual([{ kind: 'draw', from: 'waiter' }]);
  });

  test('what is lacking is named in the sequence of the steps', () => {
    const turn = turnOf([[LAY], [ORDER], [SUPPLY]])!;
    expect(lackOf(turn, NOTHING, null)).toBe('lay');
    expect(lackOf(turn, { kind: 'olive', count: 1, order: null }, null)).toBe('order');
    expect(lackOf(turn, { kind: 'olive', count: 1, order: 'minimale' }, null)).toBe('pile');
    expect(lackOf(turn, { kind: 'olive', count: 1, order: 'minimale' }, 'supply')).toBeNull();
  });

  test('other offers are no turn', () => {
    expect(turnOf([])).toBeNull();
    expect(turnOf([[{ kind: 'bake', choice: [], from_hand: {} }, { kind: 'fail' }]])).toBeNull();
  });

  test('a tap takes one more, and after the last one none', () => {
    const one = more(NOTHING, 'olive', 2);
    const two = more(one, 'olive', 2);
    expect([one.count, two.count, more(two, 'olive', 2).kind]).toEqual([1, 2, null]);
    expect([fewer(two).count, fewer(one).kind]).toEqual([1, null]);
    expect(toggle(toggle(one, 'minimale'), 'minimale')).toEqual(one);
  });

  test('the cards to come are counted from what is known', () => {
    expect(toDraw(VIEW, 1, { kind: 'olive', count: 2, order: null }, 'supply')).toBe(2);
    expect(toDraw(VIEW, 1, { kind: 'olive', count: 7, order: 'minimale' }, 'supply')).toBe(5);
    expect(toDraw(VIEW, 1, { kind: 'olive', count: 2, order: null }, 'waiter')).toBe(1);
  });
});

describe('what an order needs and has', () => {
  test('the kinds on the card', () => {
    const needs = needsOf({ kind: 'these', need: { pepper: 1, pineapple: 4 } }, { pepper: 1, pineapple: 3 });
    expect(needs.map((line) => [line.kinds, line.has, missing(line)])).toEqual([
      [['pepper'], 1, 0],
      [['pineapple'], 3, 1],
    ]);
  });

  test('a kind of one’s choice is the one of which most lies there, until it is chosen', () => {
    const recipe = { kind: 'one-joker', base: { pepper: 1 }, count: 6 } as const;
    const worktop = { pepper: 9, olive: 5, salami: 5 };
    expect(needsOf(recipe, worktop)[1]?.kinds).toEqual(['olive', 'salami']);
    expect(needsOf(recipe, worktop, ['mushroom'])[1]).toMatchObject({ kinds: ['mushroom'], has: 0 });
  });

  test('two kinds of one’s choice differ', () => {
    const needs = needsOf({ kind: 'two-jokers', personal: 'pepper', count: 5 }, { olive: 5, salami: 5 });
    expect(needs.map(({ kinds }) => kinds)).toEqual([['pepper'], ['olive'], ['salami']]);
  });

  test('the scarcest kind: not the personal one, none that is absent, a tie stays open', () => {
    const needs = needsOf({ kind: 'scarcest', personal: 'pepper', count: 3 }, { pepper: 2, salami: 2, mushroom: 2, pineapple: 3 });
    expect(needs[1]).toMatchObject({ kinds: ['mushroom', 'salami'], has: 2, need: 3 });
    expect(needsOf({ kind: 'scarcest', personal: 'pepper', count: 3 }, { pepper: 2 })[1]?.kinds).toEqual([]);
  });

  test('a crossed-out kind stands in the way', () => {
    const recipe = { kind: 'these-without', need: { pepper: 3 }, without: 'shrimp' } as const;
    expect(needsOf(recipe, { pepper: 3 }).every(fits)).toBe(true);
    expect(needsOf(recipe, { pepper: 3, shrimp: 1 }).every(fits)).toBe(false);
  });

  test('everything, so many at least', () => {
    expect(needsOf({ kind: 'everything', least: 15 }, { olive: 9, salami: 5 })).toEqual([{ row: null, need: 15, has: 14, kinds: [] }]);
  });
});

describe('what is on stage', () => {
  test('an order that comes up, until something else is said', () => {
    const scene = sceneOf(VIEW, { kind: 'order-up', seat: 2, order: 'minimale' });
    expect(scene).toMatchObject({ kind: 'opening', up: { seat: 2, order: 'minimale' } });
    expect(sceneOf(VIEW, { kind: 'turned-up', ingredient: 'olive', count: 2 })).toMatchObject({ kind: 'opening', up: null });
    expect(sceneOf(VIEW, { kind: 'turn', seat: 1 })).toEqual({ kind: 'filling' });
    expect(sceneOf(VIEW, null)).toEqual({ kind: 'filling' });
  });

  test('after a reload the phase tells it', () => {
    const judging = { ...VIEW, phase: { kind: 'judging', seat: 1, order: 'monotoni' } as const };
    expect(sceneOf(judging, null)).toMatchObject({ kind: 'opening', up: { seat: 1, order: 'monotoni' } });
    expect(sceneOf({ ...VIEW, phase: { kind: 'over', winners: [1], scores: [3, 2, 1] } }, null)).toEqual({ kind: 'counting' });
  });

  test('the others are asked clockwise, and who cannot help is passed over', () => {
    expect(clockwise(3, 2)).toEqual([3, 1, 2]);
    const up = { seat: 2, order: 'minimale', choice: [], asking: { request: { olive: 1 }, seat: 1 } } as const;
    expect(helpers(VIEW, up)).toEqual([
      { seat: 3, answer: 'cannot' },
      { seat: 1, answer: 'asked' },
    ]);
  });
});

describe('what is printed on the cards', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('only the options that change it are asked for', () => {
    expect(cardsAddress(VIEW.setup)).toBe('/api/games/mamma-mia-plus/cards?ghiottona=5&monotoni=one_and_six');
    expect(cardsAddress({ game: 'mamma-mia', options: [['memory', 'own']] })).toBe('/api/games/mamma-mia/cards');
  });

  test('it is asked for once, and again after a failure', async () => {
    const card: OrderCard = { colour: 'green', order: 'bombastica', recipe: { kind: 'everything', least: 15 }, rule: '5.4' };
    const ask = vi.fn().mockResolvedValueOnce(new Response('', { status: 503 })).mockImplementation(() => Promise.resolve(Response.json([card])));
    vi.stubGlobal('fetch', ask);
    await expect(cardsOf(VIEW.setup)).rejects.toThrow();
    const printed = await cardsOf(VIEW.setup);
    await cardsOf(VIEW.setup);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(printedOn(printed, 'green', 'bombastica')).toEqual(card);
    expect(printedOn(printed, 'red', 'bombastica')).toBeNull();
    expect(printedOn(null, 'green', 'bombastica')).toBeNull();
  });
});

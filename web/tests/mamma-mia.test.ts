import { afterEach, describe, expect, test, vi } from 'vitest';

import { cardsAddress, cardsOf, printedOn } from '../src/games/mamma-mia/cards';
import { fits, kindsOf, missing, signOf } from '../src/games/mamma-mia/stage/need';
import { fewer, lackOf, more, movesFor, NOTHING, toDraw, toggle, turnOf } from '../src/games/mamma-mia/stage/plan';
import { answers, clockwise, sceneOf } from '../src/games/mamma-mia/stage/scene';
import type { MammaMiaView, NeedLine, Offer, OrderCard } from '../src/protocol';

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
const SUPPLY: Offer = { kind: 'draw', from: 'supply', count: 1, counts: [0, 1, 2, 2, 2] };
const WAITER: Offer = { kind: 'draw', from: 'waiter', count: 1, counts: [0, 1, 1, 1, 1] };

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

  test('the house says how many cards are to come, whatever the supply still holds', () => {
    const turn = turnOf([[LAY], [ORDER, NO_ORDER], [SUPPLY, WAITER]])!;
    expect(toDraw(turn, { kind: 'olive', count: 1, order: null }, 'supply')).toBe(1);
    expect(toDraw(turn, { kind: 'olive', count: 2, order: 'minimale' }, 'supply')).toBe(2);
    expect(toDraw(turn, { kind: 'olive', count: 2, order: null }, 'waiter')).toBe(1);
    expect(toDraw(turnOf([[LAY]])!, NOTHING, 'supply')).toBe(0);
  });
});

describe('what an order needs, as the house says it', () => {
  const line = (sign: NeedLine['sign'], need: number, has: number, kinds?: NeedLine['kinds']): NeedLine => ({
    sign,
    need,
    has,
    ...(kinds === undefined ? {} : { kinds }),
  });

  test('a line that the card names, and one that is chosen', () => {
    const named = line({ kind: 'pepper' }, 4, 3);
    expect([signOf(named), kindsOf(named), missing(named), fits(named)]).toEqual([{ sign: 'kind', kind: 'pepper' }, ['pepper'], 1, false]);
    const joker = line('joker', 5, 6, ['olive', 'salami']);
    expect([signOf(joker), kindsOf(joker), missing(joker), fits(joker)]).toEqual([{ sign: 'joker', other: false }, ['olive', 'salami'], 0, true]);
    expect(signOf(line('other-joker', 5, 0, []))).toEqual({ sign: 'joker', other: true });
    expect(signOf(line({ either: { one: 'olive', other: 'salami' } }, 5, 0, []))).toEqual({ sign: 'either', one: 'olive', other: 'salami' });
  });

  test('a crossed-out kind stands in the way', () => {
    expect(fits(line({ without: 'shrimp' }, 0, 0))).toBe(true);
    expect(fits(line({ without: 'shrimp' }, 0, 1))).toBe(false);
  });

  test('everything has no sign of its own', () => {
    expect([signOf(line('anything', 15, 14)), kindsOf(line('anything', 15, 14))]).toEqual([null, []]);
  });
});

describe('what is on stage', () => {
  test('an order that comes up, until something else is said', () => {
    const scene = sceneOf(VIEW, { kind: 'order-up', seat: 2, order: 'minimale', needs: [] }, null);
    expect(scene).toMatchObject({ kind: 'opening', up: { seat: 2, order: 'minimale' } });
    expect(sceneOf(VIEW, { kind: 'turned-up', ingredient: 'olive', count: 2 }, null)).toMatchObject({ kind: 'opening', up: null });
    expect(sceneOf(VIEW, { kind: 'turn', seat: 1 }, null)).toEqual({ kind: 'filling' });
    expect(sceneOf(VIEW, null, null)).toEqual({ kind: 'filling' });
  });

  test('after a reload the phase tells it', () => {
    const judging = { ...VIEW, phase: { kind: 'judging', seat: 1, order: 'monotoni' } as const };
    const needs: NeedLine[] = [{ sign: { kind: 'pineapple' }, need: 1, has: 0 }];
    const matter = { kind: 'order-up', seat: 1, order: 'monotoni', needs } as const;
    expect(sceneOf(judging, null, matter)).toMatchObject({ kind: 'opening', up: { seat: 1, order: 'monotoni', needs } });
    expect(sceneOf({ ...VIEW, phase: { kind: 'over', winners: [1], scores: [3, 2, 1] } }, null, null)).toEqual({ kind: 'counting' });
  });

  test('the others are asked clockwise, and who cannot help is passed over', () => {
    expect(clockwise(3, 2)).toEqual([3, 1, 2]);
    const helpers = [{ seat: 3, unable: 'empty-waiter' }, { seat: 1, unable: null }] as const;
    const up = { seat: 2, order: 'minimale', needs: [], asking: { request: { olive: 1 }, helpers, seat: 1 } } as const;
    expect(answers(up)).toEqual([
      { seat: 3, answer: 'cannot' },
      { seat: 1, answer: 'asked' },
    ]);
    expect(answers({ ...up, asking: { ...up.asking, seat: null } })).toEqual([
      { seat: 3, answer: 'cannot' },
      { seat: 1, answer: 'later' },
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

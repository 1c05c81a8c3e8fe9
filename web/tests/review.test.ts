import { describe, expect, it } from 'vitest';

import { percent } from '../src/lib/percent';
import type { Moment } from '../src/protocol';
import { dearest, plotted } from '../src/replay/review';

function moment(step: number, cost: number): Moment {
  const weighed = { move: { kind: 'help' } as const, phrase: { id: 'mamma-mia-move-help' }, share: 0.5 };
  return { step, played: weighed, best: weighed, cost, shares: [0.5, 0.5] };
}

describe('a review', () => {
  it('tells the three dearest decisions, the dearest first', () => {
    const costs = [0.05, 0.3, 0.01, 0.1, 0.2];
    const steps = dearest(costs.map((cost, at) => moment(at + 1, cost))).map(({ step }) => step);
    expect(steps).toEqual([2, 5, 4]);
  });

  it('is silent about decisions that cost next to nothing', () => {
    expect(dearest([moment(1, 0.019), moment(2, 0)])).toEqual([]);
  });

  it('draws certain wins at the top and lost games at the bottom', () => {
    expect(plotted([1, 0.5, 0], 100, 40)).toBe('M0 0L50 20L100 40');
    expect(plotted([0.25], 100, 40)).toBe('M0 30');
    expect(plotted([], 100, 40)).toBe('');
  });
});

describe('percents', () => {
  it('are whole and stay between nothing and all', () => {
    expect([0.333, 0.666, -0.1, 1.2].map(percent)).toEqual([33, 67, 0, 100]);
  });
});

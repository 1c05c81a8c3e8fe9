// The lines of an order as the house sends them, ready to draw.

import type { Ingredient, NeedLine } from '../../../protocol';
import type { Sign } from '../art/recipe';

/** The symbol on the card; `null` if everything is taken, whatever it is. */
export function signOf({ sign }: NeedLine): Sign | null {
  if (sign === 'joker') return { sign: 'joker', other: false };
  if (sign === 'other-joker') return { sign: 'joker', other: true };
  if (sign === 'fewest') return { sign: 'fewest' };
  if (sign === 'anything') return null;
  if ('kind' in sign) return { sign: 'kind', kind: sign.kind };
  if ('without' in sign) return { sign: 'without', kind: sign.without };
  return { sign: 'either', ...sign.either };
}

/** The kinds that count: the one on the card, the chosen one, or those that do equally well. */
export function kindsOf({ sign, kinds }: NeedLine): readonly Ingredient[] {
  if (kinds !== undefined) return kinds;
  if (typeof sign === 'string') return [];
  if ('kind' in sign) return [sign.kind];
  if ('without' in sign) return [sign.without];
  return [sign.either.one, sign.either.other];
}

/** How many are still missing. */
export function missing({ need, has }: NeedLine): number {
  return Math.max(0, need - has);
}

/** Whether this line is met. */
export function fits(line: NeedLine): boolean {
  return typeof line.sign === 'object' && 'without' in line.sign ? line.has === 0 : missing(line) === 0;
}

// What an order needs and what lies on the worktop for it: only shown, never decided by.

import type { Ingredient, Ingredients, Recipe } from '../../../protocol';
import { rows, type Row } from '../art/recipe';
import { KINDS, total } from '../ingredients';

/** One line of an order beside what there is for it. */
export interface Need {
  /** How the card shows it; none where everything is taken. */
  readonly row: Row | null;
  /** How many it takes; none may be there where it is 0. */
  readonly need: number;
  readonly has: number;
  /** The kinds that are counted: the one, those that are equally good, or none. */
  readonly kinds: readonly Ingredient[];
}

/** How many are still missing. */
export function missing({ need, has }: Need): number {
  return Math.max(0, need - has);
}

/** Whether this line stands in the way. */
export function fits(line: Need): boolean {
  return line.row?.sign === 'without' ? line.has === 0 : missing(line) === 0;
}

/** An order's lines against the worktop; `choice` has the kinds that its owner has fixed. */
export function needsOf(recipe: Recipe, worktop: Ingredients, choice: readonly Ingredient[] = []): Need[] {
  const wanted = rows(recipe);
  const here = (kind: Ingredient): number => worktop[kind] ?? 0;
  if (typeof wanted === 'number') return [{ row: null, need: wanted, has: total(worktop), kinds: [] }];
  const fixed = wanted.flatMap((row) => (row.sign === 'kind' ? [row.kind] : row.sign === 'without' ? [row.kind] : []));
  const open = KINDS.filter((kind) => !fixed.includes(kind));
  const taken: Ingredient[] = [];
  let chosen = 0;

  /** The kinds of which most lies there, or that was chosen. */
  const best = (among: readonly Ingredient[]): Ingredient[] => {
    const pick = choice[chosen];
    chosen += 1;
    if (pick !== undefined) return [pick];
    const left = among.filter((kind) => !taken.includes(kind));
    const most = Math.max(0, ...left.map(here));
    return most === 0 ? [] : left.filter((kind) => here(kind) === most);
  };
  /** The kinds of which fewest lies there, those that are not there left out. */
  const scarcest = (): Ingredient[] => {
    const pick = choice[0];
    if (pick !== undefined) return [pick];
    const there = open.filter((kind) => here(kind) > 0);
    const fewest = Math.min(...there.map(here));
    return there.filter((kind) => here(kind) === fewest);
  };
  const line = (row: Row, kinds: readonly Ingredient[]): Need => {
    const first = kinds[0];
    return { row, need: row.count ?? 0, has: first === undefined ? 0 : here(first), kinds };
  };

  return wanted.map((row) => {
    switch (row.sign) {
      case 'kind':
      case 'without':
        return line(row, [row.kind]);
      case 'joker': {
        const kinds = best(open);
        // Two jokers are two kinds: each takes one of those that are equally good.
        const first = kinds[0];
        if (first !== undefined) taken.push(first);
        return line(row, wanted.some((other) => other.sign === 'joker' && other !== row) ? kinds.slice(0, 1) : kinds);
      }
      case 'fewest':
        return line(row, scarcest());
      case 'either':
        return line(row, best([row.one, row.other]));
    }
  });
}

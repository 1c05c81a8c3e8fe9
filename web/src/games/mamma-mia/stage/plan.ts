import type { Ingredient, Ingredients, MammaMiaMove, Offer, Order, Pile } from '../../../protocol';

/** What there is to choose in a turn, derived only from the offers of its steps. */
export interface Turn {
  /** What may be laid; `null` if no step asks for it. */
  readonly lay: Ingredients | null;
  /** The orders that may be laid; `null` if no step asks for one. */
  readonly orders: readonly Order[] | null;
  /** Whether the player may lay no order. */
  readonly noOrder: boolean;
  /** The piles that may be drawn from; `null` if no step draws. */
  readonly piles: readonly Pile[] | null;
  /** How many cards each pile gives, by how many more cards have left the hand before. */
  readonly draws: Readonly<Partial<Record<Pile, readonly number[]>>>;
}

/** What is picked for a turn so far; nothing of it has been sent yet. */
export interface Picked {
  readonly kind: Ingredient | null;
  readonly count: number;
  readonly order: Order | null;
}

export const NOTHING: Picked = { kind: null, count: 0, order: null };

/** What is still to be picked before a turn can be sent. */
export type Lack = 'lay' | 'order' | 'pile';

/** The turn that these steps make up; `null` if something else is awaited, or nothing. */
export function turnOf(steps: readonly (readonly Offer[])[]): Turn | null {
  let lay: Ingredients | null = null;
  let orders: Order[] | null = null;
  let noOrder = false;
  let piles: Pile[] | null = null;
  const draws: Partial<Record<Pile, readonly number[]>> = {};
  for (const offer of steps.flat()) {
    switch (offer.kind) {
      case 'lay':
        lay = offer.among;
        break;
      case 'order':
        orders = [...(orders ?? []), ...offer.among];
        break;
      case 'no-order':
        orders ??= [];
        noOrder = true;
        break;
      case 'draw':
        piles = [...(piles ?? []), offer.from];
        draws[offer.from] = offer.counts;
        break;
      // Anything else is not part of a turn: an order is being judged, or help is asked for.
      default:
        return null;
    }
  }
  return lay === null && orders === null && piles === null ? null : { lay, orders, noOrder, piles, draws };
}

/** One more card of a kind; after the last one none at all, so that one tap too many is undone by the next. */
export function more(picked: Picked, kind: Ingredient, held: number): Picked {
  const count = picked.kind === kind ? picked.count + 1 : 1;
  return count > held ? { ...picked, kind: null, count: 0 } : { ...picked, kind, count };
}

/** One card fewer of the picked kind. */
export function fewer(picked: Picked): Picked {
  return picked.count > 1 ? { ...picked, count: picked.count - 1 } : { ...picked, kind: null, count: 0 };
}

/** Picks an order, or takes it back. */
export function toggle(picked: Picked, order: Order): Picked {
  return { ...picked, order: picked.order === order ? null : order };
}

/** The first thing in a turn that is still to be picked. */
export function lackOf(turn: Turn, picked: Picked, pile: Pile | null): Lack | null {
  if (turn.lay !== null && picked.kind === null) return 'lay';
  if (turn.orders !== null && !turn.noOrder && picked.order === null) return 'order';
  if (turn.piles !== null && pile === null) return 'pile';
  return null;
}

/** One move for each step of the turn; `null` while something is still to be picked. */
export function movesFor(turn: Turn, picked: Picked, pile: Pile | null): MammaMiaMove[] | null {
  if (lackOf(turn, picked, pile) !== null) return null;
  const moves: MammaMiaMove[] = [];
  if (turn.lay !== null && picked.kind !== null) moves.push({ kind: 'lay', ingredient: picked.kind, count: picked.count });
  if (turn.orders !== null) moves.push(picked.order === null ? { kind: 'no-order' } : { kind: 'order', order: picked.order });
  if (turn.piles !== null && pile !== null) moves.push({ kind: 'draw', from: pile });
  return moves;
}

/** How many cards a pile gives after this selection, according to the house. */
export function toDraw({ draws }: Turn, picked: Picked, pile: Pile): number {
  return draws[pile]?.[picked.count + (picked.order === null ? 0 : 1)] ?? 0;
}

import type { Ingredient, Move, Order, Outcome, Pile } from '../../../protocol';
import { fewer, lackOf, more, movesFor, NOTHING, toggle, type Lack, type Picked, type Turn } from './plan';

/** Why something cannot be picked, and what could be done instead. */
export interface Why {
  /** The id of the text that says so. */
  readonly id: string;
  readonly rule: string | null;
  /** A kind that could be taken instead. */
  readonly instead?: Ingredient;
}

/** What the selection has to know about the table. */
interface Around {
  readonly turn: () => Turn | null;
  readonly busy: () => boolean;
  readonly ask: (...moves: Move[]) => Promise<Outcome>;
}

const LACKS: Record<Lack, Why> = {
  lay: { id: 'page-mamma-why-lay', rule: '3.1' },
  order: { id: 'page-mamma-why-order', rule: '3.7' },
  pile: { id: 'page-mamma-why-pile', rule: '3.3' },
};
const NOT_NOW: Why = { id: 'page-mamma-why-not-now', rule: null };

/** The player's selection for a turn. It is sent as a whole, and can be taken back until then. */
export class Picking {
  picked = $state.raw<Picked>(NOTHING);
  why = $state.raw<Why | null>(null);
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Whether there is anything to take back. */
  get any(): boolean {
    return this.picked !== NOTHING && (this.picked.kind !== null || this.picked.order !== null);
  }

  /** Picks one more card of a kind. */
  kind(kind: Ingredient): void {
    const turn = this.#around.turn();
    const held = turn?.lay?.[kind] ?? 0;
    if (turn?.lay == null || held === 0) return this.#refuse(NOT_NOW);
    if (this.picked.kind !== null && this.picked.kind !== kind) {
      return this.#refuse({ id: 'page-mamma-why-one-kind', rule: '3.1', instead: kind });
    }
    this.#pick(more(this.picked, kind, held));
  }

  fewer(): void {
    this.#pick(fewer(this.picked));
  }

  /** Picks this kind instead of the other one. */
  instead(kind: Ingredient): void {
    this.#pick({ ...this.picked, kind: null, count: 0 });
    this.kind(kind);
  }

  /** Picks an order, or takes it back. */
  order(order: Order): void {
    const turn = this.#around.turn();
    if (turn?.orders?.includes(order) !== true) return this.#refuse(NOT_NOW);
    this.#pick(toggle(this.picked, order));
  }

  /** Requests everything that is picked; the pile comes last, if the turn includes drawing. */
  async confirm(pile: Pile | null): Promise<void> {
    const turn = this.#around.turn();
    if (this.#around.busy()) return;
    if (turn === null) return this.#refuse(NOT_NOW);
    if (pile !== null && turn.piles?.includes(pile) !== true) {
      return this.#refuse({ id: turn.piles === null ? 'page-mamma-why-full' : 'page-mamma-why-empty', rule: '3.4' });
    }
    const lack = lackOf(turn, this.picked, pile);
    const moves = movesFor(turn, this.picked, pile);
    if (lack !== null || moves === null) return this.#refuse(lack === null ? NOT_NOW : LACKS[lack]);
    const outcome = await this.#around.ask(...moves);
    if (outcome.kind === 'done') this.clear();
  }

  /** Takes everything back. */
  clear(): void {
    this.#pick(NOTHING);
  }

  #pick(picked: Picked): void {
    this.picked = picked;
    this.why = null;
  }

  #refuse(why: Why): void {
    this.why = why;
  }
}

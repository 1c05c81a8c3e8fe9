// What is on stage, derived from the view, the latest saying, and the latest saying about the order being judged.

import type { Helper, Ingredients, MammaMiaPhase, MammaMiaSaid, MammaMiaView, NeedLine, Order, SeatNumber } from '../../../protocol';
import type { Matter } from '../matter';

/** An order that came up and has not been judged yet. */
export interface Up {
  readonly seat: SeatNumber;
  readonly order: Order;
  /** What it needs, line by line. */
  readonly needs: readonly NeedLine[];
  /** The cards asked for, who may be asked, and who is being asked now. */
  readonly asking: { readonly request: Ingredients; readonly helpers: readonly Helper[]; readonly seat: SeatNumber | null } | null;
}

/** What happened to an order. */
export type Verdict = Extract<MammaMiaSaid, { kind: 'baked' } | { kind: 'failed' }>;

export type Scene =
  | { readonly kind: 'filling' }
  | { readonly kind: 'opening'; readonly up: Up | null; readonly verdict: Verdict | null; readonly fresh: MammaMiaSaid | null }
  | { readonly kind: 'counting' };

const FILLING: Scene = { kind: 'filling' };
const COUNTING: Scene = { kind: 'counting' };

export function sceneOf(view: MammaMiaView, said: MammaMiaSaid | null, matter: Matter | null): Scene {
  const opening = (up: Up | null, verdict: Verdict | null = null): Scene => ({ kind: 'opening', up, verdict, fresh: said });
  if (view.phase.kind === 'over') return COUNTING;
  switch (said?.kind) {
    case 'opened':
    case 'turned-up':
    // The pizza has already been served: its order is not judged again.
    case 'rewarded':
      return opening(null);
    case 'order-up':
      return opening({ seat: said.seat, order: said.order, needs: said.needs, asking: null });
    case 'baked':
    case 'failed':
      return opening(null, said);
    case 'asked': {
      const up = upIn(view.phase, matter);
      return opening(up && { ...up, needs: said.needs, asking: { request: said.request, helpers: said.helpers, seat: null } });
    }
    case 'passed-over':
    case 'declined':
    case 'gave':
      return opening(upIn(view.phase, matter));
    case 'laid':
    case 'ordered':
    case 'drew':
    case 'turn':
    case 'round-begins':
      return FILLING;
    case 'rewards-shown':
    case 'pile-shown':
      return COUNTING;
    default:
      return waiting(view.phase, matter, opening);
  }
}

/** Nothing is being shown, so only the phase counts. */
function waiting(phase: MammaMiaPhase, matter: Matter | null, opening: (up: Up | null) => Scene): Scene {
  switch (phase.kind) {
    case 'judging':
    case 'asking':
    case 'adding':
      return opening(upIn(phase, matter));
    case 'rewarding':
    case 'over':
      return COUNTING;
    default:
      return FILLING;
  }
}

function upIn(phase: MammaMiaPhase, matter: Matter | null): Up | null {
  const needs = matter?.needs ?? [];
  switch (phase.kind) {
    case 'judging':
      return { seat: phase.seat, order: phase.order, needs, asking: null };
    case 'asking':
      return {
        seat: phase.owner,
        order: phase.order,
        needs,
        asking: { request: phase.request, helpers: matter?.kind === 'asked' ? matter.helpers : [], seat: phase.seat },
      };
    case 'adding':
      // Only with a Bombastica does the owner choose which cards to add.
      return { seat: phase.seat, order: 'bombastica', needs, asking: null };
    default:
      return null;
  }
}

/** The seats of a table, clockwise, starting after this one. */
export function clockwise(seats: number, from: SeatNumber): SeatNumber[] {
  return Array.from({ length: seats }, (_, at) => ((from + at) % seats) + 1);
}

/** The state of a seat that may be asked for help. */
export type Answer = 'no' | 'asked' | 'later' | 'cannot';

/** Who is asked for help, in order, and each one's answer so far. */
export function answers({ asking }: Up): { seat: SeatNumber; answer: Answer }[] {
  if (asking === null) return [];
  const now = asking.helpers.findIndex(({ seat }) => seat === asking.seat);
  return asking.helpers.map(({ seat, unable }, at) => {
    if (at === now) return { seat, answer: 'asked' };
    if (unable !== null) return { seat, answer: 'cannot' };
    return { seat, answer: at < now ? 'no' : 'later' };
  });
}

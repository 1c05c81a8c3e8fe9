// What is on stage: from what is seen, and what was said last.

import type { Ingredient, Ingredients, MammaMiaPhase, MammaMiaSaid, MammaMiaView, Order, SeatNumber } from '../../../protocol';
import { total } from '../ingredients';

/** An order that came up and is not judged yet. */
export interface Up {
  readonly seat: SeatNumber;
  readonly order: Order;
  /** The kinds that its owner has fixed. */
  readonly choice: readonly Ingredient[];
  /** What the others are asked for, and who is asked now. */
  readonly asking: { readonly request: Ingredients; readonly seat: SeatNumber | null } | null;
}

/** What has become of an order. */
export type Verdict = Extract<MammaMiaSaid, { kind: 'baked' } | { kind: 'failed' }>;

export type Scene =
  | { readonly kind: 'filling' }
  | { readonly kind: 'opening'; readonly up: Up | null; readonly verdict: Verdict | null; readonly fresh: MammaMiaSaid | null }
  | { readonly kind: 'counting' };

const FILLING: Scene = { kind: 'filling' };
const COUNTING: Scene = { kind: 'counting' };

export function sceneOf(view: MammaMiaView, said: MammaMiaSaid | null): Scene {
  const opening = (up: Up | null, verdict: Verdict | null = null): Scene => ({ kind: 'opening', up, verdict, fresh: said });
  if (view.phase.kind === 'over') return COUNTING;
  switch (said?.kind) {
    case 'opened':
    case 'turned-up':
    // The pizza is served already: its order is not judged once more.
    case 'rewarded':
      return opening(null);
    case 'order-up':
      return opening({ seat: said.seat, order: said.order, choice: [], asking: null });
    case 'baked':
    case 'failed':
      return opening(null, said);
    case 'asked': {
      const up = upIn(view.phase);
      return opening(up && { ...up, choice: said.choice, asking: { request: said.request, seat: null } });
    }
    case 'passed-over':
    case 'declined':
    case 'gave':
      return opening(upIn(view.phase));
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
      return waiting(view.phase, opening);
  }
}

/** Nothing is being shown: the phase alone tells. */
function waiting(phase: MammaMiaPhase, opening: (up: Up | null) => Scene): Scene {
  switch (phase.kind) {
    case 'judging':
    case 'asking':
    case 'adding':
      return opening(upIn(phase));
    case 'rewarding':
    case 'over':
      return COUNTING;
    default:
      return FILLING;
  }
}

function upIn(phase: MammaMiaPhase): Up | null {
  switch (phase.kind) {
    case 'judging':
      return { seat: phase.seat, order: phase.order, choice: [], asking: null };
    case 'asking':
      return {
        seat: phase.owner,
        order: phase.order,
        choice: phase.choice,
        asking: { request: phase.request, seat: phase.seat },
      };
    case 'adding':
      // Only a Bombastica leaves it open which cards its owner adds.
      return { seat: phase.seat, order: 'bombastica', choice: [], asking: null };
    default:
      return null;
  }
}

/** The seats of a table, clockwise from the one after this. */
export function clockwise(seats: number, from: SeatNumber): SeatNumber[] {
  return Array.from({ length: seats }, (_, at) => ((from + at) % seats) + 1);
}

/** How it stands with someone who may be asked for help. */
export type Answer = 'no' | 'asked' | 'later' | 'cannot';

/** Who is asked for help, in sequence, and how each has answered so far. */
export function helpers(view: MammaMiaView, up: Up): { seat: SeatNumber; answer: Answer }[] {
  const round = clockwise(view.setup.seats, up.seat).slice(0, -1);
  const now = up.asking?.seat === null || up.asking === null ? -1 : round.indexOf(up.asking.seat);
  const asked = total(up.asking?.request ?? {});
  return round.map((seat, at) => {
    const place = view.places[seat - 1];
    if (at === now) return { seat, answer: 'asked' };
    // All can see who has no waiter's card to win or too small a hand.
    if (place === undefined || place.waiter === 0 || place.ingredients < asked) return { seat, answer: 'cannot' };
    return { seat, answer: at < now ? 'no' : 'later' };
  });
}

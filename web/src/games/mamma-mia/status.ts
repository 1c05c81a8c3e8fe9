import { entries } from './ingredients';
import { never } from '../../lib/never';
import type { Ingredients, MammaMiaPhase, Order, Phrase, PizzaTheoryPhase, SeatNumber, View } from '../../protocol';

/**
 * Who must do what, as the status line says it: the phrase of the phase.
 *
 * A view comes without the sentence, for instance after a reload, so it is built here with the
 * same ids and gaps as in Rust.
 */
export function status(view: View): Phrase {
  return view.family === 'mamma-mia' ? mammaMia(view.phase) : pizzaTheory(view.phase);
}

function mammaMia(phase: MammaMiaPhase): Phrase {
  const id = `mamma-mia-now-${phase.kind}`;
  switch (phase.kind) {
    case 'first':
    case 'over':
      return { id };
    case 'opening':
    case 'laying':
    case 'ordering':
    case 'drawing':
    case 'dealing':
    case 'rewarding':
      return { id, args: [['seat', { seat: phase.seat }]] };
    case 'judging':
      return { id, args: [['seat', { seat: phase.seat }], ['order', { phrase: orderPhrase(phase.order) }]] };
    case 'asking':
      return {
        id,
        args: [
          ['seat', { seat: phase.seat }],
          ['owner', { seat: phase.owner }],
          ['cards', { list: cardPhrases(phase.request) }],
        ],
      };
    case 'adding':
      return { id, args: [['seat', { seat: phase.seat }], ['count', { number: phase.count }]] };
    default:
      never(phase);
      return { id };
  }
}

function pizzaTheory(phase: PizzaTheoryPhase): Phrase {
  const id = `pizza-theory-now-${phase.kind}`;
  switch (phase.kind) {
    case 'drawing':
    case 'rolling':
    case 'cutting':
      return { id };
    case 'adding':
      return { id, args: [['seat', { seat: phase.seat }]] };
    case 'virtual':
      return { id, args: [['line', { number: phase.knife }]] };
    case 'over':
      return ending(phase);
    default:
      never(phase);
      return { id };
  }
}

function ending({ ending }: PizzaTheoryPhase & { kind: 'over' }): Phrase {
  switch (ending.kind) {
    case 'won': {
      const [winner, ...others] = ending.winners;
      if (winner !== undefined && others.length === 0) {
        return { id: 'pizza-theory-won', args: [['seat', { seat: winner }]] };
      }
      return { id: 'pizza-theory-won-together', args: [['winners', { list: ending.winners.map(player) }]] };
    }
    case 'lost':
      return { id: 'pizza-theory-lost', args: [['colour', { phrase: { id: `pizza-theory-${ending.colour}` } }]] };
    case 'drawn':
      return { id: 'pizza-theory-drawn' };
    default:
      never(ending);
      return { id: 'pizza-theory-drawn' };
  }
}

/** A player inside a sentence. */
export function player(seat: SeatNumber): Phrase {
  return { id: 'player', args: [['seat', { seat }]] };
}

/** So many cards of each kind. */
export function cardPhrases(cards: Ingredients): Phrase[] {
  return entries(cards).map(([kind, count]) => ({ id: `cards-${kind}`, args: [['count', { number: count }]] }));
}

/** The name of an order. */
export function orderPhrase(order: Order): Phrase {
  const kind = /^four-(.+)$/.exec(order)?.[1];
  if (kind === undefined) return { id: `order-${order}` };
  return { id: 'order-four-of', args: [['kind', { phrase: { id: `ingredient-${kind}` } }]] };
}

import { never } from '../../lib/never';
import type { Phrase, PizzaTheoryPhase, PizzaTheoryView } from '../../protocol';
import { playerPhrase } from '../../words/phrases';

/**
 * Who must do what, as the status line says it: the phrase of the phase, or of the end.
 *
 * A view comes without the sentence, for instance after a reload, so it is built here with the
 * same ids and gaps as in Rust.
 */
export function status({ phase }: PizzaTheoryView): Phrase {
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
      return { id: 'pizza-theory-won-together', args: [['winners', { list: ending.winners.map(playerPhrase) }]] };
    }
    case 'lost':
      return { id: 'pizza-theory-lost', args: [['colour', { phrase: { id: `pizza-theory-${ending.colour}` } }]] };
    case 'drawn':
      return { id: 'pizza-theory-drawn' };
    default:
      never(ending);
      return { id: 'pizza-theory-now-over' };
  }
}

import { never } from '../../lib/never';
import type { MammaMiaView, Phrase } from '../../protocol';
import { cardPhrases, orderPhrase } from './phrases';

/**
 * Who must do what, as the status line says it: the phrase of the phase.
 *
 * A view comes without the sentence, for instance after a reload, so it is built here with the
 * same ids and gaps as in Rust.
 */
export function status({ phase }: MammaMiaView): Phrase {
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

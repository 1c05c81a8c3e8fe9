import type { Said, View } from '../protocol';
import * as mammaMia from './mamma-mia/fold';
import * as pizzaTheory from './pizza-theory/fold';

/**
 * What is seen after something was said: the store of a table is this function.
 *
 * It knows no rules. What is said tells what changes, in the words of `docs/protocol.md`.
 */
export function fold(view: View, said: Said): View {
  // A table has one family: anything else is a fault of the house, and changes nothing.
  if (view.family === 'mamma-mia' && said.family === 'mamma-mia') {
    return { ...mammaMia.hear(view, said), family: 'mamma-mia' };
  }
  if (view.family === 'pizza-theory' && said.family === 'pizza-theory') {
    return { ...pizzaTheory.hear(view, said), family: 'pizza-theory' };
  }
  return view;
}

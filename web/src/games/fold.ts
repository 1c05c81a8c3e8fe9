import type { Said, View } from '../protocol';
import { familyOf } from './lookup';

/** What is seen after something was said: the store of a table is this function. */
export function fold(view: View, said: Said): View {
  if (said.family !== view.family) {
    // A table has one family: anything else is a fault of the house, and changes nothing.
    console.warn('said at a table of another family', said);
    return view;
  }
  return familyOf(view).fold(view, said);
}

import type { Said, View } from '../protocol';
import { familyOf } from './lookup';

/** The view after a saying. A table's store is built on this function. */
export function fold(view: View, said: Said): View {
  if (said.family !== view.family) {
    // A table belongs to one family: anything else is a fault of the house, and changes nothing.
    console.warn('said at a table of another family', said);
    return view;
  }
  return familyOf(view).fold(view, said);
}

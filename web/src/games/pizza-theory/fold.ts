import { never } from '../../lib/never';
import type { PizzaTheoryColour, PizzaTheorySaid, PizzaTheoryView, Space } from '../../protocol';

/** The view of a Pizza Theory table after a saying. */
export function fold(view: PizzaTheoryView, said: PizzaTheorySaid): PizzaTheoryView {
  switch (said.kind) {
    case 'laid':
      return { ...view, sides: said.sides, board: said.board };
    case 'round':
      return { ...view, round: said.round, first: said.first };
    case 'now':
      return { ...view, phase: said.phase };
    case 'placed':
    case 'placed-virtual':
      return put(view, said.colour, said.space);
    case 'chose': {
      if (view.phase.kind !== 'cutting') return view;
      const awaited = view.phase.awaited.filter((seat) => seat !== said.seat);
      return { ...view, phase: { ...view.phase, awaited } };
    }
    case 'revealed':
      // Once revealed, a cut is no longer private.
      return { ...view, own: view.own && { ...view.own, cut: null } };
    case 'replaced':
      return { ...view, board: said.board };
    case 'turned':
      return { ...view, sides: said.sides };
    case 'your-cut':
      return { ...view, own: view.own && { ...view.own, cut: said.line } };
    case 'first':
    case 'passed':
    case 'rolled':
    case 'skipped-virtual':
    case 'safe':
    case 'slice':
    case 'ran-out':
      return view;
    default:
      never(said);
      return view;
  }
}

function put(view: PizzaTheoryView, colour: PizzaTheoryColour, space: Space): PizzaTheoryView {
  return { ...view, board: { ...view.board, [colour]: [...view.board[colour], space] } };
}

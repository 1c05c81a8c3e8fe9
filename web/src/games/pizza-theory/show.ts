import { never } from '../../never';
import type { Board, ByColour, Cut, PizzaTheoryColour, PizzaTheorySaid, PizzaTheoryView, Slice } from '../../protocol';
import type { Cuts } from './slices';

/** What is on stage from the reveal until the pizza has turned. */
export interface Show {
  readonly beat: 'revealed' | 'judged' | 'replaced' | 'turned';
  readonly cuts: Cuts;
  /** Whose sides those were. */
  readonly sides: ByColour<PizzaTheoryView['sides']['red']>;
  /** The pizza as it lay when it was cut. */
  readonly before: Board;
  readonly safe: readonly PizzaTheoryColour[];
  /** The slices that were judged so far; the last one is looked at. */
  readonly slices: readonly Slice[];
}

/** The show after something was said; what comes after it, or before it, is no show. */
export function follow(show: Show | null, said: PizzaTheorySaid, view: PizzaTheoryView): Show | null {
  switch (said.kind) {
    case 'revealed': {
      const cuts = cutsOf(said.cuts);
      return cuts && { beat: 'revealed', cuts, sides: view.sides, before: view.board, safe: [], slices: [] };
    }
    case 'safe':
      return show && { ...show, safe: [...show.safe, said.colour] };
    case 'slice':
      return show && { ...show, beat: 'judged', slices: [...show.slices, said] };
    case 'ran-out':
      return show;
    case 'replaced':
      return show && { ...show, beat: 'replaced' };
    case 'turned':
      return show && { ...show, beat: 'turned' };
    case 'now':
      // The last pizza stays cut.
      return said.phase.kind === 'over' ? show : null;
    case 'first':
    case 'laid':
    case 'round':
    case 'placed':
    case 'passed':
    case 'rolled':
    case 'placed-virtual':
    case 'skipped-virtual':
    case 'chose':
    case 'your-cut':
      return null;
    default:
      never(said);
      return null;
  }
}

function cutsOf(cuts: readonly Cut[]): Cuts | null {
  const on = (side: Cut['side']): number | undefined => cuts.find((cut) => cut.side === side)?.line;
  const [A, B, C] = [on('A'), on('B'), on('C')];
  return A === undefined || B === undefined || C === undefined ? null : { A, B, C };
}

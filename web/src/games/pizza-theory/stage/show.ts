import { never } from '../../../lib/never';
import type { Board, ByColour, Cut, PizzaTheoryColour, PizzaTheorySaid, PizzaTheoryView, Side, Slice } from '../../../protocol';
import type { Cuts } from './slices';

/** What is on stage from the reveal until the pizza has turned. */
export interface Show {
  readonly beat: 'revealed' | 'judged' | 'replaced' | 'turned';
  readonly cuts: Cuts;
  /** The side of each colour when it was cut. */
  readonly sides: ByColour<Side>;
  /** The pizza as it was when it was cut. */
  readonly before: Board;
  readonly safe: readonly Numbered<{ readonly colour: PizzaTheoryColour }>[];
  /** The slices judged so far; the last one is being looked at. */
  readonly slices: readonly Numbered<Slice>[];
  /** The numbers of the first and the last saying of the show. */
  readonly from: number;
  readonly to: number;
}

type Numbered<T> = T & { readonly number: number };

/**
 * The show after a saying; `null` outside the time from the reveal to the turn.
 *
 * In a replay the viewer can go back or jump: a show continues only where it has been before.
 */
export function follow(show: Show | null, said: PizzaTheorySaid, number: number, view: PizzaTheoryView): Show | null {
  const known = show !== null && show.from <= number && number <= show.to + 1 ? back(show, number) : null;
  switch (said.kind) {
    case 'revealed': {
      const cuts = cutsOf(said.cuts);
      return cuts && { beat: 'revealed', cuts, sides: view.sides, before: view.board, safe: [], slices: [], from: number, to: number };
    }
    case 'safe':
      return known && { ...known, beat: 'revealed', safe: [...known.safe, { number, colour: said.colour }] };
    case 'slice':
      return known && { ...known, beat: 'judged', slices: [...known.slices, { ...said, number }] };
    case 'ran-out':
      return known && { ...known, beat: 'revealed' };
    case 'replaced':
      return known && { ...known, beat: 'replaced' };
    case 'turned':
      return known && { ...known, beat: 'turned' };
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

/** The show without the sayings from this number on. */
function back(show: Show, number: number): Show {
  const earlier = (one: Numbered<object>): boolean => one.number < number;
  return { ...show, safe: show.safe.filter(earlier), slices: show.slices.filter(earlier), to: number };
}

function cutsOf(cuts: readonly Cut[]): Cuts | null {
  const on = (side: Side): number | undefined => cuts.find((cut) => cut.side === side)?.line;
  const [A, B, C] = [on('A'), on('B'), on('C')];
  return A === undefined || B === undefined || C === undefined ? null : { A, B, C };
}

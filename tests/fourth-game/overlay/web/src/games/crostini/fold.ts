import { never } from '../../lib/never';
import type { CrostiniCard, CrostiniSaid, CrostiniView, SeatNumber } from '../../protocol';

/** The view of a Crostini table after a saying. */
export function fold(view: CrostiniView, said: CrostiniSaid): CrostiniView {
  switch (said.kind) {
    case 'dealt':
      return { ...view, hands: at(view.hands, said.seat, () => said.count) };
    case 'topped': {
      const own = view.own?.seat === said.seat ? { ...view.own, hand: without(view.own.hand, said.card) } : view.own;
      return { ...view, bread: sorted([...view.bread, said.card]), hands: at(view.hands, said.seat, less), own };
    }
    case 'ate': {
      const eaten = at(view.eaten, said.seat, (cards) => sorted([...cards, ...said.cards]));
      return { ...view, bread: [], eaten, hands: at(view.hands, said.seat, less) };
    }
    case 'now':
      return { ...view, phase: said.phase };
    case 'your-hand':
      return { ...view, own: view.own && { ...view.own, hand: said.cards } };
    case 'your-burnt': {
      const own = view.own && { ...view.own, hand: without(view.own.hand, said.card), burnt: sorted([...view.own.burnt, said.card]) };
      return { ...view, own };
    }
    default:
      never(said);
      return view;
  }
}

const less = (count: number): number => count - 1;

/** The list with one seat's entry changed. */
function at<T>(list: readonly T[], seat: SeatNumber, change: (before: T) => T): T[] {
  return list.map((thing, index) => (index + 1 === seat ? change(thing) : thing));
}

/** The cards without one of this number. */
function without(cards: readonly CrostiniCard[], card: CrostiniCard): CrostiniCard[] {
  const place = cards.indexOf(card);
  return place < 0 ? [...cards] : cards.toSpliced(place, 1);
}

function sorted(cards: readonly CrostiniCard[]): CrostiniCard[] {
  return cards.toSorted((one, other) => one - other);
}

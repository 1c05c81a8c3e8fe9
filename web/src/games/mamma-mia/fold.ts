import { never } from '../../lib/never';
import type { MammaMiaOwn, MammaMiaPlace, MammaMiaSaid, MammaMiaView, Order, SeatNumber } from '../../protocol';
import { entries, minus, plus, total } from './ingredients';
import { note } from './notes';

/** The view of a Mamma Mia table after a saying. */
export function fold(view: MammaMiaView, said: MammaMiaSaid): MammaMiaView {
  const after = open(view, said);
  return {
    ...after,
    own: view.own && own(view.own, said),
    notes: view.notes && note(view.notes, said),
  };
}

/** The public part of the view. */
function open(view: MammaMiaView, said: MammaMiaSaid): MammaMiaView {
  switch (said.kind) {
    case 'first':
      return { ...view, leader: said.seat };
    case 'dealt':
    case 'drew':
      return said.from === 'supply'
        ? at({ ...view, supply: view.supply - said.count }, said.seat, (place) => ({
            ...place,
            ingredients: place.ingredients + said.count,
          }))
        : at(view, said.seat, (place) => ({
            ...place,
            waiter: place.waiter - said.count,
            orders: place.orders + said.count,
          }));
    case 'shuffled-in':
      return { ...view, supply: view.supply + 1, mamma_mia: { kind: 'supply' } };
    case 'turn':
      return { ...view, turns: view.turns + 1 };
    case 'laid': {
      const { ingredient, count } = said;
      const after = { ...view, oven: view.oven + count, top: { kind: 'ingredient', ingredient } as const };
      return at(after, said.seat, (place) => ({
        ...place,
        ingredients: place.ingredients - count,
        said: { kind: 'laid', ingredient, count },
      }));
    }
    case 'ordered': {
      const top = { kind: 'order', seat: said.seat, order: said.order } as const;
      return at({ ...view, oven: view.oven + 1, top }, said.seat, (place) => ({
        ...place,
        orders: place.orders - 1,
      }));
    }
    case 'order-up':
      return { ...view, oven: view.oven - 1 };
    case 'mamma-mia':
      return { ...view, supply: view.supply - 1, mamma_mia: { kind: 'before', seat: said.seat } };
    case 'opened':
      return { ...view, leader: said.seat, top: null };
    case 'turned-up':
      return {
        ...view,
        oven: view.oven - said.count,
        worktop: plus(view.worktop, { [said.ingredient]: said.count }),
      };
    case 'baked': {
      const setAside = view.setup.baked_go === 'set-aside';
      const after = {
        ...view,
        worktop: minus(view.worktop, said.worktop),
        used: plus(view.used, plus(said.worktop, said.hand)),
        common_pile: view.common_pile + (setAside ? 0 : 1),
      };
      return at(after, said.seat, (place) => ({
        ...place,
        ingredients: place.ingredients - total(said.hand),
        set_aside: setAside ? [...place.set_aside, said.order] : place.set_aside,
      }));
    }
    case 'failed':
      return at(view, said.seat, (place) => ({ ...place, waiter: place.waiter + 1 }));
    case 'asked':
      return at(view, said.seat, (place) => ({ ...place, said: { kind: 'asked' } }));
    case 'declined':
      return at(view, said.seat, (place) => ({ ...place, said: { kind: 'declined' } }));
    case 'gave':
      return at({ ...view, worktop: plus(view.worktop, said.cards) }, said.seat, (place) => ({
        ...place,
        ingredients: place.ingredients - total(said.cards),
        said: { kind: 'gave' },
      }));
    case 'rewarded':
      return at({ ...view, common_pile: view.common_pile + 1 }, said.seat, (place) => ({
        ...place,
        waiter: place.waiter - 1,
      }));
    case 'round-begins': {
      const last = entries(said.under).at(-1);
      return {
        ...view,
        round: said.round,
        supply: said.supply,
        used: {},
        oven: total(said.under),
        top: last === undefined ? null : { kind: 'ingredient', ingredient: last[0] },
        worktop: said.worktop,
        mamma_mia: view.mamma_mia.kind === 'before' ? { kind: 'supply' } : view.mamma_mia,
      };
    }
    case 'now':
      return { ...view, phase: said.phase };
    case 'no-order':
    case 'skipped':
    case 'passed-over':
    case 'rewards-shown':
    case 'pile-shown':
    case 'your-cards':
    case 'your-orders':
      return view;
    default:
      never(said);
      return view;
  }
}

/** The viewer's own hand: whispers add to it, announcements about this seat take from it. */
function own(hand: MammaMiaOwn, said: MammaMiaSaid): MammaMiaOwn {
  if (said.kind === 'your-cards') return { ...hand, ingredients: plus(hand.ingredients, said.cards) };
  if (said.kind === 'your-orders') return { ...hand, orders: [...hand.orders, ...said.orders] };
  if (!('seat' in said) || said.seat !== hand.seat) return hand;
  switch (said.kind) {
    case 'laid':
      return { ...hand, ingredients: minus(hand.ingredients, { [said.ingredient]: said.count }) };
    case 'ordered':
      return { ...hand, orders: without(hand.orders, said.order) };
    case 'baked':
      return { ...hand, ingredients: minus(hand.ingredients, said.hand) };
    case 'gave':
      return { ...hand, ingredients: minus(hand.ingredients, said.cards) };
    default:
      return hand;
  }
}

function at(view: MammaMiaView, number: SeatNumber, change: (place: MammaMiaPlace) => MammaMiaPlace): MammaMiaView {
  return { ...view, places: view.places.map((place, index) => (index === number - 1 ? change(place) : place)) };
}

/** No colour has two identical orders. */
function without(orders: readonly Order[], gone: Order): Order[] {
  return orders.filter((order) => order !== gone);
}

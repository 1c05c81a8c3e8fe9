import { never } from '../../lib/never';
import type { MammaMiaNotes, MammaMiaSaid, MammaMiaSeatNotes, SeatNumber } from '../../protocol';
import { entries } from './ingredients';

/** Adds a saying to the notes of a table that keeps them. */
export function note(notes: MammaMiaNotes, said: MammaMiaSaid): MammaMiaNotes {
  switch (said.kind) {
    case 'laid':
      return lay(notes, { kind: 'cards', ingredient: said.ingredient, count: said.count });
    case 'ordered':
      return lay(notes, { kind: 'order', seat: said.seat, order: said.order });
    case 'turned-up':
    case 'order-up':
      return { ...notes, oven: notes.oven.slice(1) };
    case 'dealt':
    case 'drew':
      return said.from === 'waiter' ? of(notes, said.seat, (seat) => drawn(seat, said.count)) : notes;
    case 'baked':
      return of(notes, said.seat, (seat) => ({ ...seat, baked: [...seat.baked, said.order] }));
    case 'failed':
      return of(notes, said.seat, (seat) => ({ ...seat, queue: [...seat.queue, said.order] }));
    case 'rewarded':
      return of(notes, said.seat, rewarded);
    case 'rewards-shown':
      return of(notes, said.seat, (seat) => ({ ...seat, baked: [...seat.baked, ...said.orders], rewards: 0 }));
    case 'round-begins':
      return entries(said.under).reduce(
        (before, [ingredient, count]) => lay(before, { kind: 'cards', ingredient, count }),
        notes,
      );
    case 'first':
    case 'shuffled-in':
    case 'turn':
    case 'no-order':
    case 'skipped':
    case 'mamma-mia':
    case 'opened':
    case 'asked':
    case 'passed-over':
    case 'declined':
    case 'gave':
    case 'pile-shown':
    case 'now':
    case 'your-cards':
    case 'your-orders':
      return notes;
    default:
      never(said);
      return notes;
  }
}

function lay(notes: MammaMiaNotes, laid: MammaMiaNotes['oven'][number]): MammaMiaNotes {
  return { ...notes, oven: [...notes.oven, laid] };
}

function of(
  notes: MammaMiaNotes,
  number: SeatNumber,
  change: (seat: MammaMiaSeatNotes) => MammaMiaSeatNotes,
): MammaMiaNotes {
  return { ...notes, seats: notes.seats.map((seat, at) => (at === number - 1 ? change(seat) : seat)) };
}

/** Cards drawn from a waiter are unseen ones while there are any, then the first of the queue. */
function drawn(seat: MammaMiaSeatNotes, count: number): MammaMiaSeatNotes {
  const unseen = Math.min(count, seat.unseen);
  return { ...seat, unseen: seat.unseen - unseen, queue: seat.queue.slice(count - unseen) };
}

function rewarded(seat: MammaMiaSeatNotes): MammaMiaSeatNotes {
  if (seat.unseen > 0) return { ...seat, unseen: seat.unseen - 1, rewards: seat.rewards + 1 };
  const [first, ...queue] = seat.queue;
  return first === undefined ? seat : { ...seat, queue, baked: [...seat.baked, first] };
}

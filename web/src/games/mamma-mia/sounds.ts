import type { Said, SeatNumber } from '../../protocol';
import type { Sound } from '../../stage/sound';

/** What something said at the table sounds like to a seat; most of it is silent. */
export function soundOf(said: Said, seat: SeatNumber | null): Sound | null {
  if (said.family === 'pizza-theory') {
    switch (said.kind) {
      case 'placed':
      case 'placed-virtual':
        return 'card';
      case 'revealed':
        return 'cut';
      case 'replaced':
        return 'served';
      default:
        return null;
    }
  }
  switch (said.kind) {
    case 'laid':
    case 'turned-up':
    case 'gave':
      return 'card';
    case 'opened':
      return 'oven';
    case 'ordered':
    case 'order-up':
      return 'order';
    case 'baked':
      return 'served';
    case 'failed':
      return said.seat === seat ? 'burnt' : 'fizzle';
    default:
      return null;
  }
}

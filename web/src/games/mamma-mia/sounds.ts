import type { MammaMiaSaid, SeatNumber } from '../../protocol';
import type { Sound } from '../../stage/sound';

/** The sound of a saying for a seat; most are silent. */
export function soundOf(said: MammaMiaSaid, seat: SeatNumber | null): Sound | null {
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

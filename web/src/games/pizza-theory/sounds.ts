import type { PizzaTheorySaid } from '../../protocol';
import type { Sound } from '../../stage/sound';

/** What something said at the table sounds like; most of it is silent. */
export function soundOf(said: PizzaTheorySaid): Sound | null {
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

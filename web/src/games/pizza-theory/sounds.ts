import type { PizzaTheorySaid } from '../../protocol';
import type { Sound } from '../../stage/sound';

/** The sound of a saying; most are silent. */
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

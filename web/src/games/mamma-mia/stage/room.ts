import { createContext } from 'svelte';

import type { MammaMiaColour, Order, OrderCard, Place, SeatNumber } from '../../../protocol';
import type { Reader } from '../../../words/index.svelte';
import type { ViewOf } from '../../family';

/** What every part of the stage can look up. */
export interface Room {
  readonly view: ViewOf<'mamma-mia'>;
  readonly reader: Reader;
  readonly places: readonly Place[];
  /** The viewer's seat; `null` for a watcher. */
  readonly seat: SeatNumber | null;
  readonly name: (seat: SeatNumber) => string;
  readonly colour: (seat: SeatNumber) => MammaMiaColour;
  /** What is printed on a seat's order; `null` while it is unknown. */
  readonly card: (seat: SeatNumber, order: Order) => OrderCard | null;
  readonly orderName: (order: Order) => string;
  /** What an order needs, in words; empty while it is unknown. */
  readonly needs: (seat: SeatNumber, order: Order) => string;
}

export const [room, setRoom] = createContext<Room>();

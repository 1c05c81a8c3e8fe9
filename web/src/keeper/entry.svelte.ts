import { houseErrorOf, type HouseError } from '../house/api';
import type { Room } from './room.svelte';

/** One guest or one table, as the house knows it. */
export class Entry<T> {
  /** `null` until the house has answered. */
  value = $state.raw<T | null>(null);
  /** What went wrong last. */
  trouble = $state.raw<HouseError | null>(null);
  readonly #room: Room;
  readonly #ask: () => Promise<T>;

  constructor(room: Room, ask: () => Promise<T>) {
    this.#room = room;
    this.#ask = ask;
  }

  async load(): Promise<void> {
    try {
      this.value = await this.#ask();
      this.trouble = null;
    } catch (error) {
      const trouble = houseErrorOf(error);
      if (!this.#room.turnedAway(trouble)) this.trouble = trouble;
    }
  }
}

import { houseErrorOf, type HouseError } from '../house/api';
import type { Page } from '../protocol';
import type { Query } from './api';
import type { Room } from './room.svelte';

/** A list that is loaded part by part. */
export class Listing<T> {
  /** `null` until the house has answered. */
  items = $state.raw<readonly T[] | null>(null);
  /** What went wrong last. */
  trouble = $state.raw<HouseError | null>(null);
  loading = $state(false);
  #next = $state<string | undefined>(undefined);
  #query: Query = {};
  /** Counts loads: an answer to an earlier one comes too late. */
  #load = 0;
  readonly #room: Room;
  readonly #ask: (query: Query) => Promise<Page<T>>;

  constructor(room: Room, ask: (query: Query) => Promise<Page<T>>) {
    this.#room = room;
    this.#ask = ask;
  }

  /** Whether there are more entries. */
  get hasMore(): boolean {
    return this.#next !== undefined;
  }

  /** Loads the beginning; what was there stays until then. */
  async load(query: Query = this.#query): Promise<void> {
    this.#query = query;
    await this.#take(query, []);
  }

  /** Loads what follows. */
  async more(): Promise<void> {
    if (this.#next !== undefined) await this.#take({ ...this.#query, after: this.#next }, this.items ?? []);
  }

  async #take(query: Query, before: readonly T[]): Promise<void> {
    this.#load += 1;
    const load = this.#load;
    this.loading = true;
    try {
      const { items, next } = await this.#ask(query);
      if (load !== this.#load) return;
      this.items = [...before, ...items];
      this.#next = next;
      this.trouble = null;
    } catch (error) {
      if (load !== this.#load) return;
      const trouble = houseErrorOf(error);
      if (!this.#room.turnedAway(trouble)) this.trouble = trouble;
    } finally {
      if (load === this.#load) this.loading = false;
    }
  }
}

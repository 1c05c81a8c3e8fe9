import type { Notice } from '../protocol';
import * as api from './api';

/** The keeper's banner and switches. */
class HouseNotice {
  #told = $state.raw<Notice>({ switches: { no_new_tables: false, no_new_guests: false, read_only: false } });
  /** The banner that was closed. */
  #closed = $state<string | null>(null);

  /** The banner, unless it was closed. */
  readonly banner: string | null = $derived(this.#told.banner === undefined || this.#told.banner === this.#closed ? null : this.#told.banner);
  /** Whether nothing can be changed. */
  readonly isReadOnly = $derived(this.#told.switches.read_only);
  /** The id of the text that says why no table can be opened, if so. */
  readonly noTables: string | null = $derived(this.isReadOnly ? 'page-read-only' : this.#told.switches.no_new_tables ? 'page-no-new-tables' : null);

  /** Takes what the house sent. */
  take(told: Notice): void {
    this.#told = told;
  }

  /** Closes the banner for this visit; a new one is shown again. */
  close(): void {
    this.#closed = this.#told.banner ?? null;
  }

  /** Fetches them, for screens without a socket. */
  async look(): Promise<void> {
    try {
      this.take(await api.notice());
    } catch {
      // The house also gives the reason when it refuses something.
    }
  }
}

export const notice = new HouseNotice();

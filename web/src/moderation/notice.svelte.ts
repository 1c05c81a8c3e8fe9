import type { Notice } from '../protocol';
import * as api from './api';

/** What the keeper tells everyone: a line, and what the house does not do at present. */
class HouseNotice {
  #told = $state.raw<Notice>({ switches: { no_new_tables: false, no_new_guests: false, read_only: false } });
  /** The line that this visitor has read and closed. */
  #closed = $state<string | null>(null);

  /** The line for everyone, unless it was closed. */
  readonly banner: string | null = $derived(this.#told.banner === undefined || this.#told.banner === this.#closed ? null : this.#told.banner);
  /** Whether nothing can be changed. */
  readonly isReadOnly = $derived(this.#told.switches.read_only);
  /** The id of the text that says why no table can be opened, if so. */
  readonly noTables: string | null = $derived(this.isReadOnly ? 'page-read-only' : this.#told.switches.no_new_tables ? 'page-no-new-tables' : null);

  /** The house has told it. */
  take(told: Notice): void {
    this.#told = told;
  }

  /** Closes the line for this visit; another one is shown again. */
  close(): void {
    this.#closed = this.#told.banner ?? null;
  }

  /** Asks for it, where no socket tells it. */
  async look(): Promise<void> {
    try {
      this.take(await api.notice());
    } catch {
      // Whatever is forbidden is refused with its reason, too.
    }
  }
}

export const notice = new HouseNotice();

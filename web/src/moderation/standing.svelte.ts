import { showError } from '../house/refusal';
import type { Muted, Role, Warning } from '../protocol';
import * as api from './api';

/** What the house has decided about this guest. */
class OwnStanding {
  role = $state<Role | null>(null);
  /** Warnings that were not confirmed yet. */
  warnings = $state.raw<readonly Warning[]>([]);
  muted = $state.raw<Muted | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Fetches it; if the house is away, the last answer stays. */
  async look(): Promise<void> {
    try {
      const { role, warnings, muted } = await api.standing();
      this.role = role ?? null;
      this.warnings = warnings;
      this.muted = muted ?? null;
      this.#awaitEnd(muted?.until);
    } catch {
      // The house also gives the reason when it refuses something.
    }
  }

  async confirm(warning: Warning): Promise<void> {
    try {
      await api.confirmWarning(warning.id);
      this.warnings = this.warnings.filter(({ id }) => id !== warning.id);
    } catch (error) {
      showError(error);
    }
  }

  /** Looks again when a mute ends; a timer cannot wait for longer than 24 days. */
  #awaitEnd(until: number | undefined): void {
    clearTimeout(this.#timer);
    if (until === undefined) return;
    const wait = Math.max(1_000, until - Date.now());
    if (wait < 2 ** 31) this.#timer = setTimeout(() => void this.look(), wait);
  }
}

export const standing = new OwnStanding();

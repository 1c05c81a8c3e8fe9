import { houseErrorOf, type HouseError } from '../house/api';
import { showError } from '../house/refusal';
import type { Overview, Role } from '../protocol';
import { toasts } from '../shell/live.svelte';
import * as api from './api';

/**
 * The state of the session in the keeper's room.
 *
 * `out`: not signed in; `expired`: the session has ended; `away`: the house does not answer.
 */
export type Presence = 'loading' | 'out' | 'expired' | 'away' | 'in';

/** The keeper's room: the session, and the state of the house. */
export class Room {
  presence = $state<Presence>('loading');
  /** `null` unless signed in. */
  overview = $state.raw<Overview | null>(null);
  /** Whether an action is in progress. */
  busy = $state(false);

  get role(): Role {
    return this.overview?.role ?? 'moderator';
  }

  get isKeeper(): boolean {
    return this.role === 'keeper';
  }

  /** Fetches the state of the house. A refusal means that there is no session. */
  async look(): Promise<void> {
    try {
      this.enter(await api.overview());
    } catch (error) {
      const trouble = houseErrorOf(error);
      if (this.turnedAway(trouble)) return;
      if (this.presence !== 'in') this.presence = 'away';
      else if (!trouble.isAway) showError(trouble);
    }
  }

  /** Takes the state of the house, which only a signed-in guest gets. */
  enter(overview: Overview): void {
    this.overview = overview;
    this.presence = 'in';
  }

  async signOut(): Promise<void> {
    await this.act(async () => {
      await api.signOut();
      this.overview = null;
      this.presence = 'out';
    });
  }

  /** Performs an action, with a message after success or failure. Returns whether it succeeded. */
  async act(deed: () => Promise<unknown>, done?: string): Promise<boolean> {
    this.busy = true;
    try {
      await deed();
      if (done !== undefined) toasts.show(done);
      return true;
    } catch (error) {
      const trouble = houseErrorOf(error);
      if (!this.turnedAway(trouble)) showError(trouble);
      // The role may have changed meanwhile.
      if (trouble.status === 403) void this.look();
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Whether a request failed because nobody is signed in any more. */
  turnedAway({ status }: HouseError): boolean {
    if (status !== 401) return false;
    this.presence = this.overview === null ? 'out' : 'expired';
    this.overview = null;
    return true;
  }
}

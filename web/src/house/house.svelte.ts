import { familyOfGame } from '../games/lookup';
import { door } from '../moderation/door.svelte';
import { notice } from '../moderation/notice.svelte';
import { standing } from '../moderation/standing.svelte';
import type { Bot, Game, Guest } from '../protocol';
import { carryIn } from '../routing/route';
import * as api from './api';

/** What this page knows about the house: who the guest is, its games and its bots. */
class House {
  /** The guest; `null` until the house has said it. */
  guest = $state.raw<Guest | null>(null);
  /** The games of the house that this page knows. */
  games = $state.raw<readonly Game[]>([]);
  /** Whether the house has other games too: then it is newer than this page. */
  hasMore = $state(false);
  bots = $state.raw<readonly Bot[]>([]);
  /** Whether the house cannot be reached. */
  away = $state(false);
  #met: Promise<void> | undefined;

  /** Gets to know the house, and keeps trying while it is away. */
  meet(): Promise<void> {
    this.#met ??= this.#meet();
    return this.#met;
  }

  /** Changes the guest's name. */
  async rename(name: string): Promise<void> {
    this.guest = await api.rename(name);
  }

  async #meet(): Promise<void> {
    const carried = carryIn(location.hash, location.hostname);
    if (carried !== null) {
      history.replaceState(null, '', location.pathname);
      // A browser that is signed in already stays so.
      await api.carryOver(carried).catch(() => undefined);
    }
    for (let wait = 500; ; wait = Math.min(wait * 2, 10_000)) {
      try {
        // The first response sets the cookie that all other requests need.
        this.guest = await api.me();
        const [games, bots] = await Promise.all([api.games(), api.bots()]);
        this.games = games.filter(({ name }) => familyOfGame(name) !== null);
        this.hasMore = this.games.length < games.length;
        this.bots = bots;
        this.away = false;
        void notice.look();
        void standing.look();
        return;
      } catch {
        // A guest who is not let in sees the reason; trying again does not help.
        if (door.shut !== null) return;
        this.away = true;
        await new Promise((rested) => setTimeout(rested, wait * (0.75 + Math.random() / 2)));
      }
    }
  }
}

export const house = new House();

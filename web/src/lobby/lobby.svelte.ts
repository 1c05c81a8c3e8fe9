import { house } from '../house/house.svelte';
import { never } from '../lib/never';
import { notice } from '../moderation/notice.svelte';
import { standing } from '../moderation/standing.svelte';
import { SUBPROTOCOL, type LobbyFrame, type TableCard } from '../protocol';
import { Connection, socketAddress, type ConnectionState } from '../socket/connection';
import { byPresence } from './order';

/** The public tables, as they open, change and close. */
export class Lobby {
  /** `null` until the house has sent them. */
  tables = $state.raw<readonly TableCard[] | null>(null);
  state = $state<ConnectionState>('connecting');
  readonly #connection: Connection;

  constructor() {
    this.#connection = new Connection(() => socketAddress('/api/lobby/socket'), SUBPROTOCOL, {
      frame: (text) => this.#take(JSON.parse(text) as LobbyFrame),
      state: (state) => (this.state = state),
      // A rejected socket does not say why, but the house does: the guest may be banned.
      failed: (times) => times === 1 && house.guest !== null && void standing.look(),
    });
    this.#connection.open();
  }

  close(): void {
    this.#connection.close();
  }

  #take(frame: LobbyFrame): void {
    const others = (id: string): TableCard[] => (this.tables ?? []).filter((card) => card.id !== id);
    switch (frame.kind) {
      case 'tables':
        this.tables = frame.tables;
        return;
      case 'changed':
        this.tables = [frame.table, ...others(frame.table.id)].sort(byPresence);
        return;
      case 'gone':
        this.tables = others(frame.id);
        return;
      case 'bye':
        this.#connection.comeBackIn(frame.again_in);
        return;
      case 'notice':
        notice.take(frame);
        return;
      default:
        never(frame);
    }
  }
}

import type { MammaMiaColour, OrderCard } from '../../../protocol';
import { cardsOf } from '../cards';

const USUAL: MammaMiaColour = 'yellow';

/** The order cards shown on the rules pages, of one game at a time. */
class ShownCards {
  /** All cards of the game; empty if the house does not provide them. */
  all = $state.raw<readonly OrderCard[]>([]);
  /** The colour whose cards are shown. */
  colour = $state<MammaMiaColour>(USUAL);
  #game = '';

  /** Fetches the cards of a game. Without them the rules are just as true, only less colourful. */
  async show(game: string): Promise<void> {
    this.all = [];
    this.#game = game;
    const found = await cardsOf({ game, options: [] }).catch(() => null);
    if (found === null || game !== this.#game) return;
    this.all = [...found.values()];
    if (!this.all.some(({ colour }) => colour === this.colour)) this.colour = USUAL;
  }
}

export const shownCards = new ShownCards();

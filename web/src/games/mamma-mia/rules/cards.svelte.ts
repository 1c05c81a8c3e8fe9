import type { MammaMiaColour, OrderCard } from '../../../protocol';
import { cardsOf } from '../cards';

const USUAL: MammaMiaColour = 'yellow';

/** The order cards that the pages of the rules show, of one game at a time. */
class ShownCards {
  /** All of the game; none where the house does not tell them. */
  all = $state.raw<readonly OrderCard[]>([]);
  /** Whose cards are shown. */
  colour = $state<MammaMiaColour>(USUAL);
  #game = '';

  /** Fetches the cards of a game; without them the rules are as true, and only less colourful. */
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

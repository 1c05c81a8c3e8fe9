import type { Component } from 'svelte';

import type { Move, Offer, Outcome, Phrase, Place, Presence, Said, Saying, SeatNumber, View } from '../protocol';
import type { Sound } from '../stage/sound';
import type { Reader } from '../words/index.svelte';

/** The name of a family of games: editions of one game with the same wire types. */
export type Family = View['family'];

/** The view of a table of this family. */
export type ViewOf<F extends Family> = Extract<View, { family: F }>;

/** What is said at a table of this family. */
export type SaidOf<F extends Family> = Extract<Said, { family: F }>;

/**
 * Everything the page needs to know about a family of games. `games/<family>/index.ts` exports one,
 * and `games/index.ts` lists them.
 *
 * It contains no rules. What a family leaves out gets a plain default: without a stage its offers
 * are buttons, without a picture there is none. `O` and `M` are its offers and its moves.
 */
export interface GameFamily<F extends Family = Family, O extends Offer = Offer, M extends Move = Move> {
  readonly family: F;
  /** The names of its games. */
  readonly games: readonly string[];

  /** The view after a saying, as `docs/protocol.md` describes. */
  readonly fold: (view: ViewOf<F>, said: SaidOf<F>) => ViewOf<F>;
  /** Whether this saying sets the matter at hand, such as an order that came up. A stage gets the latest one. */
  readonly isMatter?: (said: SaidOf<F>) => boolean;
  /** Whether several players are choosing at the same time; then those who have not yet chosen are named. */
  readonly isShared?: (view: ViewOf<F>) => boolean;
  /** For games in which players have to remember: what the log still shows. */
  readonly memory?: Memory<F>;

  /** The moves that an offer stands for; `null` if there are too many to list, and `Picker` makes one. */
  readonly movesOf: (offer: O) => M[] | null;
  /** A move as a phrase for a menu. */
  readonly movePhrase: (move: M) => Phrase;
  /** Lets the player make a move from an offer that stands for too many to list. */
  readonly Picker?: Component<PickerProps<O, M>>;
  /** An offer as a lesson shows it that waits for this move, where words alone cannot say which one is meant. */
  readonly narrowed?: (offer: O, move: M) => O;

  /** The sound of a saying for a seat; `null` if it is silent. */
  readonly soundOf?: (said: SaidOf<F>, seat: SeatNumber | null) => Sound | null;
  /** Whether a replay that jumps past this saying has to put it on stage first. */
  readonly beginsScene?: (said: SaidOf<F>) => boolean;

  /** The game's own stage, loaded when a table is opened. */
  readonly loadStage?: () => Promise<{ default: Component<GameProps<ViewOf<F>>> }>;
  /** What lies on the table, for the plain stage. */
  readonly Facts?: Component<FactsProps<F>>;
  /** What can be seen of a place, for the plain stage; `index` counts from 0. */
  readonly placeFacts?: (view: ViewOf<F>, index: number) => string[];
  /** What the seats hold, for a replay through all eyes. */
  readonly hands?: Hands<F>;

  /** A picture of one of its games. */
  readonly Picture?: Component<PictureProps>;
  /** The pictures on the rules pages. */
  readonly rulePictures?: RulePictures;
}

/** How much of what was said a table still shows. */
export interface Memory<F extends Family> {
  /** Whether older lines of the log are forgotten now. */
  readonly forgets: (view: ViewOf<F>) => boolean;
  /** The lines that are still remembered. */
  readonly recent: (log: readonly Saying[], view: ViewOf<F>) => readonly Saying[];
}

export interface PickerProps<O extends Offer, M extends Move> {
  offer: O;
  reader: Reader;
  busy: boolean;
  onmove: (move: M) => void;
}

export interface FactsProps<F extends Family> {
  view: ViewOf<F>;
  reader: Reader;
}

export interface Hands<F extends Family> {
  /** The id of the heading's text. */
  readonly title: string;
  /** What one seat holds; `index` counts the seats from 0. */
  readonly Hand: Component<{ view: ViewOf<F>; index: number }>;
}

export interface PictureProps {
  game: string;
  width?: number | string | undefined;
  label?: string | undefined;
}

export interface RulePictures {
  /** The names of a section's pictures, by position. */
  readonly placesIn: (rule: string) => PicturePlaces;
  /** Fetches the data that a game's pictures need; resolves when it has arrived or could not be fetched. */
  readonly prepare?: (game: string) => Promise<void>;
  /** Loads the component that draws them. */
  readonly load: () => Promise<{ default: Component<{ picture: string; game: string; rule: string | null }> }>;
}

/** After the first, second … block of a kind, such as `table 2`, or at the end of the section. */
export type PicturePlaces = Readonly<Record<string, string>>;

/**
 * The props of a game's stage, the same at a live table and in a replay.
 *
 * It draws the table, the players and what may be done. The frame around it has the status line,
 * the log, the chat, the clocks and the sounds. The stage contains no rules: what may be clicked is
 * in `steps` and `mayAlso`, and the effect of a move is seen in the next view.
 */
export interface GameProps<V extends View = View> {
  /** What is shown now; it changes with each saying. */
  readonly view: V;
  /** The latest saying, to be put on stage; `null` after a reload. */
  readonly last: Saying | null;
  /** The matter at hand, from the latest saying about it. */
  readonly matter: Said | null;
  /** What has been said and shown, including `last`, as far as the table's memory goes. */
  readonly log: readonly Saying[];
  /** The viewer's seat; `null` for a watcher. */
  readonly seat: SeatNumber | null;
  /** The reader, for `say`. */
  readonly reader: Reader;
  /** Who sits where, and in which colour. */
  readonly places: readonly Place[];
  readonly presence: readonly Presence[];
  /** The seats the table is waiting for; empty while something is still being shown. */
  readonly awaited: readonly SeatNumber[];
  /** What this seat may do, step by step; empty if it is not awaited, and in a replay. */
  readonly steps: readonly (readonly Offer[])[];
  /** What this seat may do although the table is not waiting for it. */
  readonly mayAlso: readonly Offer[];
  /** Whether a request is waiting for its answer; no other may be sent meanwhile. */
  readonly busy: boolean;
  /** Requests moves, one for each step starting with the first. The frame shows refusals. */
  readonly ask: (...moves: Move[]) => Promise<Outcome>;
}

import type { Component } from 'svelte';

import type { Move, Offer, Outcome, Phrase, Place, Presence, Said, Saying, SeatNumber, View } from '../protocol';
import type { Sound } from '../stage/sound';
import type { Reader } from '../words/index.svelte';

/** The name of a family of games: printings of one game, which look alike on the wire. */
export type Family = View['family'];

/** What is seen of a table of this family. */
export type ViewOf<F extends Family> = Extract<View, { family: F }>;

/** What is said at a table of this family. */
export type SaidOf<F extends Family> = Extract<Said, { family: F }>;

/**
 * Everything that the page needs to know of a family of games: `games/<family>/index.ts` has one,
 * and `games/index.ts` lists them.
 *
 * It knows no rules. What a family leaves out is done plainly: without a stage its offers are
 * buttons, without a picture there is none. `O` and `M` are its offers and its moves.
 */
export interface GameFamily<F extends Family = Family, O extends Offer = Offer, M extends Move = Move> {
  readonly family: F;
  /** Its games, by the names that the house has for them. */
  readonly games: readonly string[];

  /** What is seen after something was said, in the words of `docs/protocol.md`. */
  readonly fold: (view: ViewOf<F>, said: SaidOf<F>) => ViewOf<F>;
  /** Whether this says what the matter at hand is: an order that came up, for example. A stage is given the last one. */
  readonly isMatter?: (said: SaidOf<F>) => boolean;
  /** Whether several choose at the same time now: those who have not yet are named then. */
  readonly isShared?: (view: ViewOf<F>) => boolean;
  /** The log of a game in which things are to be remembered. */
  readonly memory?: Memory<F>;

  /** The moves that an offer stands for; `null` where they are too many to be listed, and `Picker` makes one. */
  readonly movesOf: (offer: O) => M[] | null;
  /** A move, told as a line of a menu. */
  readonly movePhrase: (move: M) => Phrase;
  /** Makes a move of an offer that stands for too many to be listed. */
  readonly Picker?: Component<PickerProps<O, M>>;
  /** An offer as a lesson makes it that waits for this move, where words alone cannot say which one is meant. */
  readonly narrowed?: (offer: O, move: M) => O;

  /** How long what is said is shown; without it everything comes at once. */
  readonly pace?: Pace<F>;
  /** What something said sounds like to a seat; `null` where it is silent. */
  readonly soundOf?: (said: SaidOf<F>, seat: SeatNumber | null) => Sound | null;
  /** Whether a replay that jumps into what follows has to put this on stage first. */
  readonly beginsScene?: (said: SaidOf<F>) => boolean;

  /** The game's own table, loaded when one is opened. */
  readonly loadStage?: () => Promise<{ default: Component<GameProps<ViewOf<F>>> }>;
  /** What lies on the table, for the plain one. */
  readonly Facts?: Component<FactsProps<F>>;
  /** What is seen of a place, for the plain table: `index` counts from 0. */
  readonly placeFacts?: (view: ViewOf<F>, index: number) => string[];
  /** What the seats hold, for a replay through everyone's eyes. */
  readonly hands?: Hands<F>;

  /** A picture of one of its games. */
  readonly Picture?: Component<PictureProps>;
  /** The pictures on the pages of the rules. */
  readonly rulePictures?: RulePictures;
}

/** What a table still knows of what was said. */
export interface Memory<F extends Family> {
  /** Whether older lines of the log are forgotten now. */
  readonly forgets: (view: ViewOf<F>) => boolean;
  /** The lines that are not forgotten. */
  readonly recent: (log: readonly Saying[], view: ViewOf<F>) => readonly Saying[];
}

/** How much time things deserve; `stage/pace.ts` makes waits of it. */
export interface Pace<F extends Family> {
  /** Whether a seat does this with a move of its own: whoever did it needs no showing. */
  readonly isDeed: (said: SaidOf<F>) => boolean;
  /** Whether it is about something of this seat, which it wants to see in full. */
  readonly isOwn: (said: SaidOf<F>, seat: SeatNumber) => boolean;
  /** How long something deserves to be looked at by itself, before what is `ahead`, in milliseconds. */
  readonly weight: (said: SaidOf<F>, seat: SeatNumber | null, ahead: readonly Said[]) => number;
  /** How long a show still lasts, as far as everyone sees it coming, in milliseconds. */
  readonly left: (view: ViewOf<F>) => number;
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
  /** The id of the text that heads them. */
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
  /** The names of a section's pictures, by where they stand. */
  readonly placesIn: (rule: string) => PicturePlaces;
  /** Fetches what the pictures of a game show; done when it is there, or could not be had. */
  readonly prepare?: (game: string) => Promise<void>;
  /** Draws them. */
  readonly load: () => Promise<{ default: Component<{ picture: string; game: string; rule: string | null }> }>;
}

/** Behind the first, second … block of a kind, such as `table 2`, or at the section's end. */
export type PicturePlaces = Readonly<Record<string, string>>;

/**
 * What the component of a game is given, at a live table and in a replay alike.
 *
 * It draws what lies on the table, the players and what may be done. The frame around it has the
 * status line, the log, the chat, the clocks and the sounds. It knows no rules: what may be
 * clicked is in `steps` and `mayAlso`, and a move is asked for and then seen in the next view.
 */
export interface GameProps<V extends View = View> {
  /** What is shown now; it changes saying by saying. */
  readonly view: V;
  /** What was said last, to be put on stage; none after a reload. */
  readonly last: Saying | null;
  /** The matter at hand, as it was said last, whoever has heard it. */
  readonly matter: Said | null;
  /** What was said and shown, the last included, as far as the table's memory goes. */
  readonly log: readonly Saying[];
  /** Whose eyes look; `null` for a watcher. */
  readonly seat: SeatNumber | null;
  /** Who reads: for `say`. */
  readonly reader: Reader;
  /** Who sits where, and in which colour. */
  readonly places: readonly Place[];
  readonly presence: readonly Presence[];
  /** Whom the table waits for; nobody while something is still being shown. */
  readonly awaited: readonly SeatNumber[];
  /** What this seat may do, step by step; empty when it is not awaited, and in a replay. */
  readonly steps: readonly (readonly Offer[])[];
  /** What this seat may do though nobody waits for it. */
  readonly mayAlso: readonly Offer[];
  /** Whether an ask waits for its answer: nothing more can be asked then. */
  readonly busy: boolean;
  /** Asks for moves, one for each step from the first on. A refusal is shown by the frame. */
  readonly ask: (...moves: Move[]) => Promise<Outcome>;
}

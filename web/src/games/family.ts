import type { Component } from 'svelte';

import type { Move, Offer, Outcome, Place, Presence, Saying, SeatNumber, View } from '../protocol';
import type { Reader } from '../words/index.svelte';

/** A family of games, which has one component. */
export type Family = View['family'];

/** What is seen of a table of this family. */
export type ViewOf<F extends Family> = Extract<View, { family: F }>;

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
  /** What was said and shown, the last included, as far as the table's memory goes. */
  readonly heard: readonly Saying[];
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

/** The component of a family of games, loaded when a table of it is opened. */
export type GameLoader<F extends Family> = () => Promise<{ default: Component<GameProps<ViewOf<F>>> }>;

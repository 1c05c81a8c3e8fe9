import type { Line, PizzaTheoryColour, Place, SeatNumber, Side } from '../../../protocol';
import { text } from '../../../words/index.svelte';
import type { GameProps, ViewOf } from '../../family';
import { COLOURS } from '../colours';
import type { Show } from './show';
import { nextSide } from './sides';

/** What a player is visibly doing. */
export type Doing = 'adding' | 'virtual' | 'choosing' | 'chosen' | null;

/** A chair at a side of the pizza, and who sits there; the virtual colour has no player. */
export interface Chair {
  readonly at: 'own' | 'next' | 'last';
  readonly colour: PizzaTheoryColour;
  readonly side: Side;
  readonly seat: SeatNumber | null;
  readonly place: Place | null;
  readonly name: string;
  readonly isReader: boolean;
  readonly isFirst: boolean;
  readonly isAway: boolean;
  readonly isWinner: boolean;
  readonly doing: Doing;
  /** The line, if everyone knows it. */
  readonly cut: Line | null;
  readonly isSafe: boolean;
}

type Given = Pick<GameProps<ViewOf<'pizza-theory'>>, 'view' | 'seat' | 'reader' | 'places' | 'presence'>;

/** The colour that has this side. */
export function colourAt(view: ViewOf<'pizza-theory'>, side: Side): PizzaTheoryColour {
  return COLOURS.find((colour) => view.sides[colour] === side) ?? 'red';
}

/** The chairs around the pizza, clockwise from the one at the bottom. */
export function chairsFrom(bottom: PizzaTheoryColour, given: Given, show: Show | null): Chair[] {
  const { view } = given;
  return (['own', 'next', 'last'] as const).map((at, steps) => {
    const side = nextSide(view.sides[bottom], steps);
    const colour = colourAt(view, side);
    const index = view.setup.colours.indexOf(colour);
    const seat = index < 0 ? null : index + 1;
    const ending = view.phase.kind === 'over' ? view.phase.ending : null;
    return {
      at,
      colour,
      side,
      seat,
      place: given.places.find((place) => place.seat === seat) ?? null,
      name: seat === null ? '' : given.reader.names[seat - 1] || text('seat-unnamed', { number: seat }),
      isReader: seat !== null && seat === given.seat,
      isFirst: seat !== null && seat === view.first,
      isAway: given.presence.some((one) => one.seat === seat && !one.here),
      isWinner: seat !== null && ending?.kind === 'won' && ending.winners.includes(seat),
      doing: seat === null || show !== null ? null : doingOf(view, seat),
      cut: show === null || show.beat === 'turned' ? null : show.cuts[show.sides[colour]],
      isSafe: show !== null && show.beat !== 'turned' && show.safe.some((safe) => safe.colour === colour),
    };
  });
}

function doingOf({ phase, first }: ViewOf<'pizza-theory'>, seat: SeatNumber): Doing {
  switch (phase.kind) {
    case 'adding':
      return phase.seat === seat ? 'adding' : null;
    case 'virtual':
      return first === seat ? 'virtual' : null;
    case 'cutting':
      return phase.awaited.includes(seat) ? 'choosing' : 'chosen';
    case 'drawing':
    case 'rolling':
    case 'over':
      return null;
  }
}

import type { Phrase, SeatNumber } from '../protocol';

/** A player inside a sentence. */
export function playerPhrase(seat: SeatNumber): Phrase {
  return { id: 'player', args: [['seat', { seat }]] };
}

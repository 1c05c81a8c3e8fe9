import type { Phrase, SeatNumber } from '../protocol';

/** A player, for use inside a sentence. */
export function playerPhrase(seat: SeatNumber): Phrase {
  return { id: 'player', args: [['seat', { seat }]] };
}

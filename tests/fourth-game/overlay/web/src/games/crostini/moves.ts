import type { CrostiniMove, CrostiniOffer, Phrase } from '../../protocol';

/** The moves that an offer stands for. */
export function movesOf({ kind, among }: CrostiniOffer): CrostiniMove[] {
  return among.map((card) => ({ kind, card }));
}

/** A move as a phrase for a menu: the same ids and arguments as in Rust. */
export function movePhrase({ kind, card }: CrostiniMove): Phrase {
  return { id: `crostini-move-${kind}`, args: [['card', { number: card }]] };
}

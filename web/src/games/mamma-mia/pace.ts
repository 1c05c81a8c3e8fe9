import type { MammaMiaSaid, MammaMiaView, Said, SeatNumber } from '../../protocol';
import type { Pace } from '../family';

/** Kinds that are not listed take no time. */
const NORMAL: Partial<Record<MammaMiaSaid['kind'], number>> = {
  laid: 650,
  ordered: 750,
  drew: 450,
  skipped: 600,
  'mamma-mia': 1_200,
  opened: 1_200,
  'turned-up': 700,
  'order-up': 1_300,
  baked: 1_500,
  failed: 1_400,
  asked: 1_000,
  'passed-over': 100,
  declined: 300,
  gave: 900,
  rewarded: 600,
  'round-begins': 1_000,
  'rewards-shown': 900,
  'pile-shown': 900,
};

const DEEDS: ReadonlySet<MammaMiaSaid['kind']> = new Set(['laid', 'ordered', 'drew']);
const OF_ORDERS: ReadonlySet<MammaMiaSaid['kind']> = new Set(['order-up', 'baked', 'failed', 'rewarded']);

/** The approximate time for a card in the oven, with everything that follows from it. */
export const CARD = 1_500;

/** The further off the next order is, the faster cards fly out of the oven; they slow down towards it. */
const QUICKENING = 0.72;
const BRIEF = 180;
const GLANCE = 0.6;

export const pace: Pace<'mamma-mia'> = {
  isDeed: ({ kind }) => DEEDS.has(kind),
  isOwn,
  weight,
  left,
};

/** Whether something happens to the viewer's own order. */
function isOwn(said: MammaMiaSaid, seat: SeatNumber): boolean {
  return OF_ORDERS.has(said.kind) && 'seat' in said && said.seat === seat;
}

function weight(said: MammaMiaSaid, seat: SeatNumber | null, ahead: readonly Said[]): number {
  const normal = NORMAL[said.kind] ?? 0;
  switch (said.kind) {
    case 'turned-up':
      return Math.max(BRIEF, normal * QUICKENING ** cardsBefore(ahead));
    case 'order-up':
    case 'baked':
    case 'failed':
      // If nobody has to decide anything and nothing of the viewer's own is at stake, a glance is enough.
      return (seat !== null && isOwn(said, seat)) || !isDecidedAtOnce(said, ahead) ? normal : normal * GLANCE;
    default:
      return normal;
  }
}

/**
 * The time for what still lies in the open oven: decisions on the way cut the sequence into pieces
 * that are short by themselves. A full oven begins briskly, and the last orders get all their time.
 */
function left({ top, oven }: MammaMiaView): number {
  return top === null ? oven * CARD : 0;
}

/** How many more cards come out of the oven before anything else happens. */
function cardsBefore(ahead: readonly Said[]): number {
  const other = ahead.findIndex(({ kind }) => kind !== 'turned-up');
  return other === -1 ? 0 : other;
}

/** Whether an order is judged without a choice by its owner or a helper. */
function isDecidedAtOnce(said: MammaMiaSaid, ahead: readonly Said[]): boolean {
  return said.kind !== 'order-up' || ahead[0]?.kind === 'baked' || ahead[0]?.kind === 'failed';
}

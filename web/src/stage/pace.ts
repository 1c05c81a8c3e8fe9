import type { Fate, PizzaTheorySaid, Said, SeatNumber, View } from '../protocol';
import type { Reveal } from '../settings/settings.svelte';

/** One's own doing needs no showing: the next step of the turn can come almost at once. */
const OWN = 150;
const DONE = new Set(['laid', 'ordered', 'drew', 'placed', 'placed-virtual', 'chose']);

/** Who looks, how fast he wants it, and what comes after: how long something is shown depends on it. */
export interface Looker {
  readonly reveal: Reveal;
  readonly seat: SeatNumber | null;
  /** What was said since and is not shown yet, up to the next decision. */
  readonly ahead: readonly Said[];
  /** How many cards are still to come out of the oven, while it is open. */
  readonly oven: number;
}

/** How long something said is shown before the next thing, in milliseconds. */
export function pace(said: Said, looker: Looker): number {
  const { reveal, seat, ahead } = looker;
  if (reveal === 'off') return 0;
  if (seat !== null && 'seat' in said && said.seat === seat && DONE.has(said.kind)) return OWN;
  const wait = weighed(said, seat, ahead) * (isOwn(said, seat) ? 1 : haste(looker));
  return Math.round(reveal === 'fast' ? wait * 0.35 : wait);
}

/** How much of the oven is still to come, as far as everyone sees it; nothing while it is shut. */
export function leftIn(view: View): number {
  return view.family === 'mamma-mia' && view.top === null ? view.oven : 0;
}

/**
 * The longer a show still is, the quicker it goes on, as long as it is about others. What is
 * decided on the way cuts it into pieces that are short by themselves, so what still lies in the
 * oven counts too: a full oven begins briskly, and the last orders have all their time.
 */
function haste({ seat, ahead, oven }: Looker): number {
  const told = ahead.reduce((sum, said, at) => sum + weighed(said, seat, ahead.slice(at + 1)), 0);
  return Math.max(HASTE, Math.min(1, LONG / Math.max(told, oven * CARD)));
}

/** A show that lasts longer than this is hurried, but never below that share of its time. */
const LONG = 12_000;
const HASTE = 0.4;
/** About what a card in the oven takes, with all that comes of it. */
const CARD = 1_500;

/** How long something deserves to be looked at by itself. */
function weighed(said: Said, seat: SeatNumber | null, ahead: readonly Said[]): number {
  if (said.family === 'pizza-theory') return pizzaTheory(said) ?? 0;
  const normal = MAMMA_MIA[said.kind] ?? 0;
  switch (said.kind) {
    case 'turned-up':
      return Math.max(BRIEF, normal * QUICKENING ** cardsBefore(ahead));
    case 'order-up':
    case 'baked':
    case 'failed':
      // Where nobody has anything to decide and nothing of one's own is at stake, a glance is enough.
      return isOwn(said, seat) || !isDecidedAtOnce(said, ahead) ? normal : normal * GLANCE;
    default:
      return normal;
  }
}

/** Cards fly out of the oven the faster the further off the next order is: it slows down towards it. */
const QUICKENING = 0.72;
const BRIEF = 180;
const GLANCE = 0.6;

/** How many more cards come out of the oven before anything else does. */
function cardsBefore(ahead: readonly Said[]): number {
  const other = ahead.findIndex(({ kind }) => kind !== 'turned-up');
  return other === -1 ? 0 : other;
}

/** Whether an order is judged without a choice of its owner or a helper. */
function isDecidedAtOnce(said: Said, ahead: readonly Said[]): boolean {
  return said.kind !== 'order-up' || ahead[0]?.kind === 'baked' || ahead[0]?.kind === 'failed';
}

/** Whether something happens to one's own order. */
function isOwn(said: Said, seat: SeatNumber | null): boolean {
  return seat !== null && OF_ORDERS.has(said.kind) && 'seat' in said && said.seat === seat;
}

const OF_ORDERS = new Set(['order-up', 'baked', 'failed', 'rewarded']);

type Kinds<F> = Extract<Said, { family: F }>['kind'];

/** What is not named here takes no time. */
const MAMMA_MIA: Partial<Record<Kinds<'mamma-mia'>, number>> = {
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

function pizzaTheory(said: PizzaTheorySaid): number | undefined {
  return said.kind === 'slice' ? SLICE[said.fate.kind] : PIZZA_THEORY[said.kind];
}

/** A slice where something happens is worth a longer look. */
const SLICE: Record<Fate['kind'], number> = {
  replaced: 1_600,
  removed: 1_600,
  saved: 1_300,
  'two-tie': 1_000,
  'three-tie': 1_000,
  'one-colour': 650,
  empty: 400,
};

const PIZZA_THEORY: Partial<Record<Kinds<'pizza-theory'>, number>> = {
  laid: 700,
  round: 500,
  placed: 700,
  passed: 600,
  rolled: 1_200,
  'placed-virtual': 700,
  'skipped-virtual': 600,
  chose: 150,
  revealed: 2_100,
  safe: 700,
  'ran-out': 800,
  replaced: 1_500,
  turned: 1_300,
};

import type { Fate, PizzaTheorySaid, Said, SeatNumber } from './protocol';
import type { Reveal } from './settings.svelte';

/** One's own doing needs no showing: the next step of the turn can come almost at once. */
const OWN = 150;
const DONE = new Set(['laid', 'ordered', 'drew', 'placed', 'placed-virtual', 'chose']);

/** How long something said is shown to a seat before the next thing, in milliseconds. */
export function pace(said: Said, reveal: Reveal, seat: SeatNumber | null): number {
  if (reveal === 'off') return 0;
  if (seat !== null && 'seat' in said && said.seat === seat && DONE.has(said.kind)) return OWN;
  const normal = said.family === 'mamma-mia' ? MAMMA_MIA[said.kind] : pizzaTheory(said);
  return reveal === 'fast' ? (normal ?? 0) * 0.35 : (normal ?? 0);
}

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
  'order-up': 1_500,
  baked: 1_600,
  failed: 1_600,
  asked: 1_300,
  'passed-over': 500,
  declined: 700,
  gave: 1_000,
  rewarded: 800,
  'round-begins': 1_000,
  'rewards-shown': 1_200,
  'pile-shown': 1_500,
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

import type { Fate, PizzaTheorySaid } from '../../protocol';
import type { Pace } from '../family';

/** Kinds that are not listed take no time. */
const NORMAL: Partial<Record<PizzaTheorySaid['kind'], number>> = {
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

/** A slice where something happens deserves a longer look. */
const SLICE: Record<Fate['kind'], number> = {
  replaced: 1_600,
  removed: 1_600,
  saved: 1_300,
  'two-tie': 1_000,
  'three-tie': 1_000,
  'one-colour': 650,
  empty: 400,
};

const DEEDS: ReadonlySet<PizzaTheorySaid['kind']> = new Set(['placed', 'placed-virtual', 'chose']);

export const pace: Pace<'pizza-theory'> = {
  isDeed: ({ kind }) => DEEDS.has(kind),
  isOwn: () => false,
  weight: (said) => (said.kind === 'slice' ? SLICE[said.fate.kind] : NORMAL[said.kind]) ?? 0,
  left: () => 0,
};

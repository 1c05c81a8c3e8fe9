import type { Family, GameLoader } from '../game';

/** The component of each family of games; a family without one is shown by the plain table. */
export const GAMES: { readonly [F in Family]?: GameLoader<F> } = {
  'mamma-mia': () => import('./mamma-mia/Kitchen.svelte'),
  'pizza-theory': () => import('./pizza-theory/PizzaTheory.svelte'),
};

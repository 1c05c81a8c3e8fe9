import type { Family, GameLoader } from './family';

/** The component of each family of games; a family without one is shown by the plain table. */
export const GAMES: { readonly [F in Family]?: GameLoader<F> } = {
  'mamma-mia': () => import('./mamma-mia/stage/Kitchen.svelte'),
  'pizza-theory': () => import('./pizza-theory/stage/PizzaTheory.svelte'),
};

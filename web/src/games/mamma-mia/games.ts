/** The names of the editions. */
export const GAMES = ['mamma-mia', 'mamma-mia-plus'] as const;

export type MammaMiaGame = (typeof GAMES)[number];

/** Whether this page knows the edition. */
export function isGame(name: string): name is MammaMiaGame {
  return GAMES.some((game) => game === name);
}

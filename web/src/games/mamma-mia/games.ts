/** The printings, by the names that the house has for them. */
export const GAMES = ['mamma-mia', 'mamma-mia-plus'] as const;

export type MammaMiaGame = (typeof GAMES)[number];

/** Whether this page knows the printing. */
export function isGame(name: string): name is MammaMiaGame {
  return GAMES.some((game) => game === name);
}

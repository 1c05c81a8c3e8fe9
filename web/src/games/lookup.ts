import type { View } from '../protocol';
import type { Family, GameFamily } from './family';
import * as listed from './index';

/** Fails to compile while a family of the protocol is not listed. */
type Unlisted = Exclude<Family, (typeof listed)[keyof typeof listed]['family']>;
null satisfies [Unlisted] extends [never] ? null : Unlisted;

// Each family takes only its own views and sayings. It gets nothing else, because it is looked up
// by the name they carry; the compiler cannot follow that.
const FAMILIES = Object.values(listed) as unknown as readonly GameFamily[];

/** The names of all games that this page knows. */
export const GAMES: readonly string[] = FAMILIES.flatMap(({ games }) => games);

/** The family with this name; `null` if the page does not know it. */
export function familyNamed(name: string): GameFamily | null {
  return FAMILIES.find(({ family }) => family === name) ?? null;
}

/** The family of a game; `null` if the page does not know it. */
export function familyOfGame(game: string): GameFamily | null {
  return FAMILIES.find(({ games }) => games.includes(game)) ?? null;
}

/** Whether this page can show this view: a newer house may have games that the page does not know. */
export function knowsView({ family }: Pick<View, 'family'>): boolean {
  return familyNamed(family) !== null;
}

/** The family of a view. Callers check `knowsView` first. */
export function familyOf({ family }: Pick<View, 'family'>): GameFamily {
  const found = familyNamed(family);
  if (found === null) throw new Error(`This page does not know the family of games "${family}". Reload it.`);
  return found;
}

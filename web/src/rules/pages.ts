import type { RulesSection } from '../../plugins/markdown';
import { GAMES } from '../games/lookup';
import { language } from '../words/index.svelte';

export type { RulesSection } from '../../plugins/markdown';

/** A page as sections of HTML, and the language it is written in. */
export interface Page {
  readonly sections: readonly RulesSection[];
  readonly lang: string;
}

/** One chunk for each game and language. */
const RULES = import.meta.glob<RulesSection[]>('../../../docs/rules/*/*.md', { query: '?rules', import: 'default' });
const STRATEGY = import.meta.glob<RulesSection[]>('../../../docs/strategy/*.md', { query: '?rules', import: 'default' });

/** The games whose rules are here, whether the house can be reached or not. */
export const RULED: readonly string[] = GAMES.filter((game) => `../../../docs/rules/en/${game}.md` in RULES);

/** The rules of a game in the current language, else in English. */
export function rulesOf(game: string): Promise<Page | null> {
  return spoken((lang) => RULES[`../../../docs/rules/${lang}/${game}.md`]);
}

/** What the bots found out, in the current language. */
export function strategy(): Promise<Page | null> {
  return spoken((lang) => STRATEGY[`../../../docs/strategy/${lang}.md`]);
}

async function spoken(find: (lang: string) => (() => Promise<RulesSection[]>) | undefined): Promise<Page | null> {
  for (const lang of [language(), 'en']) {
    const load = find(lang);
    if (load !== undefined) return { sections: await load(), lang };
  }
  return null;
}

import type { RulesSection } from '../plugins/markdown';
import { language } from './words/index.svelte';

export type { RulesSection } from '../plugins/markdown';

/** The rules as sections of HTML, one chunk for each game and language that there is. */
const PAGES = import.meta.glob<RulesSection[]>('../../docs/rules/*/*.md', { query: '?rules', import: 'default' });

/** The rules of a game in the language in use, else in English. */
export async function rulesOf(game: string): Promise<{ sections: readonly RulesSection[]; lang: string } | null> {
  for (const lang of [language(), 'en']) {
    const load = PAGES[`../../docs/rules/${lang}/${game}.md`];
    if (load !== undefined) return { sections: await load(), lang };
  }
  return null;
}

import { language } from './words/index.svelte';

/** The rules as HTML, one chunk for each game and language that there is. */
const PAGES = import.meta.glob<string>('../../docs/rules/*/*.md', { query: '?rules', import: 'default' });

/** The rules of a game in the language in use, else in English. */
export async function rulesOf(game: string): Promise<{ html: string; lang: string } | null> {
  for (const lang of [language(), 'en']) {
    const load = PAGES[`../../docs/rules/${lang}/${game}.md`];
    if (load !== undefined) return { html: await load(), lang };
  }
  return null;
}

import type { Language } from '../words/index.svelte';

/** The texts of the keeper's room, which guests never load. */
const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../locales/en/keeper-page.ftl?raw'),
  fr: () => import('../../../locales/fr/keeper-page.ftl?raw'),
  it: () => import('../../../locales/it/keeper-page.ftl?raw'),
};

export async function texts(language: Language): Promise<string> {
  return (await TEXTS[language]()).default;
}

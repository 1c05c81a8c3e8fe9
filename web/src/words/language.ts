/** The languages that Forno speaks, each by the name of its folder in `locales/`. */
export const LANGUAGES = ['en', 'fr', 'it'] as const;

/** A language that Forno speaks. */
export type Language = (typeof LANGUAGES)[number];

/** Parses `fr`, and also what browsers send: `fr-CA`. */
export function languageOf(tag: string): Language | undefined {
  const code = tag.split(/[-_.@]/)[0]?.toLowerCase();
  return LANGUAGES.find((known) => known === code);
}

/** The first of these tags that Forno speaks, else English. */
export function firstSpoken(tags: readonly string[]): Language {
  for (const tag of tags) {
    const known = languageOf(tag);
    if (known !== undefined) return known;
  }
  return 'en';
}

import type { Phrase } from '../protocol';
import { keep, kept } from '../settings/storage';
import { firstSpoken, languageOf, type Language } from './language';
import { NOBODY, Words, type Gaps, type Reader } from './words';

export { LANGUAGES, type Language } from './language';
export { NOBODY, type Gaps, type Reader } from './words';

const KEY = 'forno.language';

/** One chunk for each language; only the one in use is loaded. */
const TEXTS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};

/** Loads texts of one screen in a language. */
export type MoreTexts = (language: Language) => Promise<string>;

const more = new Set<MoreTexts>();

// The words are replaced as a whole, never modified, so that a bundle need not be deeply reactive.
let words = $state.raw(new Words('en', []));

/** Loads the language that was chosen, or that the browser prefers. */
export async function learn(): Promise<void> {
  const chosen = languageOf(kept(KEY) ?? '');
  await load(chosen ?? firstSpoken(navigator.languages));
}

/** Loads texts that only one screen uses; from then on every language has them. */
export async function learnAlso(texts: MoreTexts): Promise<void> {
  if (more.has(texts)) return;
  await load(language(), [...more, texts]);
  more.add(texts);
}

/** Switches to another language, and remembers it. */
export async function speak(language: Language): Promise<void> {
  keep(KEY, language);
  await load(language);
}

async function load(language: Language, besides: Iterable<MoreTexts> = more): Promise<void> {
  const [texts, ...others] = await Promise.all([TEXTS[language](), ...[...besides].map((one) => one(language))]);
  words = new Words(language, [...texts.default, ...others]);
  document.documentElement.lang = language;
}

/** The current language. */
export function language(): Language {
  return words.language;
}

/** Renders a phrase for a reader, in the current language. */
export function say(phrase: Phrase, reader: Reader = NOBODY): string {
  return words.say(phrase, reader);
}

/** A text of the page, in the current language. */
export function text(id: string, gaps?: Gaps): string {
  return words.text(id, gaps);
}

/** Whether the current language has such a text. */
export function hasText(id: string): boolean {
  return words.has(id);
}

/** Joins items as the current language lists them. */
export function list(things: readonly string[]): string {
  return words.list(things);
}

/** Capitalizes a sentence that stands alone: many phrases of the games are parts of sentences. */
export function sentence(said: string): string {
  const first = said.charAt(0);
  return first.toLocaleUpperCase(words.language) + said.slice(1);
}

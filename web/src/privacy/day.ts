import { language } from '../words/index.svelte';

/** A day with its hour, in the current language. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeStyle: 'short' }).format(at);
}

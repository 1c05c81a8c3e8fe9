import type { Phrase } from '../protocol';
import { toasts } from '../shell/live.svelte';
import { NOBODY, say, text, type Reader } from '../words/index.svelte';
import { houseErrorOf } from './api';

/** The address of a rule on the rules pages. */
export function ruleAddress(game: string, rule: string): string {
  return `/rules/${game}#${rule}`;
}

/** Shows why something was refused, with a link to the rule. */
export function showRefusal(why: Phrase, reader: Reader, game?: string, rule?: string): void {
  const said = say(why, reader);
  if (game === undefined || rule === undefined) {
    toasts.show(said, 'wrong');
    return;
  }
  toasts.show(said, 'wrong', { href: ruleAddress(game, rule), text: text('page-rule', { rule }) });
}

/** Shows what went wrong with a request. */
export function showError(error: unknown, game?: string): void {
  const trouble = houseErrorOf(error);
  showRefusal(trouble.why, NOBODY, game, trouble.rule);
}

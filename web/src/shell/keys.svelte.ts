import { untrack } from 'svelte';

import { keep, kept } from '../settings/storage';

/** A keyboard shortcut on this screen. */
export interface Key {
  /** The key, as the browser names it. */
  readonly key: string;
  /** The id of the text that says what it does. */
  readonly about: string;
  readonly press: () => void;
}

const KEPT = 'forno.keys';

/** The keyboard shortcuts: screens add theirs while they are shown, and the help lists them. */
class Keys {
  known = $state.raw<readonly Key[]>([]);
  /** Single-letter shortcuts get in the way of some people who dictate, so they can be switched off. */
  #on = $state(kept(KEPT) !== 'off');

  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    keep(KEPT, on ? 'on' : 'off');
  }

  /** Adds shortcuts; returns a function that removes them. */
  add(...keys: Key[]): () => void {
    // An effect adds shortcuts; it must not run again because there are more of them now.
    untrack(() => (this.known = [...this.known, ...keys]));
    return () => {
      this.known = this.known.filter((key) => !keys.includes(key));
    };
  }

  press(event: KeyboardEvent): void {
    if (!this.#on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable], dialog')) return;
    const found = this.known.findLast(({ key }) => key === event.key);
    // If a button has the focus, Space is for that button.
    if (found === undefined || (event.key === ' ' && target instanceof HTMLElement && target.closest('button, summary, a'))) return;
    event.preventDefault();
    found.press();
  }
}

export const keys = new Keys();

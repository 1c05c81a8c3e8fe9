import { untrack } from 'svelte';

import { keep, kept } from '../settings/storage';

/** A key that does something on this screen. */
export interface Key {
  /** As the browser names it. */
  readonly key: string;
  /** The text that tells what it does. */
  readonly about: string;
  readonly press: () => void;
}

const KEPT = 'forno.keys';

/** The keys of the page: screens add theirs while they are shown, and the help lists them. */
class Keys {
  known = $state.raw<readonly Key[]>([]);
  /** Single letters get in the way of some who dictate: they can be switched off. */
  #on = $state(kept(KEPT) !== 'off');

  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    keep(KEPT, on ? 'on' : 'off');
  }

  /** Adds keys; gives what takes them away again. */
  add(...keys: Key[]): () => void {
    // An effect adds keys; it must not run again because there are more of them now.
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
    // Space is the button's own where one has the focus.
    if (found === undefined || (event.key === ' ' && target instanceof HTMLElement && target.closest('button, summary, a'))) return;
    event.preventDefault();
    found.press();
  }
}

export const keys = new Keys();

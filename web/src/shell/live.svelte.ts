/** What screen readers are told: one polite region for the whole page. */
class Live {
  lines = $state.raw<readonly { readonly key: number; readonly text: string }[]>([]);
  #next = 0;

  /** Says something to those who listen instead of looking. */
  say(text: string): void {
    this.#next += 1;
    // Readers take in what is added; a short tail stays for those who are slow.
    this.lines = [...this.lines.slice(-8), { key: this.#next, text }];
  }
}

export const live = new Live();

/** Something that went well or wrong, shown for a while. */
export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly tone: 'plain' | 'wrong';
  /** Where to read more. */
  readonly link: { readonly href: string; readonly text: string } | undefined;
}

class Toasts {
  shown = $state.raw<readonly Toast[]>([]);
  #next = 0;

  show(text: string, tone: Toast['tone'] = 'plain', link?: Toast['link']): void {
    this.#next += 1;
    const toast = { key: this.#next, text, tone, link };
    this.shown = [...this.shown.slice(-2), toast];
    live.say(text);
    // A sentence with a link must wait for whoever comes to it with the keys.
    setTimeout(() => this.close(toast.key), tone === 'wrong' || link ? 12_000 : 5_000);
  }

  close(key: number): void {
    this.shown = this.shown.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();

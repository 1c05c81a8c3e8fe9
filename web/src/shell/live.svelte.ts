/** Announcements for screen readers: one polite live region for the whole page. */
class Live {
  lines = $state.raw<readonly { readonly key: number; readonly text: string }[]>([]);
  #next = 0;

  /** Announces a text to screen readers. */
  say(text: string): void {
    this.#next += 1;
    // Screen readers read what is added; a few older lines stay for slow ones.
    this.lines = [...this.lines.slice(-8), { key: this.#next, text }];
  }
}

export const live = new Live();

/** A message about success or failure, shown for a while. */
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
    // A message with a link must stay long enough to reach it with the keyboard.
    setTimeout(() => this.close(toast.key), tone === 'wrong' || link ? 12_000 : 5_000);
  }

  close(key: number): void {
    this.shown = this.shown.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();

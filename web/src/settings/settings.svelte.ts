import { read, written, type Quiet } from '../alerts/quiet';
import { keep, kept } from './storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'reduced', 'off'] as const;
export const REVEALS = ['normal', 'fast', 'off'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Reveal = (typeof REVEALS)[number];

/** One of these words, as it was kept. */
function keptAmong<T extends string>(key: string, words: readonly T[], usual: T): T {
  return words.find((word) => word === kept(key)) ?? usual;
}

const KEYS = {
  theme: 'forno.theme',
  motion: 'forno.motion',
  reveal: 'forno.reveal',
  sound: 'forno.sound',
  alerts: 'forno.alerts',
  quiet: 'forno.quiet',
} as const;

/** How this browser likes the page. */
class Settings {
  #theme = $state(keptAmong(KEYS.theme, THEMES, 'auto'));
  #motion = $state(keptAmong(KEYS.motion, MOTIONS, 'auto'));
  #reveal = $state(keptAmong(KEYS.reveal, REVEALS, 'normal'));
  #sound = $state(kept(KEYS.sound) !== 'off');
  #alerts = $state(kept(KEYS.alerts) === 'on');
  #quiet = $state.raw(read(kept(KEYS.quiet)));
  #calm = $state(false);
  #night = $state(false);

  constructor() {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const night = matchMedia('(prefers-color-scheme: dark)');
    this.#calm = calm.matches;
    this.#night = night.matches;
    calm.addEventListener('change', () => (this.#calm = calm.matches));
    night.addEventListener('change', () => (this.#night = night.matches));
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep(KEYS.theme, theme);
  }

  /** The theme that holds, after what the browser was asked for. */
  get look(): Exclude<Theme, 'auto'> {
    if (this.#theme !== 'auto') return this.#theme;
    return this.#night ? 'dark' : 'light';
  }

  get motion(): Motion {
    return this.#motion;
  }
  set motion(motion: Motion) {
    this.#motion = motion;
    keep(KEYS.motion, motion);
  }

  /** How much may move, after what the browser was asked for. */
  get moves(): Exclude<Motion, 'auto'> {
    if (this.#motion !== 'auto') return this.#motion;
    return this.#calm ? 'reduced' : 'full';
  }

  /** How fast the opening of the oven, and whatever else happens at a table, is shown. */
  get reveal(): Reveal {
    return this.#reveal;
  }
  set reveal(reveal: Reveal) {
    this.#reveal = reveal;
    keep(KEYS.reveal, reveal);
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    keep(KEYS.sound, on ? 'on' : 'off');
  }

  /** Whether the browser may show a notification when it is one's turn. */
  get alerts(): boolean {
    return this.#alerts;
  }
  set alerts(on: boolean) {
    this.#alerts = on;
    keep(KEYS.alerts, on ? 'on' : 'off');
  }

  /** When the browser is left in peace while the page is out of sight. */
  get quiet(): Quiet | null {
    return this.#quiet;
  }
  set quiet(quiet: Quiet | null) {
    this.#quiet = quiet;
    keep(KEYS.quiet, quiet === null ? 'off' : written(quiet));
  }
}

export const settings = new Settings();

/** Puts the look on the page's root, where the styles find it. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset['theme'] = settings.look;
  root.dataset['motion'] = settings.moves;
}

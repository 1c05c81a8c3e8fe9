import { read, written, type Quiet } from '../alerts/quiet';
import { keep, kept } from './storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'reduced', 'off'] as const;
/** From slow to fast. */
export const REVEALS = ['slow', 'normal', 'fast', 'off'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Reveal = (typeof REVEALS)[number];

/** The stored value, if it is one of these words. */
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

/** The settings of this browser. */
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

  /** The effective theme, after the browser's preference. */
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

  /** How much may move, after the browser's preference. */
  get moves(): Exclude<Motion, 'auto'> {
    if (this.#motion !== 'auto') return this.#motion;
    return this.#calm ? 'reduced' : 'full';
  }

  /** How fast events at a table, such as the opening of the oven, are shown. */
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

  /** Whether the browser may show a notification when it is the player's turn. */
  get alerts(): boolean {
    return this.#alerts;
  }
  set alerts(on: boolean) {
    this.#alerts = on;
    keep(KEYS.alerts, on ? 'on' : 'off');
  }

  /** The hours without notifications and sounds while the page is hidden. */
  get quiet(): Quiet | null {
    return this.#quiet;
  }
  set quiet(quiet: Quiet | null) {
    this.#quiet = quiet;
    keep(KEYS.quiet, quiet === null ? 'off' : written(quiet));
  }
}

export const settings = new Settings();

/** Applies the settings to the page's root element, where the styles find them. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset['theme'] = settings.look;
  root.dataset['motion'] = settings.moves;
}

// The colours of the kitchen, and small helpers for text on drawings.

/** A surface, its shaded side, and the text on it. */
export type Paint = { fill: string; deep: string; text: string };

export const PAINT = {
  yellow: { fill: '#ffc72e', deep: '#8f5200', text: '#3d2100' },
  green: { fill: '#2f8038', deep: '#17491f', text: '#fff' },
  brown: { fill: '#8f5b35', deep: '#472711', text: '#fff' },
  purple: { fill: '#6d43a1', deep: '#2f1650', text: '#fff' },
  red: { fill: '#cf3829', deep: '#6b130d', text: '#fff' },
  pink: { fill: '#ff9eae', deep: '#9a2f4c', text: '#4d0d22' },
  white: { fill: '#fffaf0', deep: '#77685a', text: '#3a2a1e' },
} as const satisfies Record<string, Paint>;

/** The colours a player can have in any of the games. */
export type PlayerColour = keyof typeof PAINT;

export const INK = '#3a1f14';
export const PAPER = '#fff9ec';

/** The attributes for screen readers: hidden without a label, a named picture with one. */
export function speak(label: string | undefined): { role?: 'img'; 'aria-label'?: string; 'aria-hidden'?: 'true' } {
  return label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' };
}

/** The approximate width of a bold text at font size 1, in a wide font. */
function broad(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if ("iIjl.,:;!|'’ ".includes(letter)) sum += 0.38;
    else if ('frt-()'.includes(letter)) sum += 0.48;
    else if ('mwMW'.includes(letter)) sum += 1.03;
    else sum += letter === letter.toLowerCase() ? 0.68 : 0.79;
  }
  return sum;
}

/** The largest font size, up to a limit, at which a text fits a width. */
export function fit(text: string, width: number, largest: number): number {
  return Math.min(largest, width / Math.max(1, broad(text)));
}

/** Breaks a text into up to three lines so that it can be as large as its box allows. */
export function lines(text: string, width: number, tall: number, largest: number): { rows: string[]; size: number } {
  const words = text.split(' ').slice(0, 9);
  let best = { rows: [text], size: 0 };
  for (let breaks = 0; breaks < 1 << (words.length - 1); breaks++) {
    const rows = [words[0] ?? ''];
    for (let i = 1; i < words.length; i++) {
      if (breaks & (1 << (i - 1))) rows.push(words[i]!);
      else rows[rows.length - 1] += ` ${words[i]}`;
    }
    const size = Math.min(tall / (rows.length * 1.08), ...rows.map((row) => fit(row, width, largest)));
    if (rows.length <= 3 && size > best.size) best = { rows, size };
  }
  return best;
}

/** The height that goes with a numeric width; a drawing inside another needs both. */
export function high(width: number | string | undefined, ratio: number): number | undefined {
  return typeof width === 'number' ? width * ratio : undefined;
}

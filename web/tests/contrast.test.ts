import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CSS = readFileSync(join(import.meta.dirname, '../src/style/tokens.css'), 'utf8');

/** The colours of a theme: those of the root, overridden by the theme's. */
function colours(theme: 'light' | 'dark'): Map<string, string> {
  const [root = '', dark = ''] = CSS.split(":root[data-theme='dark']");
  const found = [...root.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
  if (theme === 'dark') found.push(...dark.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g));
  return new Map(found.map((match) => [match[1] ?? '', match[2] ?? '']));
}

function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** Text colours and their backgrounds. */
const TEXT: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['flour', 'paper', 'dough', 'leaf-ground', 'wrong-ground', 'note-ground']],
  ['ink-soft', ['flour', 'paper', 'dough']],
  ['accent-deep', ['flour', 'paper', 'dough', 'wrong-ground']],
  ['on-accent', ['accent']],
  ['on-turn', ['turn']],
  ['on-main', ['main']],
  ['on-chosen', ['chosen']],
  ['on-leaf', ['leaf']],
  ['leaf', ['leaf-ground', 'paper']],
  ['wrong', ['wrong-ground', 'paper', 'flour']],
  ['note', ['note-ground']],
  ['on-wood', ['wood', 'wood-light']],
];
/** What must be visible but is not read: borders of fields, the focus ring. */
const SHAPES: readonly (readonly [string, readonly string[]])[] = [
  ['line-strong', ['flour', 'paper']],
  ['focus', ['flour', 'paper', 'dough']],
];

test.each(['light', 'dark'] as const)('texts and shapes stand out in the %s theme', (theme) => {
  const paint = colours(theme);
  const of = (name: string): string => paint.get(name) ?? '#000000';
  const weak = [
    ...TEXT.flatMap(([ink, grounds]) => grounds.map((ground) => ({ ink, ground, least: 4.5 }))),
    ...SHAPES.flatMap(([ink, grounds]) => grounds.map((ground) => ({ ink, ground, least: 3 }))),
  ]
    .map((pair) => ({ ...pair, found: Math.round(contrast(of(pair.ink), of(pair.ground)) * 100) / 100 }))
    .filter(({ found, least }) => found < least);
  expect(weak).toEqual([]);
});

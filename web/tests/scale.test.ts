import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|css)$/.test(file) && !file.endsWith('tokens.css'));

/** The declarations in the page's styles, without the tokens themselves. */
function settings(): { where: string; name: string; value: string }[] {
  return FILES.flatMap((file) => {
    const source = readFileSync(join(SOURCE, file), 'utf8');
    const style = file.endsWith('.svelte') ? (/<style>([^]*)<\/style>/.exec(source)?.[1] ?? '') : source;
    return [...style.matchAll(/(?<=[\s{;])([a-z-]+):\s*([^;{}]+);/g)].map(([, name = '', value = '']) => ({ where: file, name, value }));
  });
}

/** A length that is off the scale. Lengths in drawings use px and em, and overlaps are negative. */
const OWN = /(?<![\w.-])\d*\.?\d+rem\b/;

test('distances are those of the one scale', () => {
  const distances = settings().filter(({ name }) => /^((row|column)-)?gap$|^(padding|margin)(-[a-z]+)*$/.test(name));
  expect(distances.length).toBeGreaterThan(300);
  expect(distances.filter(({ value }) => OWN.test(value))).toEqual([]);
});

test('letters are those of the one scale', () => {
  const letters = settings().filter(({ name }) => name === 'font-size' || name === 'font');
  expect(letters.length).toBeGreaterThan(80);
  expect(letters.filter(({ value }) => OWN.test(value) || value.includes('clamp('))).toEqual([]);
});

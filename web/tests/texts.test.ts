import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(ts|svelte)$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const LOCALES = join(ROOT, '../locales/en');
/** The texts that only the page uses: `page.ftl`, and a file for the stage of each game. */
const PAGE = readdirSync(LOCALES)
  .filter((name) => /(^|-)page\.ftl$/.test(name))
  .map((name) => readFileSync(join(LOCALES, name), 'utf8'))
  .join('\n');
const IDS = new Set([...PAGE.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ''));
const CODE = sources(join(ROOT, 'src'));
/** Whole ids, and the beginnings of those that end with a name: `page-theme-${value}`. */
const WRITTEN = [...CODE.matchAll(/['"`](page-[\w-]*)(\$\{[^}]*\}([\w-]*))?/g)].map((match) => ({
  id: match[1] ?? '',
  open: match[2] !== undefined,
}));

test('every text that the page asks for is there', () => {
  const missing = WRITTEN.filter(({ id, open }) => (open ? ![...IDS].some((known) => known.startsWith(id)) : !IDS.has(id)));
  expect(missing).toEqual([]);
});

test('no text is left over', () => {
  const left = [...IDS].filter((id) => !WRITTEN.some((written) => (written.open ? id.startsWith(written.id) : id === written.id)));
  expect(left).toEqual([]);
});

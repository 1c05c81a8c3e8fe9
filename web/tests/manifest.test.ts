import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Shortcut {
  readonly name: string;
  readonly name_localized?: Readonly<Record<string, string>>;
  readonly url: string;
}
interface Manifest {
  readonly description: string;
  readonly description_localized: Readonly<Record<string, string>>;
  readonly shortcuts: readonly Shortcut[];
}
const manifest = JSON.parse(readFileSync(join(ROOT, 'web/public/manifest.webmanifest'), 'utf8')) as Manifest;

/** A text as written in the files of a language. */
function written(language: string, id: string): string | undefined {
  const folder = join(ROOT, 'locales', language);
  const all = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  return new RegExp(`^${id} = (.*)$`, 'm').exec(all)?.[1];
}

const textOf = ({ url }: Shortcut): string => {
  const game = new URL(url, 'http://forno').searchParams.get('game');
  return game === null ? 'page-new-table' : `game-${game}`;
};

test.for(['en', 'fr', 'it'])('an installed page speaks as the page does: %s', (language) => {
  expect(language === 'en' ? manifest.description : manifest.description_localized[language]).toBe(written(language, 'preview-about'));
  expect(manifest.shortcuts.length).toBeGreaterThan(3);
  for (const shortcut of manifest.shortcuts) {
    expect(shortcut.name_localized?.[language] ?? shortcut.name).toBe(written(language, textOf(shortcut)));
  }
});

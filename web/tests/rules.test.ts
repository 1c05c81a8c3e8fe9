import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { sections } from '../plugins/markdown';
import { marked, wish } from '../src/screens/rules/search';

const RULES = join(import.meta.dirname, '../../docs/rules');
const read = (lang: string, game: string): string => readFileSync(join(RULES, lang, `${game}.md`), 'utf8');

describe('looking for words in the rules', () => {
  function check(html: string, query: string, expected: string): void {
    expect(marked(html, wish(query)).html.replace(/ data-hit="\d+"/g, '')).toBe(expected);
  }

  test('case and accents do not matter', () => {
    check('<p>Le Côté A</p>', 'COTE', '<p>Le <mark>Côté</mark> A</p>');
    check('<p>à la main d’un joueur</p>', "d'un", '<p>à la main <mark>d’un</mark> joueur</p>');
    check('<p>le cœur</p>', 'coeur', '<p>le <mark>cœur</mark></p>');
  });

  test('tags and their attributes are not read', () => {
    check('<p class="aside">an aside</p>', 'aside', '<p class="aside">an <mark>aside</mark></p>');
    check('<a href="#3.1">3.1</a>', '3.1', '<a href="#3.1"><mark>3.1</mark></a>');
  });

  test('what runs over an emphasis is found, and the tags stay whole', () => {
    check('<p>of <strong>one</strong> kind</p>', 'of one kind', '<p><mark>of </mark><strong><mark>one</mark></strong><mark> kind</mark></p>');
    expect(marked('<p>of <strong>one</strong> kind</p>', wish('of one kind')).hits).toBe(1);
  });

  test('cells and items do not run together', () => {
    check('<td>red</td><td>salami</td>', 'redsal', '<td>red</td><td>salami</td>');
  });

  test('an entity is one letter', () => {
    check('<p>a &lt; b &amp; c</p>', '< b & c', '<p>a <mark>&lt; b &amp; c</mark></p>');
    check('<p>&amp;</p>', 'amp', '<p>&amp;</p>');
  });

  test('places are counted and numbered on', () => {
    const found = marked('<p>oven, oven</p>', wish('oven'), 3);
    expect(found).toEqual({ html: '<p><mark data-hit="3">oven</mark>, <mark data-hit="4">oven</mark></p>', hits: 2 });
  });

  test('one letter alone is not looked for', () => {
    expect(marked('<p>a</p>', wish(' a ')).hits).toBe(0);
  });
});

describe('the rules as pages', () => {
  const games = readdirSync(join(RULES, 'en')).map((name) => name.replace('.md', ''));

  test.each(games)('every rule of %s can be linked to, in all languages alike', (game) => {
    const shape = (lang: string): unknown => sections(read(lang, game)).map(({ id, level }) => ({ id, level }));
    expect(shape('fr')).toEqual(shape('en'));
    expect(shape('it')).toEqual(shape('en'));
    const ids = sections(read('en', game)).flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('3.1');
  });

  test.each(games)('every link inside %s leads somewhere', (game) => {
    for (const lang of ['en', 'fr', 'it']) {
      const page = sections(read(lang, game));
      const ids = new Set(page.map(({ id }) => id));
      const links = page.flatMap(({ blocks }) => blocks.flatMap(({ html }) => [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1] ?? '')));
      expect(links.filter((link) => !ids.has(link)), lang).toEqual([]);
      expect(links.length).toBeGreaterThan(10);
    }
  });

  test('pictures find their places: the words have a list and two tables', () => {
    for (const lang of ['en', 'fr', 'it']) {
      for (const game of ['mamma-mia', 'mamma-mia-plus']) {
        const words = sections(read(lang, game)).find(({ id }) => id === '1');
        expect(words?.blocks.filter(({ kind }) => kind === 'table').length).toBe(2);
        expect(words?.blocks.some(({ kind }) => kind === 'list')).toBe(true);
      }
    }
  });

  test('what looks like a tag is text', () => {
    expect(sections('a <script> & "b"')[0]?.blocks[0]?.html).toBe('<p>a &lt;script&gt; &amp; &quot;b&quot;</p>');
  });
});

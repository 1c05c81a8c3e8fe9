import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { sections, type Drawn, type RulesBlock, type RulesSection } from '../plugins/markdown';
import { marked, wish } from '../src/rules/search';

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
    check('<p>(36.2–\u206038.6)</p>', '36.2–38.6', '<p>(<mark>36.2–</mark>\u2060<mark>38.6</mark>)</p>');
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

  test('a rule has a number, another heading only an anchor', () => {
    const [rule, other] = sections('<a id="3.1"></a>\n\n### 3.1 Lay\n\n<a id="memory"></a>\n\n## The memory tax');
    expect(rule).toMatchObject({ id: '3.1', number: '3.1', title: 'Lay' });
    expect(other).toMatchObject({ id: 'memory', number: null, title: 'The memory tax' });
  });

  test('what looks like a tag is text', () => {
    expect(sections('a <script> & "b"')[0]?.blocks[0]?.html).toBe('<p>a &lt;script&gt; &amp; &quot;b&quot;</p>');
  });
});

describe('what the bots found out', () => {
  const STRATEGY = join(import.meta.dirname, '../../docs/strategy');
  const page = (lang: string): RulesSection[] =>
    sections(readFileSync(join(STRATEGY, `${lang}.md`), 'utf8'), (path) => ({ src: `/${path}`, width: 4, height: 3 }));
  const blocks = (lang: string): RulesBlock[] => page(lang).flatMap((section) => section.blocks);

  test('a picture is shown where it is known, and is text elsewhere', () => {
    const draw = (path: string): Drawn | null => (path === 'a.svg' ? { src: '/assets/a.svg', width: 40, height: 30 } : null);
    const [first, second] = sections('![Wins "so"](a.svg)\n\n![Wins](b.svg)', draw)[0]?.blocks ?? [];
    expect(first).toEqual({
      kind: 'picture',
      html: '<img src="/assets/a.svg" alt="Wins &quot;so&quot;" width="40" height="30" loading="lazy" />',
    });
    expect(second?.kind).toBe('paragraph');
  });

  test('what is typed into a terminal is told apart from other code', () => {
    expect(sections('```sh\nforno study\n```\n\n```text\n. .\n```')[0]?.blocks.map(({ kind }) => kind)).toEqual(['command', 'code']);
  });

  test('links into the rules lead to the page of the rules', () => {
    expect(sections('[4.7](../rules/fr/mamma-mia.md#4.7)')[0]?.blocks[0]?.html).toBe('<p><a href="/rules/mamma-mia#4.7">4.7</a></p>');
  });

  test('the same is told in all languages: sections, tables, pictures, commands, numbers', () => {
    const shape = (lang: string): unknown => page(lang).map(({ id, level, blocks }) => ({ id, level, kinds: blocks.map(({ kind }) => kind) }));
    const numbers = (lang: string): string[] =>
      // Words for small numbers differ, and so do decimal and thousands separators.
      (blocks(lang).map(({ html }) => html.replace(/<[^>]*>/g, ' ').replace(/(\d)[,.\u00a0](?=\d)/g, '$1·')).join(' ').match(/\d+·\d+/g) ?? []).sort();
    for (const lang of ['fr', 'it']) {
      expect(shape(lang), lang).toEqual(shape('en'));
      expect(numbers(lang), lang).toEqual(numbers('en'));
    }
    expect(numbers('en').length).toBeGreaterThan(100);
  });

  test.each(['en', 'fr', 'it'])('every picture of %s is there, and every rule it names', (lang) => {
    const html = blocks(lang).map((block) => block.html).join('');
    const pictures = [...html.matchAll(/src="\/([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(pictures.length).toBe(3);
    for (const picture of pictures) expect(readFileSync(join(STRATEGY, picture), 'utf8')).toContain(`viewBox="0 0 400 `);
    const links = [...html.matchAll(/href="\/rules\/([\w-]+)#([^"]+)"/g)];
    expect(links.length).toBe(4);
    for (const [, game = '', rule = ''] of links) expect(sections(read(lang, game)).map(({ id }) => id)).toContain(rule);
  });
});

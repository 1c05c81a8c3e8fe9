import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';

import * as listed from '../src/games';
import type { Family, GameFamily } from '../src/games/family';
import { fold } from '../src/games/fold';
import GamePicture from '../src/games/GamePicture.svelte';
import { familyNamed, familyOf, familyOfGame, GAMES, knowsView } from '../src/games/lookup';
import Ingredient from '../src/games/mamma-mia/art/Ingredient.svelte';
import { KINDS } from '../src/games/mamma-mia/ingredients';
import type { FromHouse, News, Ingredient as Kind, Said, TableState, View } from '../src/protocol';
import OfferList from '../src/stage/OfferList.svelte';
import { soundOf } from '../src/stage/sounds';

const ROOT = join(import.meta.dirname, '../..');

/** What a house with a game unknown to this page might send. */
const VIEW = { family: 'calzone', phase: { kind: 'laying', seat: 1 } } as unknown as View;
const SAID = { family: 'calzone', kind: 'laid', seat: 1, ingredient: 'olive', count: 2 } as unknown as Said;

describe('the list of games', () => {
  test('has every family of the protocol', () => {
    expectTypeOf<(typeof listed)[keyof typeof listed]['family']>().toEqualTypeOf<Family>();
    const wire = readFileSync(join(ROOT, 'web/src/protocol/index.ts'), 'utf8');
    const views = /^export type View = (.*);$/m.exec(wire)?.[1] ?? '';
    const families = [...views.matchAll(/"family": "([\w-]+)"/g)].map((match) => match[1] ?? '');
    expect(families.length).toBeGreaterThan(1);
    expect(Object.values(listed).map(({ family }) => family).toSorted()).toEqual(families.toSorted());
  });

  test('has every folder beside it, and no game twice', () => {
    const folders = readdirSync(join(ROOT, 'web/src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(Object.values(listed).map(({ family }) => family).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
    expect(new Set(GAMES).size).toBe(GAMES.length);
  });

  test.each(GAMES)('has the rules, a picture and all the words of %s', (game) => {
    expect(familyOfGame(game)?.games).toContain(game);
    expect(render(GamePicture, { props: { game } }).body).toContain('<svg');
    for (const language of ['en', 'fr', 'it']) {
      expect(readdirSync(join(ROOT, 'docs/rules', language))).toContain(`${game}.md`);
      const folder = join(ROOT, 'locales', language);
      const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
      for (const id of [`game-${game}`, `page-about-${game}`, `page-minutes-${game}`]) expect(texts).toContain(`\n${id} = `);
    }
  });

  test('nothing outside it and the folders of the families names one of them', () => {
    const home = join(ROOT, 'web/src');
    const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte|css|html)$/.test(file));
    const elsewhere = files.filter((file) => !/^games\/(index\.ts|[^/]+\/)/.test(file) && !file.startsWith('protocol/'));
    expect(elsewhere.length).toBeGreaterThan(100);
    const naming = elsewhere.filter((file) => /mamma.?mia|pizza.?theory/i.test(readFileSync(join(home, file), 'utf8')));
    expect(naming).toEqual([]);
  });
});

describe('a family without a stage of its own', () => {
  test('is played by its offers', () => {
    const { mammaMia, pizzaTheory } = listed;
    const props = { reader: { names: ['Ada', 'Bea'], seat: 1 }, busy: false, onmove: () => undefined };
    const place = render(OfferList, { props: { ...props, family: pizzaTheory as unknown as GameFamily, offers: [{ kind: 'place', among: ['a4', 'd4'] }] } });
    expect(place.body.match(/<button/g)).toHaveLength(2);
    const fill = render(OfferList, { props: { ...props, family: mammaMia as unknown as GameFamily, offers: [{ kind: 'fill', count: 2, among: { olive: 2, salami: 1 } }] } });
    expect(fill.body).toContain('<fieldset');
  });

  test('need say no more than what is seen, who must do what, and what may be done', () => {
    const plain: GameFamily = {
      family: 'pizza-theory',
      games: ['calzone'],
      fold: (view) => view,
      movesOf: () => [{ kind: 'cut', line: 1 }],
      movePhrase: () => ({ id: 'page-play-now' }),
    };
    const offers = render(OfferList, { props: { family: plain, offers: [{ kind: 'cut', among: [1] }], reader: { names: [], seat: 1 }, busy: false, onmove: () => undefined } });
    expect(offers.body.match(/<button/g)).toHaveLength(1);
  });
});

describe('a game that this page does not know', () => {
  test('has no family, no picture and no sound of another one', () => {
    expect(knowsView(VIEW)).toBe(false);
    expect(familyNamed('calzone')).toBeNull();
    expect(familyOfGame('calzone')).toBeNull();
    expect(render(GamePicture, { props: { game: 'calzone' } }).body).not.toContain('<svg');
    expect(soundOf(SAID, 1)).toBeNull();
  });

  test('is never folded as another one', () => {
    expect(() => familyOf(VIEW)).toThrow('does not know');
    expect(() => fold(VIEW, SAID)).toThrow('does not know');
  });

  test('a new printing of a game that is known is not drawn as an old one', () => {
    expect(familyOfGame('mamma-mia-deluxe')).toBeNull();
    const Picture = listed.mammaMia.Picture;
    expect(render(Picture, { props: { game: 'mamma-mia-deluxe' } }).body).not.toContain('<svg');
  });

  test('a saying of another family changes nothing', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const view = { family: 'pizza-theory' } as unknown as View;
    expect(fold(view, SAID)).toBe(view);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});

describe('a kind of ingredient that this page does not know', () => {
  test('is not drawn as a shrimp, nor as any other', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const drawn = (kind: string): string => render(Ingredient, { props: { kind: kind as Kind } }).body;
    const bare = drawn('artichoke');
    for (const kind of KINDS) expect(drawn(kind).length).toBeGreaterThan(bare.length + 200);
    expect(bare.match(/<path/g)?.length ?? 0).toBeLessThan(2);
    vi.restoreAllMocks();
  });
});

describe('a table of a game that this page does not know', () => {
  let hear: (frame: FromHouse) => void;
  const close = vi.fn();

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('document', { visibilityState: 'visible' });
    vi.doMock('../src/socket/table-socket', () => ({
      TableSocket: class {
        close = close;
        constructor(_: string, events: { frame: typeof hear }) {
          hear = events.frame;
        }
        moveCursor(): void {}
      },
    }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.doUnmock('../src/socket/table-socket');
    vi.resetModules();
    close.mockClear();
  });

  async function tableAt(): Promise<import('../src/table/table.svelte').Table> {
    const { Table } = await import('../src/table/table.svelte');
    return new Table('t1');
  }

  test('says so by its name, and shows nothing of it', async () => {
    const table = await tableAt();
    hear({ kind: 'table', game: 'calzone', stage: { kind: 'playing' } } as unknown as FromHouse & TableState);
    expect(table.obstacle).toEqual({ kind: 'unknown-game' });
    expect(table.state).toBeNull();
    expect(close).toHaveBeenCalled();
  });

  test('says so by what is seen, and shows nothing of it', async () => {
    const table = await tableAt();
    hear({ kind: 'news', view: VIEW, sayings: [], heard: 0, awaited: [], steps: [], may_also: [] } as unknown as FromHouse & News);
    expect(table.obstacle).toEqual({ kind: 'unknown-game' });
    expect(table.view).toBeNull();
    expect(close).toHaveBeenCalled();
  });
});

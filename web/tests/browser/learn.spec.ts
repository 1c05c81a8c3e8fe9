import type { Locator, Page } from '@playwright/test';

import type { Lesson, LessonPart, Move } from '../../src/protocol';
import { expectAccessible } from './accessible';
import { NOT_THERE, type Guest } from './guest';
import { PizzaTheory } from './players';
import { expect, test } from './test';

type Learning = Pick<Guest, 'page' | 'hands'>;

const coachOf = (page: Page): Locator => page.getByRole('region', { name: /^Step \d+ of \d+$/ });
const next = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true });
const handed = (page: Page, list: string): Locator => page.getByRole('list', { name: `${list} in your hand` });
const ORDERS: Readonly<Record<string, RegExp>> = { 'four-olive': /four olives/, 'one-of-each': /one of each/ };

async function lessonOf(page: Page, game: string): Promise<Lesson> {
  return (await (await page.request.get(`/api/lessons/${game}`)).json()) as Lesson;
}

/** Waits until the coach's words for this part are shown. */
async function arrived({ page }: Learning, { parts }: Lesson, part: LessonPart): Promise<void> {
  const coach = page.getByRole('region', { name: `Step ${parts.indexOf(part) + 1} of ${parts.length}` });
  await expect(coach).toBeVisible();
  await expect(coach.getByRole('button', { name: 'Skip' })).toHaveCount(0);
}

/** Makes a move through the page. */
async function make({ page, hands }: Learning, move: Move): Promise<void> {
  switch (move.kind) {
    case 'lay':
      for (let card = 0; card < move.count; card++) {
        await hands.press(handed(page, 'Ingredients').getByRole('button', { name: new RegExp(move.ingredient) }));
      }
      return;
    case 'order':
      return hands.press(handed(page, 'Orders').getByRole('button', { name: ORDERS[move.order] ?? '' }));
    case 'draw':
      return hands.press(page.getByRole('button', { name: move.from === 'supply' ? /^Supply/ : /^Waiter/ }));
    case 'ask':
      return hands.press(page.getByRole('button', { name: /^Ask for/ }));
    case 'help':
      return hands.press(page.getByRole('button', { name: /^Give/ }));
    case 'place':
      return hands.press(new PizzaTheory(page, hands).spot(move.space));
    case 'cut':
      return new PizzaTheory(page, hands).cut(move.line);
    default:
      // Laying no order means pressing nothing.
      expect(move.kind).toBe('no-order');
  }
}

/** Does what a part asks for, or continues. */
async function follow(learning: Learning, lesson: Lesson, part: LessonPart): Promise<void> {
  await arrived(learning, lesson, part);
  for (const move of part.moves) await make(learning, move);
  if (part.moves.length === 0) await learning.hands.press(next(learning.page));
}

const BY = [
  { game: 'mamma-mia', name: 'Mamma Mia! (1998)', by: 'mouse' },
  { game: 'mamma-mia-plus', name: 'Mamma Mia! Plus (2009)', by: 'keys' },
  { game: 'pizza-theory', name: 'Pizza Theory (2012)', by: 'touch' },
] as const;

for (const { game, name, by } of BY) {
  test(`the lesson of ${name} is played to its end, by ${by}, and leads to a table`, async ({ arrive }) => {
    const guest = await arrive({ by });
    const { page, hands } = guest;
    await page.goto('/');
    const lesson = await lessonOf(page, game);
    await hands.press(page.getByRole('article', { name }).getByRole('link', { name: 'Learn in 3 minutes' }));
    await expect(page.getByRole('heading', { level: 1, name: `Learn ${name}` })).toBeAttached();
    for (const part of lesson.parts.slice(0, -1)) await follow(guest, lesson, part);
    await expect(page.getByText(/^Now you know it/).first()).toBeVisible();
    await hands.press(coachOf(page).getByRole('button', { name: 'Play now' }));
    await expect(page).toHaveURL(/\/t\//);
  });
}

test('another move is taken kindly; one leaves, comes back, and begins anew', async ({ arrive }) => {
  const guest = await arrive();
  const { page, hands } = guest;
  await page.goto('/learn/mamma-mia');
  const lesson = await lessonOf(page, 'mamma-mia');
  const [first, second] = lesson.parts;
  if (first === undefined || second === undefined) throw new Error('a lesson has parts');
  await arrived(guest, lesson, first);
  await make(guest, { kind: 'lay', ingredient: 'salami', count: 1 });
  await make(guest, { kind: 'draw', from: 'waiter' });
  await expect(coachOf(page).getByText('That is allowed too. For this lesson:')).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Undo' }));
  await follow(guest, lesson, first);
  await arrived(guest, lesson, second);
  const held = await handed(page, 'Ingredients').innerText();

  await hands.press(coachOf(page).getByRole('link', { name: 'Leave' }));
  await hands.press(page.getByRole('link', { name: 'Go on learning' }));
  await arrived(guest, lesson, second);
  expect(await handed(page, 'Ingredients').innerText(), 'the table is as it was').toBe(held);
  await page.reload();
  await arrived(guest, lesson, second);
  await hands.press(coachOf(page).getByRole('button', { name: 'Back to the start' }));
  await arrived(guest, lesson, first);
});

test('no violation: something to do, a stumble, something to look at; the words are told', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  guest.forgive(...NOT_THERE);
  await page.goto('/learn/pizza-theory');
  const lesson = await lessonOf(page, 'pizza-theory');
  const looking = lesson.parts.findIndex(({ moves }) => moves.length === 0);
  await expect(page.getByRole('button', { name: /^b6, free/ })).toBeVisible();
  await expect(page.locator('[aria-live=polite]').getByText('Press the marked space.').first()).toBeAttached();
  await expectAccessible(page, 'to do');
  // It is allowed, but it is not the marked space.
  await new PizzaTheory(page, guest.hands).spot('d4').click({ force: true });
  await expect(coachOf(page).getByText('That is allowed too. For this lesson:')).toBeVisible();
  await expectAccessible(page, 'stumble');
  for (const part of lesson.parts.slice(0, looking + 1)) await follow(guest, lesson, part);
  await expectAccessible(page, 'to look at');
  await page.goto('/learn/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no lesson here' })).toBeVisible();
});

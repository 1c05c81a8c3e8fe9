import type { Page } from '@playwright/test';

import { MammaMia, PizzaTheory } from './players';
import { againstBots, inviteLink, join, openTable, start } from './steps';
import { expect, test } from './test';

/** Text is enlarged as a phone's own setting does it; a zoomed-in laptop has a window half as large. */
const WINDOWS = [
  { name: 'a phone on its side', width: 740, height: 360, letters: 1 },
  { name: 'a phone with letters twice as large', width: 360, height: 740, letters: 2 },
  { name: 'a laptop at 200 %', width: 640, height: 400, letters: 1 },
  { name: 'a very wide screen', width: 2560, height: 1080, letters: 1 },
] as const;

/** What makes the page wider than the window, if it is. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
  return [`${scrollWidth} of ${clientWidth}`, ...wide.map((one) => `${one.tagName} ${one.getAttribute('class') ?? ''} ${one.textContent.trim().slice(0, 30)}`)];
}

/** Nothing is cut off at the side, in any of the windows. */
async function expectRoom(page: Page, screen: string, seen?: () => Promise<void>): Promise<void> {
  for (const { name, width, height, letters } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate((times) => (document.documentElement.style.fontSize = `${times * 100}%`), letters);
    await page.waitForTimeout(100);
    const wide = await page.evaluate(tooWide);
    expect.soft(wide, `${screen}, ${name}: no scrolling sideways`).toEqual([]);
    await test.step(`${screen}, ${name}`, async () => seen?.());
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

test('every window has room: start, new table, rules', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  for (const [screen, path] of [['start', '/'], ['new', '/new'], ['rules', '/rules/mamma-mia-plus']] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRoom(page, screen);
  }
  await openTable(guest, { game: 'Mamma Mia! Plus', seats: 6, bots: false });
  await expectRoom(page, 'gathering');
});

test('every window has room: Pizza Theory', async ({ arrive }) => {
  const guest = await arrive();
  const player = (await againstBots(guest, { game: 'Pizza Theory', seats: 3 })) as PizzaTheory;
  await expectRoom(guest.page, 'adding', async () => player.open.first().click({ trial: true }));
  await player.add();
  await expect(player.pick).toBeVisible();
  await expectRoom(guest.page, 'cutting', async () => player.lines.getByRole('radio').first().locator('xpath=ancestor::label').click({ trial: true }));
});

test('six guests whose names are long, written from right to left, or pictures', async ({ arrive }) => {
  const names = ['Wolfeschlegelsteinhausenbergerdorff Ada', 'مريم الطباخة الماهرة جدا', '🍕👩‍👩‍👧‍👦🍕🇮🇹🍕🔥🍕', 'ラーメンが大好きな田中さん', 'Ī̷̢̛͔͖g̸̨̛̪n̷a̷z̷i̷o̷'] as const;
  const ada = await arrive();
  const { page } = ada;
  // The player with the longest name begins, so that it is also above the table.
  await openTable(ada, { game: 'Mamma Mia! Plus', seats: 6, bots: false, options: { 'First player': 'Seat 2' } });
  const link = await inviteLink(page);
  for (const name of names) await join(await arrive(), link, name);
  await expectRoom(page, 'gathering with names');
  await start(ada);
  const plates = page.locator('[data-plate]');
  await expect(plates).toHaveCount(5);
  // Each is completely visible, and none overlaps another.
  await expectRoom(page, 'playing with names', async () => {
    const boxes = await plates.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as { left: number; right: number; top: number; bottom: number }));
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        expect.soft(apart, JSON.stringify([one, other])).toBe(true);
      }
    }
  });
});

test('every window has room: Mamma Mia! Plus for six', async ({ arrive }) => {
  const guest = await arrive();
  const player = (await againstBots(guest, { game: 'Mamma Mia! Plus', seats: 6 })) as MammaMia;
  await expectRoom(guest.page, 'laying', async () => {
    await player.ingredients.first().click();
    await player.piles.first().click({ trial: true });
    await guest.page.getByRole('button', { name: 'Undo' }).click();
  });
});

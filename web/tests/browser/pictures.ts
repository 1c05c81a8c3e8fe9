import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { inEveryLook } from './accessible';
import { AWAY, NOT_THERE, type Guest } from './guest';
import { MammaMia, PizzaTheory } from './players';
import { openTable, result, start, type Wanted } from './steps';
import { expect, test } from './test';

// Takes every screen, light and dark, on a phone and on a laptop, into web/screenshots/.
const FOLDER = fileURLToPath(new URL('../../screenshots/', import.meta.url));

/** Takes a screen in each variant; only the visible part, or all of it. */
async function take(page: Page, screen: string, fullPage = false): Promise<void> {
  await inEveryLook(page, async (look) => {
    // By then the layout has adjusted to the window. In a small window the picture begins at the
    // table, as on arrival.
    await page.waitForTimeout(150);
    if (!fullPage) await page.evaluate(() => {
      const main = document.querySelector('[data-kitchen]')?.closest('main');
      if (main) scrollTo({ top: main.offsetTop, behavior: 'instant' });
    });
    await page.screenshot({ path: `${FOLDER}${screen}-${look}.png`, fullPage });
  });
}

/** How many milliseconds a command takes to reach the page. */
const SOON = 150;

/** Takes a passing moment: the page's clock stands still meanwhile. */
async function takeMoment(page: Page, screen: string): Promise<void> {
  // The clock runs until the command arrives, and cannot be turned back.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SOON);
  await take(page, screen);
  await page.clock.resume();
}

async function begin(guest: Guest, wanted: Wanted): Promise<void> {
  await guest.page.clock.install();
  await openTable(guest, { ...wanted, bots: 'mixed' });
  await start(guest);
}

test('start, new table, gathering, rules, strategy, not found', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  guest.forgive(...NOT_THERE);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeEnabled();
  await take(page, 'start', true);
  await page.goto('/new');
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible();
  await take(page, 'new-table', true);
  await openTable(guest, { game: 'Mamma Mia! Plus', seats: 4, bots: false });
  await page.getByLabel('A bot for seat 2').selectOption({ index: 1 });
  await take(page, 'gathering', true);
  await page.goto('/rules/mamma-mia');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'rules');
  await page.goto('/rules/pizza-theory');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'rules-pizza-theory');
  await page.keyboard.press('?');
  await take(page, 'keys');
  await page.goto('/strategy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'strategy');
  await page.goto('/t/0zzzzzzzzzzzzzzzzzzzzzzzzz#invite=abcdef');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'bad-link');
  await page.goto('/nowhere');
  await take(page, 'not-found');
});

test('lessons: something to do, something to look at', async ({ arrive }) => {
  const { page, hands } = await arrive();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.goto('/learn/mamma-mia');
  await expect(page.getByText('Press the olives twice').first()).toBeVisible();
  await take(page, 'lesson-to-do');
  await page.goto('/learn/pizza-theory');
  const player = new PizzaTheory(page, hands);
  await hands.press(player.spot('b6'));
  await player.cut(5);
  await hands.press(next);
  await expect(page.getByText('Here you have 2').first()).toBeVisible();
  await take(page, 'lesson-to-look-at');
});

test('Pizza Theory: adding, cutting, the reveal, the result, the replay; the house away', async ({ arrive, own }) => {
  const guest = await arrive({ house: own, reveal: 'normal' });
  const { page } = guest;
  guest.forgive(...AWAY);
  await begin(guest, { game: 'Pizza Theory', seats: 3 });
  const player = new PizzaTheory(page, guest.hands);
  const skip = page.getByRole('button', { name: 'Skip' });
  await player.awaited();
  await take(page, 'pizza-theory-adding');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  await take(page, 'hint');
  await page.getByRole('button', { name: 'Without the hint' }).click();
  await player.act();
  await expect(player.pick).toBeVisible({ timeout: 30_000 });
  await guest.hands.choose(player.lines.getByRole('radio', { name: 'Line 3' }));
  await take(page, 'pizza-theory-cutting');
  await guest.hands.press(page.getByRole('button', { name: 'Cut along line 3' }));
  await expect(page.getByRole('table', { name: 'The slices' })).toBeVisible();
  await takeMoment(page, 'pizza-theory-reveal');
  for (;;) {
    if (await skip.isVisible()) await skip.click({ timeout: 1_000 }).catch(() => undefined);
    else if ((await player.act()) === 'over') break;
  }
  await result(page);
  await take(page, 'pizza-theory-result');
  const table = page.url();
  await page.getByRole('link', { name: 'Replay' }).click();
  const position = page.getByRole('slider', { name: 'Position in the game' });
  await position.press('End');
  for (let step = 0; step < 12; step++) await position.press('ArrowLeft');
  await take(page, 'replay');
  await page.getByRole('tab', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Judge this game' }).click();
  await expect(page.getByRole('img', { name: /^The chance of/ })).toBeVisible({ timeout: 30_000 });
  await take(page, 'review', true);
  await page.getByRole('button', { name: 'The dealer was honest' }).click();
  await take(page, 'replay-fairness', true);
  await page.goto(table);
  await result(page);
  await own.stop();
  await expect(page.getByText('The house is away').first()).toBeVisible();
  await take(page, 'away');
});

test('the keeper’s room, a banned guest', async ({ arrive, own }) => {
  const bea = await arrive({ house: own });
  bea.forgive(/status of 403/, /WebSocket connection to .* failed/);
  await openTable(bea, { game: 'Mamma Mia!', seats: 3 });
  const keeper = await arrive({ house: own });
  const { page } = keeper;
  keeper.forgive(/status of 401/);
  await page.goto('/keeper');
  await expect(page.getByText('forno keeper invite')).toBeVisible();
  await take(page, 'keeper-sign-in', true);
  await page.goto(await own.invite('keeper'));
  await page.getByRole('button', { name: 'Enter' }).click();
  const rooms = page.getByRole('navigation', { name: 'The keeper’s room' });
  for (const part of ['Overview', 'Reports', 'Tables', 'Measures', 'Audit log', 'Sessions', 'Guests']) {
    await rooms.getByRole('link', { name: part }).click();
    await expect(page.getByRole('heading', { name: part, level: 1 })).toBeVisible();
    await take(page, `keeper-${part.toLowerCase().replace(' ', '-')}`, true);
  }
  await page.getByRole('listitem').filter({ hasNotText: 'Keeper' }).getByRole('link').click();
  await page.getByRole('button', { name: /^Ban / }).click();
  await page.getByLabel('Reason').fill('Insults at three tables.');
  await take(page, 'keeper-ban');
  await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByText('Insults at three tables.')).toBeVisible();
  await take(page, 'keeper-guest', true);
  await expect(bea.page.getByRole('heading', { name: 'You cannot come in at the moment' })).toBeVisible();
  await take(bea.page, 'banned', true);
});

for (const game of ['Mamma Mia!', 'Mamma Mia! Plus'] as const) {
  test(`${game}: laying, ordering, opening, judging, helping, the end`, async ({ arrive }) => {
    test.setTimeout(400_000);
    const name = game === 'Mamma Mia!' ? 'mamma-mia' : 'mamma-mia-plus';
    const guest = await arrive({ reveal: 'fast' });
    const { page } = guest;
    await begin(guest, { game, seats: 4 });
    const player = new MammaMia(page, guest.hands);
    const skip = page.getByRole('button', { name: 'Skip' });
    const open = page.getByRole('heading', { name: 'The oven is open' });
    const taken = new Set<string>();
    const once = async (screen: string, how: (page: Page, screen: string) => Promise<void>): Promise<void> => {
      if (taken.has(screen)) return;
      taken.add(screen);
      await how(page, `${name}-${screen}`);
    };
    for (let looks = 0; !(await player.over.isVisible()); looks++) {
      if (await page.getByRole('button', { name: 'No, sorry' }).isVisible()) await once('helping', take);
      else if (await player.choices.first().isVisible()) await once('judging', take);
      else if (await open.isVisible()) await once('opening', takeMoment);
      else if (await player.ingredients.first().isVisible()) {
        await once('laying', take);
        if ((await player.orders.first().isVisible()) && !taken.has('ordering')) {
          await guest.hands.press(player.ingredients.first());
          await guest.hands.press(player.orders.first());
          await once('ordering', take);
          await page.getByRole('button', { name: 'Undo' }).click();
        }
      }
      if (await skip.isVisible()) {
        // A short part of each opening is watched.
        if (!taken.has('opening')) await page.waitForTimeout(100);
        else await skip.click({ timeout: 1_000 }).catch(() => undefined);
      } else await player.act();
    }
    await result(page);
    await take(page, `${name}-end`);
  });
}

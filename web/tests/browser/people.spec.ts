import { expectAccessible } from './accessible';
import type { Guest } from './guest';
import { inviteLink, join, openTable } from './steps';
import { expect, test } from './test';

test('the opener removes somebody, who is told why, and lets him back', async ({ arrive }) => {
  const ada = await arrive();
  const bea = await arrive({ by: 'touch' });
  await openTable(ada, { game: 'Pizza Theory', seats: 3, bots: false });
  await join(bea, await inviteLink(ada.page), 'Bea');
  // Whoever did not open the table removes nobody.
  await expect(bea.page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await ada.hands.press(ada.page.getByRole('button', { name: 'Remove Bea' }));
  await expect(bea.page.getByRole('main').getByText('The opener of this table removed you.')).toBeVisible();
  await expect(bea.page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await expectAccessible(bea.page, 'removed');
  await bea.page.reload();
  await expect(bea.page.getByRole('main').getByText('The opener of this table removed you.')).toBeVisible();

  await expect(ada.page.getByRole('heading', { name: 'Removed from this table' })).toBeVisible();
  await expectAccessible(ada.page, 'gathering, with somebody removed');
  await ada.hands.press(ada.page.getByRole('button', { name: 'Let Bea sit down again' }));
  await expect(ada.page.getByRole('heading', { name: 'Removed from this table' })).toHaveCount(0);
  await bea.hands.press(bea.page.getByRole('button', { name: 'Sit down' }));
  await expect(ada.page.getByRole('button', { name: 'Remove Bea' })).toBeVisible();
});

/** Opens public tables by the quickest way. */
async function openTables({ page }: Guest, tables: readonly object[]): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeEnabled();
  await page.evaluate(async (all) => {
    for (const wanted of all) {
      const body = JSON.stringify({ visibility: 'public', ...wanted });
      const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      if (!answer.ok) throw new Error(await answer.text());
    }
  }, tables);
}

test('a long list of open tables is searched', async ({ arrive, own }) => {
  const mamma = { game: 'mamma-mia', seats: 4 };
  const live = { kind: 'live', base: 300, increment: 5 };
  await openTables(await arrive({ house: own }), [mamma, mamma, mamma, mamma, mamma]);
  const guest = await arrive({ house: own });
  const { page, hands } = guest;
  const search = page.getByRole('search', { name: 'Search the open tables' });
  const rows = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Open tables' }) }).getByRole('link');
  await openTables(guest, [{ game: 'pizza-theory', seats: 2, language: 'fr' }, { game: 'pizza-theory', seats: 3, clock: live }]);
  await expect(rows).toHaveCount(7);
  await expect(search).toHaveCount(0);
  await openTables(guest, [{ ...mamma, bots: [{ seat: 2, level: 'dado' }] }, { ...mamma, language: 'it' }]);

  await expect(search).toBeVisible();
  await expectAccessible(page, 'the search');
  await hands.select(search.getByLabel('Game'), /^Pizza Theory/);
  await expect(page.getByText('2 open tables are like that.')).toBeVisible();
  await expect(rows).toHaveCount(2);
  await hands.select(search.getByLabel('Clock'), 'Minutes for the game');
  await expect(page.getByText('One open table is like that.')).toBeVisible();
  await expect(rows).toContainText(['5 min + 5 s']);
  await hands.select(search.getByLabel('Language'), 'Français');
  await expect(page.getByText('No open table is like that.')).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Clear the search' }));
  await expect(page.getByRole('button', { name: 'Show all 9' })).toBeVisible();
  await hands.select(search.getByLabel('Bots'), 'with bots');
  await expect(page.getByText('One open table is like that.')).toBeVisible();
});

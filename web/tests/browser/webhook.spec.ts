import { House } from './house';
import { inviteLink, join, openTable, start } from './steps';
import { expect, test } from './test';

const WANTED = { game: 'Pizza Theory', seats: 2, bots: false, overDays: true, webhook: 'https://hooks.example/services/secret' } as const;
const TOLD = 'hooks.example is told whose turn it is.';

let house: House;
test.beforeAll(async () => {
  house = await House.open('--webhook-hosts', 'hooks.example');
});
test.afterAll(() => house.close());

test('the webhook of a table is shown to its opener alone, and of its address only the host', async ({ arrive }) => {
  const ada = await arrive({ house });
  const bea = await arrive({ house });
  await openTable(ada, WANTED);
  await expect(ada.page.getByText(TOLD)).toBeVisible();
  await join(bea, await inviteLink(ada.page), 'Bea');
  await start(ada);
  for (const { page, hands } of [ada, bea]) await hands.press(page.getByRole('tab', { name: 'Table' }));
  await expect(ada.page.getByText(TOLD)).toBeVisible();
  await expect(bea.page.getByRole('heading', { name: 'Fair dealing' })).toBeVisible();
  await expect(bea.page.getByText('hooks.example')).toHaveCount(0);
  for (const { page } of [ada, bea]) expect(await page.content()).not.toContain('services/secret');
});

import { readFile } from 'node:fs/promises';

import { againstBots, type Wanted } from './steps';
import { expect, test } from './test';

const TABLES: readonly Wanted[] = [
  { game: 'Pizza Theory', seats: 3 },
  { game: 'Mamma Mia!', seats: 3, options: { Practice: 'one round only' } },
];

for (const wanted of TABLES) {
  test(`a finished game of ${wanted.game} again: its positions, the fairness, its ledger`, async ({ arrive }, info) => {
    const guest = await arrive();
    const { page } = guest;
    const player = await againstBots(guest, wanted);
    await player.play();

    const file = info.outputPath('saved.ledger');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Save the ledger' }).click()]);
    await download.saveAs(file);
    expect(await readFile(file, 'utf8')).toContain('forno ledger 1');

    let told = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('/replay')) told += 1;
    });
    await page.getByRole('link', { name: 'Replay' }).click();
    const title = page.getByRole('heading', { level: 1, name: `${wanted.game} (` });
    const position = page.getByRole('slider', { name: 'Position in the game' });
    await expect(title).toBeVisible();
    await expect(page.getByText('The dealer was honest').first()).toBeVisible();

    await page.getByRole('button', { name: 'To the end of the game' }).click();
    const end = Number(await position.inputValue());
    expect(end).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect(position).toHaveValue(String(end - 1));
    // The address leads to the position.
    await expect(page).toHaveURL(new RegExp(`at=${end - 1}\\b`));
    expect(told, 'the game is fetched once, not for each step').toBe(1);
    await page.reload();
    await expect(position).toHaveValue(String(end - 1));
    await page.getByRole('button', { name: 'To the start of the game' }).click();
    await expect(position).toHaveValue('0');
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(position).toHaveValue('1');

    // A stranger gets the same from the file alone.
    const stranger = await arrive();
    await stranger.page.goto('/');
    await stranger.page.getByLabel('Choose a ledger').setInputFiles(file);
    await expect(stranger.page.getByRole('heading', { level: 1, name: `${wanted.game} (` })).toBeVisible();
    await expect(stranger.page.getByText('The dealer was honest').first()).toBeVisible();
    await stranger.page.getByRole('button', { name: 'To the end of the game' }).click();
    await expect(stranger.page.getByRole('slider', { name: 'Position in the game' })).toHaveValue(String(end));
  });
}

test('the log of a finished table is whole after a reload, and each line leads into the replay', async ({ arrive }) => {
  const guest = await arrive();
  const { page } = guest;
  const player = await againstBots(guest, { game: 'Mamma Mia!', seats: 3, options: { Practice: 'one round only' } });
  await player.play();
  await page.reload();
  const log = page.getByRole('list', { name: 'What happened' });
  const lines = log.getByRole('link');
  await expect.poll(() => lines.count()).toBeGreaterThan(40);
  // The final count is there too, not only the points.
  const counted = page.getByRole('region', { name: 'On the table' }).getByRole('list').getByRole('list').getByRole('listitem');
  await expect.poll(() => counted.count()).toBeGreaterThan(0);

  const last = lines.last();
  const words = (await last.innerText()).trim();
  await last.click();
  await expect(page.getByRole('button', { name: words, exact: true }).and(page.locator('[aria-current=step]'))).toBeVisible();
  const position = page.getByRole('slider', { name: 'Position in the game' });
  expect(Number(await position.inputValue())).toBeGreaterThan(10);
});

test('a file that is no ledger is refused with a reason', async ({ arrive }) => {
  const guest = await arrive();
  guest.forgive(/status of 4\d\d/);
  await guest.page.goto('/replay');
  await guest.page.getByLabel('Choose a ledger').setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear diary') });
  await expect(guest.page.getByRole('alert')).toContainText('This is not a Forno ledger.');
});

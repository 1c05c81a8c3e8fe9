import { Player } from './players';
import { result, start } from './steps';
import { expect, test } from './test';

/** Plays with the buttons of a family without its own stage: one for each move. */
class Crostini extends Player {
  protected readonly todo = this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: 'Your turn' }) }).getByRole('button');

  protected async move(): Promise<void> {
    const count = await this.todo.count();
    await this.hands.press(this.todo.nth(Math.floor(Math.random() * count)));
  }
}

test('a whole table of crostini against Dado', async ({ arrive }) => {
  const guest = await arrive();
  const { page, hands } = guest;
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Crostini/ })).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'New table' }));
  await hands.choose(page.getByRole('radio', { name: /^Crostini \(/ }));
  await hands.choose(page.getByRole('group', { name: 'How many play?' }).getByRole('radio', { name: '2' }));
  await hands.select(page.getByLabel('Seat 2'), 'Bot: Dado (level 0)');
  await hands.press(page.getByRole('button', { name: 'Open the table' }));
  await expect(page.getByRole('heading', { name: 'Who sits where' })).toBeVisible();
  await start(guest);
  const player = new Crostini(page, hands);
  expect(await player.play()).toBe('over');
  expect(player.turns).toBe(5);
  expect((await result(page)).match(/points?/g)).toHaveLength(2);
  await hands.press(player.over);
  await expect(page.getByRole('heading', { name: /Crostini/ }).first()).toBeVisible();
});

test('the rules of crostini', async ({ arrive }) => {
  const { page } = await arrive();
  await page.goto('/rules/crostini');
  await expect(page.getByRole('heading', { name: /Or eat/ })).toBeVisible();
});

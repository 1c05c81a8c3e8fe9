import { expect, test as base } from '@playwright/test';

import { Guest, type Coming } from './guest';
import { House } from './house';

export { expect };

interface ForOne {
  /** Lets a guest visit the house, by its number or by the name of this machine, where passkeys work. */
  arrive: (coming?: Coming & { house?: House; byName?: boolean }) => Promise<Guest>;
  /** A house for this test only, which can be stopped, killed and restarted. */
  own: House;
}
interface ForMany {
  /** The house that the tests of a worker share. */
  house: House;
}

export const test = base.extend<ForOne, ForMany>({
  house: [
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  own: async ({}, use) => {
    const house = await House.open();
    await use(house);
    await house.close();
  },
  arrive: async ({ browser, house }, use, info) => {
    const guests: Guest[] = [];
    await use(async ({ house: wanted = house, byName = false, ...coming } = {}) => {
      const url = byName ? wanted.url.replace('127.0.0.1', 'localhost') : wanted.url;
      const guest = await Guest.arrive(browser, url, coming);
      guests.push(guest);
      return guest;
    });
    const wrongs = guests.flatMap((guest) => guest.wrongs());
    if (info.status !== 'passed') {
      for (const [at, guest] of guests.entries()) {
        for (const [tab, page] of guest.context.pages().entries()) {
          const body = await page.screenshot().catch(() => null);
          if (body !== null) await info.attach(`guest ${at + 1}, tab ${tab + 1}`, { body, contentType: 'image/png' });
        }
      }
    }
    for (const guest of guests) await guest.context.close();
    expect(wrongs, 'nothing goes wrong unseen').toEqual([]);
  },
});

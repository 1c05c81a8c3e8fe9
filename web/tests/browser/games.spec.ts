import type { Coming } from './guest';
import { againstBots, result, type Wanted } from './steps';
import { expect, test } from './test';

const PLUS: Wanted = { game: 'Mamma Mia! Plus', seats: 4 };
const FIRST: Wanted = { game: 'Mamma Mia!', seats: 3 };
const PIZZA: Wanted = { game: 'Pizza Theory', seats: 3 };
/** With one round instead of three. */
const short = (wanted: Wanted): Wanted => ({ ...wanted, options: { Practice: 'one round only' } });

const GAMES: readonly (readonly [NonNullable<Coming['by']>, Wanted])[] = [
  ['mouse', PLUS],
  ['mouse', FIRST],
  ['mouse', PIZZA],
  ['touch', PLUS],
  ['touch', FIRST],
  ['touch', PIZZA],
  ['keys', short(PLUS)],
  ['keys', short(FIRST)],
  ['keys', PIZZA],
];

for (const [by, wanted] of GAMES) {
  test(`a game of ${wanted.game} for ${wanted.seats}, by ${by}`, async ({ arrive }) => {
    const guest = await arrive({ by });
    const player = await againstBots(guest, wanted);
    await player.play();
    expect((await result(guest.page)).match(/points?/g)).toHaveLength(wanted.seats);
  });
}

for (const wanted of [short(PLUS), PIZZA]) {
  test(`the first turns of ${wanted.game}, with everything that moves and sounds`, async ({ arrive }) => {
    const guest = await arrive({ motion: 'full', reveal: 'fast', sound: true });
    const player = await againstBots(guest, wanted);
    // The whole first round is watched, up to the next decision.
    await player.play(wanted === PIZZA ? 2 : 3);
    await player.awaited();
    // Then straight to the present.
    await player.act();
    const skip = guest.page.getByRole('button', { name: 'Skip' });
    if (await skip.isVisible()) await skip.click({ timeout: 2_000 }).catch(() => undefined);
    await player.awaited();
  });
}

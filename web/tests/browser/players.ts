import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';

import type { Hands } from './hands';

/** What a player found to do. */
export type Did = 'something' | 'nothing' | 'over';

/** Someone who plays using only what the page shows. */
export abstract class Player {
  readonly page: Page;
  readonly hands: Hands;
  /** How often the player has acted. */
  turns = 0;

  constructor(page: Page, hands: Hands) {
    this.page = page;
    this.hands = hands;
  }

  /** When the game is over there is a link to the replay. */
  get over(): Locator {
    return this.page.getByRole('link', { name: 'Replay' });
  }

  /** What a player who has to act can press. */
  protected abstract readonly todo: Locator;

  /** Does what this player has to do now. */
  protected abstract move(): Promise<void>;

  /** The last line of the live region: a new one for everything that happens. */
  lastLine(): Promise<JSHandle<Element | null>> {
    return this.page.getByRole('log').evaluateHandle((log) => log.lastElementChild);
  }

  /** Whether anything was said since, even in the same words. */
  hasSaidMore(since: JSHandle<Element | null>): Promise<boolean> {
    return this.page.getByRole('log').evaluate((log, line) => log.lastElementChild !== line, since);
  }

  /** Waits until there is something to do, or the game is over. */
  async awaited(): Promise<void> {
    const call = async (): Promise<boolean> => (await this.isMyTurn()) || (await this.over.isVisible());
    await expect.poll(call, { timeout: 30_000, intervals: [20, 40, 80, 160] }).toBe(true);
  }

  /**
   * Whether it is this player's turn: the window's title is marked, and there is something to
   * press. The mark alone is not enough: while the player's own move is on its way, others may be
   * heard, and there may be nothing to do next, as after the last cut.
   */
  async isMyTurn(): Promise<boolean> {
    return (await this.page.title()).startsWith('●') && (await this.todo.first().isVisible());
  }

  /** Does what is to be done now, if anything. */
  async act(): Promise<Did> {
    if (!(await this.isMyTurn())) return (await this.over.isVisible()) ? 'over' : 'nothing';
    const before = await this.lastLine();
    await this.move();
    this.turns += 1;
    // The next look must not find what has already been done.
    await expect.poll(() => this.hasSaidMore(before), { intervals: [20, 40, 80, 160, 320] }).toBe(true);
    return 'something';
  }

  /** Plays this many times, or to the end. */
  async play(turns = Infinity): Promise<Did> {
    for (let done = 0; done < turns; done++) {
      await this.awaited();
      if ((await this.act()) === 'over') return 'over';
    }
    return 'something';
  }

}

const any = <T>(things: readonly T[]): T => {
  const thing = things[Math.floor(Math.random() * things.length)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
};

export class PizzaTheory extends Player {
  readonly pizza = this.page.getByRole('group', { name: 'The pizza' });
  readonly open = this.pizza.getByRole('button', { name: /, free, open to you/, disabled: false });
  readonly lines = this.page.getByRole('group', { name: 'Your lines' });
  readonly pick = this.page.getByRole('button', { name: 'Pick a line' });
  protected readonly todo = this.open.or(this.pick);

  protected async move(): Promise<void> {
    if (await this.pick.isVisible()) await this.cut();
    else await this.add();
  }

  async add(): Promise<void> {
    const names = await this.open.evaluateAll((spots) => spots.map((spot) => spot.getAttribute('aria-label')?.slice(0, 2) ?? ''));
    await this.hands.press(this.spot(any(names)));
  }

  spot(space: string): Locator {
    return this.pizza.getByRole('button', { name: new RegExp(`^${space},`) });
  }

  async cut(line = any([1, 2, 3, 4, 5, 6])): Promise<void> {
    await this.hands.choose(this.lines.getByRole('radio', { name: `Line ${line}` }));
    await this.hands.press(this.page.getByRole('button', { name: `Cut along line ${line}` }));
  }
}

export class MammaMia extends Player {
  readonly ingredients = this.page.getByRole('list', { name: 'Ingredients in your hand' }).getByRole('button', { disabled: false });
  readonly orders = this.page.getByRole('list', { name: 'Orders in your hand' }).getByRole('button', { disabled: false });
  readonly piles = this.page.getByRole('button', { name: /^(Supply|Waiter)/, disabled: false });
  readonly send = this.page.getByRole('button', { name: /^(Lay |No order)/, disabled: false });
  readonly choices = this.page.getByRole('button', {
    name: /^(Bake|Give|Fill up|Choose (one|\d+) more|Ask for|No, sorry|Let it burn)/,
  });

  protected readonly todo = this.choices.or(this.ingredients).or(this.orders).or(this.piles).or(this.send);

  protected async move(): Promise<void> {
    if (await this.choices.first().isVisible()) await this.judge();
    else await this.lay();
  }

  /** Picks a kind, an order if there is one, then the pile, which confirms everything. */
  async lay(): Promise<void> {
    if (await this.ingredients.first().isVisible()) await this.hands.press(this.ingredients.first());
    if ((await this.orders.first().isVisible()) && Math.random() < 0.8) await this.hands.press(this.orders.first());
    const piles = await this.piles.all();
    // Alternates between orders and ingredients: otherwise there would be nothing to open the oven for.
    if (piles.length > 0) await this.hands.press(piles[this.turns % piles.length] ?? this.piles.first());
    else await this.hands.press(this.send.first());
  }

  /** Takes the best option: bake, help, fill up, ask, and only then let it burn. */
  async judge(): Promise<void> {
    const named = (name: RegExp): Locator => this.page.getByRole('button', { name, disabled: false }).first();
    const more = named(/^More: /);
    for (const name of [/^Bake/, /^Give/, /^Fill up/, /^Ask for/]) {
      if (await named(name).isVisible()) return this.hands.press(named(name));
    }
    if (await this.page.getByRole('button', { name: /^Choose (one|\d+) more/ }).first().isVisible()) {
      const done = named(/^(Fill up|Ask for)/);
      while (!(await done.isVisible())) await this.hands.press(more);
      return this.hands.press(done);
    }
    if (await named(/^No, sorry/).isVisible()) return this.hands.press(named(/^No, sorry/));
    return this.hands.press(named(/^Let it burn/));
  }
}

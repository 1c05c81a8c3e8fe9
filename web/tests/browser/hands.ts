import { expect, type Locator, type Page } from '@playwright/test';

/** How a guest operates the page. */
export interface Hands {
  /** Presses a control. */
  press(target: Locator): Promise<void>;
  /** Chooses a radio button, which may be drawn as something else. */
  choose(radio: Locator): Promise<void>;
  /** Fills in a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses from a drop-down list. */
  select(list: Locator, text: string | RegExp): Promise<void>;
}

/** The label around a radio button, which is what people see and press. */
const labelOf = (radio: Locator): Locator => radio.locator('xpath=ancestor::label');

async function selectOption(list: Locator, text: string | RegExp): Promise<void> {
  const options = await list.locator('option').allTextContents();
  const found = options.find((option) => (typeof text === 'string' ? option === text : text.test(option)));
  if (found === undefined) throw new Error(`none of ${options.join(', ')} is ${String(text)}`);
  await list.selectOption({ label: found });
}

export function mouse(): Hands {
  return {
    press: (target) => target.click(),
    choose: (radio) => labelOf(radio).click(),
    write: (field, text) => field.fill(text),
    select: selectOption,
  };
}

export function fingers(): Hands {
  return {
    press: (target) => target.tap(),
    choose: (radio) => labelOf(radio).tap(),
    write: (field, text) => field.fill(text),
    select: selectOption,
  };
}

/** More Tab presses than it takes to get anywhere. */
const FAR = 150;

/**
 * Keyboard only: Tab and the arrow keys to get there, Enter and Space to press. The focus must
 * always be visible.
 */
export function keyboard(page: Page): Hands {
  /** Presses Tab or Shift+Tab, whichever is shorter, until the target has the focus. */
  async function reach(target: Locator): Promise<void> {
    for (let steps = 0; steps < FAR; steps++) {
      const { way, seen, what } = await target.evaluate(stand, undefined, { timeout: 5_000 });
      expect(seen, `the focus is seen on ${what}`).toBe(true);
      if (way === 'here') return;
      await page.keyboard.press(way === 'before' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error('Tab does not lead there');
  }

  return {
    async press(target) {
      const space = await target.evaluate((element) => (element instanceof SVGElement ? element.getAttribute('tabindex') : null));
      // In a group that the arrow keys walk through, Tab leads to one element.
      if (space === null) await reach(target);
      else await walk(page, target, reach);
      await page.keyboard.press('Enter');
    },
    async choose(radio) {
      await reachRadio(page, radio, reach);
    },
    async write(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async select(list, text) {
      await reach(list);
      const options = await list.locator('option').allTextContents();
      const at = options.findIndex((option) => (typeof text === 'string' ? option === text : text.test(option)));
      await page.keyboard.press('Home');
      for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown');
    },
  };
}

/** Where the focus is relative to the target, and whether it is visible. */
function stand(target: Element): { way: 'here' | 'before' | 'after'; seen: boolean; what: string } {
  const now = document.activeElement ?? document.body;
  const what = `${now.tagName} ${now.getAttribute('aria-label') ?? now.textContent?.trim().slice(0, 40) ?? ''}`;
  const outlined = (element: Element | null): boolean => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const drawn = (element: Element): boolean =>
    element instanceof SVGElement && [...element.querySelectorAll('path')].some((path) => path.classList.contains('focus') && getComputedStyle(path).stroke !== 'none');
  // A heading takes the focus after navigation, and the page itself has it at first.
  const silent = now === document.body || now.matches('h1, h2, main');
  const seen = silent || outlined(now) || outlined(now.closest('label')) || drawn(now);
  if (now === target) return { way: 'here', seen, what };
  const before = now.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
  return { way: before ? 'before' : 'after', seen, what };
}

/** Walks across the spaces of the pizza with the arrow keys: to the target's column, then along it. */
async function walk(page: Page, target: Locator, reach: (target: Locator) => Promise<void>): Promise<void> {
  const group = target.locator('xpath=ancestor::*[@role="group"][1]');
  await reach(group.locator('[tabindex="0"]').first());
  for (let steps = 0; steps < 30; steps++) {
    const way = await target.evaluate((element) => {
      const now = document.activeElement;
      if (now === null || now === element) return null;
      const middle = (of: Element): { x: number; y: number } => {
        const { x, y, width, height } = of.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const [here, there] = [middle(now), middle(element)];
      const [x, y] = [there.x - here.x, there.y - here.y];
      if (Math.abs(x) > element.getBoundingClientRect().width / 4) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
      return y > 0 ? 'ArrowDown' : 'ArrowUp';
    });
    if (way === null) break;
    await page.keyboard.press(way);
  }
  const { way, seen, what } = await target.evaluate(stand);
  expect(way, `the arrow keys lead to the space, not to ${what}`).toBe('here');
  expect(seen, `the focus is seen on ${what}`).toBe(true);
}

/** Tab leads to the group, the arrow keys to the button. */
async function reachRadio(page: Page, radio: Locator, reach: (target: Locator) => Promise<void>): Promise<void> {
  const name = await radio.getAttribute('name');
  const all = page.locator(`input[type=radio][name="${name}"]:enabled`);
  const checked = page.locator(`input[type=radio][name="${name}"]:checked`);
  await reach((await checked.count()) > 0 ? checked : all.first());
  for (let steps = 0; steps < 12; steps++) {
    if (await radio.isChecked()) return;
    if (steps === 0 && (await radio.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Space');
    else await page.keyboard.press('ArrowRight');
  }
  throw new Error('the arrow keys do not lead to the radio button');
}

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

import { LAPTOP, PHONE } from './guest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The variants in which a screen is checked: light and dark, on a phone and on a laptop. */
export const LOOKS = [PHONE, LAPTOP].flatMap((size) => (['light', 'dark'] as const).map((theme) => ({ size, theme })));

/** Shows the page in each variant, one after the other. */
export async function inEveryLook(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  for (const { size, theme } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await look(`${size.width}x${size.height}-${theme}`);
  }
}

/** Controls smaller than 44 by 44 pixels. Links inside a text are as high as its lines. */
function smallTargets(): string[] {
  const pressed = 'button, [role=button], select, summary, a.button, input:not([type=radio], [type=checkbox], [type=file]), label:has(input[type=radio])';
  return [...document.querySelectorAll(pressed)].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || target.closest('[inert]') !== null || Math.min(width, height) >= 43.5) return [];
    return [`${target.tagName} ${target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40) ?? ''}: ${Math.round(width)} × ${Math.round(height)}`];
  });
}

/** Checks this screen with axe in each variant, and that nothing is wider than the screen. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await inEveryLook(page, async (look) => {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
    const { violations } = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
      return axe.run({ resultTypes: ['violations'], preload: false });
    });
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`));
    expect.soft(found, `${screen}, ${look}`).toEqual([]);
    if (look.startsWith(String(PHONE.width))) expect.soft(await page.evaluate(smallTargets), `${screen}, ${look}: large enough for a finger`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(wide, `${screen}, ${look}: no scrolling sideways`).toBeLessThanOrEqual(0);
  });
}

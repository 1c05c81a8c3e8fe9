import type { Browser, BrowserContext, Page } from '@playwright/test';

import type { Motion, Reveal } from '../../src/settings/settings.svelte';
import { fingers, keyboard, mouse, type Hands } from './hands';

export const PHONE = { width: 360, height: 740 } as const;
export const LAPTOP = { width: 1280, height: 800 } as const;

/** How a guest visits. The defaults are a laptop with a mouse, and no animations. */
export interface Coming {
  readonly size?: { readonly width: number; readonly height: number };
  readonly by?: 'mouse' | 'touch' | 'keys';
  readonly motion?: Motion;
  readonly reveal?: Reveal;
  readonly sound?: boolean;
  readonly locale?: string;
}

/**
 * A guest with their own browser.
 *
 * Nothing may go wrong in it unnoticed: an error in the console (a violation of the content policy
 * is one), an uncaught error, or a request to anywhere but the house.
 */
export class Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly hands: Hands;
  readonly #url: string;
  readonly #by: NonNullable<Coming['by']>;
  readonly #wrong: string[] = [];
  readonly #forgiven: RegExp[] = [];

  private constructor(url: string, context: BrowserContext, page: Page, by: NonNullable<Coming['by']>) {
    this.#url = url;
    this.context = context;
    this.page = page;
    this.#by = by;
    this.hands = handsOn(page, by);
  }

  static async arrive(browser: Browser, url: string, coming: Coming = {}): Promise<Guest> {
    const by = coming.by ?? 'mouse';
    const context = await browser.newContext({
      baseURL: url,
      viewport: coming.size ?? (by === 'touch' ? PHONE : LAPTOP),
      hasTouch: by === 'touch',
      isMobile: by === 'touch',
      locale: coming.locale ?? 'en-GB',
    });
    const kept = {
      'forno.motion': coming.motion ?? 'off',
      'forno.reveal': coming.reveal ?? 'off',
      'forno.sound': coming.sound === true ? 'on' : 'off',
    };
    // As if chosen on an earlier visit; choices made in this visit take precedence.
    await context.addInitScript((entries) => {
      // A tab that has not navigated yet has no storage.
      if (location.protocol === 'about:') return;
      for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, Object.entries(kept));
    const guest = new Guest(url, context, await context.newPage(), by);
    guest.#watch(guest.page);
    context.on('page', (page) => guest.#watch(page));
    return guest;
  }

  /** Another tab of the same browser. */
  async tab(path: string): Promise<{ page: Page; hands: Hands }> {
    const page = await this.context.newPage();
    await page.goto(path);
    return { page, hands: handsOn(page, this.#by) };
  }

  /** Ignores console errors that this test provokes. */
  forgive(...what: RegExp[]): void {
    this.#forgiven.push(...what);
  }

  /** What went wrong, except what is ignored. */
  wrongs(): string[] {
    return this.#wrong.filter((wrong) => !this.#forgiven.some((forgiven) => forgiven.test(wrong)));
  }

  #watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#wrong.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#wrong.push(`uncaught on ${page.url()}: ${error.name} ${error.message} ${error.stack ?? ''}`));
    page.on('request', (request) => this.#ownHouse(request.url()));
    page.on('websocket', (socket) => this.#ownHouse(socket.url().replace(/^ws/, 'http')));
  }

  #ownHouse(address: string): void {
    const { protocol, origin } = new URL(address);
    if (['data:', 'blob:', 'about:'].includes(protocol) || origin === this.#url) return;
    this.#wrong.push(`request to elsewhere: ${address}`);
  }
}

function handsOn(page: Page, by: NonNullable<Coming['by']>): Hands {
  return by === 'mouse' ? mouse() : by === 'touch' ? fingers() : keyboard(page);
}

/** What the console says about a house that cannot be reached. */
export const AWAY = [/net::ERR_/, /WebSocket connection to .* failed/, /status of 50[234]/, /error occurred when fetching the script/];
/** What the console says about something that does not exist. */
export const NOT_THERE = [/status of 404/, /WebSocket connection to .* failed/];

import * as api from '../house/api';
import { house } from '../house/house.svelte';
import { described, inBase64, type Wish } from './browser';
import { canAlert } from './call';

/** How this browser can notify its player. */
export type Reach =
  /** Through its push service, whether a window is open or not. */
  | 'push'
  /** Only while a window is open. */
  | 'window'
  /** Only once the page is installed. */
  | 'install'
  /** Not at all: over plain http, or in a browser without notifications. */
  | 'missing'
  /** Not at all: the player has blocked notifications. */
  | 'refused';

/** How long to wait for a newly registered worker, in milliseconds. */
const PATIENCE = 8_000;

/** What this browser can probably do, before it is tried. */
export function reach(): Reach {
  if (globalThis.isSecureContext && isApple() && !isInstalled()) return 'install';
  if (!canAlert()) return 'missing';
  if (Notification.permission === 'denied') return 'refused';
  return 'serviceWorker' in navigator && 'PushManager' in globalThis ? 'push' : 'window';
}

/** A phone or tablet whose browsers show notifications only for installed pages. */
function isApple(): boolean {
  return typeof Notification === 'undefined' && /iP(?:hone|ad|od)|Macintosh.*Mobile/.test(navigator.userAgent);
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** What the house was told on this visit, so that it is not told twice. */
let told = '';

/** Counts unsubscriptions: a subscription begun before the latest one is not completed. */
let given = 0;

/**
 * Subscribes this browser to notifications with these wishes; returns whether that works.
 *
 * Repeated on every visit: the house may have a new key, or may have forgotten the browser.
 */
export async function refresh(wish: Wish): Promise<boolean> {
  const begun = given;
  try {
    const worker = await registration();
    if (worker === null || reach() !== 'push') return false;
    await house.meet();
    const { key } = await api.pushInfo();
    if (begun !== given) return false;
    const subscription = await subscriptionTo(worker, key);
    if (begun !== given) {
      await subscription.unsubscribe();
      return false;
    }
    const browser = described(subscription, wish, Date.now());
    if (browser === null) return false;
    const telling = JSON.stringify(browser);
    if (told !== telling) {
      told = telling;
      await api.subscribe(browser);
    }
    return true;
  } catch {
    told = '';
    // Some browsers have no push service, or forbid it; an open window still notifies.
    return false;
  }
}

/** Unsubscribes this browser from notifications. */
export async function cease(): Promise<void> {
  told = '';
  given += 1;
  try {
    const subscription = await (await registration())?.pushManager.getSubscription();
    if (subscription == null) return;
    // The browser first: then whatever the house still sends goes nowhere.
    await subscription.unsubscribe();
    await api.unsubscribe(subscription.endpoint);
  } catch {
    // The push service will tell the house when it next tries.
  }
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** The subscription with this key. One with another key is cancelled, because nobody can use it. */
async function subscriptionTo(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const there = await worker.pushManager.getSubscription();
  if (there !== null && inBase64(there.options.applicationServerKey) === key) return there;
  if (there !== null) await there.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

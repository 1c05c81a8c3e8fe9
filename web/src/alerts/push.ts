import * as api from '../house/api';
import { house } from '../house/house.svelte';
import { described, inBase64, type Wish } from './browser';
import { canAlert } from './call';

/** How far this browser can call its player back. */
export type Reach =
  /** Whether a window is open or not, through its push service. */
  | 'push'
  /** While a window is open. */
  | 'window'
  /** Once the page is installed. */
  | 'install'
  /** Not over plain http. */
  | 'missing'
  /** Not as long as the browser forbids it. */
  | 'refused';

/** How long a worker that has just been registered is waited for, in milliseconds. */
const PATIENCE = 8_000;

/** What this browser could do, before it is tried. */
export function reach(): Reach {
  if (globalThis.isSecureContext && isApple() && !isInstalled()) return 'install';
  if (!canAlert()) return 'missing';
  if (Notification.permission === 'denied') return 'refused';
  return 'serviceWorker' in navigator && 'PushManager' in globalThis ? 'push' : 'window';
}

/** A telephone or tablet whose browsers show notifications of installed pages alone. */
function isApple(): boolean {
  return typeof Notification === 'undefined' && /iP(?:hone|ad|od)|Macintosh.*Mobile/.test(navigator.userAgent);
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** What was told to the house on this visit, so that the same is not told twice. */
let told = '';

/** How often it was given up: what was begun before is not brought to an end. */
let given = 0;

/**
 * Has this browser called from now on, as wished; says whether that works.
 *
 * Told anew on every visit: the house may have another key, or have forgotten the browser.
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
    // Some browsers have no push service, or forbid it; the window still calls.
    return false;
  }
}

/** Has this browser called no longer. */
export async function cease(): Promise<void> {
  told = '';
  given += 1;
  try {
    const subscription = await (await registration())?.pushManager.getSubscription();
    if (subscription == null) return;
    // The browser first: whatever the house still sends goes nowhere then.
    await subscription.unsubscribe();
    await api.unsubscribe(subscription.endpoint);
  } catch {
    // The push service tells the house when it tries.
  }
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** The subscription with this key; one with another is given up, because nobody can use it. */
async function subscriptionTo(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const there = await worker.pushManager.getSubscription();
  if (there !== null && inBase64(there.options.applicationServerKey) === key) return there;
  if (there !== null) await there.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

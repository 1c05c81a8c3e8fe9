import { router } from '../routing/router.svelte';

/**
 * The address the installed page was launched with, in browsers that provide it; TypeScript has no
 * type for it yet.
 */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void;
}

/**
 * Registers the service worker, which keeps the page available while the house is away, and handles
 * launches of the installed page. Both need https, or a page served from this machine.
 */
export function settleIn(): void {
  if (!globalThis.isSecureContext) return;
  hearLaunches();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it everything works as before, except when the house is away.
  const register = (): void => void navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  // Caching for later waits for what is shown now.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: 5_000 });
  else setTimeout(register, 1_000);
}

/**
 * Handles launches while the app is already running: a link leads to its table; without one, the
 * game continues where it is.
 */
function hearLaunches(): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  // The first launch opened this window: the router has already followed it.
  let arrival = performance.getEntriesByType('navigation')[0]?.name;
  launchQueue?.setConsumer(({ targetURL }) => {
    const first = arrival;
    arrival = undefined;
    if (targetURL === undefined || targetURL === location.href || bare(targetURL) === bare(first ?? '')) return;
    const { origin, pathname, search, hash } = new URL(targetURL);
    if (origin === location.origin && pathname !== '/') router.go(pathname + search + hash);
  });
}

/** An address without its fragment. */
function bare(address: string): string {
  return address.split('#', 1)[0] ?? address;
}

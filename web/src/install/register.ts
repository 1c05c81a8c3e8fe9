import { router } from '../routing/router.svelte';

/** What the system opens the installed page with, where it is told; not yet among TypeScript's types. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void;
}

/**
 * Lets this browser keep the page for when the house is away, and answers whoever opens the page
 * as an app. Both need a page over https, or on this machine.
 */
export function settleIn(): void {
  if (!globalThis.isSecureContext) return;
  hearLaunches();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it everything is as before, and only the house has to be there.
  const register = (): void => void navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  // What is kept for later waits for what is looked at now.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: 5_000 });
  else setTimeout(register, 1_000);
}

/** The app is opened again while it runs: a link leads to its table, and without one the game goes on where it is. */
function hearLaunches(): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  // The first launch is how this window came to be: the router has followed it already.
  let arrival = performance.getEntriesByType('navigation')[0]?.name;
  launchQueue?.setConsumer(({ targetURL }) => {
    const first = arrival;
    arrival = undefined;
    if (targetURL === undefined || targetURL === location.href || bare(targetURL) === bare(first ?? '')) return;
    const { origin, pathname, search, hash } = new URL(targetURL);
    if (origin === location.origin && pathname !== '/') router.go(pathname + search + hash);
  });
}

/** An address without what follows `#`. */
function bare(address: string): string {
  return address.split('#', 1)[0] ?? address;
}

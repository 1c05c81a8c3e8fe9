/** How a request is answered while the worker is active. */
export type Way =
  /** Only by the house, as if there were no worker. */
  | 'house'
  /** By the house, or by the cached page while the house is away. */
  | 'page'
  /** By the cached page: what the address contains is for the page only. */
  | 'own-page'
  /** From the cache; the file's name changes with its content, so it is never outdated. */
  | 'kept'
  /** By the house, or from the cache while the house is away. */
  | 'fresh';

/** The parts of a `Request` that matter. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** How to answer a request. `kept` are the paths in the cache, `origin` is that of the house. */
export function wayOf({ method, mode, url }: Asked, origin: string, kept: ReadonlySet<string>): Way {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || address.pathname.startsWith('/api/')) return 'house';
  // A file that is opened directly, such as a picture, is not a place on the page.
  if (mode === 'navigate' && !/\.\w+$/.test(address.pathname)) return address.pathname === '/join' ? 'own-page' : 'page';
  if (!kept.has(address.pathname)) return 'house';
  return address.pathname.startsWith('/assets/') ? 'kept' : 'fresh';
}

/** How a request is answered while the worker is there. */
export type Way =
  /** By the house alone, as if there were no worker. */
  | 'house'
  /** By the house; by the page that is kept, while the house is away. */
  | 'page'
  /** By the page that is kept: what the address carries is nobody's business but the page's. */
  | 'own-page'
  /** By what is kept; its name changes with its content, so it is never old. */
  | 'kept'
  /** By the house; by what is kept, while the house is away. */
  | 'fresh';

/** What is asked for: as much of a `Request` as matters. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The way of a request. `kept` are the paths that the worker keeps, `origin` is the house's. */
export function wayOf({ method, mode, url }: Asked, origin: string, kept: ReadonlySet<string>): Way {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || address.pathname.startsWith('/api/')) return 'house';
  // What is opened outright, such as a picture, is itself and not a place of the page.
  if (mode === 'navigate' && !/\.\w+$/.test(address.pathname)) return address.pathname === '/join' ? 'own-page' : 'page';
  if (!kept.has(address.pathname)) return 'house';
  return address.pathname.startsWith('/assets/') ? 'kept' : 'fresh';
}

import { routeOf, secretIn, type Route } from './route';

class Router {
  /** The current place. */
  route = $state.raw<Route>(here());
  /** Counts navigations, so that the focus can follow them. */
  visits = $state(0);
  /** Counts links with a secret that were opened on the page they lead to. */
  links = $state(0);

  #path = location.pathname;

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    addEventListener('click', (event) => this.#followed(event));
  }

  /** Goes to a place on this page. */
  go(path: string): void {
    history.pushState(null, '', path);
    this.#arrive();
  }

  /** Corrects the address without navigating. */
  correct(path: string): void {
    history.replaceState(null, '', path);
    this.#path = location.pathname;
    this.route = routeOf(new URL(location.href));
  }

  #arrive(): void {
    this.route = here();
    // A jump within a screen is not a visit: the browser has already scrolled there.
    if (location.pathname !== this.#path) this.visits += 1;
    else if (secretIn(location.hash) !== null) this.links += 1;
    this.#path = location.pathname;
  }

  /** Links inside the page are real links; only plain clicks on them are intercepted. */
  #followed(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    const address = new URL(link.href);
    if (address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
    // A jump within the same screen is left to the browser, except where it names a rule.
    if (address.pathname === location.pathname && link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }
}

/**
 * Where the address leads. A shared link stands for its table, and its secret does not stay in the
 * history; neither does the one of an invitation.
 */
function here(): Route {
  const route = routeOf(new URL(location.href));
  if (route.kind === 'keeper' && route.invite !== null) history.replaceState(null, '', location.pathname);
  if (route.kind !== 'join' || route.path === null) return route;
  history.replaceState(null, '', route.path);
  return routeOf(new URL(location.href));
}

export const router = new Router();

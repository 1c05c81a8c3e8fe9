/// <reference lib="webworker" />
import { hearPushes } from './alerts';
import { wayOf } from './way';

// What remains available while the house is away: the page itself, the rules, and the strategy
// pages.
//
// Nothing about a game is cached here, and nothing is done behind a player's back. A new version
// waits until the last window of the old one is closed; meanwhile both find all their files.

/** Every file of the page, and a version that changes with them; the build fills them in. */
declare const __KEPT__: readonly string[];
declare const __VERSION__: string;

declare const self: ServiceWorkerGlobalScope;

const FAMILY = 'forno-';
const NAME = FAMILY + __VERSION__;
const KEPT: ReadonlySet<string> = new Set(__KEPT__);
const PAGE = '/';

/** How many milliseconds to wait for the house before the cached page is shown. */
const PATIENCE = 6_000;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (wayOf(request, self.location.origin, KEPT)) {
    case 'house':
      return;
    case 'page':
      return event.respondWith(pageOf(request));
    case 'own-page':
      return event.respondWith(kept(PAGE).then((page) => page ?? fetch(request)));
    case 'kept':
      return event.respondWith(kept(request).then((file) => file ?? fetch(request)));
    case 'fresh':
      return event.respondWith(fetch(request).catch(async (error: unknown) => (await kept(request)) ?? Promise.reject(error)));
  }
});
hearPushes(self);

/** One file after another: this is for later, and others need the house now. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const path of KEPT) {
    // Files named by their content may come from the browser's own cache; others may be outdated there.
    await cache.add(new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' }));
  }
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(FAMILY) && name !== NAME).map((name) => caches.delete(name)));
  // From now on the window of the first visit is served too.
  await self.clients.claim();
}

async function pageOf(request: Request): Promise<Response> {
  const page = await kept(PAGE);
  if (page === undefined) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(page.clone()), PATIENCE));
  const answer = fetch(request).then(
    // If the house is away, a proxy in front of it answers in its place.
    (answer) => (answer.status >= 502 && answer.status <= 504 ? page.clone() : answer),
    () => page.clone(),
  );
  return Promise.race([answer, late]);
}

async function kept(what: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(NAME);
  return cache.match(what, { ignoreVary: true });
}

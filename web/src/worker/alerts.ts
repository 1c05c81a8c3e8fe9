/// <reference lib="webworker" />
import { alertIn, pathOf, shows, tagOf } from './called';

const NAME = 'Forno';
const ICON = '/favicon.svg';

/** Shows the house's push messages as notifications, which lead to the table when clicked. */
export function hearPushes(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => {
    const text = event.data?.text();
    if (text !== undefined) event.waitUntil(tell(scope, text));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const table: unknown = (event.notification.data as { table?: unknown } | null)?.table;
    event.waitUntil(lead(scope, typeof table === 'string' ? table : null));
  });
}

const windows = (scope: ServiceWorkerGlobalScope): Promise<readonly WindowClient[]> =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function tell(scope: ServiceWorkerGlobalScope, text: string): Promise<void> {
  const alert = alertIn(text);
  if (alert === null) return;
  // A player who is looking at the table needs no notification.
  const open = await windows(scope);
  if (open.some((one) => one.visibilityState === 'visible' && shows(one.url, alert.table))) return;
  await scope.registration.showNotification(NAME, {
    body: alert.text,
    icon: ICON,
    tag: tagOf(alert.table),
    data: { table: alert.table },
  });
}

/** Goes to the window with the table, else opens a new one. */
async function lead(scope: ServiceWorkerGlobalScope, table: string | null): Promise<void> {
  const open = await windows(scope);
  const there = table === null ? open[0] : open.find((one) => shows(one.url, table));
  if (there !== undefined) await there.focus();
  else await scope.clients.openWindow(table === null ? '/' : pathOf(table));
}

import { settings } from '../settings/settings.svelte';
import { play } from '../stage/sound';
import { tagOf } from '../worker/called';
import { quietFor } from './quiet';

const NAME = 'Forno';
const ICON = '/favicon.svg';

/**
 * Notifies the player once that this table waits, after the quiet hours if it is quiet now. The
 * returned function takes the notification back.
 */
export function call(message: string, table: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ring = (): void => {
    const quiet = isHidden() && settings.quiet !== null ? quietFor(settings.quiet, new Date()) : 0;
    if (quiet === 0) show(message, table);
    else timer = setTimeout(ring, quiet);
  };
  ring();
  return () => clearTimeout(timer);
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function show(message: string, table: string): void {
  play('turn');
  if (!settings.alerts || !isHidden() || !canAlert()) return;
  if (Notification.permission !== 'granted') return;
  const notification = { body: message, icon: ICON, tag: tagOf(table), data: { table } };
  try {
    new Notification(NAME, notification).onclick = () => window.focus();
  } catch {
    // On phones only the service worker can show notifications.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(NAME, notification));
  }
}

/** Whether this browser can show notifications here; over plain http it cannot. */
export function canAlert(): boolean {
  return typeof Notification !== 'undefined' && globalThis.isSecureContext;
}

/** Asks for permission; returns whether it was given. */
export async function allowAlerts(): Promise<boolean> {
  if (!canAlert()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

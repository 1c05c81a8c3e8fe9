import { quietFor } from './quiet';
import { settings } from '../settings/settings.svelte';
import { play } from '../stage/sound';
import { tagOf } from '../worker/called';

const NAME = 'Forno';
const ICON = '/favicon.svg';

/** A dot on the icon, drawn as a data address because nothing else may be inside the page. */
const BADGED = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M4 56V34a28 28 0 0 1 56 0v22z" fill="#a32a19"/>' +
    '<path d="M14 56V38a18 18 0 0 1 36 0v18z" fill="#2a130c"/><path d="M20 56c-3-9 5-12 4-21 6 3 8 8 7 12 2-1 3-4 3-6 7 5 12 9 9 15z" fill="#f5862b"/>' +
    '<circle cx="48" cy="16" r="15" fill="#ffcf4d" stroke="#2a130c" stroke-width="4"/></svg>',
)}`;

/** What the window is called: the screen, and a mark while it is one's turn. */
export function entitle(screen: string, turn: string | null): void {
  const parts = turn === null ? [screen, NAME] : [`● ${turn}`, screen, NAME];
  document.title = parts.filter((part) => part !== '').join(' · ');
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon !== null) icon.href = turn === null ? ICON : BADGED;
}

/** Calls someone back to this table, once, and after quiet hours where it is quiet now; the answer takes it back. */
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
    // Telephones leave that to the worker, where there is one.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(NAME, notification));
  }
}

/** Whether this browser can show notifications here; over plain http it cannot. */
export function canAlert(): boolean {
  return typeof Notification !== 'undefined' && globalThis.isSecureContext;
}

/** Asks for the permission; says whether there is one. */
export async function allowAlerts(): Promise<boolean> {
  if (!canAlert()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Copies a text; says whether that could be done. Over plain http the old way is tried. */
export async function copy(text: string): Promise<boolean> {
  if (globalThis.isSecureContext && navigator.clipboard !== undefined) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // It was forbidden; the old way may still be open.
    }
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  // Inside a dialog only what is inside can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/** Hands a link to the system's own way of sharing; says whether there is one. */
export async function share(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return true;
  }
}

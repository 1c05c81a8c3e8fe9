import type { Identity, Session } from '../protocol';
import { language, text } from '../words/index.svelte';

const HOUR = 60 * 60 * 1000;

/** The name of a device or a program. */
export function nameOf({ name }: Session): string {
  return name === '' ? text('page-device-unnamed') : name;
}

/** When it was last seen. The house records this to the hour. */
export function whenSeen({ current, seen_at }: Session): string {
  if (current || Date.now() - seen_at < 2 * HOUR) return text('page-seen-now');
  const when = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(seen_at);
  return text('page-seen', { when });
}

/** Whether the guest can sign in again without a device that is signed in: by a passkey or a code. */
export function hasWayBack({ codes, passkeys }: Identity): boolean {
  return codes > 0 || passkeys.some(({ usable }) => usable);
}

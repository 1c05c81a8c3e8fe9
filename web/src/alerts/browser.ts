import type { NewBrowser } from '../protocol';
import type { Language } from '../words/language';
import { hoursOf, type Quiet } from './quiet';

/** How the player wants to be notified. */
export interface Wish {
  readonly language: Language;
  readonly quiet: Quiet | null;
}

/** A browser in the form the house expects. */
export function described(subscription: Pick<PushSubscription, 'endpoint' | 'getKey'>, wish: Wish, now: number): NewBrowser | null {
  const p256dh = inBase64(subscription.getKey('p256dh'));
  const auth = inBase64(subscription.getKey('auth'));
  if (p256dh === '' || auth === '') return null;
  return { endpoint: subscription.endpoint, p256dh, auth, language: wish.language, quiet: hoursOf(wish.quiet, now) };
}

/** Bytes in base64url. */
export function inBase64(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

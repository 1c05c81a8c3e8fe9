import { sha256 } from './sha256';

/** What comes of holding a seed against its seal, and who did the sum: the browser, or this page. */
export interface SealCheck {
  readonly isTrue: boolean;
  readonly by: 'browser' | 'page';
}

/** Checks here, without the house, that a seed is the one that was sealed: SHA-256 of its bytes. */
export async function checkSeal(commitment: string, seed: string, subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Promise<SealCheck> {
  const bytes = bytesOf(seed);
  if (bytes === null) return { isTrue: false, by: 'page' };
  if (subtle !== undefined) {
    try {
      return { isTrue: hexOf(new Uint8Array(await subtle.digest('SHA-256', bytes))) === commitment, by: 'browser' };
    } catch {
      // The browser has it and does not give it: then it is done here.
    }
  }
  return { isTrue: hexOf(sha256(bytes)) === commitment, by: 'page' };
}

/** The bytes that such hexadecimal digits stand for. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})*$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

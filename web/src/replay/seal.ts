import { sha256 } from './sha256';

/** The result of comparing a seed with its commitment, and what computed the hash: the browser, or this page. */
export interface SealCheck {
  readonly isTrue: boolean;
  readonly by: 'browser' | 'page';
}

/** Checks, without the house, that a seed matches its commitment: SHA-256 of its bytes. */
export async function checkSeal(commitment: string, seed: string, subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Promise<SealCheck> {
  const bytes = bytesOf(seed);
  if (bytes === null) return { isTrue: false, by: 'page' };
  if (subtle !== undefined) {
    try {
      return { isTrue: hexOf(new Uint8Array(await subtle.digest('SHA-256', bytes))) === commitment, by: 'browser' };
    } catch {
      // The browser has it but refuses to use it: then it is computed here.
    }
  }
  return { isTrue: hexOf(sha256(bytes)) === commitment, by: 'page' };
}

/** The bytes that hexadecimal digits stand for; `null` if they are not valid. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})*$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

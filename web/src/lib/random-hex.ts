/**
 * So many random bytes in hexadecimal digits.
 *
 * Not `randomUUID`: browsers have it only where the page came by HTTPS or from this machine.
 */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { randomHex } from '../lib/random-hex';

/** A guest's contribution to the random deal: 32 random bytes as hexadecimal digits. */
export const nonce = (): string => randomHex(32);

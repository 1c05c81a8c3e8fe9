import { randomHex } from '../lib/random-hex';

/** What a guest mixes into the deal: 32 random bytes in hexadecimal digits. */
export const nonce = (): string => randomHex(32);

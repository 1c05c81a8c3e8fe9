import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';

import { bytesOf, checkSeal, hexOf } from '../src/replay/seal';
import { sha256 } from '../src/replay/sha256';

const hash = (text: string): string => hexOf(sha256(new TextEncoder().encode(text)));

test('it gives the vectors of FIPS 180-4', () => {
  expect(hash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hash('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
  expect(hash('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

test('every length of the last block is filled up rightly', () => {
  for (let length = 0; length <= 200; length += 1) {
    const bytes = Uint8Array.from(randomBytes(length));
    expect(hexOf(sha256(bytes)), `${length} bytes`).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

/** From docs/ledger.md. */
const SEED = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('');
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

test('a seal is checked by the browser where it can, else by the page', async () => {
  expect(await checkSeal(COMMITMENT, SEED)).toEqual({ isTrue: true, by: 'browser' });
  const without = { digest: () => Promise.reject(new Error('not here')) } as unknown as SubtleCrypto;
  expect(await checkSeal(COMMITMENT, SEED, without)).toEqual({ isTrue: true, by: 'page' });
});

test('another seed does not fit the seal', async () => {
  const other = `ff${SEED.slice(2)}`;
  expect((await checkSeal(COMMITMENT, other)).isTrue).toBe(false);
  expect((await checkSeal(COMMITMENT, 'no hexadecimal digits')).isTrue).toBe(false);
});

test('bytes are read from pairs of digits', () => {
  expect(bytesOf('00ff')).toEqual(Uint8Array.from([0, 255]));
  expect(bytesOf('0')).toBeNull();
});

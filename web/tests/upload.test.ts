import { describe, expect, test } from 'vitest';

import { LONGEST_MIB, isReadable } from '../src/replay/upload';

describe('a ledger that is chosen', () => {
  test('is sent up to the length that the house reads', () => {
    expect(isReadable(0)).toBe(true);
    expect(isReadable(LONGEST_MIB * 1024 * 1024)).toBe(true);
    expect(isReadable(LONGEST_MIB * 1024 * 1024 + 1)).toBe(false);
  });
});

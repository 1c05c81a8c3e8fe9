import { describe, expect, it } from 'vitest';

import { isMuted, readMutes, withMute, writeMutes } from '../src/table/mutes';

describe('muting', () => {
  const mutes = withMute(new Map(), 2, 'Bea', true);

  it('mutes a guest, and not the next one in that seat', () => {
    expect(isMuted(mutes, 2, 'Bea')).toBe(true);
    expect(isMuted(mutes, 2, 'Cleo')).toBe(false);
    expect(isMuted(mutes, 3, 'Bea')).toBe(false);
    expect(isMuted(mutes, null, 'Bea')).toBe(false);
    expect(isMuted(withMute(mutes, 2, 'Bea', false), 2, 'Bea')).toBe(false);
  });

  it('is read as it was written', () => {
    expect(readMutes(writeMutes(mutes))).toEqual(mutes);
  });

  it('mutes nobody if what was kept cannot be read', () => {
    for (const text of [undefined, '', '2,3', '2', '{}', '[2]', '[[2]]', '[["2","Bea"]]']) {
      expect(readMutes(text).size).toBe(0);
    }
  });
});

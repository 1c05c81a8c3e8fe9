import { afterEach, expect, test, vi } from 'vitest';

import { described, inBase64 } from '../src/alerts/browser';
import { hoursOf, isQuiet, isSome, NIGHT, quietFor, read, written, zoneFrom } from '../src/alerts/quiet';
import { alertIn, shows, tagOf } from '../src/worker/called';

const at = (hours: number, minutes = 0): Date => new Date(2026, 10, 16, hours, minutes);

test('quiet hours may go past midnight', () => {
  expect([21, 22, 23, 0, 7].map((hour) => isQuiet(NIGHT, at(hour, 59)))).toEqual([false, true, true, true, true]);
  expect(isQuiet(NIGHT, at(8))).toBe(false);
  const noon = { from: '12:00', until: '13:30' };
  expect(isQuiet(noon, at(11, 59))).toBe(false);
  expect(isQuiet(noon, at(13, 29))).toBe(true);
  expect(isQuiet(noon, at(13, 30))).toBe(false);
});

const hours = (count: number): number => count * 60 * 60_000;

afterEach(() => vi.unstubAllEnvs());

test('it is known how long it is still quiet', () => {
  expect(quietFor(NIGHT, at(12))).toBe(0);
  expect(quietFor(NIGHT, at(8))).toBe(0);
  expect(quietFor(NIGHT, at(7, 30))).toBe(hours(0.5));
  expect(quietFor(NIGHT, at(22))).toBe(hours(10));
  expect(quietFor({ from: '12:00', until: '13:30' }, at(13))).toBe(hours(0.5));
});

test('quiet hours go by the clock on the wall, also in the nights in which it is set', () => {
  vi.stubEnv('TZ', 'Europe/Paris');
  // On 29 March 2026 at 1:00 UTC, clocks go from 2:00 to 3:00.
  const spring = (hour: number): Date => new Date(Date.UTC(2026, 2, 29) + hours(hour));
  expect(spring(1).getHours()).toBe(3);
  expect(quietFor(NIGHT, spring(-3))).toBe(hours(9));
  // 2:30 does not exist that night.
  const short = { from: '22:00', until: '02:30' };
  expect([-3, 0, 0.5, 0.75, 1, 1.5].map((hour) => quietFor(short, spring(hour)))).toEqual([4, 1, 0.5, 0.25, 0, 0].map(hours));
  expect(quietFor({ from: '02:15', until: '02:45' }, spring(1.25))).toBe(0);

  // On 25 October 2026 at 1:00 UTC, it becomes 2:00 for the second time.
  const autumn = (hour: number): Date => new Date(Date.UTC(2026, 9, 25) + hours(hour));
  expect(autumn(1).getHours()).toBe(2);
  expect(quietFor(NIGHT, autumn(-4))).toBe(hours(11));
  expect([0.25, 0.75, 1.25].map((hour) => quietFor(short, autumn(hour)))).toEqual([0.25, 0, 0.25].map(hours));
});

test('quiet hours are kept as they were, and no others', () => {
  expect(read(written(NIGHT))).toEqual(NIGHT);
  for (const text of [undefined, 'off', '', '22:00', '22:00-22:00', '24:00-08:00', 'a-b']) expect(read(text)).toBeNull();
  expect(isSome({ from: '', until: '08:00' })).toBe(false);
});

test('a place tells how its clocks go and when they change', () => {
  const now = Date.UTC(2026, 10, 16);
  const spring = Date.UTC(2027, 2, 28, 1);
  const autumn = Date.UTC(2027, 9, 31, 1);
  const paris = (time: number): number => (time >= spring && time < autumn ? 120 : 60);
  expect(zoneFrom(now, paris)).toEqual([
    { since: 0, minutes: 60 },
    { since: spring, minutes: 120 },
    { since: autumn, minutes: 60 },
  ]);
  expect(zoneFrom(now, () => -210)).toEqual([{ since: 0, minutes: -210 }]);
  expect(hoursOf(NIGHT, now)).toMatchObject({ from: 1_320, until: 480 });
  expect(hoursOf(null, now)).toBeNull();
});

test('a browser is described as the house reads it', () => {
  const keys: Record<string, ArrayBuffer> = {
    p256dh: new Uint8Array([4, 251, 255]).buffer,
    auth: new Uint8Array([7]).buffer,
  };
  const subscription = { endpoint: 'https://push.example/abc', getKey: (name: string) => keys[name] ?? null };
  expect(described(subscription, { language: 'fr', quiet: null }, 0)).toEqual({
    endpoint: 'https://push.example/abc', p256dh: 'BPv_', auth: 'Bw', language: 'fr', quiet: null,
  });
  expect(described({ ...subscription, getKey: () => null }, { language: 'fr', quiet: null }, 0)).toBeNull();
  expect(inBase64(new Uint8Array([251, 240]).buffer)).toBe('-_A');
});

test('the worker understands the house, and nothing else', () => {
  const turn = { kind: 'turn', table: 'abc', game: 'mamma-mia', text: 'It is your turn.' };
  expect(alertIn(JSON.stringify(turn))).toEqual(turn);
  for (const text of ['', 'null', '[]', '{"kind":"turn"}', '{"kind":"other","table":"a","text":"b"}']) expect(alertIn(text)).toBeNull();
  expect(shows('https://forno.example/t/abc?x#y', 'abc')).toBe(true);
  expect(shows('https://forno.example/t/abcd', 'abc')).toBe(false);
  expect(shows('https://forno.example/', 'abc')).toBe(false);
  expect(tagOf('abc')).toBe('turn-abc');
});

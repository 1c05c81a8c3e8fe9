import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { door, reasonIn, shutBy, untilIn } from '../src/moderation/door.svelte';
import { notice } from '../src/moderation/notice.svelte';
import { standing } from '../src/moderation/standing.svelte';
import type { Notice, Phrase, Standing } from '../src/protocol';

const BANNED: Phrase = { id: 'web-banned-until', args: [['reason', { text: 'Insults.' }], ['until', { text: '2026-11-16 18:05 UTC' }]] };

/** What the house answers, by path; everything else is not there. */
let answers: Record<string, { status?: number; json?: unknown }> = {};
const asked: string[] = [];

beforeEach(() => {
  answers = {};
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const { status = 200, json = {} } = answers[path] ?? { status: 404, json: { why: { id: 'web-not-found' }, text: 'not found' } };
    return Promise.resolve(status === 204 ? new Response(null, { status }) : Response.json(json, { status }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a ban is read from the reason of a refusal', () => {
  expect(shutBy(BANNED)).toEqual({ kind: 'banned', why: BANNED });
  expect(shutBy({ id: 'web-banned' })?.kind).toBe('banned');
  expect(shutBy({ id: 'house-no-new-guests' })?.kind).toBe('no-new-guests');
  expect(shutBy({ id: 'web-not-found' })).toBeNull();
  expect(reasonIn(BANNED)).toBe('Insults.');
  expect(untilIn(BANNED)).toBe(Date.UTC(2026, 10, 16, 18, 5));
  expect(reasonIn({ id: 'web-banned' })).toBeNull();
  expect(untilIn({ id: 'web-banned' })).toBeNull();
  expect(untilIn({ id: 'web-banned-until', args: [['until', { text: 'soon' }]] })).toBeNull();
});

test('whatever a banned guest asks for, the door is shut', async () => {
  answers['/api/house'] = { status: 403, json: { why: { id: 'web-quota' }, text: 'too much' } };
  await notice.look();
  expect(door.shut).toBeNull();
  answers['/api/house'] = { status: 403, json: { why: BANNED, text: 'banned' } };
  await notice.look();
  expect(door.shut?.why).toEqual(BANNED);
});

test('a banner is closed for this visit, and another one is shown', () => {
  const switches = { no_new_tables: false, no_new_guests: false, read_only: false };
  const told = (banner?: string): void => notice.take({ switches, ...(banner === undefined ? {} : { banner }) } satisfies Notice);
  told('We close at eight.');
  expect(notice.banner).toBe('We close at eight.');
  notice.close();
  expect(notice.banner).toBeNull();
  told('We close at eight.');
  expect(notice.banner).toBeNull();
  told('We close at nine.');
  expect(notice.banner).toBe('We close at nine.');
  told();
  expect(notice.banner).toBeNull();
});

test('a switch says why no table can be opened', () => {
  const set = (no_new_tables: boolean, read_only: boolean): string | null => {
    notice.take({ switches: { no_new_tables, no_new_guests: false, read_only } });
    return notice.noTables;
  };
  expect(set(false, false)).toBeNull();
  expect(set(true, false)).toBe('page-no-new-tables');
  expect(set(true, true)).toBe('page-read-only');
  expect(set(false, true)).toBe('page-read-only');
});

test('a warning is there until the house knows that it was confirmed', async () => {
  answers['/api/me/standing'] = { json: { warnings: [{ id: 'w 1', reason: 'Stay friendly.' }, { id: 'w2', reason: 'Please.' }] } satisfies Standing };
  await standing.look();
  const [first, second] = standing.warnings;
  if (first === undefined || second === undefined) throw new Error('two warnings');
  await standing.confirm(first);
  expect(standing.warnings).toHaveLength(2);
  answers['/api/me/standing/warnings/w%201/confirm'] = { status: 204 };
  await standing.confirm(first);
  expect(standing.warnings).toEqual([second]);
});

test('when a mute ends, the house is asked again', async () => {
  vi.useFakeTimers();
  answers['/api/me/standing'] = { json: { warnings: [], muted: { reason: 'Spam.', until: Date.now() + 60_000 } } satisfies Standing };
  await standing.look();
  expect(standing.muted?.reason).toBe('Spam.');
  answers['/api/me/standing'] = { json: { warnings: [] } satisfies Standing };
  await vi.advanceTimersByTimeAsync(59_000);
  expect(standing.muted).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(standing.muted).toBeNull();
});

test('a house that is away changes nothing that it said before', async () => {
  answers['/api/me/standing'] = { json: { warnings: [], role: 'keeper' } satisfies Standing };
  await standing.look();
  answers['/api/me/standing'] = { status: 503, json: {} };
  await standing.look();
  expect(standing.role).toBe('keeper');
});

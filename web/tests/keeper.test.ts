import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import * as api from '../src/keeper/api';
import { Entry } from '../src/keeper/entry.svelte';
import { Listing } from '../src/keeper/listing.svelte';
import { Room } from '../src/keeper/room.svelte';
import { texts } from '../src/keeper/texts';
import { bytes, HOURS, span } from '../src/keeper/when';
import type { AuditAction, Complaint, MeasureKind, Overview, Page, Role, SignedInBy } from '../src/protocol';
import { KEEPER_SECTIONS } from '../src/routing/route';
import en from '../src/words/en';
import { LANGUAGES } from '../src/words/language';
import { Words } from '../src/words/words';

const OVERVIEW: Overview = {
  role: 'keeper', you: { id: '0ada', name: 'Ada' }, session_ends_at: 9, version: '1', started_at: 1, connections: 2, tables_awake: 3,
  tables: { gathering: 1, playing: 1, finished: 1 }, guests: 4, guests_lately: 1, thinking_waits: 0, database_bytes: 1, faults: [], open_reports: 0,
  notice: { switches: { no_new_tables: false, no_new_guests: false, read_only: false } },
};

type Answer = { status: number; json?: unknown };
const refused = (status: number): Answer => ({ status, json: { why: { id: 'web-refused' }, text: 'refused' } });
let answer: (method: string, path: string) => Answer | Promise<Answer>;
const asked: { method: string; path: string; body: unknown }[] = [];

beforeEach(() => {
  asked.length = 0;
  answer = () => ({ status: 200, json: OVERVIEW });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    asked.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null });
    const { status, json } = await answer(method, path);
    return json === undefined ? new Response(null, { status }) : Response.json(json, { status });
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('the room', () => {
  test('a session lets one in', async () => {
    const room = new Room();
    expect(room.presence).toBe('loading');
    await room.look();
    expect(room.presence).toBe('in');
    expect(room.isKeeper).toBe(true);
  });

  test('without a session one is out, and an ended session is told apart from that', async () => {
    const room = new Room();
    answer = () => refused(401);
    await room.look();
    expect(room.presence).toBe('out');
    room.enter(OVERVIEW);
    expect(await room.act(() => api.lift('0'))).toBe(false);
    expect(room.presence).toBe('expired');
    expect(room.overview).toBeNull();
  });

  test('a house that does not answer is away, which ends no session', async () => {
    const room = new Room();
    answer = () => refused(503);
    await room.look();
    expect(room.presence).toBe('away');
    room.enter(OVERVIEW);
    await room.look();
    expect(room.presence).toBe('in');
  });

  test('a refusal for the role fetches the role again', async () => {
    const room = new Room();
    room.enter(OVERVIEW);
    answer = (method) => (method === 'GET' ? { status: 200, json: { ...OVERVIEW, role: 'moderator' } } : refused(403));
    expect(await room.act(() => api.deleteTable('0'))).toBe(false);
    await vi.waitFor(() => expect(room.isKeeper).toBe(false));
  });

  test('leaving is no expired session', async () => {
    const room = new Room();
    room.enter(OVERVIEW);
    answer = () => ({ status: 204 });
    await room.signOut();
    expect(room.presence).toBe('out');
  });
});

describe('a list', () => {
  test('is loaded part by part, with the same search', async () => {
    const room = new Room();
    answer = (_, path) => ({ status: 200, json: (path.includes('after=') ? { items: [3] } : { items: [1, 2], next: 'n 2' }) satisfies Page<number> });
    const listing = new Listing(room, api.guests);
    await listing.load({ search: 'a&b', stage: '' });
    expect(listing.hasMore).toBe(true);
    await listing.more();
    expect(listing.items).toEqual([1, 2, 3]);
    expect(listing.hasMore).toBe(false);
    expect(asked.map(({ path }) => path)).toEqual(['/api/keeper/guests?search=a%26b', '/api/keeper/guests?search=a%26b&after=n+2']);
  });

  test('shows the latest search, whichever answer comes last', async () => {
    const listing = new Listing(new Room(), api.guests);
    let first: (answer: Answer) => void = () => undefined;
    answer = (_, path) => (path.includes('slow') ? new Promise((resolve) => (first = resolve)) : { status: 200, json: { items: ['quick'] } });
    const slow = listing.load({ search: 'slow' });
    await listing.load({ search: 'quick' });
    first({ status: 200, json: { items: ['slow'] } });
    await slow;
    expect(listing.items).toEqual(['quick']);
    expect(listing.loading).toBe(false);
  });

  test('keeps what it has when something goes wrong, and says so', async () => {
    const listing = new Listing(new Room(), api.audit);
    answer = () => ({ status: 200, json: { items: [1] } });
    await listing.load();
    answer = () => refused(500);
    await listing.load();
    expect(listing.items).toEqual([1]);
    expect(listing.trouble?.status).toBe(500);
    answer = () => ({ status: 200, json: { items: [2] } });
    await listing.load();
    expect(listing.trouble).toBeNull();
  });

  test('of a session that has ended leads to signing in', async () => {
    const room = new Room();
    room.enter(OVERVIEW);
    answer = () => refused(401);
    const [listing, entry] = [new Listing(room, api.measures), new Entry(room, () => api.guest('0'))];
    await listing.load();
    expect(room.presence).toBe('expired');
    expect(listing.trouble).toBeNull();
    await entry.load();
    expect(entry.trouble).toBeNull();
  });
});

test('requests go to the documented addresses', async () => {
  answer = () => ({ status: 200, json: {} });
  await api.rename('0 b', 'Bea');
  await api.setRole('0b', null);
  await api.deleteLine('0t', 12);
  await api.takeMeasure({ kind: 'ban', range: '203.0.113.0/24', reason: 'Spam.', hours: 24 });
  await api.setBanner(null);
  await api.answer('0r', '');
  expect(asked).toEqual([
    { method: 'PATCH', path: '/api/keeper/guests/0%20b', body: { name: 'Bea' } },
    { method: 'PUT', path: '/api/keeper/guests/0b/role', body: { role: null } },
    { method: 'DELETE', path: '/api/keeper/tables/0t/chat/12', body: null },
    { method: 'POST', path: '/api/keeper/measures', body: { kind: 'ban', range: '203.0.113.0/24', reason: 'Spam.', hours: 24 } },
    { method: 'PUT', path: '/api/keeper/banner', body: { banner: null } },
    { method: 'POST', path: '/api/keeper/reports/0r/answer', body: { note: '' } },
  ]);
});

test('spans and sizes are told in units that people use', () => {
  expect(span(0)).toBe('0 min');
  expect(span(90 * 60_000)).toBe('1 hr 30 min');
  expect(span(49 * 3_600_000)).toBe('2 days 1 hr');
  expect(HOURS.slice(0, -1).map((hours) => span(hours * 3_600_000))).toEqual(['1 hr', '1 day', '3 days', '7 days', '30 days']);
  expect(bytes(0)).toBe('0 byte');
  expect(bytes(48_312_000)).toBe('48.3 MB');
  expect(bytes(2_000_000_000_000_000)).toBe('2,000 TB');
});

/** Every name of a union: one that is missing does not compile. */
const all = <T extends string>(names: Record<T, true>): string[] => Object.keys(names);

test('whatever the house names has its words, in every language', async () => {
  const actions = all<AuditAction>({
    'sign-in': true, 'end-session': true, invite: true, 'set-role': true, warn: true, mute: true, ban: true, lift: true, rename: true, 'close-table': true,
    'delete-table': true, 'delete-line': true, 'answer-report': true, 'set-banner': true, 'set-switches': true,
  });
  const kinds = all<MeasureKind>({ warn: true, mute: true, ban: true });
  const ids = [
    ...actions.map((name) => `page-keeper-did-${name}`),
    ...kinds.flatMap((name) => ['', '-guest'].map((end) => `page-keeper-${name}${end}`)),
    ...kinds.flatMap((name) => ['kind', 'sure', 'about', 'done', 'about-lift'].map((start) => `page-keeper-${start}-${name}`)),
    ...all<Role>({ moderator: true, keeper: true }).flatMap((name) => [`page-keeper-role-${name}`, `page-keeper-role-${name}-about`]),
    ...all<SignedInBy>({ passkey: true, link: true }).map((name) => `page-keeper-by-${name}`),
    ...KEEPER_SECTIONS.map((name) => `page-keeper-${name}`),
  ];
  for (const language of LANGUAGES) {
    const words = new Words(language, [await texts(language)]);
    expect(ids.filter((id) => !words.has(id)), language).toEqual([]);
  }
  const complaints = all<Complaint>({ abuse: true, spam: true, name: true, 'unfair-play': true, other: true });
  const page = new Words('en', en);
  expect(complaints.filter((name) => !page.has(`page-complaint-${name}`))).toEqual([]);
});

test('guests do not load the words of the keeper’s room', () => {
  expect(new Words('en', en).has('page-keeper-overview')).toBe(false);
});

import { expect, test } from 'vitest';

import { carryIn, inviteIn, KEEPER_SECTIONS, keeperPath, linkIn, pathOfLink, routeOf, secretIn, type Route } from '../src/routing/route';

function check(path: string, route: Route): void {
  expect(routeOf(new URL(path, 'http://house.example'))).toEqual(route);
}

test('every screen has an address', () => {
  check('/', { kind: 'home' });
  check('/new', { kind: 'new', game: null });
  check('/new?game=pizza-theory', { kind: 'new', game: 'pizza-theory' });
  check('/t/0abc', { kind: 'table', id: '0abc' });
  check('/t/0abc#invite=secret', { kind: 'table', id: '0abc' });
  check('/replay', { kind: 'replay', id: null, at: null, said: null, eyes: null });
  check('/replay/0abc?at=12', { kind: 'replay', id: '0abc', at: 12, said: null, eyes: null });
  check('/replay/0abc?at=12&eyes=all', { kind: 'replay', id: '0abc', at: 12, said: null, eyes: 'all' });
  check('/replay/0abc?eyes=3', { kind: 'replay', id: '0abc', at: null, said: null, eyes: '3' });
  check('/replay/0abc?said=40&eyes=2', { kind: 'replay', id: '0abc', at: null, said: 40, eyes: '2' });
  check('/replay/0abc?at=-1&eyes=everyone', { kind: 'replay', id: '0abc', at: null, said: null, eyes: null });
  check('/rules/mamma-mia#3.1', { kind: 'rules', game: 'mamma-mia', anchor: '3.1' });
  check('/learn/mamma-mia', { kind: 'learn', game: 'mamma-mia' });
  check('/me', { kind: 'me' });
  check('/sign-in#link=0abc', { kind: 'sign-in' });
  check('/keeper', { kind: 'keeper', section: 'overview', id: null, invite: null });
  check('/keeper/', { kind: 'keeper', section: 'overview', id: null, invite: null });
  check('/keeper#invite=0abc', { kind: 'keeper', section: 'overview', id: null, invite: '0abc' });
  check('/keeper/reports', { kind: 'keeper', section: 'reports', id: null, invite: null });
  check('/keeper/guests/0abc', { kind: 'keeper', section: 'guests', id: '0abc', invite: null });
  check('/keeper/tables/0abc', { kind: 'keeper', section: 'tables', id: '0abc', invite: null });
  check('/privacy', { kind: 'privacy' });
  check('/strategy', { kind: 'strategy', anchor: null });
  check('/strategy#memory', { kind: 'strategy', anchor: 'memory' });
});

test('every part of the keeper’s room is found at its address', () => {
  for (const section of KEEPER_SECTIONS) check(keeperPath(section), { kind: 'keeper', section, id: null, invite: null });
  check(keeperPath('guests', '0abc'), { kind: 'keeper', section: 'guests', id: '0abc', invite: null });
  expect(inviteIn('#invite=a b')).toBeNull();
  expect(inviteIn('#watch=01abc')).toBeNull();
});

test('other addresses lead nowhere', () => {
  for (const path of ['/t/', '/t', '/t/a/b', '/nowhere', '/rules', '/learn', '/learn/a/b', '/t/%2e%2e%2f', '/new/x', '/t/%zz', '/strategy/x', '/join/x', '/me/x', '/sign-in/x', '/keeper/overview', '/keeper/audit/0abc', '/keeper/guests/0abc/x', '/keeper/guests/%2e%2e%2f', '/keeper/nowhere']) check(path, { kind: 'unknown' });
});

test('a secret stands after the hash', () => {
  expect(secretIn('#invite=01abc')).toBe('01abc');
  expect(secretIn('#watch=01abc')).toBe('01abc');
  expect(secretIn('#seat=01abc')).toBe('01abc');
  expect(secretIn('#3.1')).toBeNull();
  expect(secretIn('#invite=a b')).toBeNull();
});

test('the secret of a link from another device stands after the hash', () => {
  expect(linkIn('#link=01abc')).toBe('01abc');
  expect(linkIn('#link=')).toBeNull();
  expect(linkIn('#link=a/b')).toBeNull();
  expect(linkIn('#invite=01abc')).toBeNull();
  expect(carryIn('#carry=01abc', 'localhost')).toBe('01abc');
  expect(carryIn('#link=01abc', 'localhost')).toBeNull();
  for (const other of ['forno.example', '127.0.0.1', 'localhost.evil.example']) expect(carryIn('#carry=01abc', other)).toBeNull();
});

test('a pasted link leads to its table, with its secret', () => {
  expect(pathOfLink(' https://house.example/t/0abc#invite=01 ')).toBe('/t/0abc#invite=01');
  expect(pathOfLink('0ttttttttttttttttttttttttt')).toBe('/t/0ttttttttttttttttttttttttt');
  expect(pathOfLink('https://house.example/')).toBeNull();
  expect(pathOfLink('come and play')).toBeNull();
});

test('what another app shares leads to the table whose link is in it', () => {
  const share = (shared: Record<string, string>, path: string | null): void =>
    check(`/join?${new URLSearchParams(shared).toString()}`, { kind: 'join', path });
  share({ url: 'https://house.example/t/0abc#invite=01' }, '/t/0abc#invite=01');
  share({ title: 'Forno', text: 'Come and play: https://house.example/t/0abc#invite=01 at eight' }, '/t/0abc#invite=01');
  share({ text: 'https://elsewhere.example/ https://house.example/replay/0abc?at=3' }, '/replay/0abc?at=3');
  share({ text: 'come and play', url: '' }, null);
  share({ url: 'javascript:alert(1)' }, null);
  share({}, null);
});

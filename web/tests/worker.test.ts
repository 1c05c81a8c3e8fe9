import { expect, test } from 'vitest';

import { wayOf, type Way } from '../src/worker/way';

const HOUSE = 'https://house.example';
const KEPT = new Set(['/', '/favicon.svg', '/assets/first-1.js']);

function check(path: string, way: Way, { method = 'GET', mode = 'cors' } = {}): void {
  expect(wayOf({ method, mode, url: new URL(path, HOUSE).href }, HOUSE, KEPT), `${method} ${path}`).toBe(way);
}

test('the house answers for itself: nothing of a game is ever kept', () => {
  check('/api/me', 'house');
  check('/api/tables/0abc', 'house', { mode: 'navigate' });
  check('/api/tables/0abc/qr.svg?for=invite', 'house', { mode: 'no-cors' });
  check('/api/tables', 'house', { method: 'POST' });
  check('/assets/first-1.js', 'house', { method: 'HEAD' });
});

test('what belongs to others is not touched', () => {
  check('https://elsewhere.example/assets/first-1.js', 'house');
  check('https://elsewhere.example/', 'house', { mode: 'navigate' });
});

test('a place of the page comes from the house while it is there', () => {
  for (const path of ['/', '/new?game=mamma-mia', '/t/0abc', '/rules/mamma-mia', '/strategy', '/nowhere']) check(path, 'page', { mode: 'navigate' });
});

test('a link that was shared does not leave the device: its secret stands in the address', () => {
  check('/join?url=https%3A%2F%2Fhouse.example%2Ft%2F0abc%23invite%3D01', 'own-page', { mode: 'navigate' });
});

test('what is named by its content comes from what is kept, the rest only when the house is away', () => {
  check('/assets/first-1.js', 'kept');
  check('/favicon.svg', 'fresh', { mode: 'no-cors' });
});

test('the parts of a newer page come from the house', () => {
  check('/assets/first-2.js', 'house');
});

test('a picture that is opened outright is no place of the page', () => {
  check('/preview/forno.png', 'house', { mode: 'navigate' });
});

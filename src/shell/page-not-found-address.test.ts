import { expect, test } from 'vitest';
import { pageNotFoundAddress } from './page-not-found-address.ts';

test.each([
  ['/nowhere', '/PageNotFound?l=%2Fnowhere'],
  ['/a?b=c&d=é', '/PageNotFound?l=%2Fa%3Fb%3Dc%26d%3D%C3%A9'],
  ['/a#part', '/PageNotFound?l=%2Fa%23part'],
])('the address for %s is %s', (failed, address) => {
  expect(pageNotFoundAddress(failed)).toBe(address);
});

test('decodes to the failed URL with its query', () => {
  const failed = '/company/news?page=2&sort=date desc#latest';
  expect(new URL(pageNotFoundAddress(failed), 'http://localhost').searchParams.get('l')).toBe(failed);
});

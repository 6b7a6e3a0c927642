import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const origins = ['https://www.site.example', 'https://es.site.example'];

const table: [string, Record<string, string>, boolean][] = [
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }, true],
  [
    'a page of this site that names itself',
    { 'sec-fetch-site': 'same-origin', origin: 'https://www.site.example' },
    true,
  ],
  ['a browser without the header, from our English site', { origin: 'https://www.site.example' }, true],
  ['a browser without the header, from our Spanish site', { origin: 'https://es.site.example' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  [
    'another site that names us',
    { 'sec-fetch-site': 'cross-site', origin: 'https://www.site.example' },
    false,
  ],
  ['another host of our domain', { 'sec-fetch-site': 'same-site', origin: 'https://es.site.example' }, false],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, false],
  ['an empty header', { 'sec-fetch-site': '', origin: 'https://www.site.example' }, false],
  ['a value nobody defined', { 'sec-fetch-site': 'Same-Origin' }, false],
  ['neither header', {}, false],
  ['a null origin', { origin: 'null' }, false],
  ['an empty origin', { origin: '' }, false],
  ['plain http of our own host', { origin: 'http://www.site.example' }, false],
  ['another port of our own host', { origin: 'https://www.site.example:8443' }, false],
  ['a host that starts like ours', { origin: 'https://www.site.example.evil.example' }, false],
  ['a host that ends like ours', { origin: 'https://evilwww.site.example' }, false],
  ['our origin with a slash', { origin: 'https://www.site.example/' }, false],
  ['two origins', { origin: 'https://www.site.example, https://evil.example' }, false],
];

test.each(table)('a request from %s %o passes: %s', (_, headers, passes) => {
  expect(isSameOrigin(new Headers(headers), origins)).toBe(passes);
});

test('without any origin of ours only the header of browsers counts', () => {
  expect(isSameOrigin(new Headers({ origin: '' }), [])).toBe(false);
  expect(isSameOrigin(new Headers({ 'sec-fetch-site': 'same-origin' }), [])).toBe(true);
});

import { expect, test } from 'vitest';
import { pathTo } from '#site/paths.ts';
import { pageBefore } from './page-before.ts';

const own = ['https://www.site.example', 'https://es.site.example'];

test('names the page that somebody came from, in either language', () => {
  expect(pageBefore(`https://www.site.example${pathTo('culture')}`, own)).toBe(pathTo('culture'));
  expect(pageBefore('https://es.site.example/no/such/page', own)).toBe('/no/such/page');
});

test('leaves out what was searched for there', () => {
  const search = pathTo('location-search');
  expect(pageBefore(`https://www.site.example${search}?s=97210#list`, own)).toBe(search);
});

test.each([
  ['no address', null],
  ['no address that can be read', 'www.site.example'],
  ['another site', `https://elsewhere.example${pathTo('locations')}`],
  ['the form itself', `https://www.site.example${pathTo('page-problem')}?reply=abc`],
  ['an address that is too long to be ours', `https://www.site.example/${'a'.repeat(300)}`],
])('names nothing for %s', (_, referrer) => {
  expect(pageBefore(referrer, own)).toBe('');
});

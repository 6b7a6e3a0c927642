import { expect, test } from 'vitest';
import { pageBefore } from './page-before.ts';

const at = (index: number, ...urls: (string | null)[]) => ({
  currentEntry: { index },
  entries: () => urls.map((url) => ({ url })),
});

test('names the page that the visitor came from, without query and fragment', () => {
  const visit = at(1, 'https://site.example/firm/jobs?a=b#c', 'https://site.example/list');
  expect(pageBefore(visit, '/list')).toBe('/firm/jobs');
});

test.each([
  ['the first page of a visit', at(0, 'https://site.example/list')],
  ['the page before is the same one', at(1, 'https://site.example/list?x', 'https://site.example/list')],
  ['the browser hides the address', at(1, null, 'https://site.example/list')],
  ['the browser has no such history', undefined],
])('is undefined when %s', (_why, visit) => {
  expect(pageBefore(visit, '/list')).toBeUndefined();
});

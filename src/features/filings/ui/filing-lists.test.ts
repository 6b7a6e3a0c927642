import { expect, test } from 'vitest';
import { filingListPath } from '#features/investors/ui/filing-paths.ts';
import { askedFilings } from './filing-lists.server.ts';

const known = { forms: ['10-K', '8-K', 'DEF 14A'], years: [2026, 2025] };

test.each([
  ['', {}],
  ['form=8-K', { form: '8-K' }],
  ['form=DEF+14A&year=2025', { form: 'DEF 14A', year: 2025 }],
  ['form=99-Z&year=2026', { year: 2026 }],
  ['form=8-k&year=2026.0', {}],
  ['form=&year=', {}],
])('the address “%s” asks for what there is of it', (query, filter) => {
  expect(askedFilings(new URLSearchParams(query), known)).toEqual(filter);
});

test('a page of a choice keeps the choice, and the first page has no number', () => {
  const list = filingListPath('sec-filings', { form: '', year: '' });
  expect(filingListPath('sec-filings', { form: '10-K', year: '2025' }, 3)).toBe(
    `${list}?form=10-K&year=2025&page=3`,
  );
  expect(filingListPath('sec-filings', { form: '10-K', year: '' })).toBe(`${list}?form=10-K`);
});

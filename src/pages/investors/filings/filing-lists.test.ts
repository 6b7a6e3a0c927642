import { expect, test } from 'vitest';
import directorFilings from '#content/investors/director-filings.json';
import secFilings from '#content/investors/sec-filings.json';
import { askedFilings, formCode, helpFor } from './filing-lists.server.ts';
import { filingListPath } from './filing-paths.ts';

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

const explained = new Map(
  [...secFilings.families.flatMap(({ rows }) => rows), ...directorFilings.forms.rows].map(
    ({ name, label }) => [formCode(name), label],
  ),
);

test.each([
  ['10-K', 'Annual report'],
  ['10-K/A', 'Annual report'],
  ['10-Q', 'Quarterly report'],
  ['8-K', 'Report of an event'],
  ['NT 10-K', 'Notice of a late report'],
  ['DEF 14A', 'Proxy statement'],
  ['424B5', 'Final prospectus'],
  ['4/A', 'Report of a change'],
  ['SC 13D', 'Large owner with plans'],
  ['CORRESP', null],
])('a filing on form %s is explained as “%s”', (form, label) => {
  expect(helpFor(explained, form)).toBe(label);
});

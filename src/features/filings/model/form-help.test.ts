import { expect, test } from 'vitest';
import directorFilings from '../content/director-filings.json';
import secFilings from '../content/sec-filings.json';
import { formCode, helpFor } from './form-help.ts';

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

import { afterEach, expect, test, vi } from 'vitest';
import { createCachedSource } from '#server/sources/cached-source.ts';
import { readableLog, says, startOutside } from '#tests/server/support/outside-fixture.ts';
import { createEdgarFilings, readSubmissions } from './edgar.ts';

vi.setConfig({ testTimeout: 30_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

type Row = {
  id: string;
  on: string;
  form: string;
  period?: string;
  file?: string;
  title?: string;
  interactive?: 0 | 1;
};

const rows: Row[] = [
  {
    id: '0001234567-26-000001',
    on: '2026-01-08',
    form: '10-Q',
    period: '2025-11-30',
    file: 'q1.htm',
    title: 'FORM 10-Q',
    interactive: 1,
  },
  {
    id: '0001234567-26-000002',
    on: '2026-02-02',
    form: '4',
    period: '2026-01-29',
    file: 'xslF345X05/form4.xml',
  },
  {
    id: '0001234567-26-000003',
    on: '2026-11-10',
    form: '10-K',
    period: '2026-08-31',
    file: 'k.htm',
    title: 'Annual  report',
    interactive: 1,
  },
  { id: '0001234567-26-000004', on: '2026-11-18', form: '10-K/A', file: '../../evil.htm' },
  { id: '0001234567-26-000005', on: '2026-11-19', form: 'SCHEDULE 13G/A', file: 'a.pdf' },
];

/** The SEC's file: a column for each field. */
function submissionsOf(list: Row[], change: object = {}, cik = '0001234567'): string {
  const recent = {
    accessionNumber: list.map(({ id }) => id),
    filingDate: list.map(({ on }) => on),
    reportDate: list.map(({ period = '' }) => period),
    form: list.map(({ form }) => form),
    primaryDocument: list.map(({ file = '' }) => file),
    primaryDocDescription: list.map(({ title = '' }) => title),
    isInlineXBRL: list.map(({ interactive = 0 }) => interactive),
    size: list.map(() => 1),
    ...change,
  };
  return JSON.stringify({ cik, name: 'SOME CO', filings: { recent, files: [] } });
}

test('papers of the company and of its owners part, the newest first', () => {
  const { company, directors } = readSubmissions(submissionsOf(rows));
  expect(company.map(({ form }) => form)).toEqual(['10-K/A', '10-K', '10-Q']);
  expect(directors.map(({ form }) => form)).toEqual(['SCHEDULE 13G/A', '4']);
});

test('a paper has its days, its words and its addresses at the SEC', () => {
  expect(readSubmissions(submissionsOf(rows)).company[1]).toEqual({
    id: '0001234567-26-000003',
    filedOn: '2026-11-10',
    periodEnd: '2026-08-31',
    form: '10-K',
    title: 'Annual report',
    pages: null,
    documents: [
      { format: 'html', href: 'https://www.sec.gov/Archives/edgar/data/1234567/000123456726000003/k.htm' },
      {
        format: 'xbrl',
        href: 'https://www.sec.gov/ix?doc=/Archives/edgar/data/1234567/000123456726000003/k.htm',
      },
    ],
    sample: false,
  });
});

test('a description that only repeats the form is none', () => {
  expect(readSubmissions(submissionsOf(rows)).company[2]).toMatchObject({ form: '10-Q', title: '' });
});

test('a report of a director names nobody, since the list does not', () => {
  expect(readSubmissions(submissionsOf(rows)).directors[1]).toMatchObject({
    person: null,
    role: null,
    transactions: [],
    documents: [{ href: expect.stringMatching(/000123456726000002\/xslF345X05\/form4\.xml$/) }],
  });
});

test.each([
  '../../evil.htm',
  '/evil.htm',
  'a//b',
  'https://evil.example/x',
  'a b.htm',
  '"><script>',
  '',
  'a/../b',
  '..',
])('an address leads to the SEC’s own list of the paper when its file is named %s', (file) => {
  const [paper] = readSubmissions(submissionsOf([{ ...(rows[0] as Row), file }])).company;
  expect(paper?.documents).toEqual([
    {
      format: 'html',
      href: 'https://www.sec.gov/Archives/edgar/data/1234567/000123456726000001/0001234567-26-000001-index.htm',
    },
  ]);
});

test.each([
  ['a column that is too short', submissionsOf(rows, { filingDate: ['2026-01-08'] })],
  ['a column that is missing', submissionsOf(rows, { form: undefined })],
  ['a column of numbers', submissionsOf(rows, { form: rows.map(() => 4) })],
  ['a day that is none', submissionsOf([{ ...(rows[0] as Row), on: '2026-02-30' }])],
  ['a number that is none', submissionsOf([{ ...(rows[0] as Row), id: '1' }])],
  ['a paper without a form', submissionsOf([{ ...(rows[0] as Row), form: ' ' }])],
  ['a company that is none', submissionsOf(rows, {}, '../1')],
  ['something else', '{"cik":"1"}'],
  ['a list', '[]'],
  ['null', 'null'],
])('%s is refused as a whole', (_name, text) => {
  expect(() => readSubmissions(text)).toThrow();
});

test('the list comes over the wire under our name, and Spanish readers are told which titles are English', async () => {
  const outside = await startOutside(says(submissionsOf(rows)));
  cleanups.push(outside.close);
  const filings = createEdgarFilings(
    createCachedSource({
      topic: 'filings',
      document: {
        url: outside.url,
        accept: 'application/json',
        headers: { 'user-agent': 'Us desk@us.example' },
        longest: 100_000,
      },
      read: readSubmissions,
      file: null,
      freshFor: 60_000,
      log: readableLog().log,
    }),
  );
  const page = await filings.company.page('es', 1, { form: '10-K', year: 2026 });
  expect(page?.items.map(({ title, language }) => [title, language])).toEqual([
    ['', undefined],
    ['Annual report', 'eng'],
  ]);
  expect((await filings.directors.page('eng', 1, { form: '4' }))?.total).toBe(1);
  expect(await filings.directors.page('eng', 2)).toBeNull();
  expect((await filings.company.choices()).forms).toEqual([
    { form: '10-K', count: 2 },
    { form: '10-Q', count: 1 },
  ]);
  expect(outside.requests.map(({ headers }) => headers['user-agent'])).toEqual(['Us desk@us.example']);
  expect(filings.state()).toMatchObject({ isSample: false });
});

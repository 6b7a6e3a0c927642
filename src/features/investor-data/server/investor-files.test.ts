import { afterAll, beforeAll, expect, test } from 'vitest';
import { meetingOn, resultsOn } from '#features/events/server/sample-calendar.ts';
import { createSampleFilings } from '#features/filings/server/sample-filings.ts';
import dividends from '#features/investors/content/dividends.json' with { type: 'json' };
import { SourceFailed } from '#features/investors/model/source-state.ts';
import type { QuotePort } from '#features/quotes/model/quote.ts';
import { createSampleQuotes } from '#features/quotes/server/quotes.ts';
import { english, type Fixture, spanish, startFixture } from '#tests/server/support/app-fixture.ts';
import { speakEnglish as words } from '#tests/server/support/plain-catalogs.ts';

const now = () => Date.parse('2026-11-20T23:00:00Z');
const filings = createSampleFilings({
  calendar: { meetingOn, resultsOn },
  words: { filings: words, people: words },
  now,
});

let site: Fixture;
beforeAll(async () => {
  site = await startFixture({ now });
});
afterAll(() => site.remove());

const below = `${english}/company/investors`;
const read = async (address: string, method = 'GET', from = site) => {
  const response = await from.get(address, {}, method);
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  return { status: response.status, headers: response.headers, text };
};
/** Reads a spreadsheet as RFC 4180 has it, without the mark of UTF-8 in front. */
const cellsOf = (text: string) =>
  text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );

test('the prices of a period are a spreadsheet with a row for each trading day', async () => {
  const { status, headers, text } = await read(`${below}/stock-information.csv?period=6m`);
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="stock-information-6m.csv"',
  ]);
  const [head, ...rows] = cellsOf(text);
  expect(head).toEqual(['Day', 'Close', 'Currency', 'Note']);
  const series = await createSampleQuotes({ now }).series();
  const since = (series?.closes ?? []).filter(({ day }) => day >= '2026-05-20');
  expect(rows.length).toBeGreaterThan(100);
  expect(rows).toEqual(since.map(({ day, close }) => [day, `${close}`, 'USD', 'Sample data']));
});

test('without a period the spreadsheet holds the year that the page shows unasked', async () => {
  const unasked = await read(`${below}/stock-information.csv`);
  expect(unasked.text).toBe((await read(`${below}/stock-information.csv?period=1y`)).text);
  expect(cellsOf(unasked.text)[1]?.[0]).toBe('2025-11-20');
});

test('every dividend is a row, with its dates as dates and its amount as a number', async () => {
  const [head, ...rows] = cellsOf((await read(`${below}/dividend-history.csv`)).text);
  expect(head?.slice(0, 5)).toEqual([
    'Declared',
    'Ex-dividend day',
    'Record day',
    'Paid',
    'Amount per share',
  ]);
  expect(rows.map((row) => row.slice(0, 5))).toEqual(
    dividends.payments.map(({ declared, exDividend, record, payable, dollars }) => [
      ...[declared, exDividend, record, payable],
      `${dollars}`,
    ]),
  );
  expect(new Set(rows.map((row) => row[6]))).toEqual(new Set(dividends.kinds.map(({ name }) => name)));
});

test('a choice of filings is a spreadsheet of all of them, not of one page', async () => {
  const all = await filings.company.every('eng');
  const whole = cellsOf((await read(`${below}/sec-filings.csv`)).text);
  expect(whole.length - 1).toBe(all.length);
  expect(all.length).toBeGreaterThan(10);
  const { headers, text } = await read(`${below}/sec-filings.csv?form=DEF+14A&year=2025`);
  expect(headers.get('content-disposition')).toBe('attachment; filename="sec-filings-DEF-14A-2025.csv"');
  const [, ...rows] = cellsOf(text);
  expect(rows.map((row) => [row[1], row[2], row[0]?.slice(0, 4)])).toEqual([
    ['DEF 14A', 'Proxy statement', '2025'],
  ]);
  // A form that was left open in the page's form stands empty in the address.
  expect((await read(`${below}/sec-filings.csv?form=&year=`)).text).toBe(
    (await read(`${below}/sec-filings.csv`)).text,
  );
});

test('reports of people have a row for each transaction, and reports without any have one', async () => {
  const reports = await filings.directors.every('eng');
  const [head = [], ...rows] = cellsOf((await read(`${below}/sec-filings/director-filings.csv`)).text);
  expect(reports.some(({ transactions }) => transactions.length === 0)).toBe(true);
  const lines = reports.flatMap(({ filedOn, person, transactions }) =>
    transactions.length === 0
      ? [[filedOn, person ?? '', '', '', '']]
      : transactions.map(({ code, shares, price }) => [
          ...[filedOn, person ?? '', code],
          `${shares}`,
          `${price ?? ''}`,
        ]),
  );
  expect(rows.map((row) => [row[0], row[3], row[6], row[9], row[10]])).toEqual(lines);
  expect(rows.every((row) => row.length === head.length)).toBe(true);
});

test.each([
  ['accion.csv', 'Fecha,Cierre,Moneda,Nota'],
  ['dividendos.csv', 'Declaración,Fecha exdividendo'],
  ['presentaciones.csv', 'Presentado el,Formulario'],
  ['presentaciones/consejeros.csv', 'Presentado el,Formulario'],
])('the Spanish %s has Spanish words', async (path, head) => {
  const { text, headers } = await read(`${spanish}/compania/inversionistas/${path}`);
  expect(headers.get('content-language')).toBe('es');
  expect(text.slice(1)).toMatch(new RegExp(`^${head}`));
});

test.each([
  'stock-information.csv?period=2y',
  'stock-information.csv?period=__proto__',
  'sec-filings.csv?form=99-Z',
  'sec-filings.csv?form=10-K&year=1999',
  'sec-filings.csv?year=2025.0',
  `sec-filings.csv?form=${'x'.repeat(2000)}`,
  'sec-filings/director-filings.csv?form=10-K',
  'sec-filings.xls',
])('%s is not found', async (path) => {
  expect((await read(`${below}/${path}`)).status).toBe(404);
});

test('spreadsheets are only read, and a HEAD has no body', async () => {
  const head = await read(`${below}/dividend-history.csv`, 'HEAD');
  expect([head.status, head.text]).toEqual([200, '']);
  expect((await read(`${below}/dividend-history.csv`, 'POST')).status).toBe(405);
});

test('a source that fails is no empty spreadsheet', async () => {
  const away: QuotePort = {
    ...createSampleQuotes({ now }),
    series: () => Promise.reject(new SourceFailed('quotes')),
  };
  const failing = await startFixture({ now, ports: { quotes: away } });
  const { status, headers } = await read(`${below}/stock-information.csv`, 'GET', failing);
  expect([status, headers.get('retry-after')]).toEqual([503, '600']);
  expect(failing.lines.filter((line) => line.includes('spreadsheet failed'))).toHaveLength(1);
  failing.remove();
});

test('a source without past prices has no spreadsheet of them', async () => {
  const latestOnly: QuotePort = { ...createSampleQuotes({ now }), series: async () => null };
  const plain = await startFixture({ now, ports: { quotes: latestOnly } });
  expect((await read(`${below}/stock-information.csv`, 'GET', plain)).status).toBe(404);
  plain.remove();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '#brand';
import { english, type Fixture, spanish, startFixture } from '#tests/server/support/app-fixture.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture({ now: () => Date.parse('2026-11-20T23:00:00Z') });
});
afterAll(() => site.remove());

const read = async (address: string, method = 'GET') => {
  const response = await site.get(address, {}, method);
  // A text would lose the mark of UTF-8 in front.
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
  return { status: response.status, headers: response.headers, text };
};
const joined = (card: string) => card.replaceAll('\r\n ', '');
/** Reads a spreadsheet as RFC 4180 has it. */
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

test('a yard is an entry for address books, to be saved under its own name', async () => {
  const { status, headers, text } = await read(`${english}/locations/yard/tacoma.vcf`);
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'text/vcard; charset=utf-8',
    'attachment; filename="tacoma.vcf"',
  ]);
  const card = joined(text);
  expect(card).toContain(`\r\nFN:${brand.brands.recycling} Tacoma\r\n`);
  expect(card).toContain(`\r\nURL:${english}/locations/yard/tacoma\r\n`);
  expect(card).toMatch(/Hours:\\nMonday: 6:00\u00a0a\.m\.–6:00\u00a0p\.m\.\\n/);
  expect(card).toContain('Sunday: Closed');
});

test('beside the Spanish page it is Spanish', async () => {
  const card = joined((await read(`${spanish}/instalaciones/centro/tacoma.vcf`)).text);
  expect(card).toMatch(/NOTE;LANGUAGE=es:/);
  expect(card).toMatch(/lunes: /);
  expect(card).toContain(`\r\nURL:${spanish}/instalaciones/centro/tacoma\r\n`);
});

test('the board of a metals yard is a spreadsheet with the prices of the page, in both languages', async () => {
  const { headers, text } = await read(`${english}/locations/yard/tacoma.csv`);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'text/csv; charset=utf-8',
    'no-cache',
  ]);
  expect(text.startsWith('\uFEFFYard,Board of,Family,Grade,Price,Currency,For one')).toBe(true);
  const [head = [], ...rows] = cellsOf(text);
  const { lines = [], day } = (await site.prices.board('tacoma')) ?? {};
  expect(rows.map((row) => row[4])).toEqual(lines.map(({ price }) => String(price ?? 'Ask the yard')));
  expect(rows.map((row) => row[7])).toEqual(lines.map(({ change }) => String(change ?? '')));
  expect(new Set(rows.map((row) => [row[1], row[8]].join()))).toEqual(new Set([`${day},Sample data`]));
  expect(rows.every((row) => row.length === head.length)).toBe(true);
  const [, first] = cellsOf((await read(`${spanish}/instalaciones/centro/tacoma.csv`)).text);
  expect(first?.[4]).toBe(rows[0]?.[4]);
  expect(first?.[3]).not.toBe(rows[0]?.[3]);
});

test('every yard has its files in both languages, and no cell of a word is empty', async () => {
  for (const [origin, below] of [
    [english, '/locations/yard'],
    [spanish, '/instalaciones/centro'],
  ]) {
    for (const { id } of site.locations.yards) {
      const [card, board] = await Promise.all(
        ['vcf', 'csv'].map((kind) => read(`${origin}${below}/${id}.${kind}`)),
      );
      expect([id, card?.status]).toEqual([id, 200]);
      expect([id, board?.status]).toEqual([id, (await site.prices.board(id)) ? 200 : 404]);
      if (board?.status !== 200) continue;
      for (const row of cellsOf(board.text))
        expect(row.filter((_, column) => column !== 7)).not.toContain('');
    }
  }
});

test('a yard without a board has no spreadsheet, and unknown yards have no files', async () => {
  const other = site.locations.yards.find(({ division }) => division !== 'MRB')?.id;
  for (const path of [`${other}.csv`, 'nowhere.vcf', 'tacoma.xls', '__proto__.vcf', '..%2ftacoma.vcf']) {
    expect([path, (await read(`${english}/locations/yard/${path}`)).status]).toEqual([path, 404]);
  }
});

test('files are only read, and a HEAD has no body', async () => {
  const head = await read(`${english}/locations/yard/tacoma.csv`, 'HEAD');
  expect([head.status, head.text]).toEqual([200, '']);
  expect((await read(`${english}/locations/yard/tacoma.csv`, 'POST')).status).toBe(405);
});

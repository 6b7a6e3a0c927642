import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formCalls, quoteCall } from '#features/submissions/model/api-contract.ts';
import { openWholeApi, type WholeApi } from './support/whole-api-fixture.ts';

const document = readFileSync(new URL('../../docs/operations/scaling.md', import.meta.url), 'utf8');

/** The rows of the table about a CDN: what they say of addresses, and the header that they name. */
const rows = [
  ...(document.split('## A CDN in front')[1] ?? '').matchAll(/^\| (?!addresses)(.+?) \| `([^`]+)`/gm),
].map(([, addresses = '', header = '']) => ({ addresses, header }));

/** What is asked for each row, by words that are in it. */
const asked: readonly [words: string, path: string][] = [
  ['/assets/…', '/assets/eng/entry-abc.js'],
  ['files of `public/`', '/search-schema.js'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/api/openapi.json', '/api/openapi.json'],
  ['….vcf', '/locations/yard/tacoma.vcf'],
  ['/api/dataprivacy', formCalls.regions],
  ['/api/servicelines/country', formCalls.countries],
  ['/api/servicelines/states/…', `${formCalls.states}/US`],
  ['/feeds/…', '/feeds/news.atom'],
  ['/feeds/…', '/feeds/events.json'],
  ['finished pages', '/legal-notices'],
  ['….data', '/company.data'],
  ['….csv', '/locations/yard/tacoma.csv'],
  ['….csv', '/company/investors/dividend-history.csv'],
  ['/api/environment', '/api/environment'],
  ['/api/investornews/…', '/api/investornews/1'],
  ['the stock quote', quoteCall],
  ['pages that answer a question', '/search?q=steel'],
  ['redirects', '/company/old'],
  ['faults', '/nowhere'],
  ['faults', '/api/nowhere'],
  ['further calls', '/api/prices?near=97204'],
  ['further calls', formCalls.challenge],
];

let site: WholeApi;
beforeAll(async () => {
  site = await openWholeApi();
});
afterAll(() => site.dispose());

test('the table of the document has its rows, and each is asked about', () => {
  expect(rows).toHaveLength(6);
  for (const { addresses } of rows)
    expect(
      asked.filter(([words]) => addresses.includes(words)),
      addresses,
    ).not.toEqual([]);
});

test.each(asked)('%s: %s may be kept as the document says', async (words, path) => {
  const row = rows.filter(({ addresses }) => addresses.includes(words));
  expect(row).toHaveLength(1);
  const { headers } = await site.send({ path });
  expect(headers['cache-control']).toBe(row[0]?.header);
});

import { expect, test } from 'vitest';
import synonyms from '#features/search/content/synonyms.json';
import { buildIndex, findIn } from '#features/search/model/site-index.ts';
import { addMessages } from '#i18n/i18n.ts';
import { messages } from '#locale/routes.po';
import { pathTo } from '#site/paths.ts';
import { searchDocuments } from './search-documents.server.ts';

addMessages(messages);

const index = buildIndex('eng', searchDocuments());
const addressOf = (id: string) => pathTo('yard', { parameters: { id } });
const find = (query: string) => findIn(index, 'eng', query, { synonyms: synonyms.eng });

test.each([
  ['Ingot Ferry', 'portland-ingot-ferry'],
  ['ingot fery', 'portland-ingot-ferry'],
  ['tacoma', 'tacoma'],
  ['98421', 'tacoma'],
  ['junkyard kamloops', 'kamloops'],
])('%j finds a yard first', (query, id) => {
  expect(find(query)[0]).toMatchObject({ kind: 'yard', path: addressOf(id) });
});

test('a state finds its yards, a thing does not lose itself among them', () => {
  const found = find('British Columbia').filter(({ kind }) => kind === 'yard');
  expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(['surrey', 'nanaimo'].map(addressOf)));
  expect(find('titanium')[0]?.kind).toBe('material');
});

test('files to download are documents with their kind and size, notices last until their day', () => {
  const documents = searchDocuments().filter(({ kind }) => kind === 'document');
  const report = documents.find(({ id }) => id === 'file-report');
  expect(report?.title).toMatch(/\(PDF, \d+ kB\)$/);
  expect(report?.path).toBe('/documents/sustainability-report-2024-en.pdf');
  expect(documents.filter(({ id }) => id.startsWith('file-'))).toHaveLength(4);
  const notices = documents.filter(({ id }) => id.startsWith('notice-'));
  expect(notices.length).toBeGreaterThan(0);
  for (const { until, path } of notices) {
    expect(until).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(path.startsWith(pathTo('locations'))).toBe(true);
  }
});

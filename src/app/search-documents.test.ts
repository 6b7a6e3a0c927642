import { expect, test } from 'vitest';
import synonyms from '#features/search/content/synonyms.json';
import { buildIndex, findIn } from '#features/search/model/site-index.ts';
import { searchDocuments } from './search-documents.server.ts';

const index = buildIndex('eng', searchDocuments());
const find = (query: string) => findIn(index, 'eng', query, synonyms.eng);

test.each([
  ['Ingot Ferry', '/locations/yard/portland-ingot-ferry'],
  ['ingot fery', '/locations/yard/portland-ingot-ferry'],
  ['tacoma', '/locations/yard/tacoma'],
  ['98421', '/locations/yard/tacoma'],
  ['junkyard kamloops', '/locations/yard/kamloops'],
])('%j finds a yard first', (query, path) => {
  expect(find(query)[0]).toMatchObject({ kind: 'yard', path });
});

test('a state finds its yards, a thing does not lose itself among them', () => {
  const found = find('British Columbia').filter(({ kind }) => kind === 'yard');
  expect(found.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/locations/yard/surrey', '/locations/yard/nanaimo']),
  );
  expect(find('titanium')[0]?.kind).toBe('material');
});

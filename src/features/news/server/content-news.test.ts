import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import yards from '#features/locations/content/yards.json' with { type: 'json' };
import { catalogFrom } from '#i18n/read-catalog.server.ts';
import { plainCatalogs } from '#tests/server/support/plain-catalogs.ts';
import newsFile from '../content/news.json' with { type: 'json' };
import frame from '../content/news-frame.json' with { type: 'json' };
import { createContentNews, readContentNews } from './content-news.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const record = { id: '1', date: '2026-01-01', category: 'results', title: 'T', summary: 'S' };

test('the news of the site can be read, newest first', async () => {
  const news = await readContentNews(root);
  const dates = (await news.list('eng', 1))?.map((item) => item.releaseDate.date) ?? [];
  expect(dates).toHaveLength(10);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('every release has its Spanish title and summary', async () => {
  const news = await readContentNews(root);
  for (const { id, title, summary } of newsFile) {
    const release = await news.preview('es', id);
    expect(release?.title).not.toBe(title);
    expect(release?.summary).not.toBe(summary);
  }
});

test('every paragraph of a release is translated', async () => {
  const news = await readContentNews(root);
  let paragraphs = 0;
  for (const { id } of newsFile) {
    // As a preview: a draft and a release of tomorrow are texts too.
    const [english, spanish] = [await news.preview('eng', id), await news.preview('es', id)];
    expect(spanish?.body).toHaveLength(english?.body.length ?? -1);
    for (const [index, text] of (english?.body ?? []).entries()) {
      paragraphs += 1;
      expect(spanish?.body[index]).not.toBe(text);
    }
  }
  expect(paragraphs).toBeGreaterThan(40);
});

test('names are filled in, and no placeholder is left', async () => {
  const news = await readContentNews(root);
  for (const language of ['eng', 'es'] as const) {
    for (const { id } of newsFile) {
      expect(JSON.stringify(Object.values((await news.preview(language, id)) ?? {}))).not.toMatch(/\{\w+\}/);
    }
  }
});

test.each([
  ['an id with letters', [{ ...record, id: 'a1' }]],
  ['a date that is none', [{ ...record, date: '1 January' }]],
  ['a category nobody knows', [{ ...record, category: 'gossip' }]],
  ['no title', [{ ...record, title: '' }]],
  ['a field too many', [{ ...record, link: 'https://x.example' }]],
  ['two releases with one id', [record, record]],
  ['a paragraph without words', [{ ...record, body: [''] }]],
  ['a draft that is not sure', [{ ...record, draft: 'no' }]],
  ['no list', record],
])('%s stops the start', (_, content) => {
  expect(() => createContentNews(content, plainCatalogs())).toThrow(/^news\.json: /);
});

test('a category nobody knows is told with its release and the ones that there are', () => {
  const content = [record, { ...record, id: '2', category: 'banana' }];
  expect(() => createContentNews(content, plainCatalogs())).toThrow(
    'news.json: [1].category: must be one of results, dividend, operations, governance, sustainability, other; ' +
      'is "banana"',
  );
});

test('a release that nobody translated stops the start, and says where to translate it', () => {
  const spanish = 'msgctxt "news"\nmsgid "T"\nmsgstr "Título"\n';
  const catalogs = { ...plainCatalogs(), es: catalogFrom(spanish, 'locales/es/news.po', 'es') };
  expect(() => createContentNews([record], catalogs)).toThrow(
    'news.json: [0].summary: "S" has no words in the language "es", so readers would get it in English or not at all; ' +
      'run "npm run i18n:extract", then translate it in locales/es/news.po.',
  );
});

test('a release of which nothing is missing is read in both languages', async () => {
  const news = createContentNews([record], plainCatalogs({ T: 'Título', S: 'Resumen' }));
  expect([(await news.release('eng', '1'))?.title, (await news.release('es', '1'))?.title]).toEqual([
    'T',
    'Título',
  ]);
});

test('the words about the company name as many sites as there are yards', () => {
  expect(JSON.stringify(frame)).toContain(`at ${yards.length} sites`);
});

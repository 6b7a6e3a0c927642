import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseNews, readContentNews } from './content-news.ts';

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
  for (const { id, title, summary } of parseNews(
    readFileSync(`${root}src/features/news/content/news.json`, 'utf8'),
  )) {
    const release = await news.release('es', id);
    expect(release?.title).not.toBe(title);
    expect(release?.summary).not.toBe(summary);
  }
});

test('every paragraph of a release is translated', async () => {
  const news = await readContentNews(root);
  let paragraphs = 0;
  for (const { id } of parseNews(readFileSync(`${root}src/features/news/content/news.json`, 'utf8'))) {
    const [english, spanish] = [await news.release('eng', id), await news.release('es', id)];
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
    for (const { id } of parseNews(readFileSync(`${root}src/features/news/content/news.json`, 'utf8'))) {
      expect(JSON.stringify(Object.values((await news.release(language, id)) ?? {}))).not.toMatch(/\{\w+\}/);
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
  expect(() => parseNews(JSON.stringify(content))).toThrow();
});

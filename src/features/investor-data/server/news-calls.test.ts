import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewsRecord } from '#features/news/content/news.schema.ts';
import { english, type Fixture, local, spanish, startFixture } from '#tests/server/support/app-fixture.ts';

const news: NewsRecord[] = Array.from({ length: 14 }, (_, index) => ({
  id: String(100 + index),
  date: `2026-01-${String(index + 1).padStart(2, '0')}`,
  category: 'results' as const,
  title: index === 13 ? 'First' : `Title ${index}`,
  summary: 'Text. More of it.',
  ...(index === 13 ? { figures: [{ name: 'Revenue', dollars: 2_720_000_000 }] } : {}),
}));

let site: Fixture;
beforeAll(async () => {
  site = await startFixture({ news });
});
afterAll(() => site.remove());

const call = async (path: string, headers: Record<string, string> = {}, origin = english) => {
  const response = await site.get(`${origin}/api${path}`, headers);
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
};

test('news comes ten at a time, newest first, in the shape of the call', async () => {
  const first = await call('/investornews/1');
  expect(first.body).toHaveLength(10);
  expect(first.body[0]).toEqual({
    id: '113',
    releaseDate: { date: '2026-01-14' },
    title: 'First',
    category: 'results',
    opening: 'Text.',
    figures: [{ name: 'Revenue', value: '$2.72 billion' }],
  });
  const second = await call('/investornews/2');
  expect(second.body.map((item: { id: string }) => item.id)).toEqual(['103', '102', '101', '100']);
});

test.each([
  [spanish, '', 'Primero'],
  [english, '', 'First'],
  [english, 'site-language=es', 'First'],
  [local, '', 'First'],
  [local, 'site-language=es', 'Primero'],
])('news on %s with the cookie "%s" is titled "%s"', async (origin, cookie, title) => {
  const { body } = await call('/investornews/1', cookie ? { cookie } : {}, origin);
  expect(body[0].title).toBe(title);
});

test('counts and details of news', async () => {
  expect((await call('/investornews/counts/2')).body).toEqual({ page: 2, pages: 2, total: 14 });
  expect((await call('/investornews/detail/113')).body).toEqual({
    id: '113',
    releaseDate: { date: '2026-01-14' },
    title: 'First',
    summary: 'Text. More of it.',
    category: 'results',
    figures: [{ name: 'Revenue', value: '$2.72 billion' }],
    body: [],
    original: null,
    newer: null,
    older: { id: '112', releaseDate: { date: '2026-01-13' }, title: 'Title 12' },
  });
});

test.each([
  '/investornews/0',
  '/investornews/3',
  '/investornews/-1',
  '/investornews/1.5',
  '/investornews/01',
  '/investornews/1e1',
  '/investornews/%31%20',
  '/investornews/99999999999999999999',
  '/investornews/NaN',
  '/investornews/one',
  '/investornews/__proto__',
  '/investornews/1%00',
  '/investornews/..%2f..%2f1',
  '/investornews/http:%2f%2fevil.example',
  '/investornews/counts/0',
  '/investornews/counts/3',
  '/investornews/detail/1',
  '/investornews/detail/113x',
  '/investornews/detail/%27%20or%201=1',
])('%s is news we do not have', async (path) => {
  const reply = await call(path);
  expect([reply.status, reply.type, reply.body.error]).toEqual([
    404,
    'application/problem+json',
    'news.unknown',
  ]);
});

test.each(['/investornews/1', '/investornews/counts/1'])('the call /api%s is only read', async (path) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await site.get(`${english}/api${path}`, {}, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
  const head = await site.get(`${english}/api${path}`, {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

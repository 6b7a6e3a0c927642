import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewsRecord } from '#features/news/content/news.schema.ts';
import { datedReply } from '#server/api/dated-reply.ts';
import { english, type Fixture, spanish, startFixture } from '#tests/server/support/app-fixture.ts';

const record = { category: 'results', title: 'First', summary: 'Text.' } as const;
const news: NewsRecord[] = [
  { ...record, id: '100', date: '2026-10-22', body: ['More.'] },
  { ...record, id: '101', date: '2026-11-21' },
  { ...record, id: '102', date: '2026-01-01', draft: true },
];
const token = 'a-token-that-nobody-can-guess-0123456789';
const now = () => Date.parse('2026-11-20T23:00:00Z');

const production = {
  SITE_ENVIRONMENT: 'production',
  STORAGE_KEYS: `one:${Buffer.alloc(32, 1).toString('base64')}`,
  DELIVERY: 'manual',
};

let site: Fixture;
beforeAll(async () => {
  site = await startFixture({ news, now });
});
afterAll(() => site.remove());

async function call(
  path: string,
  from: Fixture = site,
  headers: Record<string, string> = {},
  origin = english,
) {
  const response = await from.get(`${origin}/api${path}`, headers);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('events', () => {
  test('are those to come, the next one first, and those that were, the last one first', async () => {
    const { status, body, headers } = await call('/investorevents');
    expect(status).toBe(200);
    expect(headers.get('data-as-of')).toBe('2026-11-20T23:00:00.000Z');
    const starts = (events: { startsAt: string }[]) => events.map(({ startsAt }) => startsAt);
    expect(starts(body.upcoming)).toEqual(starts(body.upcoming).toSorted());
    expect(starts(body.past)).toEqual(starts(body.past).toSorted().reverse());
    expect(body.upcoming[0]).toMatchObject({ id: '20270106', startsAt: '2027-01-06T13:30:00.000Z' });
    expect(body.past[0]).toMatchObject({ id: '20261022', startsAt: '2026-10-22T12:30:00.000Z' });
  });

  test('one of them has its quarter, its release and its calendar file', async () => {
    expect((await call('/investorevents/20261022')).body).toMatchObject({
      kind: 'earnings',
      quarter: { fiscalYear: 2026, quarter: 4 },
      release: { id: '100', releaseDate: { date: '2026-10-22' } },
      calendar: '/api/investorevents/20261022/calendar.ics',
      sample: true,
    });
  });

  test('the box of the latest quarter is no event of that name', async () => {
    expect((await call('/investorevents/earningsbox')).body).toMatchObject({
      quarter: { fiscalYear: 2026, quarter: 4 },
      endedOn: '2026-08-31',
      event: { id: '20261022' },
      release: { id: '100' },
      filing: { form: '10-K', filedOn: '2026-11-10' },
      next: { id: '20270106', release: null },
    });
  });

  test('the calendar file of one is offered for download', async () => {
    const reply = await site.get(`${english}/api/investorevents/20270127/calendar.ics`);
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.ics"$/);
    expect(await reply.text()).toContain('DTSTART:20270127T160000Z\r\n');
  });

  test.each([
    '0',
    '20261023',
    '20261022x',
    'earningsbox2',
    '__proto__',
    '..%2f1',
    '2026102%200',
    '9'.repeat(13),
  ])('%s is no event', async (id) => {
    for (const path of [`/investorevents/${id}`, `/investorevents/${id}/calendar.ics`]) {
      const { status, body } = await call(path);
      expect([status, body.error]).toEqual([404, 'event.unknown']);
    }
  });
});

describe('filings', () => {
  test.each(['investorcompanyfilings', 'investordofilings'])(
    '%s: ten to a page, newest first',
    async (name) => {
      const { body } = await call(`/${name}/1`);
      expect(body.items).toHaveLength(10);
      const days = body.items.map(({ filedOn }: { filedOn: string }) => filedOn);
      expect(days).toEqual([...days].sort().reverse());
      const last = await call(`/${name}/${body.pages}`);
      expect(body.total).toBe((body.pages - 1) * 10 + last.body.items.length);
      expect((await call(`/${name}/${body.pages + 1}`)).status).toBe(404);
    },
  );

  test.each([
    '0',
    '-1',
    '1.5',
    '01',
    'NaN',
    '1e1',
    '10000',
    '99999999999999999999',
    '%00',
    '__proto__',
    '1%20',
  ])('%s is no page of them', async (page) => {
    for (const name of ['investorcompanyfilings', 'investordofilings']) {
      const { status, body } = await call(`/${name}/${page}`);
      expect([status, body.error]).toEqual([404, 'filing.unknown']);
    }
  });
});

describe('lists can be narrowed', () => {
  test('filings to a form with its amendments, and to a year', async () => {
    const { body } = await call('/investorcompanyfilings/1?form=10-K&year=2026');
    expect(body.items.map(({ form }: { form: string }) => form)).toEqual(['10-K/A', '10-K']);
    const own = await call('/investordofilings/1?form=3');
    expect([own.body.total, own.body.items.length]).toEqual([2, 2]);
  });

  test('news to a year and a category', async () => {
    expect((await call('/investornews/counts/1?year=2026&category=results')).body.total).toBe(1);
    expect((await call('/investornews/1?category=dividend')).body).toEqual([]);
    expect((await call('/investornews/2?category=dividend')).status).toBe(404);
  });

  test.each([
    '/investornews/1?year=26',
    '/investornews/1?year=',
    '/investornews/1?year=2026%00',
    '/investornews/counts/1?category=gossip',
    '/investornews/counts/1?category=__proto__',
    '/investorcompanyfilings/1?year=10000',
    '/investorcompanyfilings/1?form=',
    '/investordofilings/1?form=%3Cscript%3E',
    '/investordofilings/1?form=4&year=x',
  ])('but %s is refused', async (path) => {
    const { status, body } = await call(path);
    expect([status, body.error]).toEqual([400, 'filter']);
  });

  test('and anything else in the query is nobody’s business', async () => {
    expect((await call('/investornews/1?utm_source=x&yearly=1')).status).toBe(200);
  });
});

describe('news that is not out', () => {
  test.each(['101', '102'])('%s is in no list, and is no release', async (id) => {
    expect((await call('/investornews/1')).body).toMatchObject([{ id: '100' }]);
    expect((await call('/investornews/counts/1')).body).toEqual({ page: 1, pages: 1, total: 1 });
    expect((await call(`/investornews/detail/${id}`)).status).toBe(404);
  });

  test('can be read ahead outside production, and is never for search engines', async () => {
    const { status, body, headers } = await call('/newsreleasepreview/102');
    expect([status, body.id, body.title]).toEqual([200, '102', 'First']);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect((await call('/newsreleasepreview/102', site, {}, spanish)).body.title).toBe('Primero');
    expect((await call('/newsreleasepreview/999')).status).toBe(404);
  });

  test('comes out as its day begins in New York', async () => {
    const before = await startFixture({ news, now: () => Date.parse('2026-11-21T04:59:59Z') });
    const after = await startFixture({ news, now: () => Date.parse('2026-11-21T05:00:00Z') });
    expect((await call('/investornews/detail/101', before)).status).toBe(404);
    expect((await call('/investornews/detail/101', after)).status).toBe(200);
    before.remove();
    after.remove();
  });

  test('is shown in production to nobody while no token is set', async () => {
    const live = await startFixture({ news, now, variables: production });
    for (const path of ['102', '102?token=', '102?token=null', '102?token=undefined', '100'])
      expect((await call(`/newsreleasepreview/${path}`, live)).status).toBe(404);
    expect((await call('/newsreleasepreview/102', live, { authorization: 'Bearer null' })).status).toBe(404);
    live.remove();
  });

  test('is shown in production to whoever has the token', async () => {
    const live = await startFixture({ news, now, variables: { ...production, PREVIEW_TOKEN: token } });
    const withHeader = await call('/newsreleasepreview/102', live, { authorization: `Bearer ${token}` });
    const withQuery = await call(`/newsreleasepreview/102?token=${token}`, live);
    expect([withHeader.body.id, withQuery.body.id]).toEqual(['102', '102']);
    expect((await call('/newsreleasepreview/102', live)).status).toBe(404);
    for (const wrong of ['', token.slice(1), `${token}x`, token.toUpperCase()]) {
      const { status, headers, body } = await call(`/newsreleasepreview/102?token=${wrong}`, live);
      expect([status, body.error, headers.get('x-robots-tag')]).toEqual([404, 'news.unknown', 'noindex']);
    }
    expect(live.lines.join('\n')).not.toContain(token);
    live.remove();
  });
});

test.each(['/investorevents', '/investorevents/20261022', '/investordofilings/1', '/newsreleasepreview/100'])(
  '%s is only read',
  async (path) => {
    const reply = await site.get(`${english}/api${path}`, {}, 'POST');
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  },
);

test('a reply whose source does not say how old it is says nothing of it either', async () => {
  const known = { asOf: '2026-11-20T23:00:00.000Z', ageSeconds: 0, isLastCopy: false, isSample: true };
  expect(datedReply([], { state: () => known }).headers.get('data-as-of')).toBe(known.asOf);
  expect(datedReply([], { state: () => null }).headers.has('data-as-of')).toBe(false);
});

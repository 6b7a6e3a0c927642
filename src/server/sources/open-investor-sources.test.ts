import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '#brand';
import { quoteCall } from '#features/submissions/model/api-contract.ts';
import { english, startFixture } from '#tests/server/support/app-fixture.ts';
import {
  type OutsideAnswer,
  readableLog,
  says,
  startOutside,
} from '#tests/server/support/outside-fixture.ts';
import { openInvestorSources } from './open-investor-sources.ts';

vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

const news = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  items: [{ id: '7', title: 'From outside', date_published: '2026-10-22T11:00:00Z', tags: ['results'] }],
});
const quote = JSON.stringify({
  symbol: 'REAL',
  exchange: 'E',
  lastTrade: 30,
  changeNumber: 1,
  changePercent: 3.45,
  date: '2026-11-20T21:00:00Z',
  closes: [
    { day: '2026-11-19', close: 29 },
    { day: '2026-11-20', close: 30 },
  ],
});
const filings = JSON.stringify({
  cik: '1',
  filings: {
    recent: {
      accessionNumber: ['0000000001-26-000001'],
      filingDate: ['2026-11-10'],
      reportDate: ['2026-08-31'],
      form: ['10-K'],
      primaryDocument: ['k.htm'],
      primaryDocDescription: ['10-K'],
      isInlineXBRL: [1],
    },
  },
});

/** The whole server over three sources elsewhere. */
async function siteOver(first: Record<'news' | 'quotes' | 'filings', OutsideAnswer>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const outside = {
    news: await startOutside(first.news),
    quotes: await startOutside(first.quotes),
    filings: await startOutside(first.filings),
  };
  cleanups.push(...Object.values(outside).map(({ close }) => close));
  const clock = { at: Date.parse('2026-11-20T23:00:00Z') };
  const now = () => clock.at;
  const { log, lines } = readableLog();
  const settings = {
    newsFeedUrl: outside.news.url,
    otherNewsFeeds: {},
    eventsUrl: null,
    otherEvents: {},
    quoteUrl: outside.quotes.url,
    filingsUrl: outside.filings.url,
    filingsContact: 'desk@us.example',
    dataDir,
  };
  const site = await startFixture({ ports: await openInvestorSources({ settings, log, root, now }), now });
  cleanups.push(site.remove);
  const call = async (path: string) => {
    const reply = await site.get(english + path);
    const text = await reply.text();
    return { status: reply.status, asOf: reply.headers.get('data-as-of'), text };
  };
  return { outside, clock, lines, call };
}

const calls = [
  '/api/investornews/1',
  '/api/investornews/counts/1',
  '/api/investornews/detail/7',
  '/api/newsreleasepreview/7',
  quoteCall,
  `${quoteCall}/2026-11-20`,
  '/api/investorcompanyfilings/1',
  '/api/investordofilings/1',
];
const good = { news: says(news), quotes: says(quote), filings: says(filings) };
const failing: OutsideAnswer = (response) => response.writeHead(503).end('SECRET');

test('every call is answered from the sources that the settings name', async () => {
  const { call } = await siteOver(good);
  for (const path of calls) {
    const { status, asOf } = await call(path);
    expect([path, status, asOf]).toEqual([path, 200, '2026-11-20T23:00:00.000Z']);
  }
  expect((await call('/api/investornews/1')).text).toContain('From outside');
  expect((await call(quoteCall)).text).toContain('"sample":false');
  expect((await call('/api/investorcompanyfilings/1')).text).toContain('sec.gov');
  expect(JSON.parse((await call('/api/investorevents/earningsbox')).text)).toMatchObject({
    release: { title: 'From outside' },
    filing: { id: '0000000001-26-000001' },
  });
  expect((await call('/feeds/news.atom')).text).toContain('<title>From outside</title>');
});

test('while sources fail, the last good copies are answered and say how old they are', async () => {
  const { outside, clock, lines, call } = await siteOver(good);
  for (const path of calls) await call(path);
  for (const source of Object.values(outside)) source.becomes(failing);
  clock.at += 3_600_000;
  for (const path of calls) {
    const { status, asOf } = await call(path);
    expect([path, status, asOf]).toEqual([path, 200, '2026-11-20T23:00:00.000Z']);
  }
  const events = lines.map((line) => JSON.parse(line));
  expect(events.map(({ topic }) => topic).sort()).toEqual(['filings', 'news', 'quotes']);
});

test('without a copy a failing source is a problem of 502, and everything else goes on', async () => {
  const { call } = await siteOver({ news: failing, quotes: failing, filings: failing });
  for (const path of calls) {
    const { status, text } = await call(path);
    const { error } = JSON.parse(text);
    expect([path, status, error]).toEqual([
      path,
      502,
      /investornews/.test(path) ? 'news.failed' : 'source.failed',
    ]);
    expect(text).not.toContain('SECRET');
  }
  expect((await call('/feeds/news.atom')).status).toBe(503);
  expect(JSON.parse((await call('/api/investorevents/earningsbox')).text)).toMatchObject({
    release: null,
    filing: null,
  });
  for (const path of ['/api/investorevents', '/feeds/events.json', '/sitemap.xml', '/company'])
    expect([path, (await call(path)).status]).toEqual([path, 200]);
});

test('spreadsheets hold what the sources elsewhere say, and call none of it a sample', async () => {
  const { call } = await siteOver(good);
  const below = '/company/investors';
  const papers = await call(`${below}/sec-filings.csv?form=10-K`);
  expect([papers.status, papers.text.includes('0000000001-26-000001')]).toEqual([200, true]);
  const reports = await call(`${below}/sec-filings/director-filings.csv`);
  expect([reports.status, reports.text.trim().split('\r\n').length]).toEqual([200, 1]);
  const prices = await call(`${below}/stock-information.csv?period=6m`);
  expect(prices.text).toContain('2026-11-20,30,USD,\r\n');
  for (const { text } of [papers, reports, prices]) expect(text).not.toContain('Sample data');
});

test('a Spanish feed is read by itself, and the SEC is told of the company alone where no contact is set', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const eng = await startOutside(good.news);
  const es = await startOutside(says(news.replace('From outside', 'De fuera')));
  const sec = await startOutside(good.filings);
  cleanups.push(eng.close, es.close, sec.close);
  const settings = {
    ...{
      newsFeedUrl: eng.url,
      otherNewsFeeds: { es: es.url },
      filingsUrl: sec.url,
      filingsContact: null,
      dataDir,
    },
    ...{ quoteUrl: null, eventsUrl: null, otherEvents: {} },
  };
  const now = () => Date.parse('2026-11-20T23:00:00Z');
  const ports = await openInvestorSources({ settings, log: readableLog().log, root, now });
  const [spanish] = (await ports.news.list('es', 1)) ?? [];
  expect([spanish?.title, spanish?.language]).toEqual(['De fuera', undefined]);
  await ports.filings.company.page('eng', 1);
  expect(sec.requests.map(({ headers }) => headers['user-agent'])).toEqual([brand.name]);
});

test('with nothing set, the site has its own news and samples', async () => {
  const { log } = readableLog();
  const none = {
    newsFeedUrl: null,
    otherNewsFeeds: {},
    eventsUrl: null,
    otherEvents: {},
    quoteUrl: null,
    filingsUrl: null,
    filingsContact: null,
    dataDir: 'unused',
  };
  const ports = await openInvestorSources({ settings: none, log, root });
  for (const port of [ports.news, ports.quotes, ports.filings, ports.events])
    expect(port.state()).toMatchObject({ isSample: true, isLastCopy: false, ageSeconds: 0 });
});

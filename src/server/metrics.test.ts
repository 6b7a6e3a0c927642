import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const none = { counts: async () => ({ waiting: 0, dead: 0, oldestWaitingAt: undefined }) };

/** The samples whose names begin so, as `name{labels}` → value. */
async function samples(metrics: ReturnType<typeof createMetrics>, start: string) {
  const { body } = await metrics.text();
  const lines = body.split('\n').filter((line) => line.startsWith(start));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]),
  );
}

test('requests are counted by what they ask for and the class of their status, never by their address', async () => {
  const metrics = createMetrics(none);
  const answer = metrics.watch(
    (request) => new Response('', { status: request.url.includes('gone') ? 404 : 200 }),
  );
  for (const path of [
    '/',
    '/gone/jo@example?s=SECRET',
    '/assets/a.js',
    '/api/newsreleases/1',
    '/api?x=/a.js',
    '/apiary',
  ]) {
    await answer(new Request(`http://localhost${path}`), {} as never);
  }
  expect(await samples(metrics, 'site_requests_total')).toEqual({
    'site_requests_total{kind="page",status="2xx"}': '2',
    'site_requests_total{kind="page",status="4xx"}': '1',
    'site_requests_total{kind="file",status="2xx"}': '1',
    'site_requests_total{kind="call",status="2xx"}': '2',
  });
  const { body } = await metrics.text();
  expect(body).not.toMatch(/SECRET|example|gone|apiary/);
});

test('a reply passes through as it is', async () => {
  const metrics = createMetrics(none);
  const reply = new Response('x', { status: 201 });
  expect(await metrics.watch(() => reply)(new Request('http://localhost/'), {} as never)).toBe(reply);
});

test('submissions and tries are counted by lists that stand from the start', async () => {
  const metrics = createMetrics(none);
  const before = Object.keys(await samples(metrics, 'site_submissions_total'));
  metrics.countSubmission('privacy', 'stored');
  metrics.countSubmission('contact', 'failed');
  metrics.countTry('lead', 'dead');
  const after = await samples(metrics, 'site_submissions_total');
  expect(Object.keys(after)).toEqual(before);
  expect(after['site_submissions_total{form="privacy",outcome="stored"}']).toBe('1');
  expect(after['site_submissions_total{form="contact",outcome="failed"}']).toBe('1');
  expect(
    (await samples(metrics, 'site_delivery_tries_total'))[
      'site_delivery_tries_total{topic="lead",outcome="dead"}'
    ],
  ).toBe('1');
});

test('erasures are counted by why and outcome, and stand at nothing from the start', async () => {
  const metrics = createMetrics(none);
  metrics.countErasure('request', 'failed');
  expect(await samples(metrics, 'site_erasures_total')).toEqual({
    'site_erasures_total{reason="age",outcome="done"}': '0',
    'site_erasures_total{reason="age",outcome="failed"}': '0',
    'site_erasures_total{reason="request",outcome="done"}': '0',
    'site_erasures_total{reason="request",outcome="failed"}': '1',
  });
});

test('the outbox is asked once for each reading', async () => {
  let asked = 0;
  const outbox = {
    counts: async () => {
      asked += 1;
      return { waiting: 4, dead: 2, oldestWaitingAt: 10_000 };
    },
  };
  const metrics = createMetrics(outbox, () => 70_000);
  expect(await samples(metrics, 'site_outbox')).toEqual({
    site_outbox_waiting: '4',
    site_outbox_dead: '2',
    site_outbox_oldest_seconds: '60',
  });
  expect(asked).toBe(1);
});

test('a database that is away leaves a gap and takes no other count along', async () => {
  const metrics = createMetrics({ counts: () => Promise.reject(new Error('SECRET')) });
  expect(await samples(metrics, 'site_outbox')).toEqual({
    site_outbox_waiting: 'Nan',
    site_outbox_dead: 'Nan',
    site_outbox_oldest_seconds: 'Nan',
  });
  const { body } = await metrics.text();
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(body).not.toContain('SECRET');
});

test('whether a submission could be stored is a count of its own, asked for at each reading', async () => {
  const metrics = createMetrics(none);
  let isReady = true;
  metrics.watchReadiness(async () => isReady);
  expect(await samples(metrics, 'site_ready')).toEqual({ site_ready: '1' });
  isReady = false;
  expect(await samples(metrics, 'site_ready')).toEqual({ site_ready: '0' });
});

test('how many acknowledged submissions are missing is told once somebody has looked', async () => {
  const metrics = createMetrics(none);
  expect(await samples(metrics, 'site_submissions_missing')).toEqual({});
  metrics.showMissing(3);
  expect(await samples(metrics, 'site_submissions_missing')).toEqual({ site_submissions_missing: '3' });
});

test('how old the data of a source is can be watched, also before it has given any', async () => {
  const metrics = createMetrics(none);
  let age: number | null = null;
  const state = () =>
    age === null ? null : { asOf: '', ageSeconds: age, isLastCopy: true, isSample: false };
  metrics.watchSources({ news: { state } });
  expect(await samples(metrics, 'site_source_age')).toEqual({
    'site_source_age_seconds{source="news"}': 'Nan',
  });
  expect(await samples(metrics, 'site_source_last')).toEqual({
    'site_source_last_copy{source="news"}': 'Nan',
  });
  age = 4000;
  expect(await samples(metrics, 'site_source_age')).toEqual({
    'site_source_age_seconds{source="news"}': '4000',
  });
  expect(await samples(metrics, 'site_source_last')).toEqual({ 'site_source_last_copy{source="news"}': '1' });
});

test('how many pages threads render, and how many wait for one, can be watched', async () => {
  const metrics = createMetrics(none);
  metrics.watchRenders(() => ({ underWay: 2, waiting: 5 }));
  expect(await samples(metrics, 'site_renders')).toEqual({
    'site_renders{state="under way"}': '2',
    'site_renders{state="waiting"}': '5',
  });
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Fixture, startFixture } from '#tests/server/support/app-fixture.ts';
import { startDesk } from '#tests/server/support/desk-fixture.ts';
import { type SpanAttributes, type Tracer, traceWith } from './spans.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.remove());
afterEach(() => traceWith(undefined));

/** Keeps the spans of requests, each with the last that was said of it. */
function recorded() {
  const spans: { name: string; attributes: SpanAttributes; failed?: string }[] = [];
  const measured: SpanAttributes[] = [];
  const tracer: Tracer = {
    within(name, { kind, attributes = {} }, work) {
      const span: (typeof spans)[number] = { name, attributes };
      if (kind === 'server') spans.push(span);
      return work({
        set(more) {
          span.attributes = { ...span.attributes, ...more };
        },
        rename(other) {
          span.name = other;
        },
        fail(type) {
          span.failed = type;
        },
      });
    },
    ids: () => undefined,
    measureRequest: (_seconds, attributes) => void measured.push(attributes),
  };
  traceWith(tracer);
  return { spans, measured };
}

test('a request is named by its pattern, its host only if it is ours, and by no word of the caller', async () => {
  const { spans, measured } = recorded();
  const own = site.settings.origins.eng;
  await site.get(`${own}/search?q=typed`);
  await site.get('http://typed.example/search?q=typed', { host: 'typed.example' });
  await site.get(`${own}/api/config/config/typed`);
  await site.get(`${own}/typed/typed`);
  await site.get(`${own}/search`, {}, 'TYPED');
  expect(spans.map(({ name }) => name)).toEqual([
    'GET /search',
    'GET /search',
    'GET /api/config/config/:setting',
    'GET',
    expect.stringMatching(/^_OTHER/),
  ]);
  expect(JSON.stringify([spans, measured])).not.toMatch(/typed/i);
  // What is measured has no id, or each request would be a series of its own.
  expect(JSON.stringify(measured)).not.toContain('site.request.id');
  expect(measured).toHaveLength(spans.length);
});

test('what the server asks itself is no request', async () => {
  const { spans } = recorded();
  await site.app.request(`${site.settings.origins.eng}/company`, {}, { isPreparing: true });
  expect(spans).toEqual([]);
});

test('a page that fails marks its span', async () => {
  const { spans } = recorded();
  await site.get(`${site.settings.origins.eng}/search?s=throw`);
  expect(spans).toEqual([
    expect.objectContaining({
      failed: '500',
      attributes: expect.objectContaining({ 'http.response.status_code': 500, 'error.type': '500' }),
    }),
  ]);
});

test('on the desk too a span says no reference', { timeout: 60_000 }, async () => {
  const desk = await startDesk();
  try {
    const { spans } = recorded();
    await desk.browser().get('/en/record/AB12-CD34?did=take');
    expect(spans.map(({ name }) => name)).toEqual(['GET /:language/record/:reference']);
    expect(JSON.stringify(spans)).not.toMatch(/AB12|did=/);
  } finally {
    await desk.close();
  }
});

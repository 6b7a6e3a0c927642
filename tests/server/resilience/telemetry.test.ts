import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { quoteCall } from '#features/submissions/model/api-contract.ts';
import { type Collector, openCollector, type ReceivedSpan } from '../support/collector.ts';
import {
  cleanUp,
  emptyFolder,
  type RunningSite,
  refusedStart,
  startSite,
  statusOf,
  submit,
  until,
} from '../support/running-site.ts';

// Each test starts the whole server.
vi.setConfig({ testTimeout: 120_000 });

afterEach(cleanUp);

const quick = { OTEL_BSP_SCHEDULE_DELAY: '100', OTEL_METRIC_EXPORT_INTERVAL: '200' };

/** A trace that a caller has begun. */
const callerTrace = '0af7651916cd43dd8448eb211c80319c';
const callerSpan = 'b7ad6b7169203331';

async function withCollector(options?: Parameters<typeof openCollector>[0]): Promise<Collector> {
  const collector = await openCollector(options);
  onTestFinished(() => collector.close());
  return collector;
}

/** The span of a name, once it has come. */
async function spanOf(collector: Collector, name: string, more: object = {}): Promise<ReceivedSpan> {
  const find = () =>
    collector.spans.find(
      (span) =>
        span.name === name && Object.entries(more).every(([key, value]) => span.attributes[key] === value),
    );
  await until(`a span "${name}" came`, () => find() !== undefined);
  return find() as ReceivedSpan;
}

const linesOf = (site: RunningSite) => site.logged.map((line) => JSON.parse(line) as Record<string, unknown>);

test('a collector sees requests, what they did and the counts, and nothing that a visitor typed', async () => {
  const collector = await withCollector();
  const site = await startSite({
    dataDir: emptyFolder(),
    variables: {
      ...quick,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=yards',
      OTEL_SERVICE_NAME: 'website',
      OTEL_RESOURCE_ATTRIBUTES: 'service.namespace=public',
      // Nobody listens there: both are tried, and fail.
      SMTP_URL: 'smtp://127.0.0.1:1',
      QUOTE_URL: 'https://127.0.0.1:1/typed-path?key=typed-key',
    },
  });
  const headers = {
    traceparent: `00-${callerTrace}-${callerSpan}-01`,
    tracestate: 'vendor=typed-state',
    'user-agent': 'typed-agent',
    'x-forwarded-for': '203.0.113.77',
  };
  const search = await fetch(`${site.origin}/search?q=typed-word`, { headers });
  expect(search.status).toBe(200);
  await fetch(`${site.origin}${quoteCall}`);
  await fetch(`${site.origin}/api/typed-call`);
  const heard = await submit(site);
  expect(heard.status).toBe(201);

  const request = await spanOf(collector, 'GET /search');
  expect(request).toMatchObject({
    kind: 2,
    traceId: callerTrace,
    parentSpanId: callerSpan,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/search',
      'http.response.status_code': 200,
      'url.scheme': 'http',
      'site.request.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  });
  const rendering = await spanOf(collector, 'render page', { 'site.page': 'search' });
  expect([rendering.traceId, rendering.parentSpanId]).toEqual([callerTrace, request.spanId]);
  expect(rendering.attributes).toEqual({ 'site.page': 'search', 'site.language': 'eng' });

  const storing = await spanOf(collector, 'store submission');
  expect(storing.attributes).toEqual({ 'site.form': 'office-hours', 'site.outcome': 'stored' });
  const sending = collector.spans.find(({ spanId }) => spanId === storing.parentSpanId);
  expect(sending).toMatchObject({
    traceId: storing.traceId,
    attributes: { 'http.request.method': 'POST', 'http.response.status_code': 201 },
  });
  expect(sending?.parentSpanId).toBeUndefined();

  const delivery = await spanOf(collector, 'deliver notice');
  expect(delivery).toMatchObject({
    kind: 3,
    status: 2,
    attributes: { 'site.kind': 'office-hours', 'site.attempt': 1 },
  });
  expect([delivery.parentSpanId, delivery.traceId === storing.traceId]).toEqual([undefined, false]);

  const feed = await spanOf(collector, 'fetch feed');
  expect(feed).toMatchObject({
    kind: 3,
    status: 2,
    attributes: { 'server.address': '127.0.0.1', 'url.scheme': 'https', 'error.type': 'unreachable' },
  });
  expect((await spanOf(collector, 'GET /api/*')).attributes['http.response.status_code']).toBe(404);

  await until('its line is written', () => linesOf(site).some(({ path }) => path === '/search'));
  // Its lines lead to its trace, and its trace to its lines.
  const [line] = linesOf(site).filter(({ path }) => path === '/search');
  expect(line).toMatchObject({
    trace_id: callerTrace,
    span_id: request.spanId,
    requestId: request.attributes['site.request.id'],
  });

  await until('the counts have come', () =>
    (collector.metrics.get('site_submissions_total') ?? []).some(
      ({ attributes, value }) =>
        attributes.form === 'office-hours' && attributes.outcome === 'stored' && value === 1,
    ),
  );
  await until('requests were measured', () =>
    (collector.metrics.get('http.server.request.duration') ?? []).some(
      ({ attributes, value }) => attributes['http.route'] === '/search' && value === 1,
    ),
  );
  for (const name of ['site_outbox_waiting', 'site_request_seconds', 'site_delivery_tries_total'])
    expect([name, collector.metrics.get(name)?.length]).not.toEqual([name, undefined]);
  expect(collector.resource).toMatchObject({
    'service.name': 'website',
    'service.namespace': 'public',
    'deployment.environment.name': 'development',
  });
  expect(collector.headers.every((each) => each['x-tenant'] === 'yards')).toBe(true);

  site.signal('SIGTERM');
  expect((await site.ended).code).toBe(0);
  for (const typed of ['typed-', '203.0.113.77', 'ana@example.com', '503-555', heard.id])
    expect([typed, collector.text().includes(typed)]).toEqual([typed, false]);
  expect(collector.text()).not.toMatch(/\?q=/);
});

test('a finished page that is written from memory is a span too, and its line has the ids', async () => {
  const collector = await withCollector();
  const site = await startSite({
    dataDir: emptyFolder(),
    variables: { ...quick, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.endpoint}/v1/traces` },
  });
  for (let asked = 0; asked < 5; asked++) expect(await statusOf(`${site.origin}/company`)).toBe(200);
  await until(
    'five spans came',
    () => collector.spans.filter(({ name }) => name === 'GET /company').length === 5,
  );
  const written = () => linesOf(site).filter(({ path }) => path === '/company');
  await until('five lines are written', () => written().length === 5);
  const lines = written();
  expect(new Set(lines.map((line) => line.trace_id))).toEqual(
    new Set(collector.spans.filter(({ name }) => name === 'GET /company').map(({ traceId }) => traceId)),
  );
  // Only what was asked for is sent.
  expect(collector.metrics.size).toBe(0);
});

test('what is left is sent before the server ends', async () => {
  const collector = await withCollector();
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '60000',
  };
  const site = await startSite({ dataDir: emptyFolder(), variables });
  await statusOf(`${site.origin}/search?q=copper`);
  site.signal('SIGTERM');
  expect((await site.ended).code).toBe(0);
  expect(collector.spans.map(({ name }) => name)).toContain('GET /search');
  expect(collector.metrics.has('site_requests_total')).toBe(true);
});

test('a collector that hangs holds up no request and no stop, and is named once', async () => {
  const collector = await withCollector({ hangs: true });
  const site = await startSite({
    dataDir: emptyFolder(),
    variables: {
      ...quick,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_EXPORTER_OTLP_TIMEOUT: '300',
    },
  });
  const start = performance.now();
  for (let asked = 0; asked < 20; asked++)
    expect(await statusOf(`${site.origin}/search?q=${asked}`)).toBe(200);
  expect(performance.now() - start).toBeLessThan(10_000);
  const said = () => linesOf(site).filter(({ event }) => event === 'traces and metrics are not taken');
  await until('it is named', () => said().length > 0);
  const before = collector.asked();
  await until('it was tried again and again', async () => {
    await statusOf(`${site.origin}/search?q=copper`);
    return collector.asked() > before + 5;
  });
  expect(said()).toEqual([{ level: 40, time: expect.anything(), event: expect.anything(), code: 'timeout' }]);
  const stopped = performance.now();
  site.signal('SIGTERM');
  expect((await site.ended).code).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(8000);
});

test('a collector that is away is named once', async () => {
  const collector = await openCollector();
  const { endpoint } = collector;
  await collector.close();
  const site = await startSite({
    dataDir: emptyFolder(),
    variables: { ...quick, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_TIMEOUT: '300' },
  });
  const said = () => linesOf(site).filter(({ event }) => event === 'traces and metrics are not taken');
  await until('it is named', async () => {
    await statusOf(`${site.origin}/search?q=copper`);
    return said().length > 0;
  });
  await statusOf(`${site.origin}/search?q=copper`);
  expect(said()).toEqual([expect.objectContaining({ code: 'refused' })]);
});

/** Says which modules of OpenTelemetry are asked for. */
const watching = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) {
  // The counts for Prometheus bring its interface along, and nothing that sends.
  if (/open-?telemetry/.test(name) && !/prom-client/.test(context.parentURL)) console.error('ASKED FOR ' + name);
  return next(name, context);
} });`;

test.each([
  ['nothing is set', {}, false],
  ['it is disabled', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'TRUE' }, false],
  [
    'neither is to be exported',
    {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_TRACES_EXPORTER: 'none',
      OTEL_METRICS_EXPORTER: 'none',
    },
    false,
  ],
  ['a collector is named', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, true],
])('where %s, OpenTelemetry is loaded: %j', async (_case, variables, isLoaded) => {
  const site = await startSite({
    dataDir: emptyFolder(),
    variables: {
      ...variables,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watching)}`,
    },
  });
  expect(await statusOf(`${site.origin}/search?q=copper`)).toBe(200);
  site.signal('SIGTERM');
  const { said } = await site.ended;
  expect(said.includes('ASKED FOR')).toBe(isLoaded);
});

test('a wrong setting is refused at the start, by its name and without its value', async () => {
  const { code, said } = await refusedStart({
    dataDir: emptyFolder(),
    variables: {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_HEADERS: 'TYPED',
      OTEL_TRACES_SAMPLER_ARG: 'TYPED',
    },
  });
  expect(code).toBe(78);
  expect(said).toContain('OTEL_EXPORTER_OTLP_HEADERS: must be pairs of key=value with commas between');
  expect(said).toContain('OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1');
  expect(said).not.toContain('TYPED');
});

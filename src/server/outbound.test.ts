import { connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyOfficeHours } from '#features/office-hours/model/office-hours.ts';
import { formCalls, quoteCall } from '#features/submissions/model/api-contract.ts';
import { filledForm } from '#tests/server/support/forms-api-fixture.ts';
import { siteOrigins } from '#tests/server/support/site-origins.ts';
import { type Call, openWholeApi, type WholeApi } from '#tests/server/support/whole-api-fixture.ts';
import { readEnv, SettingsFault } from './env.ts';

const production = {
  SITE_ENVIRONMENT: 'production',
  ...siteOrigins,
  STORAGE_KEYS: `one:${Buffer.alloc(32, 1).toString('base64')}`,
  DELIVERY: 'manual',
  RECAPTCHA_SITE_KEY: 'key',
  RECAPTCHA_SECRET: 'secret',
  LEAD_ORGANIZATION_ID: '00D',
  NEWS_FEED_URL: 'https://news.example/feed.json',
  EVENTS_URL: 'https://news.example/events.ics',
  FILINGS_CONTACT: 'desk@site.example',
};

/** Every setting that names an address this server calls, or hands to one that it calls. */
const calledSettings = [
  'LEAD_ENDPOINT',
  'LEAD_RETURN_URL',
  'RECAPTCHA_VERIFY_URL',
  'NEWS_FEED_URL',
  'NEWS_FEED_URL_ES',
  'EVENTS_URL',
  'EVENTS_URL_ES',
  'FILINGS_URL',
  'QUOTE_URL',
  'PRICE_FEED_URL',
  'VEHICLE_FEED_URL',
];

const refusedAddresses = [
  ...[
    'http://crm.example/',
    'HTTP://crm.example/',
    'HTTP:\\\\127.0.0.1',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://localhost/',
  ],
  ...[
    'http://[::1]/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://169.254.169.254/latest/meta-data/',
  ],
  ...[
    'http://[fd00:ec2::254]/',
    'http://metadata.google.internal/',
    'http:\\\\crm.example',
    'http:crm.example',
  ],
  ...[
    '//crm.example/',
    '\\\\crm.example',
    '/path',
    '?query',
    'crm.example',
    'crm.example:443',
    'https',
    'https:',
  ],
  ...['https://', 'https:///', 'https://?', 'https://#', 'https://:443/', 'https://crm.example:99999/'],
  ...[
    'https://crm example/',
    'https://[::1/',
    'https://%00/',
    'https://1.2.3.4.5/',
    'https://256.256.256.256/',
  ],
  ...['https://a<b/', 'https://a|b/', 'https://a^b/', 'https://crm.example:port/', 'https://0x100000000/'],
  ...['https://user@crm.example/', 'https://user:secret@crm.example/', 'https://crm.example@127.0.0.1/'],
  ...['https://:secret@crm.example/', 'https://crm.example/#@127.0.0.1/', 'https://crm.example/#x'],
  ...['file:///etc/passwd', 'ftp://crm.example/', 'gopher://127.0.0.1:25/_HELO', 'dict://127.0.0.1:11211/'],
  ...[
    'ldap://127.0.0.1/',
    'jar:https://crm.example/x!/',
    'data:text/plain,x',
    'javascript:1',
    'ws://crm.example/',
  ],
  ...[
    'wss://crm.example/',
    'blob:https://crm.example/1',
    'unix:/run/x.sock',
    'https+unix://x/',
    'null',
    '[]',
  ],
];

test('there are at least forty of them', () => {
  expect(new Set(refusedAddresses).size).toBeGreaterThanOrEqual(40);
});

test.each(calledSettings)('%s takes only whole https addresses in production', (name) => {
  expect(() => readEnv({ ...production, [name]: 'https://crm.example:8443/path?query=1' })).not.toThrow();
  for (const address of refusedAddresses) {
    let faults: string[] = [];
    try {
      readEnv({ ...production, [name]: address });
    } catch (error) {
      faults = error instanceof SettingsFault ? error.faults : [];
    }
    expect(
      faults.some((fault) => fault.startsWith(`${name}:`)),
      address,
    ).toBe(true);
    expect(faults.join(), address).not.toContain('secret@');
  }
});

let api: WholeApi;
let listener: Server;
let port = 0;
let hits = 0;

beforeAll(async () => {
  api = await openWholeApi();
  listener = createServer((socket) => {
    hits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '::', resolve));
  const address = listener.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(async () => {
  await api.dispose();
  listener.close();
});

/** Ways to name the listener, of which each leads there if anything ever calls it or builds an address with it. */
const waysThere = () => [
  ...[
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `//127.0.0.1:${port}/`,
  ],
  ...[
    `http://127.1:${port}/`,
    `http://0x7f000001:${port}/`,
    `http://2130706433:${port}/`,
    `127.0.0.1:${port}`,
  ],
  ...[`http://[::ffff:127.0.0.1]:${port}/`, `http:\\\\127.0.0.1:${port}\\`, `@127.0.0.1:${port}/`],
  ...[
    `x@127.0.0.1:${port}/#`,
    `.127.0.0.1:${port}`,
    `../../../127.0.0.1:${port}/`,
    `1?u=http://127.0.0.1:${port}/`,
  ],
  ...[`http://site.example@127.0.0.1:${port}/`, `\r\nHost: 127.0.0.1:${port}`, `ftp://127.0.0.1:${port}/x`],
];

/** Every place in which a stranger's text arrives. */
function callsWith(text: string): Call[] {
  const part = encodeURIComponent(text);
  // Only what HTTP lets through in a header.
  const header = text.replace(/[\r\n]/g, '');
  const json = (path: string, body: unknown): Call => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const everywhere = (form: object) =>
    Object.fromEntries(
      Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? text : value]),
    );
  return [
    { path: `/api/investornews/${part}` },
    { path: `/api/investornews/counts/${part}` },
    { path: `/api/investornews/detail/${part}` },
    { path: `/api/newsreleasepreview/${part}?token=${part}` },
    { path: `/api/investorevents/${part}` },
    { path: `/api/investorevents/${part}/calendar.ics` },
    { path: `/api/investorcompanyfilings/${part}` },
    { path: `/api/investordofilings/${part}` },
    { path: `${quoteCall}/${part}` },
    { path: `/api/config/config/${part}` },
    { path: `${formCalls.states}/${part}` },
    { path: `/search?s=${part}` },
    { path: `/page-not-found?l=${part}` },
    { path: `/${part}` },
    { path: `/company?url=${part}&redirect=${part}&feed=${part}` },
    json('/api/visits', { path: text }),
    json('/api/log', { logLevel: 'error', logEntry: text }),
    json('/api/csp-report', {
      'csp-report': { 'document-uri': text, 'blocked-uri': text, 'violated-directive': 'img-src' },
    }),
    json(formCalls.submitPrivacyRequest, everywhere(filledForm)),
    json(
      formCalls.submitContactRequest,
      everywhere({ ...filledForm, firstName: '', leadSource: '', company: '' }),
    ),
    json(formCalls.submitOfficeHours, {
      ...emptyOfficeHours,
      employeeNumber: text,
      phone: text,
      email: 'a@b.com',
    }),
    ...['host', 'origin', 'referer', 'x-forwarded-host', 'x-forwarded-for', 'x-forwarded-proto'].map(
      (name): Call => ({ path: '/company', headers: { [name]: header } }),
    ),
    ...['forwarded', 'x-original-url', 'x-rewrite-url', 'destination', 'link', 'x-wap-profile'].map(
      (name): Call => ({ path: '/api/environment', headers: { [name]: header } }),
    ),
  ];
}

/** A request whose target is a whole address, as a proxy gets it. */
function askAsProxy(target: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(api.port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: www.site.example\r\nConnection: close\r\n\r\n`);
    });
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.resume();
  });
}

test('nothing that a visitor sends makes the server call anybody', { timeout: 60_000 }, async () => {
  for (const way of waysThere()) {
    for (const call of callsWith(way)) {
      const { status } = await api.send(call);
      expect(status, `${call.path} ${way}`).toBeLessThan(500);
    }
    if (!/[\r\n\\]/.test(way)) await askAsProxy(way);
  }
  expect(hits).toBe(0);
  // It would have been noticed.
  await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  expect(hits).toBe(1);
});

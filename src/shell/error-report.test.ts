// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logEntry, logError, reportErrors } from './error-report.ts';

interface Sent {
  address: string;
  init: RequestInit;
}

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return new Response(null, { status: 204 });
  });
});

afterEach(() => vi.unstubAllGlobals());

test('an uncaught error is posted to the log with level Error and survives the page', () => {
  logError(new TypeError('first kind'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.address).toBe('/api/log');
  expect(sent[0]?.init.method).toBe('POST');
  expect(sent[0]?.init.keepalive).toBe(true);
  const body = JSON.parse(String(sent[0]?.init.body));
  expect(Object.keys(body)).toEqual(['logLevel', 'logEntry']);
  expect(body.logLevel).toBe('Error');
  expect(body.logEntry).toContain('TypeError: first kind');
});

test('the same error is posted once a minute, another at once', () => {
  const error = new Error('repeats');
  logError(error, 1_000);
  logError(error, 60_999);
  logError(new Error('another'), 2_000);
  expect(sent).toHaveLength(2);
  logError(error, 61_000);
  expect(sent).toHaveLength(3);
});

test('a log that fails is swallowed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('unreachable')));
  logError(new Error('while offline'));
  await new Promise((resolve) => setTimeout(resolve));
});

test('both kinds of uncaught error are heard, and none is kept from the console', () => {
  reportErrors();
  const error = new ErrorEvent('error', { error: new Error('thrown in a listener'), cancelable: true });
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
    reason: new Error('rejected'),
  });
  dispatchEvent(error);
  dispatchEvent(rejection);
  expect(sent.map(({ init }) => String(init.body).match(/thrown in a listener|rejected/)?.[0])).toEqual([
    'thrown in a listener',
    'rejected',
  ]);
  expect([error.defaultPrevented, rejection.defaultPrevented]).toEqual([false, false]);
});

test('values of queries, email addresses and long numbers are left out', () => {
  const entry = logEntry(
    'no route for /find?s=my+secret&zip=97204#a from jo.doe@mail.example, 503-555-0100',
    '/find',
  );
  expect(entry).toBe('/find no route for /find?s=&zip=#a from [email], [number]');
});

test('line numbers of a stack stay', () => {
  expect(logEntry('at run (app.js:10:2345)', '/')).toBe('/ at run (app.js:10:2345)');
});

test('an object is named by its kind, so that no form value is sent', () => {
  expect(logEntry({ name: 'Jo Doe' }, '/')).toBe('/ [object Object]');
});

test('an entry is at most two kilobytes, and no letter is cut in half', () => {
  const entry = logEntry('é'.repeat(5_000), '/');
  expect(new TextEncoder().encode(entry).length).toBeLessThanOrEqual(2_048);
  expect(entry.endsWith('é')).toBe(true);
});

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createRecaptcha } from './recaptcha.ts';

let judge: Server | undefined;

afterEach(() => {
  judge?.closeAllConnections();
  judge?.close();
  judge = undefined;
});

/** A stand-in for Google's judge on this machine. */
async function judgeThat(answers: RequestListener) {
  judge = createServer(answers);
  await new Promise<void>((resolve) => judge?.listen(0, '127.0.0.1', resolve));
  const { port } = judge.address() as AddressInfo;
  return createRecaptcha(
    { siteKey: 'site-key', secret: 'the-secret', verifyUrl: `http://127.0.0.1:${port}/siteverify` },
    { timeout: 300 },
  );
}

const now = Date.UTC(2026, 0, 31);
const json =
  (value: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(value));
  };

test('sends the secret and the token, and nothing else', async () => {
  let sent = '';
  const check = await judgeThat((request, response) => {
    request.on('data', (chunk: Buffer) => {
      sent += chunk.toString();
    });
    request.on('end', () => response.end('{"success": true}'));
  });
  await check.verify('a-token', { now });
  expect(Object.fromEntries(new URLSearchParams(sent))).toEqual({
    secret: 'the-secret',
    response: 'a-token',
  });
});

test('passes a token that the judge accepts, with a proof of its use', async () => {
  const check = await judgeThat(json({ success: true, hostname: 'www.site.example' }));
  const verdict = await check.verify('a-token', { now });
  expect(verdict).toMatchObject({ kind: 'ok', use: { signature: expect.stringMatching(/^recaptcha /) } });
  expect(JSON.stringify(verdict)).not.toContain('a-token');
});

test.each([
  ['timeout-or-duplicate', 'expired'],
  ['invalid-input-response', 'expired'],
  ['bad-request', 'refused'],
  ['invalid-input-secret', 'unavailable'],
  ['missing-input-secret', 'unavailable'],
])('reads %s as %s', async (code, kind) => {
  const check = await judgeThat(json({ success: false, 'error-codes': [code] }));
  expect(await check.verify('a-token', { now })).toEqual({ kind });
});

test.each<[string, RequestListener]>([
  ['hangs', () => {}],
  ['hangs halfway', (_request, response) => response.write('{"success": tr')],
  ['hangs up', (request) => request.socket.destroy()],
  ['answers 500', (_request, response) => response.writeHead(500).end('{"success": true}')],
  ['talks rubbish', (_request, response) => response.end('<html>success</html>')],
  ['answers a number', json(1)],
  ['answers nothing of the kind', json({ successful: true })],
  [
    'talks too much',
    (_request, response) => response.end(`{"success": true, "x": "${'x'.repeat(100_000)}"}`),
  ],
  [
    'leads elsewhere',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['answers in broken letters', (_request, response) => response.end(Buffer.from([0x7b, 0xff, 0x7d]))],
])('lets nobody in when the judge %s', async (_name, answers) => {
  const check = await judgeThat(answers);
  expect(await check.verify('a-token', { now })).toEqual({ kind: 'unavailable' });
});

test('lets nobody in when there is no judge', async () => {
  const check = createRecaptcha({ siteKey: 'k', secret: 's', verifyUrl: 'http://127.0.0.1:1/' });
  expect(await check.verify('a-token', { now })).toEqual({ kind: 'unavailable' });
});

test('truthy is not true', async () => {
  const check = await judgeThat(json({ success: 'true' }));
  expect(await check.verify('a-token', { now })).toEqual({ kind: 'refused' });
});

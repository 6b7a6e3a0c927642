import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { findProgram, NoBrowser } from './driven-browser.ts';
import { startListeningProxy } from './listening-proxy.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function siteBehindProxy(answer: RequestListener) {
  const site = createServer(answer);
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => site.close());
  const address = site.address();
  const proxy = await startListeningProxy(typeof address === 'object' && address !== null ? address.port : 0);
  closing.push(proxy.close);
  return { proxy, origin: `http://127.0.0.1:${proxy.port}` };
}

test('reports are heard once and do not reach the site; all else goes through as it is', async () => {
  const asked: string[] = [];
  const { proxy, origin } = await siteBehindProxy((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.host}`);
    response.writeHead(404, { 'x-page': 'yes' }).end('not here');
  });
  const reported = await fetch(`${origin}/api/csp-report`, { method: 'POST', body: '{"blocked":"x"}' });
  expect(reported.status).toBe(204);
  await fetch(`${origin}/api/log`, { method: 'POST', body: 'a fault' });
  expect(proxy.heard()).toEqual([
    { kind: 'policy', text: '{"blocked":"x"}' },
    { kind: 'error', text: 'a fault' },
  ]);
  expect(proxy.heard()).toEqual([]);

  const page = await fetch(`${origin}/company?a=b`);
  expect([page.status, page.headers.get('x-page'), await page.text()]).toEqual([404, 'yes', 'not here']);
  expect(asked).toEqual([`GET /company?a=b ${new URL(origin).host}`]);
});

test('a policy keeps all its rules but the one that puts reports off', async () => {
  const { origin } = await siteBehindProxy((_, response) => {
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; report-to reports; report-uri /api/csp-report; img-src 'self'",
    );
    response.end();
  });
  const { headers } = await fetch(origin);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; report-uri /api/csp-report; img-src 'self'",
  );
});

test('a path in the environment that leads nowhere is said, not passed over', () => {
  process.env.FIREFOX_PATH = '/nowhere/firefox';
  closing.push(() => {
    delete process.env.FIREFOX_PATH;
  });
  expect(() => findProgram('FIREFOX_PATH', ['firefox'])).toThrow(NoBrowser);
  expect(findProgram('ANOTHER_PATH', ['no-such-program-anywhere'])).toBeUndefined();
});

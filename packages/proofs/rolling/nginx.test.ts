import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleFile, nginxSite } from './nginx.ts';

const example = readFileSync(exampleFile, 'utf8');

test('the proof runs nginx with what the example says of proxying, for several servers and without TLS', () => {
  const site = nginxSite(example, [5001, 5002], { port: 5000, host: 'www.localhost:5000' });
  expect(site).toMatch(/upstream site \{\s+server 127\.0\.0\.1:5001;\s+server 127\.0\.0\.1:5002;/);
  expect(site).toContain('listen 127.0.0.1:5000;');
  expect(site).not.toMatch(/ssl|443|return 301/);
  const proxying = (text: string) =>
    text.match(/^\s+(keepalive|client_max|proxy_(?!set_header (Host|X-F)))[^;]*;/gm);
  expect(proxying(example)?.length).toBeGreaterThan(5);
  expect(proxying(site)).toEqual(proxying(example));
});

test('an example that says something else stops the proof', () => {
  expect(() => nginxSite(example.replace('$remote_addr', '$realip'), [1], { port: 2, host: 'a' })).toThrow(
    /does not say "X-Forwarded-For/,
  );
});

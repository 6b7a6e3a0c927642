import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exampleFile, findNginx, nginxSite } from './nginx.ts';

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

test.runIf(findNginx())("nginx takes the example as it is, with the operator's certificate", () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [key, certificate, all] = ['key.pem', 'chain.pem', 'nginx.conf'].map((name) => join(folder, name));
  if (!key || !certificate || !all) throw new Error('There is no place for the files.');
  const openssl = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=www.example.com',
    '-days',
    '2',
  ];
  execFileSync('openssl', [...openssl, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const site = example
    .replace('/etc/ssl/site/privkey.pem', key)
    .replace('/etc/ssl/site/fullchain.pem', certificate)
    // Ports that everybody may take.
    .replaceAll(/listen (\[::\]:)?(80|443)\b/g, (_, address = '', port) => `listen ${address}${port}8`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(all, `pid ${folder}/pid;\nevents {}\nhttp { access_log off; ${places}\n${site}\n}\n`);
  execFileSync(findNginx() ?? '', ['-t', '-q', '-p', folder, '-c', all, '-e', join(folder, 'error.log')]);
});

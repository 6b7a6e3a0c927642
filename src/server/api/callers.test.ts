import { afterEach, beforeEach, expect, test } from 'vitest';
import { headerText, injections } from '#tests/server/corpus/injection-strings.ts';
import { english, type Fixture, startFixture } from '#tests/server/support/app-fixture.ts';

let site: Fixture;
beforeEach(async () => {
  site = await startFixture();
});
afterEach(() => site.remove());

test('behind no proxy, a written address changes nothing about what a caller may do', async () => {
  const report = (count: number, headers: Record<string, string>) =>
    site.app.request(`${english}/api/log`, {
      method: 'POST',
      body: JSON.stringify({ logLevel: 'Error', logEntry: `number ${count}` }),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    });
  const spoofs: Record<string, string>[] = [];
  for (const [at, text] of injections.slice(0, 40).entries()) {
    spoofs.push({ 'x-forwarded-for': `10.0.0.${at}` });
    spoofs.push({ 'x-forwarded-for': `${headerText(text)}, 10.1.0.${at}` });
    spoofs.push({
      'x-real-ip': `10.2.0.${at}`,
      forwarded: `for=10.3.0.${at}`,
      'cf-connecting-ip': `10.4.0.${at}`,
    });
  }
  for (const [count, headers] of spoofs.entries()) expect((await report(count, headers)).status).toBe(204);
  expect(site.lines.filter((line) => line.includes('browser report'))).toHaveLength(10);
});

const ours = english;

/** Every combination that browsers and others send, and whether a change is let in. */
const senders: [name: string, headers: Record<string, string>, isIn: boolean][] = [
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }, true],
  ['a page of this site with its origin', { 'sec-fetch-site': 'same-origin', origin: ours }, true],
  ['an old browser on this site', { origin: ours }, true],
  ['an old browser on the Spanish site', { origin: 'https://es.site.example' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['another site that names us', { 'sec-fetch-site': 'cross-site', origin: ours }, false],
  ['a sister host', { 'sec-fetch-site': 'same-site', origin: 'https://other.site.example' }, false],
  ['a sister host that names us', { 'sec-fetch-site': 'same-site', origin: ours }, false],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, false],
  ['an address typed by hand that names us', { 'sec-fetch-site': 'none', origin: ours }, false],
  ['nobody', {}, false],
  ['a null origin', { origin: 'null' }, false],
  ['a null origin with cross-site', { 'sec-fetch-site': 'cross-site', origin: 'null' }, false],
  ['plain http of our host', { origin: 'http://www.site.example' }, false],
  ['our host on another port', { origin: `${ours}:8443` }, false],
  ['our host as a part of another', { origin: `${ours}.evil.example` }, false],
  ['our host before an at sign', { origin: `${ours}@evil.example` }, false],
  ['our host in capitals', { origin: 'https://WWW.SITE.EXAMPLE' }, false],
  ['two origins', { origin: `${ours} https://evil.example` }, false],
  ['two values', { 'sec-fetch-site': 'same-origin, cross-site' }, false],
  ['an unknown value', { 'sec-fetch-site': 'SAME-ORIGIN' }, false],
  ['a referer alone', { referer: `${ours}/company` }, false],
];

test.each(senders)('a report from %s is heard: %o, %s', async (_, headers, isIn) => {
  const reply = await site.app.request(`${english}/api/log`, {
    method: 'POST',
    body: '{"logLevel":"Error","logEntry":"x"}',
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(reply.status).toBe(204);
  expect(site.lines.filter((line) => line.includes('browser report'))).toHaveLength(isIn ? 1 : 0);
});

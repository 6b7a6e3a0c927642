import { expect, onTestFinished, test } from 'vitest';
import { perLanguage } from '#i18n/language.ts';
import { english, local, startFixture } from '#tests/server/support/app-fixture.ts';
import { rememberedLanguage } from './language-of-request.ts';
import { createSitePaths } from './site-paths.ts';

async function openSite() {
  const site = await startFixture();
  onTestFinished(site.remove);
  return site;
}

test('a page that breaks off halfway is answered by a short one that says nothing of it', async () => {
  const site = await openSite();
  for (const path of ['/search?s=break', '/data-privacy?s=break']) {
    const response = await site.get(`${english}${path}`);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toContain('<h1>');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(text + site.lines.join('')).not.toContain('SECRET');
  }
  expect(site.lines.join('')).toContain('request failed');
});

test('who comes while a hundred pages are being rendered hears when to come again', async () => {
  const site = await openSite();
  const gate = Promise.withResolvers<void>();
  Object.assign(globalThis, { slowPages: gate.promise });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'slowPages'));
  const rendering = Array.from({ length: 100 }, (_, index) =>
    site.get(`${english}/search?s=slow&number=${index}`),
  );
  for (const path of ['/search?s=late', '/data-privacy']) {
    const response = await site.get(`${english}${path}`);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).toContain('<h1>');
  }
  expect((await site.get(`${english}/company`)).status).toBe(200);
  gate.resolve();
  const answers = await Promise.all(rendering);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await site.get(`${english}/search?s=late`)).status).toBe(200);
});

test('a page that ends its thread is tried in two, then answered by a short one, and the next page is as ever', async () => {
  const site = await startFixture({ threads: 1 });
  onTestFinished(site.remove);
  await site.pool?.start();
  for (const path of ['/search?s=exit', '/data-privacy?s=exit']) {
    site.lines.length = 0;
    const response = await site.get(`${english}${path}`);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('<h1>');
    expect(site.lines.filter((line) => line.includes('ended and is replaced'))).toHaveLength(2);
    expect(site.lines.filter((line) => line.includes('RenderLost'))).toHaveLength(1);
  }
  expect((await site.get(`${english}/search?s=copper`)).status).toBe(200);
});

test('while too many pages wait for a thread, who comes then hears when to come again', async () => {
  const site = await openSite();
  site.builds.eng.isFull = () => true;
  const response = await site.get(`${english}/search?s=copper`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await site.get(`${english}/company`)).status).toBe(200);
});

/** Asks as a visitor behind the proxy does. */
async function askAs(site: Awaited<ReturnType<typeof startFixture>>, address: string, path: string) {
  const headers = { 'x-forwarded-for': address };
  return site.app.request(`${english}${path}`, { headers }, {
    incoming: { socket: { remoteAddress: '10.0.0.1' } },
  } as object);
}

test('a stranger is served while one caller has every page rendered that it can', async () => {
  const site = await startFixture({ variables: { TRUSTED_PROXIES: '1' } });
  onTestFinished(site.remove);
  const gate = Promise.withResolvers<void>();
  Object.assign(globalThis, { slowPages: gate.promise });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'slowPages'));
  const begun = performance.now();
  const flood = Array.from({ length: 50 }, (_, index) =>
    askAs(site, '203.0.113.7', `/search?s=slow&number=${index}`),
  );
  expect((await askAs(site, '203.0.113.8', '/search?s=copper')).status).toBe(200);
  expect((await askAs(site, '203.0.113.8', '/data-privacy')).status).toBe(200);
  gate.resolve();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(16);
  // Its own doing, and no fault of ours that somebody is woken for.
  expect(statuses.filter((status) => status === 429)).toHaveLength(34);
  // Sent away at once, a program would be back at once.
  expect(performance.now() - begun).toBeGreaterThan(950);
});

test('one caller has so many new pages rendered in a minute, and reads all others on', async () => {
  const site = await startFixture({ variables: { TRUSTED_PROXIES: '1' } });
  onTestFinished(site.remove);
  const ask = (address: string, path: string) => askAs(site, address, path).then(({ status }) => status);
  for (let number = 0; number < 240; number += 1)
    expect(await ask('203.0.113.7', `/search?s=word&number=${number}`)).toBe(200);
  expect(await ask('203.0.113.7', '/search?s=word&number=new')).toBe(429);
  // What is cached, and what the build made, costs nothing.
  expect(await ask('203.0.113.7', '/search?s=word&number=239')).toBe(200);
  expect(await ask('203.0.113.7', '/company')).toBe(200);
  expect(await ask('203.0.113.8', '/search?s=word&number=new')).toBe(200);
});

test.each(['/sitemap.xml', '/feeds/news.xml', '/locations/houston.vcf'])(
  'one caller has %s made so often, and others theirs',
  async (path) => {
    const site = await startFixture({ variables: { TRUSTED_PROXIES: '1' } });
    onTestFinished(site.remove);
    const asked = Array.from({ length: 110 }, () => askAs(site, '203.0.113.7', path));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await askAs(site, '203.0.113.8', path)).status).not.toBe(429);
    expect((await askAs(site, '203.0.113.7', '/company')).status).toBe(200);
  },
);

test('a page that says nothing of its type keeps the policy of a page', async () => {
  const site = await openSite();
  const response = await site.get(`${english}/search?s=bare`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("'nonce-");
  expect(await response.text()).toBe('bare');
});

test('data that is rendered remembers no language', async () => {
  const site = await openSite();
  const page = await site.get(`${local}/search`, { cookie: 'site-language=es' });
  expect(page.headers.get('set-cookie')).toContain('site-language=eng');
  const data = await site.get(`${local}/search.data`, { cookie: 'site-language=es' });
  expect(data.status).toBe(200);
  expect(data.headers.get('set-cookie')).toBeNull();
});

test('a cookie without a value remembers nothing', () => {
  const request = new Request(english, { headers: { cookie: 'site-language' } });
  expect(rememberedLanguage(request)).toBeNull();
});

test('an address whose percent signs make no sense is unknown', () => {
  const paths = { yard: '/yard/:id' };
  const site = createSitePaths({ paths: perLanguage(() => paths) });
  expect(site.resolve('eng', '/yard/%E0%A4%A')).toBeNull();
  expect(site.resolve('eng', '/yard/salem')).toEqual({ kind: 'page', pageId: 'yard' });
});

test.each([`${english}/sitemap.xml`, `${english}/feeds/news.atom`])(
  'HEAD %s has no body',
  async (address) => {
    const site = await openSite();
    const [head, whole] = [await site.get(address, {}, 'HEAD'), await site.get(address)];
    expect([head.status, head.headers.get('content-type')]).toEqual([200, whole.headers.get('content-type')]);
    expect(await head.text()).toBe('');
    expect(await whole.text()).not.toBe('');
  },
);

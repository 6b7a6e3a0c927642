import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { inEveryLanguage } from '#i18n/choices.ts';
import type { SlugLock } from '#site/slug-lock.ts';
import { english, type Fixture, local, spanish, startFixture } from '#tests/server/support/app-fixture.ts';

const now = (path: string | undefined, ...former: string[]) => ({ current: path ?? null, former });

/** The company was at two addresses before, its children with it; in Spanish, at one that English has today. */
const lock: SlugLock = inEveryLanguage<SlugLock['eng']>({
  eng: {
    company: now('/company', '/firm', '/business'),
    yard: now('/locations/yard/:id', '/places/:id', '/locations/site/:id'),
    'stock-information': now('/company/investors/stock-information', '/firm/share'),
    search: now('/find', '/look'),
    console: now('/console', '/inside'),
    'page-not-found': now('/page-not-found', '/nothing-here'),
    closed: now(undefined, '/closed-for-good'),
  },
  es: { company: now('/compania', '/empresa', '/company'), legal: now('/avisos-legales', '/legal') },
});

let site: Fixture;
beforeAll(async () => {
  site = await startFixture({ lock });
});
afterAll(() => site.remove());

const answer = async (url: string, headers: Record<string, string> = {}) => {
  const response = await site.get(url, headers);
  return [response.status, response.headers.get('location')];
};

test.each([
  ['a prerendered page', '/firm', '/company'],
  ['a name before the last one', '/business', '/company'],
  ['a slash at the end', '/firm/', '/company'],
  ['its query', '/firm?from=mail&x=%C3%A9', '/company?from=mail&x=%C3%A9'],
  ['one thing of many', '/places/surrey?a=1', '/locations/yard/surrey?a=1'],
  ['one thing under a renamed parent', '/locations/site/surrey', '/locations/yard/surrey'],
  ['a parameter in need of escaping', '/places/a%20b', '/locations/yard/a%20b'],
  ['a page rendered on request', '/look?s=copper', '/search?s=copper'],
  ['a name that was never accepted as old', '/find', '/search'],
  ['the 404 page', '/nothing-here?l=%2Fx', '/page-not-found?l=%2Fx'],
  ['a page’s data', '/firm.data?_routes=company', '/company.data?_routes=company'],
  ['data asked for behind a slash', '/firm/_.data', '/company.data'],
  [
    'a card for address books',
    '/places/portland-ingot-ferry.vcf',
    '/locations/yard/portland-ingot-ferry.vcf',
  ],
  [
    'a spreadsheet with its choice',
    '/firm/share.csv?period=1y',
    '/company/investors/stock-information.csv?period=1y',
  ],
])('an old address moves in one step with %s', async (_, asked, target) => {
  expect(await answer(english + asked)).toEqual([301, target]);
  const end = await site.get(english + target);
  expect(end.status).toBe(target.startsWith('/page-not-found') ? 404 : 200);
});

test('the step is on the address’s own host, in its own language', async () => {
  expect(await answer(`${spanish}/empresa?a=1`)).toEqual([301, '/compania?a=1']);
  expect((await site.get(`${spanish}/empresa`)).headers.get('content-language')).toBe('es');
  expect(await answer(`${english}/empresa`)).toEqual([302, '/page-not-found?l=%2Fempresa']);
  expect(await answer(`${spanish}/firm`)).toEqual([302, '/pagina-no-encontrada?l=%2Ffirm']);
});

test('on a local host an old address chooses its language, and a page of today comes before one of yesterday', async () => {
  expect(await answer(`${local}/empresa`)).toEqual([301, '/compania']);
  expect(await answer(`${local}/firm`, { cookie: 'site-language=es' })).toEqual([301, '/company']);
  const company = await site.get(`${local}/company`, { cookie: 'site-language=es' });
  expect([company.status, company.headers.get('content-language')]).toEqual([200, 'en']);
});

test('no browser keeps the step: a page may be renamed back', async () => {
  expect((await site.get(`${english}/firm`)).headers.get('cache-control')).toBe('no-store');
});

test('an old address of a page that is gone, or hidden, is an unknown one', async () => {
  expect(await answer(`${english}/closed-for-good`)).toEqual([302, '/page-not-found?l=%2Fclosed-for-good']);
  const production = await startFixture({
    lock,
    variables: {
      SITE_ENVIRONMENT: 'production',
      STORAGE_KEYS: `a:${Buffer.alloc(32).toString('base64')}`,
      DELIVERY: 'manual',
    },
  });
  onTestFinished(production.remove);
  const response = await production.get(`${english}/inside`);
  expect(response.headers.get('location')).toBe('/page-not-found?l=%2Finside');
});

test('files beside an old address that never was one stay unknown', async () => {
  for (const path of [
    '/firm.txt',
    '/firm.html',
    '/firm/x.csv',
    '/company.csv',
    '/.firm.csv',
    '/firm%2f.csv',
  ]) {
    expect((await site.get(english + path)).status, path).toBe(404);
  }
});

test('the site map lists present addresses only', async () => {
  const xml = await (await site.get(`${english}/sitemap.xml`)).text();
  expect(xml).toContain('/locations/yard/');
  for (const path of ['/firm', '/business', '/places/', '/locations/site/', '/look', '/empresa']) {
    expect(xml).not.toContain(path);
  }
});

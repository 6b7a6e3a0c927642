import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { perLanguage } from '#i18n/language.ts';
import { english, type Fixture, local, spanish, startFixture } from '#tests/server/support/app-fixture.ts';
import { longestPolicy } from '../middleware/content-security-policy.ts';
import { securityHeaders } from '../middleware/security-headers.ts';

let site: Fixture;
beforeAll(async () => {
  site = await startFixture();
});
afterAll(() => site.remove());

describe('language', () => {
  test.each([
    [`${english}/`, '', 'en'],
    [`${english}/`, 'site-language=es', 'en'],
    [`${spanish}/`, '', 'es'],
    [`${spanish}/compania`, '', 'es'],
    ['http://es.localhost:3000/', 'site-language=eng', 'es'],
    [`${local}/`, '', 'en'],
    [`${local}/`, 'other=1; site-language=es', 'es'],
    [`${local}/`, 'site-language=%00', 'en'],
    [`${local}/company`, 'site-language=es', 'en'],
    [`${local}/compania`, 'site-language=eng', 'es'],
    [`${local}/legal-notices`, 'site-language=es', 'es'],
    [`${local}/legal-notices`, '', 'en'],
    [`${local}/eng`, 'site-language=es', 'en'],
    [`${local}/es`, '', 'es'],
    ['http://127.0.0.1:3000/es', '', 'es'],
    ['http://[::1]:3000/compania', '', 'es'],
  ])('%s with the cookie "%s" answers in %s', async (url, cookie, language) => {
    const response = await site.get(url, cookie ? { cookie } : {});
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBe(language);
  });

  test('a local host remembers what the address decided, once', async () => {
    const first = await site.get(`${local}/es`);
    expect(first.headers.get('set-cookie')).toContain('site-language=es; Path=/;');
    const second = await site.get(`${local}/es`, { cookie: 'site-language=es' });
    expect(second.headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['a path that both languages have', `${local}/legal-notices`, {}],
    ['a fixed host', `${spanish}/`, {}],
    ['a browser that only looks ahead', `${local}/es`, { 'sec-purpose': 'prefetch' }],
    ['a data file', `${local}/compania.data`, {}],
  ])('%s is not remembered', async (_, url, headers) => {
    expect((await site.get(url, headers)).headers.get('set-cookie')).toBeNull();
  });

  test('only a local host varies by cookie', async () => {
    expect((await site.get(`${local}/`)).headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect((await site.get(`${english}/`)).headers.get('vary')).toBe('Accept-Encoding');
  });
});

describe('prerendered pages', () => {
  test('carry the configured addresses in place of placeholders', async () => {
    const fixed = await (await site.get(`${english}/company`)).text();
    expect(fixed).toContain(`href="${english}/x"`);
    expect(fixed).toContain(`href="${spanish}/legal-notices"`);
    const onLocalHost = await (await site.get(`${local}/company`)).text();
    expect(onLocalHost).toContain('href="/legal-notices"');
    expect(`${fixed}${onLocalHost}`).not.toContain('.invalid');
  });

  test('allow exactly what stands inline in them, and nothing unsafe', async () => {
    for (const url of [`${english}/company`, `${local}/company`]) {
      const response = await site.get(url);
      const policy = response.headers.get('content-security-policy') ?? '';
      // Three inline scripts run; the data block does not. One is text whose address the server filled in.
      expect(policy.match(/script-src ([^;]*)/)?.[1]?.match(/sha256-/g)).toHaveLength(3);
      // The empty style of Emotion and the style of the page.
      expect(policy.match(/style-src ([^;]*)/)?.[1]?.match(/sha256-/g)).toHaveLength(2);
      expect(policy).not.toContain('unsafe-');
      expect(policy).not.toContain('nonce-');
      expect(policy).toMatch(/script-src [^;]*'strict-dynamic';/);
      expect(policy).not.toMatch(/script-src [^;]*'self'/);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy.length).toBeLessThanOrEqual(longestPolicy);
    }
  });

  test('answer 304 to their own entity tag, in each encoding, with every header of the page', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await site.get(`${english}/company`, { 'accept-encoding': encoding });
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const second = await site.get(`${english}/company`, {
        'accept-encoding': encoding,
        'if-none-match': `"x", ${etag}`,
      });
      expect(second.status).toBe(304);
      for (const name of ['etag', 'cache-control', 'content-language', 'vary', 'content-security-policy']) {
        expect(second.headers.get(name)).toBe(first.headers.get(name));
      }
      expect(await second.text()).toBe('');
    }
  });

  test('have another entity tag per encoding and per host', async () => {
    const tags = new Set<string | null>();
    for (const url of [`${english}/company`, `${local}/company`]) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        tags.add((await site.get(url, { 'accept-encoding': encoding })).headers.get('etag'));
      }
    }
    expect(tags.size).toBe(6);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate, br;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['', null],
    ['br;q=0.000, gzip;q=0', null],
  ])('Accept-Encoding "%s" gets %s', async (accepted, encoding) => {
    const response = await site.get(`${english}/company`, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const bytes = await response.arrayBuffer();
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength));
  });

  test('answer HEAD with the headers of GET and no body', async () => {
    const get = await site.get(`${english}/company`);
    const head = await site.get(`${english}/company`, {}, 'HEAD');
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    expect(await head.text()).toBe('');
  });

  test('bring their data files with addresses filled in', async () => {
    const response = await site.get(`${english}/company.data`);
    expect(response.headers.get('content-type')).toBe('text/x-script; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(`["${english}"]`);
  });

  test('read their data anew where they are rendered anew', async () => {
    const response = await site.get(`${spanish}/_.data`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toContain('es home');
  });

  test('the site map names the host it is on', async () => {
    expect(await (await site.get(`${spanish}/sitemap.xml`)).text()).toContain(`${spanish}/`);
  });
});

describe('a page that its address alone decides', () => {
  const find = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
    site.get(`${english}/search?s=${query}`, headers, method);
  const nonceOf = (reply: Response) =>
    /'nonce-([^']+)'/.exec(reply.headers.get('content-security-policy') ?? '')?.[1] ?? '';

  test('is rendered once for all who ask within a minute, and each gets a nonce of its own', async () => {
    const [first, second] = await Promise.all([find('brass'), find('brass')]);
    expect(first.headers.get('x-renders')).toBe(second.headers.get('x-renders'));
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    const [one, two] = [await first.text(), await second.text()];
    expect(one).toContain(`<script nonce="${nonceOf(first)}">`);
    expect(two).toBe(one.replaceAll(nonceOf(first), nonceOf(second)));
    expect((await find('lead')).headers.get('x-renders')).not.toBe(first.headers.get('x-renders'));
  });

  test('differs by language and host', async () => {
    const inEnglish = await (await find('steel')).text();
    expect(await (await site.get(`${spanish}/buscar?s=steel`)).text()).toContain('es /buscar');
    expect(inEnglish).toContain('eng /search');
    const seen = async (url: string) => JSON.parse((await site.get(url)).headers.get('x-seen') ?? '');
    expect((await seen(`${english}/search?s=steel`)).origins.cross).not.toEqual(
      (await seen(`${local}/search?s=steel`)).origins.cross,
    );
  });

  test('with a query longer than anyone types is rendered for its visitor alone', async () => {
    const long = 'x'.repeat(400);
    expect((await find(long)).headers.get('x-renders')).not.toBe((await find(long)).headers.get('x-renders'));
  });

  test('that fails answers 500 each time and is not kept', async () => {
    expect((await find('throw')).status).toBe(500);
    expect((await find('throw')).status).toBe(500);
  });
});

describe('pages rendered for a request', () => {
  test('get the context of the request', async () => {
    const response = await site.get(`${spanish}/buscar?s=cobre`);
    expect(response.status).toBe(200);
    expect(JSON.parse(response.headers.get('x-seen') ?? '')).toMatchObject({
      language: 'es',
      environment: 'development',
      origins: { site: { eng: english, es: spanish }, cross: { eng: english, es: spanish } },
    });
    const onLocalHost = await site.get(`${local}/search`);
    expect(JSON.parse(onLocalHost.headers.get('x-seen') ?? '').origins.cross).toEqual(perLanguage(() => ''));
  });

  test('10,000 of them have 10,000 nonces of 128 bits, and none is ever stored', async () => {
    const nonces = new Set<string>();
    for (let count = 0; count < 10_000; count += 1) {
      const response = await site.get(`${english}/search`, { 'if-none-match': '"never"' });
      const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(
        response.headers.get('content-security-policy') ?? '',
      )?.[1];
      if (
        response.status !== 200 ||
        response.headers.has('etag') ||
        response.headers.get('cache-control') !== 'no-store'
      ) {
        throw new Error('A page with a nonce could be stored.');
      }
      nonces.add(nonce ?? '');
    }
    expect(nonces.size).toBe(10_000);
    expect([...nonces].every((nonce) => Buffer.from(nonce, 'base64').byteLength === 16)).toBe(true);
  }, 60_000);

  test('carry the nonce of their policy', async () => {
    const response = await site.get(`${english}/search`);
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    expect(await response.text()).toContain(`<script nonce="${nonce}">`);
  });

  test('are compressed when the client takes it', async () => {
    const response = await site.get(`${english}/search`, { 'accept-encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    const gzipped = await site.get(`${english}/search`, { 'accept-encoding': 'gzip' });
    expect(gzipped.headers.get('content-encoding')).toBe('gzip');
  });

  test('answer HEAD without a body', async () => {
    const head = await site.get(`${english}/search`, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-security-policy')).toContain(`'nonce-`);
  });

  test('send their data to be asked for anew, and without a page policy', async () => {
    const response = await site.get(`${english}/search.data`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/x-script');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'`);
  });

  test.each([
    [english, 'en', 'This page cannot be shown right now'],
    [spanish, 'es', 'No podemos mostrar esta página en este momento'],
  ])('that fail on %s answer 500 in calm words and tell nobody why', async (origin, language, words) => {
    const path = origin === english ? '/search' : '/buscar';
    const before = site.lines.length;
    const response = await site.get(`${origin}${path}?s=throw`);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toContain('SECRET-MESSAGE');
    expect(text).toContain(words);
    expect(response.headers.get('content-language')).toBe(language);
    const written = site.lines.slice(before).join('');
    expect(written).toContain('page failed');
    expect(written).not.toContain('SECRET-MESSAGE');
  });
});

describe('addresses', () => {
  test.each([
    ['/company/', '/company'],
    ['//company', '/company'],
    ['/company//', '/company'],
    ['/company/old', '/company'],
    ['/company/old/', '/company'],
    ['/company/?a=1&b=%2f', '/company?a=1&b=%2f'],
    ['/eng/', '/eng'],
    ['/news/12/', '/news/12'],
  ])('%s has one right form, %s', async (asked, right) => {
    const response = await site.get(`${english}${asked}`);
    expect([response.status, response.headers.get('location')]).toEqual([308, right]);
  });

  test.each([
    [`${english}/nowhere`, '/page-not-found?l=%2Fnowhere'],
    [`${english}/nowhere?a=1&b=c d`, '/page-not-found?l=%2Fnowhere%3Fa%3D1%26b%3Dc%2520d'],
    [`${english}/compania`, '/page-not-found?l=%2Fcompania'],
    [`${english}/es`, '/page-not-found?l=%2Fes'],
    [`${english}/Company`, '/page-not-found?l=%2FCompany'],
    [`${spanish}/nowhere`, '/pagina-no-encontrada?l=%2Fnowhere'],
    [`${spanish}/company`, '/pagina-no-encontrada?l=%2Fcompany'],
    [`${local}/nowhere`, '/page-not-found?l=%2Fnowhere'],
    [`${english}/PageNotFound`, '/page-not-found'],
    [`${english}/pagenotfound?l=%2Fa%3Fb`, '/page-not-found?l=%2Fa%3Fb'],
    [`${spanish}/PAGENOTFOUND/?l=/x&m=1`, '/pagina-no-encontrada?l=%2Fx'],
  ])('%s leads to %s', async (asked, location) => {
    const response = await site.get(asked);
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('the memory of a local host decides the language of an unknown address', async () => {
    const response = await site.get(`${local}/nowhere`, { cookie: 'site-language=es' });
    expect(response.headers.get('location')).toBe('/pagina-no-encontrada?l=%2Fnowhere');
  });

  test.each(['GET', 'HEAD'])(
    'the 404 page answers %s with 404 and keeps search engines out',
    async (method) => {
      const response = await site.get(`${english}/page-not-found?l=%2Fx`, {}, method);
      expect(response.status).toBe(404);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('content-type')).toContain('text/html');
    },
  );

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('pages and files refuse %s', async (method) => {
    for (const path of ['/', '/company', '/search', '/nowhere', '/search-schema.js', '/page-not-found']) {
      const response = await site.get(`${english}${path}`, {}, method);
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('the console is a page outside production and an unknown address in it', async () => {
    expect((await site.get(`${english}/console`)).status).toBe(200);
    const production = await startFixture({
      variables: {
        SITE_ENVIRONMENT: 'production',
        STORAGE_KEYS: `a:${Buffer.alloc(32).toString('base64')}`,
        DELIVERY: 'manual',
      },
    });
    expect((await production.get(`${english}/console`)).headers.get('location')).toBe(
      '/page-not-found?l=%2Fconsole',
    );
    production.remove();
  });
});

describe('headers', () => {
  const everyKind: [string, string, number][] = [
    ['GET', '/', 200],
    ['GET', '/company', 200],
    ['GET', '/search', 200],
    ['GET', '/search?s=throw', 500],
    ['GET', '/nowhere', 302],
    ['GET', '/company/', 308],
    ['GET', '/page-not-found', 404],
    ['GET', '/.env', 404],
    ['POST', '/company', 405],
    ['GET', '/search-schema.js', 200],
    ['GET', '/assets/eng/entry-abc.js', 200],
    ['GET', '/company.data', 200],
    ['GET', '/api/environment', 200],
    ['GET', '/api/nothing', 404],
    ['POST', '/api/environment', 405],
    ['POST', '/api/log', 204],
  ];

  test.each(everyKind)('%s %s (%i) carries every security header', async (method, path, status) => {
    const response = await site.get(`${english}${path}`, {}, method);
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(response.headers.get(name)).toBe(value);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toContain('unsafe-');
  });

  test('a 304 carries every security header', async () => {
    const etag = (await site.get(`${english}/company`)).headers.get('etag') ?? '';
    const response = await site.get(`${english}/company`, { 'if-none-match': etag });
    expect(response.status).toBe(304);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(response.headers.get(name)).toBe(value);
  });

  test('no page carries a style attribute', async () => {
    for (const path of ['/', '/company', '/search', '/page-not-found']) {
      expect(await (await site.get(`${english}${path}`)).text()).not.toMatch(/ style="/);
    }
  });
});

describe('human check of another company', () => {
  const keys = { RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET: 'secret' };

  test('joins the policy of pages with a form only, and only with keys', async () => {
    const withKeys = await startFixture({ variables: keys });
    const policyOf = async (fixture: Fixture, path: string) =>
      (await fixture.get(`${english}${path}`)).headers.get('content-security-policy');
    expect(await policyOf(withKeys, '/data-privacy')).toContain(
      'frame-src https://www.google.com/recaptcha/',
    );
    expect(await policyOf(withKeys, '/data-privacy')).not.toContain('unsafe-');
    expect(await policyOf(withKeys, '/data-privacy')).not.toContain('trusted-types');
    expect(await policyOf(site, '/data-privacy')).toMatch(/trusted-types [^;]*svelte-trusted-html/);
    expect(await policyOf(withKeys, '/company')).toContain(
      'trusted-types default search-results search-schema svelte-trusted-html;',
    );
    expect(await policyOf(withKeys, '/company')).not.toContain('google');
    expect(await policyOf(withKeys, '/search')).not.toContain('google');
    expect(await policyOf(site, '/data-privacy')).not.toContain('google');
    withKeys.remove();
  });
});

test('a page whose address carries a secret tells no other page of it, and no search engine', async () => {
  for (const url of [`${english}/manage-alerts?token=secret`, `${spanish}/administrar-avisos?token=secret`]) {
    const { status, headers } = await site.get(url);
    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  }
  const other = await site.get(`${english}/search?s=steel`);
  expect(other.headers.get('referrer-policy')).toBe(securityHeaders['referrer-policy']);
});

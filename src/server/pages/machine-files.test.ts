import { expect, test } from 'vitest';
import type { RequestContext } from '#app/request-context.ts';
import { inEveryLanguage } from '#i18n/choices.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { fillPath, pathTable } from '#site/slugs.ts';
import { createMachineFiles } from './machine-files.ts';
import { createSitePaths } from './site-paths.ts';

const paths = pathTable(readSlugFiles());
const origins = inEveryLanguage({ eng: 'https://www.site.example', es: 'https://es.site.example' });
const news: RequestContext['ports']['news'] = {
  list: async (_, page) =>
    page === 1
      ? [{ id: '7', releaseDate: { date: '2026-01-02' }, title: 'T', category: 'other', opening: 'S.' }]
      : null,
  counts: async (_, page) => (page === 1 ? { page: 1, pages: 1, total: 1 } : null),
  release: async () => null,
  preview: async () => null,
  choices: async () => ({ years: [], categories: [] }),
  state: () => null,
};

const locations = { yards: [{ id: 'tacoma' }] } as unknown as RequestContext['ports']['locations'];

const events = {
  list: async () => ({ upcoming: [{ id: '20270127' }], past: [{ id: '20261022' }] }),
} as unknown as RequestContext['ports']['events'];

const jobs = { open: () => [{ id: 'grader-fresno', posted: '2026-11-12' }] };

function machineFiles(environment = 'production', source = events) {
  const site = createSitePaths({ paths });
  const ports = { news, events: source, locations, jobs } as unknown as RequestContext['ports'];
  return createMachineFiles({ site, origins, environment, ports });
}

async function textAt(url: string, environment?: string): Promise<string> {
  const answer = await machineFiles(environment)(new Request(url));
  return (await answer?.text()) ?? '';
}

test('each host lists the pages of its own language', async () => {
  const english = await textAt('https://www.site.example/sitemap.xml');
  const spanish = await textAt('https://es.site.example/sitemap.xml');
  expect(english).toContain(`<loc>https://www.site.example${paths.eng.careers}</loc>`);
  expect(spanish).toContain(`<loc>https://es.site.example${paths.es.careers}</loc>`);
  expect(spanish).not.toContain('<loc>https://www.site.example');
});

test.each(['http://localhost:3000', 'https://preview.example'])(
  'where no language has a host of its own, at %s, the English pages are listed',
  async (origin) => {
    const xml = await textAt(`${origin}/sitemap.xml`);
    expect(xml).toContain(`<loc>https://www.site.example${paths.eng.careers}</loc>`);
    expect(xml).not.toContain('<loc>https://es.site.example');
  },
);

test('open jobs are listed one by one, each with the day since which it is offered', async () => {
  const xml = await textAt('https://es.site.example/sitemap.xml');
  expect(xml).toContain('/grader-fresno</loc><lastmod>2026-11-12</lastmod>');
});

test('news releases are listed one by one, each with its day', async () => {
  const xml = await textAt('https://es.site.example/sitemap.xml');
  expect(xml).toContain(
    `<loc>https://es.site.example${fillPath(paths.es['news-release-details'], { id: '7' })}</loc>`,
  );
  expect(xml).toContain('<lastmod>2026-01-02</lastmod>');
});

test('events are listed one by one, those to come and those that are over', async () => {
  const [english, spanish] = await Promise.all([
    textAt('https://www.site.example/sitemap.xml'),
    textAt('https://es.site.example/sitemap.xml'),
  ]);
  for (const id of ['20270127', '20261022']) {
    const address = `https://www.site.example${fillPath(paths.eng['investor-event'], { id })}`;
    expect(english).toContain(`<loc>${address}</loc>`);
    expect(spanish).toContain(`hreflang="en" href="${address}"`);
  }
});

test('yards are listed one by one, at their address in the language', async () => {
  expect(await textAt('https://www.site.example/sitemap.xml')).toContain(
    `<loc>https://www.site.example${fillPath(paths.eng.yard, { id: 'tacoma' })}</loc>`,
  );
  expect(await textAt('https://es.site.example/sitemap.xml')).toContain(
    `<loc>https://es.site.example${fillPath(paths.es.yard, { id: 'tacoma' })}</loc>`,
  );
});

test('what search engines may not list is not listed', async () => {
  const xml = await textAt('https://www.site.example/sitemap.xml');
  for (const page of ['console', 'page-not-found', 'ceo-office-hours'] as const) {
    expect(xml).not.toContain(paths.eng[page]);
  }
  // The Spanish notices have this address too, on their own host.
  expect(xml).not.toContain(`${paths.eng['legal-notices-other']}</loc>`);
});

test('a copy for testing asks crawlers to stay away', async () => {
  expect(await textAt('https://www.site.example/robots.txt', 'qa')).toContain('Disallow: /\n');
  expect(await textAt('https://es.site.example/robots.txt')).toContain(
    'Sitemap: https://es.site.example/sitemap.xml',
  );
});

test('who finds a security hole reads whom to tell, in the language of the host and for half a year', async () => {
  for (const path of ['/.well-known/security.txt', '/security.txt']) {
    const text = await textAt(`https://es.site.example${path}`);
    expect(text).toMatch(/^Contact: https:\/\/es\.site\.example\/\S+\nContact: tel:\+\d+\nExpires: /);
    expect(text).toContain(`Contact: https://es.site.example${paths.es.contacts}\n`);
    expect(text).toContain('Canonical: https://es.site.example/.well-known/security.txt\n');
    expect(text).toContain('Preferred-Languages: es, en');
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(expires - Date.now()).toBeGreaterThan(178 * 86_400_000);
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
    expect(text).not.toContain('@');
  }
});

test('every other address is left to others', async () => {
  expect(await machineFiles()(new Request(`https://www.site.example${paths.eng.company}`))).toBeNull();
});

test('a page of news that is taken back while the list is made leaves the list whole', async () => {
  const site = createSitePaths({ paths });
  const shrinking = { ...news, counts: async () => ({ page: 1, pages: 2, total: 2 }) };
  const ports = { news: shrinking, events, locations, jobs } as unknown as RequestContext['ports'];
  const file = createMachineFiles({ site, origins, environment: 'production', ports });
  const text = await (await file(new Request('https://www.site.example/sitemap.xml')))?.text();
  expect(text).toContain(`${fillPath(paths.eng['news-release-details'], { id: '7' })}</loc>`);
  expect(text).toContain(`${paths.eng.careers}</loc>`);
});

test('a calendar that is away takes no other page out of the list', async () => {
  const away = { list: () => Promise.reject(new Error('away')) } as unknown as typeof events;
  const answer = await machineFiles('production', away)(new Request('https://www.site.example/sitemap.xml'));
  const xml = (await answer?.text()) ?? '';
  expect(xml).toContain(`<loc>https://www.site.example${paths.eng.careers}</loc>`);
  expect(xml).not.toContain(fillPath(paths.eng['investor-event'], { id: '2' }));
});

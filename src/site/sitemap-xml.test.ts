import { expect, test } from 'vitest';
import { inEveryLanguage } from '#i18n/choices.ts';
import { robotsTxt, sitemapXml } from './sitemap-xml.ts';

const site = inEveryLanguage({ eng: 'https://www.site.example', es: 'https://es.site.example' });

test('each address stands with itself, its twin and the default, all absolute', () => {
  const xml = sitemapXml('es', [{ paths: inEveryLanguage({ eng: '/firm', es: '/empresa' }) }], site);
  expect(xml).toContain('<loc>https://es.site.example/empresa</loc>');
  expect(xml).toContain('hreflang="en" href="https://www.site.example/firm"');
  expect(xml).toContain('hreflang="es" href="https://es.site.example/empresa"');
  expect(xml).toContain('hreflang="x-default" href="https://www.site.example/firm"');
  expect(xml).not.toContain('<lastmod>');
});

test('a known day of change is given', () => {
  const xml = sitemapXml(
    'eng',
    [{ paths: inEveryLanguage({ eng: '/a', es: '/b' }), changed: '2026-01-02' }],
    site,
  );
  expect(xml).toContain('<lastmod>2026-01-02</lastmod>');
});

test('characters with a meaning in XML are escaped', () => {
  const xml = sitemapXml('eng', [{ paths: inEveryLanguage({ eng: "/a&b<c>'", es: '/b' }) }], site);
  expect(xml).toContain('/a&amp;b&lt;c&gt;&apos;');
});

test('only production is open to search engines, and names its list', () => {
  expect(robotsTxt({ origin: site.eng, isProduction: true })).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://www.site.example/sitemap.xml\n',
  );
  expect(robotsTxt({ origin: site.eng, isProduction: false })).toBe('User-agent: *\nDisallow: /\n');
});

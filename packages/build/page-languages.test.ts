import { expect, test } from 'vitest';
import { type AnsweredPage, languageFaults, readHead, readSitemap } from './page-languages.ts';

const [english, spanish] = ['https://a.example/company', 'https://es.a.example/compania'];
const alternates = { en: english, es: spanish, 'x-default': english };
const links = (names: Record<string, string>) =>
  Object.entries(names)
    .map(([code, href]) => `<link rel="alternate" hrefLang="${code}" href="${href}"/>`)
    .join('');
const html = (lang: string, canonical: string, names = alternates) =>
  `<!DOCTYPE html><html lang="${lang}"><head><link href="${canonical}" rel="canonical"/>${links(names)}</head></html>`;
const xml = (url: string, names = alternates) =>
  `<urlset><url><loc>${url}</loc>${links(names).replaceAll('<link', '<xhtml:link')}</url></urlset>`;

const page = (url: string, lang: string, text = html(lang, url)): AnsweredPage => ({
  url,
  status: 200,
  head: readHead(text),
  wanted: { status: 200, lang, canonical: url, alternates, isListed: true },
});
const both = [page(english, 'en'), page(spanish, 'es')];
const sitemap = new Map([...readSitemap(xml(english)), ...readSitemap(xml(spanish))]);

test('pages, heads and site maps that agree are silent', () => {
  expect(languageFaults(both, sitemap)).toEqual([]);
});

const swapped = { ...alternates, en: spanish, es: english };
test.each([
  ['<html lang> is', page(spanish, 'es', html('en', spanish))],
  ['canonical is', page(spanish, 'es', html('es', english))],
  ['hreflang in the head is', page(spanish, 'es', html('es', spanish, swapped))],
  ['answers', { ...page(spanish, 'es'), status: 301 }],
])('a page whose %s not as wanted is told', (what, wrong) => {
  const faults = languageFaults([page(english, 'en'), wrong], sitemap);
  expect(faults).toEqual([expect.stringContaining(`${spanish}: ${what}`)]);
});

test('a page that is not listed, and one that should not be, are told', () => {
  const [first = page(english, 'en'), second = page(spanish, 'es')] = both;
  const hidden = { ...first, wanted: { ...first.wanted, isListed: false } };
  expect(languageFaults([hidden, second], sitemap)).toEqual([
    `${english}: in sitemap.xml: true, wanted false`,
  ]);
  expect(languageFaults(both, new Map())).toHaveLength(2);
});

test('a site map whose twins do not name each other is told', () => {
  const other = { ...alternates, es: 'https://es.a.example/otra' };
  const faults = languageFaults([], new Map([...sitemap, [english, other]]));
  expect(faults.some((fault) => fault.includes('otra names undefined'))).toBe(true);
  expect(faults.some((fault) => fault.startsWith(`${spanish}: its twin (en)`))).toBe(true);
});

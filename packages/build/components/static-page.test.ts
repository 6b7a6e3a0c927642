import { expect, test } from 'vitest';
import { asStaticPage } from './static-page.ts';

const place = {
  pages: new Set(['/console/components', '/console/componentes']),
  origins: ['http://localhost:4000', 'http://es.localhost:4000'],
  site: 'https://site.example',
};

test.each([
  ['a page beside it', '/console/components#states', ' href="/console/components#states"'],
  [
    'the same page in another language',
    'http://es.localhost:4000/console/componentes',
    ' href="/console/componentes"',
  ],
  ['a file that is copied', '/assets/eng/a.js', ' href="/assets/eng/a.js"'],
  ['another page of the site', '/company?a=1', ' href="https://site.example/company?a=1"'],
  ['a place on the page', '#main', ' href="#main"'],
  ['another site', 'https://other.example/', ' href="https://other.example/"'],
])('%s', (_what, address, kept) => {
  expect(asStaticPage(`<a href="${address}">`, place)).toBe(`<a${kept}>`);
});

test('without a site, links to its other pages lead nowhere', () => {
  expect(asStaticPage('<a class="x" href="/company">', { ...place, site: undefined })).toBe('<a class="x">');
});

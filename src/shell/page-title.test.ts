import { type Messages, setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { brand } from '#brand';
import { inEveryLanguage } from '#i18n/choices.ts';
import { type Language, languages } from '#i18n/language.ts';
import { type PageId, pages } from '#site/manifest.ts';
import { messages as english } from '../../locales/eng/routes.po';
import { messages as spanish } from '../../locales/es/routes.po';
import { pageTitle, titleMessage } from './page-title.ts';

const catalogs = inEveryLanguage<Messages>({ eng: english, es: spanish });

function titleOf(pageId: PageId, language: Language): string {
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogs[language] } });
  const message = titleMessage(pageId, language);
  return pageTitle(message && i18n._(message));
}

test('a page without a title is named by the brand alone, another by brand, bar and title', () => {
  expect(pageTitle(null)).toBe(brand.name);
  expect(pageTitle('')).toBe(brand.name);
  expect(pageTitle('Company')).toBe(`${brand.name} | Company`);
});

test.each([
  ['home', 'eng', null],
  ['company', 'eng', 'Company'],
  ['locations', 'eng', 'Locations'],
  ['sell-to-us', 'eng', 'Sell to us'],
  ['buy-from-us', 'eng', 'Buy from us'],
  ['service-lines', 'eng', 'Third Party Recycling'],
  ['legal-notices', 'eng', 'Website Legal Notices'],
  ['legal-notices-other', 'eng', 'Website Legal Notices'],
  ['data-privacy', 'eng', 'Data Subject Privacy Request Form'],
  ['ceo-office-hours', 'eng', 'CEO Office Hours'],
  ['sitemap', 'eng', null],
  ['search', 'eng', 'Search'],
  ['page-not-found', 'eng', '404 - Page Not Found'],
  ['home', 'es', null],
  ['sitemap', 'es', 'Mapa Del Sitio'],
  ['company', 'es', 'Compania'],
  ['locations', 'es', 'Instalaciones'],
  ['sell-to-us', 'es', 'Vendanos su chatarra'],
  ['service-lines', 'es', 'Líneas de Servicio'],
  ['legal-notices', 'es', 'Avisos Legales'],
  ['legal-notices-other', 'es', 'Avisos Legales'],
  ['search', 'es', 'Buscar'],
  ['page-not-found', 'es', '404 - página no encontrada'],
] as const)('%s in %s has the title %s', (pageId, language, title) => {
  expect(titleOf(pageId, language)).toBe(title === null ? brand.name : `${brand.name} | ${title}`);
});

test('every page has a title in every language, but for those that the specification leaves untitled', () => {
  const untitled = languages.flatMap((language) =>
    pages.filter(({ id }) => titleOf(id, language) === brand.name).map(({ id }) => `${id} in ${language}`),
  );
  expect(untitled).toEqual(['home in eng', 'sitemap in eng', 'home in es']);
});

import { expect, test } from 'vitest';
import { brand } from '#brand';
import type { PageId } from './manifest.ts';
import { readSlugFiles } from './read-slug-files.server.ts';
import { pathTable } from './slugs.ts';

/**
 * The addresses that the specification of the site names, letter by letter, here and in no other test: who changes one of
 * them breaks what was promised, and should find out in one place. Every other test asks for the address of a page or makes
 * one up, which `npm run check:boundaries` holds.
 */
const specified = {
  eng: {
    home: '/',
    company: '/company',
    contacts: '/company/contacts',
    management: `/company/about-${brand.slug}/management`,
    history: `/company/about-${brand.slug}/history`,
    culture: `/company/about-${brand.slug}/culture`,
    ethics: `/company/about-${brand.slug}/ethics`,
    'political-contributions': `/company/about-${brand.slug}/ethics/political-contributions`,
    investors: '/company/investors',
    'stock-information': '/company/investors/stock-information',
    'dividend-history': '/company/investors/stock-info/dividend-history',
    'news-releases': '/company/investors/news-releases',
    'corporate-governance': '/company/investors/corporate-governance',
    'sec-filings': '/company/investors/sec-filings',
    'director-filings': '/company/investors/sec-filings/director',
    'email-alerts': '/company/investors/email-alerts',
    sustainability: '/company/sustainability',
    careers: '/company/careers',
    locations: '/locations',
    'location-search': '/locations/search',
    'sell-to-us': '/sell-to-us',
    'what-we-buy': '/sell-to-us/what-we-buy',
    'buy-from-us': '/buy-from-us',
    'service-lines': '/service-lines',
    'vehicle-recycling-services': '/service-lines/vehicle-recycling-services',
    'threepr-form': '/service-lines/threepr-form',
    'legal-notices': '/legal-notices',
    'legal-notices-other': '/avisos-legales',
    'data-privacy': '/data-privacy',
    'ceo-office-hours': '/ceo-office-hours',
    sitemap: '/sitemap',
    'page-not-found': '/page-not-found',
  },
  es: {
    home: '/',
    company: '/compania',
    culture: '/compania/cultura',
    careers: '/compania/carreras',
    contacts: '/compania/contactos',
    ethics: '/compania/etica',
    locations: '/instalaciones',
    'location-search': '/instalaciones/buscar',
    'sell-to-us': '/vendanos-su-chatarra',
    'what-we-buy': '/vendanos-su-chatarra/materiales-que-compramos',
    'service-lines': '/lineas-de-servicio',
    'vehicle-recycling-services': '/lineas-de-servicio/servicios-de-reciclaje-de-vehiculos',
    'legal-notices': '/avisos-legales',
    'legal-notices-other': '/legal-notices',
    search: '/buscar',
    sitemap: '/mapa-del-sitio',
    'page-not-found': '/pagina-no-encontrada',
  },
} as const satisfies Record<'eng' | 'es', Partial<Record<PageId, string>>>;

test.each(['eng', 'es'] as const)(
  'every address that the specification names is served in %s',
  (language) => {
    expect(pathTable(readSlugFiles())[language]).toMatchObject(specified[language]);
  },
);

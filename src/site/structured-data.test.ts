import { expect, test } from 'vitest';
import { brand } from '#brand';
import { inEveryLanguage } from '#i18n/choices.ts';
import { jsonLdText, type StructuredPlace, structuredData } from './structured-data.ts';

const site = inEveryLanguage({ eng: 'https://www.site.example', es: 'https://es.site.example' });
const place: StructuredPlace = {
  language: 'es',
  site,
  address: 'https://es.site.example/empresa',
  trail: [
    { name: 'Inicio', address: 'https://es.site.example/' },
    { name: 'Compañía', address: 'https://es.site.example/empresa' },
  ],
};

test('a page tells its place from home down', () => {
  const [list] = structuredData(place, { withOrganization: false, facts: [] });
  expect(list).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Inicio', item: 'https://es.site.example/' },
      { position: 2, name: 'Compañía', item: 'https://es.site.example/empresa' },
    ],
  });
});

test('home stands below nothing, and tells of the company', () => {
  const objects = structuredData(
    { ...place, trail: place.trail.slice(0, 1) },
    { withOrganization: true, facts: [] },
  );
  expect(objects).toHaveLength(1);
  expect(objects[0]).toMatchObject({ '@type': 'Organization', name: brand.name, foundingDate: '1911' });
  expect(JSON.stringify(objects)).not.toContain('@pbeqvyyren');
});

test('questions, an article and a film say what they are, in the language of the page', () => {
  const objects = structuredData(place, {
    withOrganization: false,
    facts: [
      { kind: 'questions', items: [{ question: '¿Qué?', answer: 'Eso.' }] },
      { kind: 'article', headline: 'H', summary: 'S', published: '2026-01-02' },
      {
        kind: 'video',
        name: 'N',
        summary: 'S',
        published: '2026-01-02',
        duration: 'PT75S',
        file: '/film/a.mp4',
        poster: '/film/a.jpg',
      },
    ],
  });
  expect(objects.map((object) => object['@type'])).toEqual([
    'BreadcrumbList',
    'FAQPage',
    'NewsArticle',
    'VideoObject',
  ]);
  expect(objects[2]).toMatchObject({ inLanguage: 'es', datePublished: '2026-01-02' });
  expect(objects[3]).toMatchObject({ contentUrl: 'https://es.site.example/film/a.mp4' });
});

test('an event tells its time and whether one has to travel', () => {
  const [, call, meeting] = structuredData(place, {
    withOrganization: false,
    facts: [null, 'Portland, Oregon'].map((where) => ({
      ...{ kind: 'event' as const, name: 'N', summary: 'S', place: where },
      ...{ startsAt: '2026-10-22T12:30:00.000Z', endsAt: '2026-10-22T13:45:00.000Z' },
    })),
  });
  expect(call).toMatchObject({
    '@type': 'Event',
    startDate: '2026-10-22T12:30:00.000Z',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: place.address },
  });
  expect(meeting).toMatchObject({ location: { '@type': 'Place', name: 'Portland, Oregon' } });
});

test('a place tells its address, its point and its hours', () => {
  const [, yard] = structuredData(place, {
    withOrganization: false,
    facts: [
      {
        kind: 'place',
        type: 'RecyclingCenter',
        name: 'N',
        brand: 'B',
        telephone: '+1-503-555-0104',
        street: '1 Invented Way',
        city: 'Portland',
        region: 'OR',
        postalCode: '97203',
        country: 'US',
        latitude: 45.6,
        longitude: -122.7,
        hours: [{ day: 'Monday', opens: '07:00', closes: '17:00' }],
      },
    ],
  });
  expect(yard).toMatchObject({
    '@type': 'RecyclingCenter',
    parentOrganization: { '@id': `${site.eng}/#organization` },
    address: { addressLocality: 'Portland' },
    geo: { latitude: 45.6 },
    openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '07:00' }],
  });
});

test('no text can end the element it stands in', () => {
  const text = jsonLdText([{ '@type': 'Thing', name: '</script><script>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: '</script><script>',
  });
});

import { expect, test } from 'vitest';
import { perLanguage } from '#i18n/language.ts';
import { pathTo } from '#site/paths.ts';
import { structuredData } from '#site/structured-data.ts';
import { readOpenings } from '../careers-openings.server.ts';
import { readJobPage } from './job.server.ts';

const someDay = Date.parse('2026-11-24T20:00:00Z');

test('a job names its yard, its pay in the money of its country, and its neighbours', () => {
  expect(readJobPage('parts-counter-vancouver-bc', someDay)).toMatchObject({
    title: 'Parts counter clerk, Surrey, BC',
    name: 'Parts counter clerk',
    yard: { to: pathTo('yard', { parameters: { id: 'surrey' } }) },
    pay: 'CA$21–CA$24',
    isClosed: false,
  });
  const mill = readJobPage('melt-shop-longview', someDay);
  expect(mill?.here.map(({ to }) => to)).toEqual([
    pathTo('job', { parameters: { id: 'lab-longview' } }),
    pathTo('job', { parameters: { id: 'electrician-longview' } }),
  ]);
});

test('a job at the head office leads to no yard', () => {
  expect(readJobPage('trader-portland', someDay)).toMatchObject({ yard: null, place: 'Portland, OR' });
});

test('an id that no job ever had is no page', () => {
  expect(readJobPage('astronaut-mars', someDay)).toBeNull();
});

test('a closed job says so, tells search engines of no job, and is in no list', () => {
  const closed = readJobPage('cashier-rancho-cordova', someDay);
  expect(closed).toMatchObject({ isClosed: true, facts: [] });
  expect(closed?.alike.length).toBeGreaterThan(0);
  const listed = (at: number) => readOpenings(new URLSearchParams(), at).jobs.map(({ id }) => id);
  expect(listed(someDay)).not.toContain('cashier-rancho-cordova');
  expect(listed(Date.parse('2026-11-13T20:00:00Z'))).toContain('cashier-rancho-cordova');
});

test('machines are told of an open job: place, pay, hours, and until when', () => {
  const facts = readJobPage('electrician-longview', someDay)?.facts ?? [];
  const site = perLanguage((language) => `https://${language}.site.example`);
  const place = { language: 'eng' as const, site, address: `${site.eng}/job`, trail: [] };
  expect(structuredData(place, { withOrganization: false, facts })).toEqual([
    expect.objectContaining({
      '@type': 'JobPosting',
      title: 'Industrial electrician apprentice',
      description: expect.stringMatching(/^<p>.+<\/p>$/),
      datePosted: '2026-11-10',
      validThrough: '2027-08-31T23:59',
      employmentType: 'FULL_TIME',
      jobLocation: {
        '@type': 'Place',
        address: expect.objectContaining({
          addressLocality: 'Longview',
          addressRegion: 'WA',
          addressCountry: 'US',
        }),
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 27, maxValue: 31, unitText: 'HOUR' },
      },
    }),
  ]);
});

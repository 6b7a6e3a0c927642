import type { Page } from '@playwright/test';
import type { Language } from '#i18n/language.ts';
import type { PageId } from '#site/manifest.ts';
import { paths } from '../site-pages.ts';
import type { Walker } from './walker.ts';

/** What the review of the former site counted on a way: the least that it gives, where it gives a range. */
export interface Before {
  presses: number;
  /** Windows scrolled through; `null` where it gives the place of the answer instead. */
  screens: number | null;
  /** Pixels from the top of the page to the answer, by width of the window; `null` where it gives screens instead. */
  y: Readonly<Record<1280 | 390, number>> | null;
}

/** A visitor's errand, from the home page to its answer. */
export interface Journey {
  id: string;
  before: Before;
  /** Walks the way; ends with `read`. */
  walk(walker: Walker, language: Language): Promise<void>;
}

/** The windows in which journeys are walked. */
export const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** The six journeys of the review of the design. The journalist had two errands. */
export const journeys: readonly Journey[] = [
  {
    id: 'old-car',
    before: { presses: 4, screens: 10, y: null },
    async walk({ page, press, type, choose, read }, language) {
      await press(page.locator(`main a[href="${paths[language]['car-offer']}"]`).first());
      await type(page.locator('#car-zip'), '77002');
      await type(page.locator('#car-year'), '2004');
      await choose(page.locator('#car-make'), 'Harrow');
      await type(page.locator('#car-model'), 'Avocet');
      await press(submitOf(page, '#car-zip'));
      await read(page.locator('#offer'));
    },
  },
  {
    id: 'copper',
    before: { presses: 7, screens: 5, y: null },
    async walk({ page, press, type, read }, language) {
      await press(page.locator(`main a[href^="${paths[language]['scrap-prices']}?metal=copper-1"]`));
      await type(page.locator('#price-weight'), '200');
      await type(page.locator('#price-near'), '77002');
      await press(submitOf(page, '#price-near'));
      // Until then the rows are those of the question before.
      await page.waitForURL(/[?&]near=77002/);
      await page.locator('#board').filter({ hasText: 'Houston' }).waitFor();
      // The row of the nearest yard, with what the load brings there.
      await read(page.locator('section:has(#board) tbody tr').first());
    },
  },
  {
    id: 'newest-release',
    before: { presses: 2, screens: null, y: { 1280: 1139, 390: 1139 } },
    async walk({ page, press, read }, language) {
      await press(errand(page, language, 'news-releases'));
      const release = paths[language]['news-release-details'].replace(':id', '');
      await read(page.locator(`main a[href^="${release}"]`).first());
    },
  },
  {
    id: 'carbon-emissions',
    before: { presses: 1, screens: null, y: { 1280: 1839, 390: 1839 } },
    async walk({ page, press, read }, language) {
      await press(errand(page, language, 'esg-data'));
      await read(page.locator('#emissions ~ * tbody tr, :has(> #emissions) ~ * tbody tr').first());
    },
  },
  {
    id: 'job',
    before: { presses: 2, screens: null, y: null },
    async walk({ page, press, read }, language) {
      await press(errand(page, language, 'careers-openings'));
      await read(page.locator('section:has(#jobs) ol > li').first());
    },
  },
  {
    id: 'my-data',
    before: { presses: 2, screens: null, y: { 1280: 1354, 390: 1148 } },
    async walk({ page, press, read }, language) {
      await press(errand(page, language, 'data-privacy'));
      await read(firstField(page));
    },
  },
  {
    id: 'fleet',
    before: { presses: 3, screens: null, y: { 1280: 1059, 390: 1059 } },
    async walk({ page, press, read }, language) {
      await press(errand(page, language, 'threepr-form'));
      await read(firstField(page));
    },
  },
];

/** The link of the front desk to a page. */
function errand(page: Page, language: Language, id: PageId) {
  return page.locator(`main li > a[data-alone][href^="${paths[language][id]}"]`).first();
}

/** The first field of a page that a visitor fills in. */
function firstField(page: Page) {
  return page.locator('main form :is(input:not([type=hidden]), select):visible').first();
}

/** The button that sends the form of a field. */
function submitOf(page: Page, field: string) {
  return page.locator(`form:has(${field}) button[type=submit]`);
}

import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import type { Page } from '@playwright/test';
import { brand } from '#brand';
import people from '#content/company/people.json' with { type: 'json' };
import board from '#content/investors/board.json' with { type: 'json' };
import yards from '#content/locations/yards.json' with { type: 'json' };
import credits from '#content/site/credits.json' with { type: 'json' };
import { countriesIn } from '#features/forms/model/countries.ts';
import { catalogAreas } from '#i18n/catalog-areas.ts';
import { textLanguage } from '#tooling/audit/checks/text-language.ts';
import { auditFindings } from '../support/audit-check.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { type VisitedPage, visitedPages } from '../support/site-pages.ts';

/** The preview of the design system shows its examples in English in both languages, marked with `lang`. */
const pages = visitedPages.filter(({ id }) => id !== 'console-components');

/** Texts and names that are rightly the same in both languages. */
const sameInBoth = [
  /^[\d\s.,:;/()+–—−•·×°%$#©*-]*$/,
  new RegExp(`^${brand.headOffice.regionName}$`),
  ...Object.values(brand.brands).map((name) => new RegExp(name)),
  new RegExp(brand.legalName.replace('.', '\\.')),
  new RegExp(brand.headOffice.street),
  new RegExp(brand.headOffice.locality),
  /^[IVX]+\.$/,
  // Names of people are the same in every language.
  ...[...people, ...board].map(({ person }) => new RegExp(person)),
  // What software and papers are called, and codes: of places, commits, versions, moments.
  ...(credits as { items: { work?: string }[] }[]).flatMap(({ items }) =>
    items.flatMap(({ work }) => (work === undefined ? [] : [new RegExp(`^${work}`)])),
  ),
  new RegExp(brand.ticker.exchange),
  new RegExp(`^${brand.ticker.symbol}$`),
  // Forms as the SEC writes them, alone or with their number in a list.
  /^(NT )?(\d{1,3}(-[A-Z]{1,3})?|DEFA?\s?14A|424B\d?|S-\d|SD|ARS|SC 13[DG])(\/A)?( \(\d+\))?$/,
  /^(\p{L}[\p{L} .]+, )?[A-Z]{2}( \d{5}| [A-Z]\d[A-Z] \d[A-Z]\d)?$/u,
  // Towns and streets keep their names.
  ...yards.map(({ city }) => new RegExp(`^${city}$`)),
  ...yards.map(({ street }) => new RegExp(`^${street}(, |$)`)),
  /^[0-9A-F]{4}-[0-9A-F]{4}$/,
  /^(v?\d+\.\d+\.\d+|[0-9a-f]{7,12}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/,
  /\.example$/,
  /^(altcha|recaptcha|development|Basalt Review|Videos|http:\/\/\S+|CEO|WCAG[\s\d.]*|axe-core [\d.]+|EPA [\dR-]+|ESG|3PR|PDF|CSV|VCF)$/,
  /^(Alabama|Alaska|Alberta|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Maine|Manitoba|Maryland|Massachusetts|Michigan|Minnesota|Montana|Nebraska|Nevada|Nunavut|Ohio|Oklahoma|Ontario|Puerto Rico|Quebec|Rhode Island|Saskatchewan|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming)$/,
];

/** Countries whose name is the same in both languages. */
const sameCountries = new Set(
  countriesIn('es')
    .map(({ name }) => name)
    .filter((name) => countriesIn('eng').some((country) => country.name === name)),
);

/** Everything a visitor reads or hears on a page in its own language: texts, names, descriptions, title, alternatives. */
async function wordsOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const own = document.documentElement.lang;
    const isForeign = (element: Element | null): boolean =>
      (element?.closest('[lang]') as HTMLElement | null)?.lang !== own;
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Code is written in no language.
      if (!parent || parent.closest('script,style,noscript,code') || isForeign(parent)) continue;
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (text) found.push(text);
    }
    for (const element of document.querySelectorAll('*')) {
      if (isForeign(element)) continue;
      for (const name of ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder']) {
        const value = element.getAttribute(name)?.trim();
        if (value) found.push(value);
      }
    }
    const description = document.querySelector('meta[name=description]')?.getAttribute('content');
    if (description) found.push(description);
    return found;
  });
}

const openPage = async (page: Page, visited: VisitedPage): Promise<string[]> => {
  await page.goto(visited.url, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return await wordsOf(page);
};

test('no page shows or says the same words in both languages, but for names', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allow(/404/);
  for (const english of pages.filter(({ language }) => language === 'eng')) {
    const spanish = pages.find(({ id, language }) => language === 'es' && id === english.id);
    if (!spanish) throw new Error(`${english.id} has no Spanish page`);
    const inEnglish = new Set(await openPage(page, english));
    const shared = (await openPage(page, spanish)).filter(
      (text) =>
        inEnglish.has(text) && !sameCountries.has(text) && !sameInBoth.some((pattern) => pattern.test(text)),
    );
    expect.soft([...new Set(shared)], english.id).toEqual([]);
  }
});

test('every longer text is in the language of its page', async ({ page, complaints }) => {
  test.setTimeout(240_000);
  complaints.allow(/404/);
  for (const visited of pages) {
    await page.goto(visited.url, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const { found, looked } = await auditFindings(textLanguage, page, visited);
    expect.soft(found, visited.url).toEqual([]);
    expect.soft(looked, visited.url).toBeGreaterThan(3);
  }
});

test('no page shows the id of a message, or an unfilled placeholder', async ({ page, complaints }) => {
  test.setTimeout(240_000);
  complaints.allow(/404/);
  const ids = new Set<string>();
  for (const area of Object.keys(catalogAreas)) {
    const filename = `locales/eng/${area}.po`;
    const catalog = await formatter().parse(readFileSync(filename, 'utf8'), {
      locale: 'eng',
      sourceLocale: 'eng',
      filename,
    });
    for (const id of Object.keys(catalog)) ids.add(id);
  }
  expect(ids.size).toBeGreaterThan(300);
  for (const visited of pages) {
    const words = await openPage(page, visited);
    expect
      .soft(
        words.filter((text) => ids.has(text) || /\{\w+\}|<\/?\w+>/.test(text)),
        visited.url,
      )
      .toEqual([]);
  }
});

test('a page loads the words of its own area and of no other', async ({ page }) => {
  const signatures: Record<string, string> = {
    company: 'A family of yards, parts counters and one steel mill',
    sell: 'From the gate to your money',
    legal: 'This browser sends Global Privacy Control',
    forms: 'Please specify your type of request',
  };
  const scripts: string[] = [];
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(await answer.text().catch(() => ''));
  });
  for (const [area, path] of [
    ['company', '/company'],
    ['sell', '/sell-to-us'],
    ['legal', '/legal-notices'],
  ] as const) {
    scripts.length = 0;
    await page.goto('about:blank');
    await page.goto(`${development.english}${path}`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const loaded = scripts.join('\n');
    for (const [other, signature] of Object.entries(signatures)) {
      expect.soft(loaded.includes(signature), `${path} and the words of ${other}`).toBe(other === area);
    }
  }
});

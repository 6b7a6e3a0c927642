import { contributionsId } from '#features/company/ui/contributions-id.ts';
import { filmScenesId } from '#features/film/ui/videos/film-scenes-id.ts';
import { recyclingStagesId } from '#features/help/ui/recycling-stages-id.ts';
import { dividendChartId } from '#features/investors/ui/dividend-chart-id.ts';
import { wayPart } from '#features/locations/ui/yard-parts-id.ts';
import { gradeFamiliesId } from '#features/products/ui/grade-families-id.ts';
import { keptParts } from '#features/sustainability/ui/kept-parts.ts';
import type { PageId } from '#site/manifest.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { development } from '../support/servers.ts';
import { paths, visitedPages } from '../support/site-pages.ts';

/**
 * Pages with a long part that is written by the server alone, and the element that holds it. `words`: which text of it stands
 * nowhere else in the page; default: one that is found.
 */
const parts: readonly (readonly [page: PageId, part: string, words?: string])[] = [
  ['legal-notices', '[id^=legal-text-]'],
  ['legal-notices-other', '[id^=legal-text-]'],
  ['esg-data', `#${keptParts.esgTables}`],
  ['sustainability-report', `#${keptParts.reportChapters}`],
  ['political-contributions', `#${contributionsId}`],
  ['videos', `#${filmScenesId}`],
  ['how-recycling-works', `#${recyclingStagesId}`],
  ['yard', `#${wayPart}`, 'ol + p'],
  ['products', `#${gradeFamiliesId}`],
  ['dividend-history', `#${dividendChartId}`, 'figcaption > span'],
];

for (const [id, part, own] of parts) {
  for (const { language, url } of visitedPages.filter((page) => page.id === id)) {
    test(`${language} ${id}: its long words travel once and stay as they were when the page is taken over`, async ({
      page,
    }) => {
      const response = await page.goto(url, { waitUntil: 'load' });
      const html = (await response?.text()) ?? '';
      const { words, before } = await page.locator(part).evaluate((element, selector) => {
        const whole = element.textContent;
        const last = selector
          ? element.querySelector(selector)
          : [...element.querySelectorAll('p, td, li, th[scope=row]')].findLast(
              ({ childElementCount, textContent }) =>
                childElementCount === 0 &&
                /^[\w ,]{16,}\.?$/.test(textContent) &&
                whole.split(textContent).length === 2,
            );
        Object.assign(element.firstElementChild ?? {}, { isAsServed: true });
        return { words: last?.textContent ?? '', before: whole };
      }, own);
      expect(words, 'a text of the part').not.toBe('');
      expect(html.split(words).length - 1, words).toBe(1);
      await hydrated(page);
      const after = await page.locator(part).evaluate((element) => ({
        text: element.textContent,
        isSame: 'isAsServed' in (element.firstElementChild ?? {}),
      }));
      expect(after).toEqual({ text: before, isSame: true });
    });
  }
}

const opensWithSignal = {
  eng: 'Your browser’s opt-out signal is honored',
  es: 'Respetamos la señal de exclusión de su navegador',
};

for (const [language, said] of Object.entries(opensWithSignal) as ['eng' | 'es', string][]) {
  test(`the policy in ${language} says that the opt-out signal of this browser is honored, where it explains the signal`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    });
    const origin = language === 'eng' ? development.english : development.spanish;
    await page.goto(`${origin}${paths[language]['legal-notices']}`);
    await hydrated(page);
    // The section that explains the signal is the one that holds the place for it.
    await expect(page.locator('[id^=legal-text-] #opt-out-signal').getByText(said)).toBeVisible();
  });
}

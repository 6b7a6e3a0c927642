import type { Page } from '@playwright/test';
import { fontFaces, fontFamily } from '#design-system/theme/font-faces.ts';
import { languages } from '#i18n/language.ts';
import { expect, test } from '../support/fixtures.ts';
import { production } from '../support/servers.ts';
import { paths } from '../support/site-pages.ts';

/** The typeface, and the families that stand in for it on a first visit over a slow line. */
const [typeface, ...standIns] = fontFamily.split(', ').filter((family) => family.startsWith('Atkinson'));

/** Those whose letters this machine has: a stand-in is a font of the visitor's own. */
const present = (page: Page): Promise<string[]> =>
  page.evaluate(async (names) => {
    const faces = [...document.fonts].filter(({ family }) => names.includes(family.replaceAll(/["']/g, '')));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    return names.filter((name) =>
      faces.some((face, at) => face.family.includes(name) && loaded[at]?.status === 'fulfilled'),
    );
  }, standIns);

/** Sets every text in one family, and tells how high the header is and whether the page is wider than its window. */
const measure = (page: Page, family: string): Promise<{ header: number; isWide: boolean }> =>
  page.evaluate((name) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { font-family: '${name}' !important }`);
    document.adoptedStyleSheets = [sheet];
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    return { header, isWide: document.documentElement.scrollWidth > innerWidth };
  }, family);

test('each stand-in has its rules', () => {
  expect(standIns.length).toBeGreaterThan(1);
  for (const name of standIns) expect(fontFaces.split(`font-family:${name};`)).toHaveLength(3);
});

for (const language of languages) {
  test(`the header of a ${language} page keeps its rows in every face that stands in for the typeface`, async ({
    page,
  }) => {
    let rows = 0;
    for (const width of [1280, 320, 390, 768, 993, 1024, 1179, 1180, 1279, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(production.origins[language] + paths[language].home);
      const faces = await present(page);
      expect(faces, 'the stand-ins of this machine').not.toEqual([]);
      await page.evaluate((family) => document.fonts.load(`16px ${family}`), typeface);
      const usual = await measure(page, `${typeface}`);
      rows ||= usual.header;
      expect(usual, `${width} px`).toEqual({ header: rows, isWide: false });
      for (const face of faces)
        expect({ face, width, ...(await measure(page, face)) }).toEqual({ face, width, ...usual });
    }
  });
}

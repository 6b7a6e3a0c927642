import { type Choices, choiceFor } from '#i18n/choices.ts';
import type { PageId } from '#site/manifest.ts';
import { expect, served, test } from '../support/fixtures.ts';
import { visitedPages } from '../support/site-pages.ts';

/** Texts of many screens, which one reads by their list of contents. */
const longPages: readonly PageId[] = [
  'sustainability-report',
  'frequently-asked-questions',
  'legal-notices',
  'what-we-buy',
  'esg-data',
];

const sample: Choices<string> = {
  eng: 'Sample data of an invented company.',
  es: 'Datos de muestra de una empresa inventada.',
};

const toTop: Choices<string> = { eng: 'Back to top', es: 'Volver arriba' };

for (const { id, language, url } of visitedPages.filter((page) => longPages.includes(page.id))) {
  test(`${language} ${id} marks the part that is being read, and says how far the page is read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(url);
    await served(page);
    const entries = page.locator('#main nav ol a[href^="#"]');
    const marked = page.locator('#main nav ol a[aria-current=location]');
    for (const place of [1, 3]) {
      const part = (await entries.nth(place).getAttribute('href')) ?? '';
      await page.locator(part).evaluate((heading) => {
        window.scrollTo({
          top: heading.getBoundingClientRect().top + window.scrollY - 60,
          behavior: 'instant',
        });
      });
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('href', part);
      await expect(marked).toBeInViewport();
    }
    // A jump over several parts at once, as by the scroll bar or the key End.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(marked).toHaveCount(0);
    const far = (await entries.nth(4).getAttribute('href')) ?? '';
    await page.locator(far).evaluate((heading) => {
      const below = heading.getBoundingClientRect().top + window.scrollY;
      window.scrollTo({ top: below + 20, behavior: 'instant' });
    });
    await expect(marked).toHaveAttribute('href', far);
    const line = page.locator('[data-progress]');
    await expect(line).toHaveAttribute('aria-hidden', 'true');
    const read = () => line.evaluate((element) => element.getBoundingClientRect().width / window.innerWidth);
    expect(await read()).toBeGreaterThan(0);
    expect(await read()).toBeLessThan(1);
  });

  test(`${language} ${id} leads back to its top from the end of each part, without a script`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(url);
    const link = { name: choiceFor(toTop, language), exact: true };
    // As the page goes on: the heading of each part, then the way back.
    const course = await page.locator('#main').evaluate((main) => {
      const parts = new Set(
        [...main.querySelectorAll('nav ol a')].map((a) => a.getAttribute('href')?.slice(1)),
      );
      return [...main.querySelectorAll<HTMLElement>('h2, h3, h4, a[href="#top"]')].flatMap((each) =>
        each.localName === 'a' ? ['top'] : parts.has(each.id) ? [each.id] : [],
      );
    });
    const withoutEnd = course.filter((each, index) => each !== 'top' && course[index + 1] !== 'top');
    // The privacy policy ends where its last section does.
    expect(withoutEnd.length).toBeLessThanOrEqual(id === 'legal-notices' ? 1 : 0);
    const ways = page.locator('#main').getByRole('link', link);
    expect(await ways.count()).toBe(course.filter((each) => each === 'top').length);
    expect(await ways.count()).toBeGreaterThanOrEqual(5);
    await ways.last().scrollIntoViewIfNeeded();
    await ways.last().click();
    await expect(page.getByRole('banner')).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await context.close();
  });
}

for (const { id, language, url } of visitedPages.filter((page) =>
  ['esg-data', 'sustainability-report'].includes(page.id),
)) {
  test(`${language} ${id} says in a low ribbon that its data are a sample, ahead of contents and figures`, async ({
    page,
  }) => {
    for (const [width, lines] of [
      [1280, 2],
      [390, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(url);
      const title = page.locator('#main').getByText(choiceFor(sample, language), { exact: true });
      await expect(title).toBeVisible();
      const { height, line, bottom } = await title.evaluate((words) => {
        const message = words.parentElement ?? words;
        const box = message.getBoundingClientRect();
        return {
          height: box.height,
          line: Number.parseFloat(getComputedStyle(words).lineHeight),
          bottom: box.bottom + window.scrollY,
        };
      });
      expect(height, `${width} px`).toBeLessThanOrEqual(lines * line + 2);
      const contents = await page.locator('#main nav').first().boundingBox();
      expect(contents?.y ?? 0).toBeGreaterThanOrEqual(bottom);
    }
  });
}

for (const id of ['esg-data', 'yard'] as const)
  for (const javaScriptEnabled of [true, false])
    test(`from the way back to the top of ${id} the Tab key begins anew in the first screen ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled });
      const visited = visitedPages.find((each) => each.id === id && each.language === 'eng');
      await page.goto(visited?.url ?? '');
      await page.getByRole('link', { name: 'Back to top' }).last().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Tab');
      // At the very top, or behind the heading that a page takes the focus to while its script arrives.
      await expect(page.locator(':focus')).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.close();
    });

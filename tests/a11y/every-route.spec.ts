import type { Page } from '@playwright/test';
import { movingThings } from '@site/audit/checks/reduced-motion.ts';
import { linesOf } from '@site/audit/faults.ts';
import { uncomfortableLines } from '../support/every-page/lines-of-text.ts';
import {
  keepFacts,
  readFirstStop,
  readScale,
  readServed,
  readThen,
  visits,
} from '../support/every-page/page-facts.ts';
import { passesAxe } from '../support/every-page/passes-axe.ts';
import { passesEngines } from '../support/every-page/passes-engines.ts';
import { readsAtEverySize, readsOnAPhone } from '../support/every-page/reads-at-every-size.ts';
import { readBeforeScripts, startsQuietly, watchTheStart } from '../support/every-page/starts-quietly.ts';
import { settle, walksByTab } from '../support/every-page/walks-by-tab.ts';
import { readOutline, worksWithoutScript } from '../support/every-page/works-without-script.ts';
import { test as base, expect, hydrated, rests } from '../support/fixtures.ts';

/**
 * The one walk over every route of the manifest, in both languages. Each page is opened once with scripts and once without,
 * and everything that is asked of every page is asked there, one question after the other: axe, its markup, the dark, the start,
 * what it says, each size of window and text, the Tab key. What is asked of all pages together (`every-page.spec.ts`) is kept for later.
 */
const test = base.extend<object, { bare: Page }>({
  /**
   * A window without JavaScript and without our typeface, for a visitor who wants nothing to move; a worker needs one for all
   * pages. On a slow connection a first visit is read in a font of the system, whose letters are wider.
   */
  bare: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
      await context.route('**/*.woff2', (route) => route.abort());
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** All else that the visit asks has passed with the very same files (`packages/build/test/browser-tests.ts`). */
const isShort = process.env.WALK === 'axe';

/** As large as the windows in which lines become long. */
const large = { width: 1920, height: 1000 };

for (const [place, visit] of visits.entries()) {
  const { id, language, url, entry } = visit;
  const isOfProduction = !id.startsWith('console');

  if (isShort) {
    test(`${language} ${id} passes axe`, async ({ page, complaints }) => {
      complaints.allow(/404/);
      await page.goto(url, { waitUntil: 'load' });
      await hydrated(page);
      await rests(page);
      if (id === 'home' || entry.hasForm) await settle(page);
      await passesAxe(page, url);
    });
    continue;
  }

  test(`${language} ${id} passes axe, starts unnoticed, is read at every size, walked by Tab and works without script`, async ({
    page,
    bare,
    complaints,
  }) => {
    test.setTimeout(120_000);
    complaints.allow(/404/);
    await watchTheStart(page);
    await page.goto(url, { waitUntil: 'load' });
    const before = isOfProduction ? await readBeforeScripts(page, visit) : [];
    const served = await readServed(page);
    await hydrated(page);
    await rests(page);
    if (id === 'home' && language === 'eng') await expect(page.locator('article').first()).toBeVisible();
    const then = await readThen(page, visit);
    const scripted = await readOutline(page);
    if (isOfProduction) await startsQuietly(page, visit, before);
    // Its way past the navigation moves what is below it, and the address: only now.
    const firstStop = await readFirstStop(page);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(large);
    const scale = await readScale(page);
    const uncomfortable = await uncomfortableLines(page);
    const moving = linesOf((await movingThings(page)).faults);

    await readsAtEverySize(page, url);
    if (id === 'home' || entry.hasForm) await settle(page);
    await passesAxe(page, url);
    await passesEngines(page, visit, place);
    if (isOfProduction) await walksByTab(page, visit);

    await bare.goto(url, { waitUntil: 'domcontentloaded' });
    moving.push(...linesOf((await movingThings(bare)).faults));
    await readsOnAPhone(bare, url);
    if (isOfProduction) worksWithoutScript(visit, { scripted, bare: await readOutline(bare) });
    keepFacts(test.info().project.outputDir, {
      ...visit,
      ...served,
      ...then,
      firstStop,
      scale,
      uncomfortable,
      moving,
    });
  });
}

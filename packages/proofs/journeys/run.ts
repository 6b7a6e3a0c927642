/**
 * Walks the six journeys of a visitor through the built site, in both languages and on two windows, counts what each costs, and
 * measures how tall every page is:
 *
 *     npm run journeys -w @site/proofs
 *     npm run journeys -w @site/proofs -- --only old-car,copper
 *
 * Needs a build. The whole list is kept in `packages/proofs/journeys/record.json`. Ends with 1 when a journey costs more than half
 * of what it did before, or when the median page is taller than the goal; with 2 when it was called wrongly.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@site/build/browser/find-browser.ts';
import { localHostOf } from '#i18n/choose-language.ts';
import { defaultLanguage, type Language, languages, perLanguage } from '#i18n/language.ts';
import { examplePages } from '#site/example-pages.ts';
import { journeys, windows } from '#tests/support/journeys/journeys.ts';
import { overHalf } from '#tests/support/journeys/over-half.ts';
import { walkOn } from '#tests/support/journeys/walker.ts';
import { paths } from '#tests/support/site-pages.ts';
import { startSite } from '../benchmark/site-process.ts';
import { medianGoals, medianOf, type PageHeight, type WalkedJourney } from './record.ts';

const recordFile = 'packages/proofs/journeys/record.json';

const usage = 'Usage: npm run journeys -w @site/proofs -- [--only ID,ID]';

/** The ids of the journeys that were asked for; undefined when there is no such journey or option. */
function readChoice(): { chosen: readonly string[]; isWhole: boolean } | undefined {
  const known = journeys.map(({ id }) => id);
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' } } });
    const chosen = values.only?.split(',') ?? known;
    return chosen.every((id) => known.includes(id))
      ? { chosen, isWhole: values.only === undefined }
      : undefined;
  } catch {
    return undefined;
  }
}

/** A page in a window of its own, as somebody meets it who has not been here before. */
async function opened<Result>(
  browser: Browser,
  window: (typeof windows)[number],
  use: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: window,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** One way as a line of the table that is printed. */
function lineOf(walked: WalkedJourney | undefined): string {
  if (walked === undefined) return '';
  const { id, language, width, presses, fields, screens, y, over } = walked;
  const figures = [
    `${width}`.padStart(5),
    `${presses}`.padStart(8),
    `${fields}`.padStart(7),
    screens.toFixed(2).padStart(8),
    `${y}`.padStart(6),
  ];
  const misses = over.length === 0 ? '' : `  over half: ${over.join(', ')}`;
  return `${id.padEnd(18)} ${language.padEnd(4)} ${figures.join(' ')}${misses}`;
}

async function walkAll(browser: Browser, origins: Record<Language, string>, chosen: readonly string[]) {
  const walked: WalkedJourney[] = [];
  for (const { id, before, walk } of journeys.filter((each) => chosen.includes(each.id)))
    for (const language of languages)
      for (const window of windows) {
        const figures = await opened(browser, window, async (page) => {
          await page.goto(`${origins[language]}/`);
          const visit = walkOn(page);
          await walk(visit.walker, language);
          return visit.figures;
        });
        const over = overHalf(figures, before, window.width);
        walked.push({ id, language, width: window.width, ...figures, over });
        console.log(lineOf(walked.at(-1)));
      }
  return walked;
}

async function measureAll(browser: Browser, origins: Record<Language, string>): Promise<PageHeight[]> {
  const heights = new Map<string, PageHeight>();
  for (const window of windows)
    await opened(browser, window, async (page) => {
      for (const { id, language, path } of examplePages(paths)) {
        // In production there is no console: its addresses would be measured as the short page of a wrong one.
        if (id.startsWith('console')) continue;
        await page.goto(`${origins[language]}${path}`, { waitUntil: 'load' });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        const key = `${language} ${id}`;
        const entry = heights.get(key) ?? { id, language, heights: {} };
        entry.heights[window.width] = height;
        heights.set(key, entry);
      }
    });
  return [...heights.values()];
}

const choice = readChoice();
if (choice === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const program = findBrowser();
  if (program === undefined) throw new Error('There is no Chromium here. Name one in CHROMIUM_PATH.');
  const dataDir = mkdtempSync(join(tmpdir(), 'journeys-'));
  const site = await startSite({
    dataDir,
    databaseUrl: null,
    storageKeys: `journeys:${randomBytes(32).toString('base64')}`,
  });
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  const origins = perLanguage((language) =>
    language === defaultLanguage ? `http://${site.host}` : `http://${localHostOf(language)}:${site.port}`,
  );
  let isMissed = false;
  try {
    console.log(`${'journey'.padEnd(18)} in   width  presses  fields  screens      y`);
    const walked = await walkAll(browser, origins, choice.chosen);
    isMissed = walked.some(({ over }) => over.length > 0);
    if (choice.isWhole) {
      const pages = await measureAll(browser, origins);
      const medians = Object.fromEntries(
        windows.map(({ width }) => [width, medianOf(pages.map(({ heights }) => heights[width] ?? 0))]),
      );
      for (const { width } of windows) {
        const goal = medianGoals[width] ?? 0;
        const median = medians[width] ?? 0;
        isMissed ||= median > goal;
        console.log(`${pages.length} pages at ${width} px: median ${median} px, goal ${goal} px.`);
        for (const { id, language, heights } of pages
          .toSorted((one, other) => (other.heights[width] ?? 0) - (one.heights[width] ?? 0))
          .slice(0, 10))
          console.log(`  ${`${heights[width]}`.padStart(6)}  ${language} ${id}`);
      }
      const record = {
        day: new Date().toISOString().slice(0, 10),
        commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
        browser: `Chromium ${browser.version()}`,
        journeys: walked.map(({ over, ...each }) => ({ ...each, over: over.join(', ') })),
        medians,
        goals: medianGoals,
        pages,
      };
      writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
      console.log(`Kept in ${recordFile}.`);
    }
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (isMissed) process.exitCode = 1;
}

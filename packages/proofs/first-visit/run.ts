/**
 * How often somebody's first page stands in the system's face, since the typeface came too late for `font-display: optional`: on the
 * lines that WebPageTest and Lighthouse measure on, with nothing in the browser's memory:
 *
 *     npm run first-visit -w @site/proofs
 *     npm run first-visit -w @site/proofs -- --times 5 --cpu 4 --line LTE
 *
 * Needs a build, and a machine with nothing else to do. Prints a table and judges nothing: decision 0010 weighs it. Ends with 2 when it
 * was called wrongly.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '@site/build/browser/find-browser.ts';
import { localHostOf } from '#i18n/choose-language.ts';
import { defaultLanguage, languages } from '#i18n/language.ts';
import type { PageId } from '#site/manifest.ts';
import { paths } from '#tests/support/site-pages.ts';
import { startSite } from '../benchmark/site-process.ts';
import { type Line, type Loss, lines, lossLine } from './lines.ts';

/** Where most people come in: the front page, and what a search engine leads to. */
const pages: readonly PageId[] = ['home', 'yard', 'what-we-buy', 'scrap-prices', 'what-to-bring', 'company'];

const usage = `Usage: npm run first-visit -w @site/proofs -- [--times N] [--cpu N] [--line ${lines.map(({ name }) => name).join('|')}]`;

/** What was asked for; undefined when it cannot be understood. */
function readChoice(): { times: number; cpu: number; chosen: readonly Line[] } | undefined {
  try {
    const { values } = parseArgs({
      options: { times: { type: 'string' }, cpu: { type: 'string' }, line: { type: 'string' } },
    });
    const [times, cpu] = [Number(values.times ?? 2), Number(values.cpu ?? 1)];
    const chosen = lines.filter(({ name }) => values.line === undefined || name === values.line);
    const isRight = Number.isInteger(times) && times > 0 && cpu >= 1 && chosen.length > 0;
    return isRight ? { times, cpu, chosen } : undefined;
  } catch {
    return undefined;
  }
}

/** Opens a page as somebody who was never here; resolves with whether its heading stands in the site's typeface. */
async function hasTypeface(browser: Browser, address: string, line: Line, cpu: number): Promise<boolean> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.roundTrip,
      // Megabits as bytes.
      downloadThroughput: line.down * 125_000,
      uploadThroughput: line.up * 125_000,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(address, { waitUntil: 'load' });
    // A face that came too late is never taken, and one that came in time was taken by now.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.some(({ isCustomFont }) => isCustomFont);
  } finally {
    await context.close();
  }
}

const choice = readChoice();
if (choice === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const program = findBrowser();
  if (program === undefined) throw new Error('There is no Chromium here. Name one in CHROMIUM_PATH.');
  const dataDir = mkdtempSync(join(tmpdir(), 'first-visit-'));
  const site = await startSite({
    dataDir,
    databaseUrl: null,
    storageKeys: `visits:${randomBytes(32).toString('base64')}`,
  });
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    console.log(`Chromium ${browser.version()}, processor slowed down ${choice.cpu} times, 390 px wide.`);
    for (const line of choice.chosen) {
      const loss: Loss = { visits: 0, lost: 0 };
      for (let time = 0; time < choice.times; time += 1)
        for (const language of languages)
          for (const id of pages) {
            const host = language === defaultLanguage ? site.host : `${localHostOf(language)}:${site.port}`;
            const isThere = await hasTypeface(
              browser,
              `http://${host}${paths[language][id]}`,
              line,
              choice.cpu,
            );
            loss.visits += 1;
            if (!isThere) loss.lost += 1;
          }
      console.log(lossLine(line, loss));
    }
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

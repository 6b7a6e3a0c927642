/**
 * Measures how soon pages answer a hand, on a processor slowed down: menus, also while React takes the page over, the filter of
 * the catalogue, the carousel, typing in a form. Keeps the figures for the console:
 *
 *     npm run interactions -w @site/proofs
 *     npm run interactions -w @site/proofs -- --cpu 8
 *     npm run interactions -w @site/proofs -- --act menu,carousel
 *
 * Needs a build. Only the whole list at the usual speed is kept. Ends with 1 when an answer was too slow (`limits` in
 * `figures.ts`); with 2 when it was called wrongly.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowserWithWindow } from '@site/build/browser/find-browser.ts';
import { type InteractionRecord, schema } from '#features/diagnostics/content/interactions.schema.ts';
import { type Language, languages } from '#i18n/language.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';
import { startSite } from '../benchmark/site-process.ts';
import { type Act, acts } from './acts.ts';
import { type EventTiming, figuresOf, misses } from './figures.ts';

const recordFile = 'src/features/diagnostics/content/interactions.json';
const usage = 'Usage: npm run interactions -w @site/proofs -- [--cpu N] [--act ID,ID]';
const usualSlowdown = 4;

interface Options {
  cpu: number;
  chosen: readonly Act[];
}

function readOptions(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: { cpu: { type: 'string', default: `${usualSlowdown}` }, act: { type: 'string' } },
    });
    const cpu = Number(values.cpu);
    const chosen = acts.filter(({ id }) => values.act?.split(',').includes(id) ?? true);
    return cpu >= 1 && chosen.length > 0 ? { cpu, chosen } : undefined;
  } catch {
    return undefined;
  }
}

/** Does one thing on one new page, and returns how often was pressed and what the browser told of it. */
async function play(browser: Browser, address: string, act: Act, cpu: number) {
  // A context of its own: a program that is still in memory would start sooner than at a first visit.
  const context = await browser.newContext({
    viewport: act.isNarrow ? { width: 390, height: 844 } : { width: 1350, height: 940 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.addInitScript(() => {
      const told: { interactionId: number; duration: number }[] = [];
      Object.assign(window, { told });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
          told.push({ interactionId, duration });
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(address, { waitUntil: 'load' });
    const presses = await act.run(page);
    const events = await page.evaluate(() => (window as unknown as { told: EventTiming[] }).told);
    return { presses, events };
  } finally {
    await context.close();
  }
}

async function measureAll({ cpu, chosen }: Options) {
  const program = findBrowserWithWindow();
  if (program === undefined) {
    throw new Error('There is no Chromium here that could have a window. Name one in CHROMIUM_PATH.');
  }
  const load = Math.round((loadavg()[0] ?? 0) * 100) / 100;
  const dataDir = mkdtempSync(join(tmpdir(), 'interactions-'));
  const site = await startSite({
    dataDir,
    databaseUrl: null,
    storageKeys: `interactions:${randomBytes(32).toString('base64')}`,
  });
  const browser = await chromium.launch({
    executablePath: program,
    // As a visitor's browser draws; a container has no sandbox for root, and a small /dev/shm.
    headless: false,
    args: ['--headless=new', '--disable-gpu', '--no-sandbox', '--disable-dev-shm-usage', '--no-first-run'],
  });
  const origins: Partial<Record<Language, string>> = {
    eng: `http://${site.host}`,
    es: `http://es.localhost:${site.port}`,
  };
  const paths = pathTable(readSlugFiles());
  const measured: InteractionRecord['acts'] = [];
  try {
    for (const language of languages) {
      for (const act of chosen.filter((each) => each.languages?.includes(language) ?? true)) {
        let presses = 0;
        const events: EventTiming[] = [];
        for (let count = 0; count < act.pages; count += 1) {
          const played = await play(browser, `${origins[language]}${paths[language][act.page]}`, act, cpu);
          presses += played.presses;
          // The browser numbers the presses of each page anew.
          events.push(
            ...played.events.map(({ interactionId, duration }) => ({
              interactionId: interactionId === 0 ? 0 : interactionId + count * 1_000_000,
              duration,
            })),
          );
        }
        const figures = figuresOf(presses, events);
        measured.push({ id: `${language}-${act.id}`, ...figures });
        const short = misses(figures);
        console.log(
          `${language} ${act.id}`.padEnd(32) +
            `${figures.presses}`.padStart(8) +
            `${figures.p75}`.padStart(6) +
            `${figures.worst}`.padStart(7) +
            (short.length === 0 ? '' : `  misses ${short.join(', ')}`),
        );
      }
    }
    return { measured, load, browser: `Chromium ${browser.version()}` };
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const options = readOptions();
if (options === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  console.log(`${''.padEnd(32)} presses   p75  worst`);
  const { measured, load, browser } = await measureAll(options);
  const slow = measured.filter((figures) => misses(figures).length > 0);
  console.log(
    `${measured.length} things done, ${slow.length} of them answered too slowly; load before: ${load}.`,
  );
  if (options.cpu === usualSlowdown && options.chosen.length === acts.length) {
    const processors = cpus();
    const record = schema.validateSync(
      {
        day: new Date().toISOString().slice(0, 10),
        commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
        browser,
        machine: `${processors[0]?.model ?? 'unknown'}, ${processors.length} cores`,
        load,
        cpuSlowdown: options.cpu,
        acts: measured,
      },
      { strict: true },
    );
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
    console.log(`Kept in ${recordFile}.`);
  }
  if (slow.length > 0) process.exitCode = 1;
}

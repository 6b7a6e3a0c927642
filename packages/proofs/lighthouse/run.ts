/**
 * Rates one page of each type with Lighthouse, in both languages, as built, and keeps the figures for the console:
 *
 *     npm run lighthouse -w @site/proofs
 *     npm run lighthouse -w @site/proofs -- --cpu 8 --runs 3
 *     npm run lighthouse -w @site/proofs -- --preset desktop --page home,yard
 *     npm run lighthouse -w @site/proofs -- --environment development
 *
 * Needs a build. Only the whole list in the usual form (mobile, production) is kept. Ends with 1 when a page misses a mark: 100
 * for performance (98 with `--cpu 8`), nothing missed of the other three, no layout shift, at most 20 ms of total blocking time and
 * 20,000 bytes of unused script; with 2 when it was called wrongly.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '@site/build/browser/find-browser.ts';
import lighthouse, { desktopConfig } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { schema } from '#features/diagnostics/content/lighthouse.schema.ts';
import type { Language } from '#i18n/language.ts';
import { examplePages } from '#site/example-pages.ts';
import { pageEntry } from '#site/manifest.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';
import { startSite } from '../benchmark/site-process.ts';
import { middleOf, type Run, readRun, shortfalls } from './figures.ts';
import { pageTypes } from './page-types.ts';

const recordFile = 'src/features/diagnostics/content/lighthouse.json';

const usage =
  'Usage: npm run lighthouse -w @site/proofs -- [--preset mobile|desktop] [--cpu N] [--runs N] [--page ID,ID] [--environment NAME]';

interface Options {
  preset: 'mobile' | 'desktop';
  /** How many times slower than this machine; Lighthouse's own choice for the preset when left out. */
  cpu: number;
  runs: number;
  chosen: readonly string[];
  environment: string;
}

function readOptions(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: {
        preset: { type: 'string', default: 'mobile' },
        cpu: { type: 'string' },
        runs: { type: 'string', default: '1' },
        page: { type: 'string' },
        environment: { type: 'string', default: 'production' },
      },
    });
    const { preset, environment } = values;
    if (preset !== 'mobile' && preset !== 'desktop') return undefined;
    const cpu = Number(values.cpu ?? (preset === 'mobile' ? 4 : 1));
    const runs = Number(values.runs);
    const chosen = pageTypes.filter((id) => values.page?.split(',').includes(id) ?? true);
    if (!(cpu >= 1) || !Number.isInteger(runs) || runs < 1 || chosen.length === 0) return undefined;
    return { preset, cpu, runs, chosen, environment };
  } catch {
    return undefined;
  }
}

/** What all runs have in common, as Lighthouse tells it. */
interface Circumstances {
  tool: string;
  browser: string;
  benchmarkIndex: number;
}

async function rateAll({ preset, cpu, runs, chosen, environment }: Options) {
  const load = Math.round((loadavg()[0] ?? 0) * 100) / 100;
  const program = findBrowser();
  if (program === undefined) throw new Error('There is no Chromium here. Name one in CHROMIUM_PATH.');
  const dataDir = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const site = await startSite({
    dataDir,
    databaseUrl: null,
    storageKeys: `lighthouse:${randomBytes(32).toString('base64')}`,
    environment,
  });
  const browser = await launch({
    executablePath: program,
    // A container has no sandbox for root, and a small /dev/shm.
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const origins: Partial<Record<Language, string>> = {
    eng: `http://${site.host}`,
    es: `http://es.localhost:${site.port}`,
  };
  const pages = examplePages(pathTable(readSlugFiles())).filter(
    ({ id, language }) => chosen.includes(id) && origins[language] !== undefined,
  );
  const rated: ({ id: string } & Run)[] = [];
  let circumstances: Circumstances | undefined;
  try {
    for (const { id, language, path } of pages) {
      const all: Run[] = [];
      for (let run = 0; run < runs; run += 1) {
        const answer = await lighthouse(
          `${origins[language]}${path}`,
          {
            port: Number(new URL(browser.wsEndpoint()).port),
            throttling: { cpuSlowdownMultiplier: cpu },
            // A page that asks search engines to stay away is not held to what helps them find it.
            ...(!pageEntry(id).indexable && { skipAudits: ['is-crawlable'] }),
          },
          preset === 'desktop' ? desktopConfig : undefined,
        );
        if (answer === undefined) throw new Error(`${language} ${id}: Lighthouse gave no answer.`);
        const { lhr } = answer;
        circumstances ??= {
          tool: `Lighthouse ${lhr.lighthouseVersion}`,
          browser: await browser.version(),
          benchmarkIndex: Math.round(lhr.environment.benchmarkIndex),
        };
        all.push(readRun(lhr));
      }
      const figures = middleOf(all);
      rated.push({ id: `${language}-${id}`, ...figures });
      console.log(lineOf(`${language} ${id}`, figures, cpu));
    }
  } finally {
    await browser.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  if (circumstances === undefined) throw new Error('No page was rated.');
  return { rated, circumstances: { ...circumstances, load } };
}

/** What performance is asked for on a processor slowed down so many times. */
const leastPerformance = (cpu: number) => (cpu > 4 ? 98 : 100);

function lineOf(name: string, run: Run, cpu: number): string {
  const marks = [run.performance, run.accessibility, run.bestPractices, run.seo].map((mark) =>
    `${mark}`.padStart(4),
  );
  const times = [
    run.firstContentfulPaint,
    run.largestContentfulPaint,
    run.totalBlockingTime,
    run.mainThread,
    run.unusedScript,
  ];
  const short = shortfalls(run, leastPerformance(cpu));
  return [
    name.padEnd(32),
    ...marks,
    ...times.map((time) => `${time}`.padStart(7)),
    `${run.layoutShift}`.padStart(8),
    short.length === 0 ? '' : `  misses ${short.join(', ')}`,
  ]
    .join('')
    .trimEnd();
}

const options = readOptions();
if (options === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  console.log(`${''.padEnd(32)}perf a11y best  seo    FCP    LCP    TBT   main unused     CLS`);
  const { rated, circumstances } = await rateAll(options);
  const { preset, cpu, runs, environment, chosen } = options;
  const short = rated.filter((page) => shortfalls(page, leastPerformance(cpu)).length > 0);
  console.log(`${rated.length} pages, ${short.length} of them miss a mark.`);
  if (
    preset === 'mobile' &&
    cpu === 4 &&
    environment === 'production' &&
    chosen.length === pageTypes.length
  ) {
    const processors = cpus();
    const record = schema.validateSync(
      {
        day: new Date().toISOString().slice(0, 10),
        commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
        ...circumstances,
        machine: `${processors[0]?.model ?? 'unknown'}, ${processors.length} cores`,
        preset,
        cpuSlowdown: cpu,
        environment,
        runs,
        notRated: [],
        pages: rated,
      },
      { strict: true },
    );
    writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
    console.log(`Kept in ${recordFile}.`);
  }
  if (short.length > 0) process.exitCode = 1;
}

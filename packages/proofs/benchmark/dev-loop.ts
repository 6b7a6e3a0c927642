/**
 * Measures what a translator waits for in `npm run dev`: from a saved PO file until the open page shows it, for a text and for
 * an address, beside the half second that was asked for:
 *
 *     npm run benchmark:dev -w @site/proofs
 *     npm run benchmark:dev -w @site/proofs -- --times 30
 *
 * A slow machine is no fault: it ends with 1 only when a saved catalog never shows, and with 2 when it was called wrongly.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { type DevCopy, startDevCopy } from '@site/build/serving/dev-copy.ts';
import { openHydrated, startBrowser } from '@site/catalogs/pseudolocale/crawl.ts';
import { reportOf, type Section } from './report.ts';

/** What was asked for, in milliseconds. */
const atMost = 500;
/** After how many milliseconds a saved catalog counts as never shown. */
const patience = 20_000;
/** What is saved before anything is counted: the tools look at the files of a page for the first time. */
const warmUps = 2;

/** How often each is measured; nothing when the command was called wrongly. */
function readTimes(): number | undefined {
  try {
    const { values } = parseArgs({ options: { times: { type: 'string' } } });
    const times = Number(values.times ?? 20);
    return Number.isInteger(times) && times >= 1 && times <= 1000 ? times : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Saves a catalog again and again and waits each time until the page shows it.
 * @param shows What the page must come to, given what was saved; it runs in the page, at each of its frames.
 */
async function measureSaves(
  page: Page,
  copy: DevCopy,
  {
    title,
    file,
    first,
    words,
    shows,
  }: {
    title: string;
    file: string;
    /** The translation that is there, and what takes its place at each turn. */
    first: string;
    words: (turn: number) => string;
    shows: (saved: string) => boolean;
  },
  times: number,
): Promise<Section> {
  const taken: number[] = [];
  const faults: string[] = [];
  let before = first;
  for (let turn = 0; turn < times + warmUps; turn += 1) {
    const saved = words(turn);
    const start = performance.now();
    copy.replaceIn(file, `msgstr "${before}"`, `msgstr "${saved}"`);
    before = saved;
    try {
      await page.waitForFunction(shows, saved, { timeout: patience });
    } catch (error) {
      faults.push(`"${saved}" never showed: ${String(error).split('\n')[0]}`);
      break;
    }
    if (turn >= warmUps) taken.push(performance.now() - start);
    // An editor is not saved twice in a moment; what follows a change has to be over.
    await page.waitForTimeout(500);
  }
  taken.sort((one, other) => one - other);
  const median = taken[Math.floor(taken.length / 2)] ?? Number.NaN;
  return {
    title: `${title}, ${taken.length} times`,
    figures: [
      { name: 'median', value: median, unit: 'ms', wanted: { atMost } },
      { name: 'longest', value: taken.at(-1) ?? Number.NaN, unit: 'ms', wanted: { atMost } },
    ],
    statuses: {},
    faults,
  };
}

async function run(times: number): Promise<Section[]> {
  const copy = await startDevCopy('dev-benchmark');
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    // Nothing is prepared yet: the first page of a dev server takes its time.
    page.setDefaultTimeout(120_000);
    await openHydrated(page, `${copy.origins.es}/compania`);
    const text = await measureSaves(
      page,
      copy,
      {
        title: 'A saved text shows in the open page',
        file: copy.catalog('es', 'company'),
        first: 'Una compañía de centros de reciclaje, autopartes y acero',
        words: (turn) => `Titular guardado por vez ${turn + 1}`,
        shows: (saved) => document.querySelector('h1')?.textContent === saved,
      },
      times,
    );
    await openHydrated(page, `${copy.origins.es}/compania/cultura`);
    const address = await measureSaves(
      page,
      copy,
      {
        title: 'A page open at the old address shows at the saved one',
        file: copy.catalog('es', 'routes'),
        first: 'cultura',
        words: (turn) => `cultura-${turn + 1}`,
        shows: (saved) => location.pathname === `/compania/${saved}` && document.querySelector('h1') !== null,
      },
      times,
    );
    return [text, address];
  } finally {
    await browser.close();
    await copy.close();
  }
}

const times = readTimes();
if (times === undefined) {
  console.error('Usage: npm run benchmark:dev -w @site/proofs -- [--times N], 1 to 1000');
  process.exit(2);
}
try {
  const sections = await run(times);
  console.log(`${availableParallelism()} cores with the browser\n`);
  console.log(reportOf(sections));
  if (sections.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : 'Unknown fault');
  process.exitCode = 1;
}

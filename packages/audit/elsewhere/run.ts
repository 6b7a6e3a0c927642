#!/usr/bin/env node
/**
 * The auditor for pages that are not this site's: `npm run audit:elsewhere -- https://www.example.com/`, or `npx audit` and the
 * address. See README.md beside this file. Ends with 0 when nothing failed, 1 when something failed or a page could not be looked
 * at, 2 when it was called wrongly.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultLanguage, type Language, perLanguage } from '#i18n/language.ts';
import type { AuditResults, CellResult } from '../contract.ts';
import { knownFindings } from '../known-findings.ts';
import { WrongCall } from '../options.ts';
import type { AuditContext } from '../run-cell.ts';
import { runCells, startBrowser } from '../runner.ts';
import { whoLooked } from '../who-looked.ts';
import { type ElsewhereOptions, pagesOf, readElsewhere } from './addresses.ts';
import { cellsOf, looksAtEach } from './plan.ts';
import { closingLines, type ElsewhereReport, elsewherePage } from './report.ts';
import { checksElsewhere, enginesElsewhere } from './which-checks.ts';

const help = `npm run audit:elsewhere -- <address> [<address> ...] [options]

Looks at pages of any site in ${looksAtEach} ways each (narrow, dark, forced colors, larger
text, ...) with three engines and this project's own checks, and writes
report.html and results.json. Look only at pages that you may test.

  --sitemap <address>  the pages that a sitemap names, too
  --most <number>      so many pages at most (20)
  --press              press and choose what the pages offer: only where that
                       orders, sends and deletes nothing
  --out <folder>       where the report goes (audit/elsewhere)
  --in eng|es          the language of the report
  --help               this text`;

process.exitCode = await main();

async function main(): Promise<number> {
  let options: ElsewhereOptions;
  let pages: string[];
  try {
    options = readElsewhere(process.argv.slice(2));
    if (options.help) {
      console.log(help);
      return 0;
    }
    pages = await pagesOf(options);
  } catch (error) {
    if (!(error instanceof WrongCall)) throw error;
    console.error(`${error.message}\n\n${help}`);
    return 2;
  }
  const browser = await startBrowser();
  const cells: CellResult[] = [];
  const context: Omit<AuditContext, 'origins'> = {
    form: 'page',
    folder: resolve(options.out),
    states: new Map(),
    engines: enginesElsewhere,
    checks: checksElsewhere(options.mayPress),
    collectors: [],
    isElsewhere: true,
  };
  mkdirSync(context.folder, { recursive: true });
  try {
    for (const [at, address] of pages.entries()) {
      console.error(`${at + 1} of ${pages.length}: ${address}`);
      const { origin } = new URL(address);
      // The language decides in which words a check speaks; the page's own is asked by the checks themselves.
      const planned = cellsOf(address, defaultLanguage);
      cells.push(
        ...(await runCells(
          browser,
          planned,
          { ...context, origins: perLanguage((_: Language) => origin) },
          () => undefined,
        )),
      );
    }
  } finally {
    await browser.close();
  }
  const day = new Date().toISOString();
  const skipped = cells.filter(({ status }) => status === 'skipped');
  const results = { date: day, cells, exclusions: [] } as Pick<AuditResults, 'date' | 'cells' | 'exclusions'>;
  const findings = knownFindings(results);
  const assertors = whoLooked(
    [...context.engines.map(({ assertor }) => assertor), { name: 'scripted', version: '1.0' }],
    cells,
  );
  const report: ElsewhereReport = {
    pages,
    cells,
    findings,
    assertors,
    browser: `Chromium ${browser.version()}`,
    day: day.slice(0, 10),
    mayPress: options.mayPress,
  };
  const places = { page: join(context.folder, 'report.html'), results: join(context.folder, 'results.json') };
  writeFileSync(places.results, `${JSON.stringify({ ...report, date: day }, null, 1)}\n`);
  writeFileSync(places.page, elsewherePage(report, options.language));
  for (const each of skipped)
    if (each.status === 'skipped') console.error(`not looked at: ${each.cell.id}: ${each.reason}`);
  for (const line of closingLines(report, places)) console.log(line);
  return findings.some(({ outcome }) => outcome === 'failed') || skipped.length > 0 ? 1 : 0;
}

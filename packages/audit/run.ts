/**
 * `npm run audit`: looks at every page of the manifest in every planned way and writes one folder of evidence and reports,
 * `audit/<commit>/`. Ends with 1 when something failed that no exclusion covers, with 2 when it was called wrongly.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBuiltSite } from '@site/build/serving/built-site.ts';
import axe from 'axe-core';
import { brand } from '#brand';
import { auditedPages } from './audited-pages.ts';
import { CellFile, fingerprint } from './cell-file.ts';
import { assistiveTechnologyChecks } from './checks/assistive-technology-checks.ts';
import { reflow } from './checks/reflow.ts';
import { visualChecks } from './checks/visual-checks.ts';
import { collectStates } from './collect-states.ts';
import type { AuditResults, CellResult } from './contract.ts';
import { axeEngine } from './engines/axe.ts';
import { markupEngine } from './engines/html-validate.ts';
import { ibmEngine } from './engines/ibm.ts';
import { collectorsOf } from './evidence/collectors.ts';
import { countedFailures, readExclusions } from './exclusions.ts';
import { countFindings, knownFindings } from './known-findings.ts';
import { hearPages } from './manual/hear-pages.ts';
import { readVerdicts } from './manual/verdicts.ts';
import { matrixHash, planCells } from './matrix.ts';
import { folderOf, type Options, readOptions, WrongCall } from './options.ts';
import { progressTeller } from './progress.ts';
import { UnsupportedReport, writeReport } from './report/write-report.ts';
import type { AuditContext } from './run-cell.ts';
import { runCells, startBrowser } from './runner.ts';
import { standingOfSpoken } from './spoken/standing.ts';
import { whoLooked } from './who-looked.ts';
import { help, summary } from './wording.ts';

/** All that this project checks by itself, and what of it every commit can afford beside the engines. */
const checks = [...visualChecks, ...assistiveTechnologyChecks];
const shortChecks = [reflow];

const project = fileURLToPath(new URL('../../', import.meta.url));

process.exitCode = await main();

async function main(): Promise<number> {
  const allPages = auditedPages();
  let options: Options;
  try {
    options = readOptions(process.argv.slice(2), [...new Set(allPages.map(({ id }) => id))]);
  } catch (error) {
    if (!(error instanceof WrongCall)) throw error;
    console.error(`${error.message}\n\n${help}`);
    return 2;
  }
  if (options.help) {
    console.log(help);
    return 0;
  }
  let results: AuditResults;
  try {
    results = await audit(options, allPages);
  } catch (error) {
    if (!(error instanceof UnsupportedReport)) throw error;
    console.error(error.message);
    return 1;
  }
  console.log(summary(results, join(project, placeOf(results.commit, options))));
  return countFindings(knownFindings(results)).failures > 0 ? 1 : 0;
}

async function audit(options: Options, allPages: ReturnType<typeof auditedPages>): Promise<AuditResults> {
  const states = await collectStates(project);
  const pages = allPages
    .filter(({ id }) => options.page === undefined || id === options.page)
    .filter(({ language }) => options.language === undefined || language === options.language);
  // Planned with every page, so that a state with a wrong page is an error in each form.
  const wanted = new Set(pages.map(({ id, language }) => `${id}/${language}`));
  const cells = planCells(allPages, states, options.form).filter(({ page, language }) =>
    wanted.has(`${page}/${language}`),
  );
  const commit = readCommit();
  const folder = join(project, placeOf(commit, options));
  mkdirSync(folder, { recursive: true });

  const file = new CellFile(folder);
  const build = fingerprint(join(project, 'build'));
  const planned = new Set(cells.map(({ id }) => id));
  const earlier = options.fresh ? [] : file.done(build).filter(({ cell }) => planned.has(cell.id));
  file.begin(build, earlier);
  const date = new Date().toISOString();
  const site = await startBuiltSite();
  const browser = await startBrowser();
  try {
    const auditContext: AuditContext = {
      form: options.form,
      folder,
      origins: site.origins,
      states: new Map(states.map((state) => [state.id, state])),
      engines: [axeEngine, ibmEngine, markupEngine],
      checks: options.form === 'short' ? shortChecks : checks,
      collectors: options.form === 'short' ? [] : collectorsOf(options.form),
    };
    const done = new Map<string, CellResult>(earlier.map((result) => [result.cell.id, result]));
    const exclusions = readExclusions();
    const tell = teller(
      cells.length,
      earlier,
      (result) => countedFailures([result], exclusions, date.slice(0, 10)).length,
    );
    tell(undefined);
    const fresh = await runCells(
      browser,
      cells.filter(({ id }) => !done.has(id)),
      auditContext,
      (result) => {
        file.add(result);
        tell(result);
      },
    );
    for (const result of fresh) done.set(result.cell.id, result);
    // A review speaks of pages as they were read: of the whole site, or of nothing. A commit's short look claims nothing by it.
    if (options.form === 'full') console.error('Every page is read aloud, to see which reviews still hold.');
    const words = options.form === 'full' ? await hearPages() : {};
    const all = cells.flatMap(({ id }) => done.get(id) ?? []);
    const results: AuditResults = {
      version: '1.0',
      commit,
      date,
      form: options.form,
      site: { name: brand.name, origins: site.origins },
      browser: `Chromium ${browser.version()}`,
      assertors: whoLooked(
        [...auditContext.engines.map(({ assertor }) => assertor), { name: 'scripted', version: commit }],
        all,
      ),
      matrix: {
        hash: matrixHash(cells),
        planned: cells.length,
        run: all.filter(({ status }) => status === 'run').length,
        skipped: all.filter(({ status }) => status === 'skipped').length,
      },
      command: ['npm run audit', ...wordsOf(options)].join(' -- '),
      cells: all,
      words,
      manual: options.form === 'full' ? readVerdicts() : [],
      exclusions,
    };
    writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, null, 1)}\n`);
    await writeReport(results, folder, {
      checks,
      states,
      pages: pages.map(({ id, language }) => ({ page: id, language })),
      actRules: actRules(),
      ...(options.form === 'full' && { spoken: await standingOfSpoken(folder) }),
    });
    return results;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The ACT rules that axe's rules implement, by the name of axe's rule. */
function actRules(): Map<string, readonly string[]> {
  return new Map(axe.getRules().map(({ ruleId, actIds = [] }) => [ruleId, actIds]));
}

/** @param failuresOf Counts as the end does, without what is excluded: nobody is to stop a run for that. */
function teller(
  all: number,
  earlier: readonly CellResult[],
  failuresOf: (result: CellResult) => number,
): (result: CellResult | undefined) => void {
  const tell = progressTeller(process.stderr);
  const start = performance.now();
  const counts = { done: earlier.length, here: 0, failed: 0, skipped: 0 };
  const count = (result: CellResult): void => {
    if (result.status === 'skipped') counts.skipped += 1;
    else counts.failed += failuresOf(result);
  };
  for (const result of earlier) count(result);
  return (result) => {
    if (result) {
      counts.done += 1;
      counts.here += 1;
      count(result);
    }
    tell({ ...counts, all, elapsed: performance.now() - start });
  };
}

function wordsOf({ page, language, form }: Options): string[] {
  const words = [
    ...(form === 'short' ? ['--short'] : []),
    ...(page === undefined ? [] : [`--page ${page}`]),
    ...(language === undefined ? [] : [`--language ${language}`]),
  ];
  return words.length === 0 ? [] : [words.join(' ')];
}

/** Where a run writes, below the project. */
function placeOf(commit: string, options: Options): string {
  return join('audit', commit, folderOf(options));
}

/** The commit whose tree is audited; a tree with changes is none, and says so. */
function readCommit(): string {
  const git = (...words: string[]): string =>
    spawnSync('git', words, { cwd: project, encoding: 'utf8' }).stdout?.trim() ?? '';
  const commit = git('rev-parse', '--short', 'HEAD') || 'no-commit';
  return git('status', '--porcelain') === '' ? commit : `${commit}-changed`;
}

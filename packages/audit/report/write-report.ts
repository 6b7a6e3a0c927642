import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Language } from '#i18n/language.ts';
import { checkClaims, type ReportFault } from '../claims-check.ts';
import type { AuditResults } from '../contract.ts';
import { readRecordedFindings } from '../published/recorded-findings.ts';
import { readSpokenRecord, type SpokenStanding } from '../spoken/spoken-record.ts';
import { changesPage } from './changes-page.ts';
import { resultsCsv } from './csv.ts';
import { earlJsonLd } from './earl.ts';
import { changesFile, pageFile } from './files.ts';
import { junitXml } from './junit.ts';
import { claimsOf, conformanceReport, openAcrYaml } from './openacr.ts';
import { openAcrHtml, openAcrMarkdown } from './openacr-pages.ts';
import { reportPage } from './page.ts';
import { makeReport, type Report, type ReportOptions, type SeededScore } from './report.ts';
import { resultsJson } from './results-json.ts';
import { wcagEmEvaluation, wcagEmImport } from './wcag-em.ts';
import { wording } from './wording.ts';

export interface WriteOptions extends ReportOptions {
  /** What the site has; each must be in the matrix. Without it, missing pages go unnoticed. */
  pages?: readonly { page: string; language: Language }[];
  /** The ACT rules that axe's rules implement, by rule. */
  actRules?: ReadonlyMap<string, readonly string[]>;
}

/** A report that breaks a rule of the claims check: it did not become the latest, and one with false claims was not written. */
export class UnsupportedReport extends Error {
  readonly faults: readonly ReportFault[];
  constructor(faults: readonly ReportFault[]) {
    const lines = faults.map(({ rule, about }) => `  ${about}\n    ${wording.eng.brokenRules[rule]}.`);
    super(`The report breaks rules of the claims check, so it is not the latest:\n${lines.join('\n')}`);
    this.faults = faults;
  }
}

/** Every file of the report but the manifest, as text. */
function filesOf(report: Report, options: WriteOptions): Record<string, string> {
  return {
    'results.json': resultsJson(report),
    'results.schema.json': readFileSync(new URL('./results.schema.json', import.meta.url), 'utf8'),
    'earl.jsonld': earlJsonLd(report, options.actRules),
    'wcag-em-evaluation.json': wcagEmEvaluation(report),
    'wcag-em-import.json': wcagEmImport(report),
    'openacr.yaml': openAcrYaml(report),
    'openacr.html': openAcrHtml(report),
    'openacr.md': openAcrMarkdown(report),
    'junit.xml': junitXml(report),
    'results.csv': resultsCsv(report),
    [pageFile.eng]: reportPage(report, 'eng'),
    [pageFile.es]: reportPage(report, 'es'),
    [changesFile.eng]: changesPage(report, 'eng'),
    [changesFile.es]: changesPage(report, 'es'),
  };
}

/**
 * Writes the auditor's folder, and a copy of its files without evidence to `latest` beside it, with `latest/commit.txt`
 * saying which folder has the evidence. Only a whole audit becomes the latest: a partial one would hide what it left out.
 * @throws {UnsupportedReport} when a rule of the claims check is broken. Half an hour of looking is kept all the same, since stale
 * reviews and ended exclusions count for nothing in it; only what claims more than it proves is not written at all.
 */
export async function writeReport(
  results: AuditResults,
  folder: string,
  options: WriteOptions = {},
): Promise<void> {
  const latest = join(dirname(folder), 'latest');
  const last = options.last ?? readJson<NonNullable<ReportOptions['last']>>(join(latest, 'results.json'));
  // A short audit asks less: all that it does not ask would be told as gone.
  const recorded = options.recorded ?? (results.form === 'full' ? readRecordedFindings() : undefined);
  const score = options.score ?? readJson<SeededScore>(new URL('../seeded/score.json', import.meta.url));
  const outsideScore =
    options.outsideScore ?? readJson<SeededScore>(new URL('../seeded/outside-score.json', import.meta.url));
  const outsideAgain =
    options.outsideAgain ??
    readJson<SeededScore>(new URL('../seeded/outside-score-again.json', import.meta.url));
  const outsideSecond =
    options.outsideSecond ??
    readJson<SeededScore>(new URL('../seeded/outside-second-score.json', import.meta.url));
  const report = makeReport(results, {
    ...options,
    ...(last ? { last } : {}),
    ...(recorded ? { recorded } : {}),
    ...(score ? { score } : {}),
    ...(outsideScore ? { outsideScore } : {}),
    ...(outsideAgain ? { outsideAgain } : {}),
    ...(outsideSecond ? { outsideSecond } : {}),
    spoken: options.spoken ?? keptSpoken(),
  });
  const claims = [
    ...claimsOf(conformanceReport(report)),
    ...report.rollUp.criteria
      .filter(({ outcome }) => outcome === 'passed')
      .map(({ criterion }) => ({ file: 'results.json', criterion: criterion.number })),
  ];
  const faults = checkClaims({ results, claims, pages: options.pages ?? [] });
  if (faults.some(({ rule }) => rule === 'claim-without-evidence')) throw new UnsupportedReport(faults);
  mkdirSync(folder, { recursive: true });
  const files = filesOf(report, options);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, 'manifest.json'), manifest(results, folder));
  if (faults.length > 0) throw new UnsupportedReport(faults);
  if (results.form !== 'full') return;
  rmSync(latest, { recursive: true, force: true });
  mkdirSync(latest, { recursive: true });
  for (const name of [...Object.keys(files), 'manifest.json']) cpSync(join(folder, name), join(latest, name));
  writeFileSync(join(latest, 'commit.txt'), `${basename(folder)}\n`);
}

/** `manifest.json`: what was used, how to do it again, and the SHA-256 of every file below the folder. */
function manifest(results: AuditResults, folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hashes = files.map((file) => [
    file.slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''),
    createHash('sha256').update(readFileSync(file)).digest('hex'),
  ]);
  const { commit, date, form, browser, assertors, matrix, command } = results;
  const facts = { commit, date, form, browser, assertors, matrix, command };
  return `${JSON.stringify({ ...facts, sha256: Object.fromEntries(hashes) }, null, 2)}\n`;
}

/** Of a part of an audit, for which nobody read aloud, the last record stands. */
function keptSpoken(): SpokenStanding {
  const record = readSpokenRecord();
  return { missing: [], ...(record ? { record } : {}) };
}

function readJson<Shape>(file: string | URL): Shape | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Shape) : undefined;
}

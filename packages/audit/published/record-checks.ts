/**
 * Takes what was found into `features/help/content/checks.json`, which the accessibility statement and the console show, and into the
 * files of `public/audit/`, which the statement offers. Of a whole audit it also keeps the list of findings (`findings.json`), with
 * which the next is compared where its results are not at hand.
 *
 *     npm run record -w @site/audit           what the last full or short audit (`npm run audit`) found, and what a screen reader spoke
 *     npm run record:spoken -w @site/audit    what a screen reader spoke alone, after `npm run spoken`; needs no audit
 *
 * Both take how many defects the checks found when they were last tried (`npm run score`).
 */
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type CheckRecord, schema } from '#features/help/content/checks.schema.ts';
import type { AuditResults } from '../contract.ts';
import { readSpokenRecord } from '../spoken/spoken-record.ts';
import { checkFigures } from './check-figures.ts';
import { publishedDefectFigures } from './defect-figures.ts';
import { type PublishedFile, publishedFiles, sumOf } from './published-files.ts';
import { writeRecordedFindings } from './recorded-findings.ts';
import { spokenFigures, spokenFile } from './spoken-figures.ts';

const recordFile = 'src/features/help/content/checks.json';

const { values: options } = parseArgs({ options: { spoken: { type: 'boolean' } } });

try {
  if (options.spoken) recordSpoken();
  else recordAudit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** All figures anew. */
function recordAudit(): void {
  const { place, text, results } = readAudit();
  const spoken = readSpoken();
  console.log(`${recordFile}, from ${place}:`);
  const files = [...publishedFiles(results), spokenFile(spoken)];
  const record = write(files, {
    ...checkFigures(results),
    commit: results.commit,
    spoken: spokenFigures(spoken),
    defects: publishedDefectFigures(),
    files: sumsOf(files),
    audit: sumOf(text),
  });
  writeRecordedFindings(results);
  console.log(
    `${record.pages} pages, ${record.runs} runs, ${record.findings} findings, ${record.undecided} undecided.`,
  );
  tellSpoken(record);
}

/** What was spoken anew; the figures of the audit stay those of its day. */
function recordSpoken(): void {
  const spoken = readSpoken();
  const files = [spokenFile(spoken)];
  const before: CheckRecord = JSON.parse(readFileSync(recordFile, 'utf8'));
  const after = {
    ...before,
    spoken: spokenFigures(spoken),
    defects: publishedDefectFigures(),
    files: { ...before.files, ...sumsOf(files) },
  };
  tellSpoken(write(files, after));
}

function tellSpoken({ spoken }: CheckRecord): void {
  console.log(`${spoken.right} of ${spoken.tasks} tasks spoken as they must be, on ${spoken.day}.`);
}

/** Writes the files and the figures, or none of them where a figure is missing. */
function write(files: readonly PublishedFile[], figures: unknown): CheckRecord {
  const record = schema.validateSync(figures, { strict: true });
  for (const file of files) {
    mkdirSync(dirname(`public/${file.path}`), { recursive: true });
    writeFileSync(`public/${file.path}`, file.text);
  }
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  return record;
}

function sumsOf(files: readonly PublishedFile[]) {
  return Object.fromEntries(
    files.map(({ path, text }) => [path, { sum: sumOf(text), bytes: Buffer.byteLength(text) }]),
  );
}

function readSpoken() {
  const spoken = readSpokenRecord();
  if (spoken === undefined)
    throw new Error(
      'No screen reader has read the site yet. Run "npm run spoken -w @site/audit", then this again.',
    );
  return spoken;
}

function readAudit(): { place: string; text: string; results: AuditResults } {
  const [place] = globSync(['audit/*/results.json', 'audit/*/short/results.json']).sort(
    (one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs,
  );
  if (place === undefined)
    throw new Error(
      'There is no audit of the whole site. Run "npm run audit" or "npm run audit -- --short",\nthen this again.',
    );
  const text = readFileSync(place, 'utf8');
  const { words, ...seen } = JSON.parse(text) as Omit<AuditResults, 'words'> &
    Partial<Pick<AuditResults, 'words'>>;
  if (words === undefined)
    throw new Error(
      `${place} was written before an audit kept the words of its pages, so nobody can tell\nwhich reviews still hold. Run "npm run audit" again, then this.`,
    );
  return { place, text, results: { ...seen, words } };
}

/**
 * `npm run record -w @site/audit`: takes what the last full or short audit (`npm run audit`) found into `features/help/content/checks.json`, which the
 * accessibility statement and the console show, and into the files of `public/audit/`, which the statement offers.
 */
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { schema } from '#features/help/content/checks.schema.ts';
import type { AuditResults } from '../contract.ts';
import { checkFigures } from './check-figures.ts';
import { publishedFiles, sumOf } from './published-files.ts';

const recordFile = 'src/features/help/content/checks.json';

const [latest] = globSync(['audit/*/results.json', 'audit/*/short/results.json']).sort(
  (one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs,
);
if (latest === undefined) {
  console.error('There is no audit of the whole site. Run "npm run audit" or "npm run audit -- --short",');
  console.error('then this again.');
  process.exit(1);
}

const text = readFileSync(latest, 'utf8');
const { words, ...seen } = JSON.parse(text) as Omit<AuditResults, 'words'> &
  Partial<Pick<AuditResults, 'words'>>;
if (words === undefined) {
  console.error(`${latest} was written before an audit kept the words of its pages, so nobody can tell`);
  console.error('which reviews still hold. Run "npm run audit" again, then this.');
  process.exit(1);
}
const results: AuditResults = { ...seen, words };
const files = publishedFiles(results);
try {
  const record = schema.validateSync(
    {
      ...checkFigures(results),
      commit: results.commit,
      files: Object.fromEntries(
        files.map(({ path, text }) => [path, { sum: sumOf(text), bytes: Buffer.byteLength(text) }]),
      ),
      audit: sumOf(text),
    },
    { strict: true },
  );
  for (const file of files) {
    mkdirSync(dirname(`public/${file.path}`), { recursive: true });
    writeFileSync(`public/${file.path}`, file.text);
  }
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  console.log(`${recordFile}, from ${latest}:`);
  console.log(
    `${record.pages} pages, ${record.runs} runs, ${record.findings} findings, ${record.undecided} undecided.`,
  );
} catch (error) {
  console.error(`${latest}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

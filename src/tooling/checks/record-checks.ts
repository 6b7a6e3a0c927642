/**
 * `npm run checks:record`: takes what the last full or short audit (`npm run audit`) found into `content/site/checks.json`, which the
 * accessibility statement and the console show.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { schema } from '#content/site/checks.schema.ts';
import type { AuditResults } from '../audit/contract.ts';
import { checkFigures } from './check-figures.ts';

const recordFile = 'src/content/site/checks.json';

const [latest] = globSync(['audit/*/results.json', 'audit/*/short/results.json']).sort(
  (one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs,
);
if (latest === undefined) {
  console.error('There is no audit of the whole site. Run "npm run audit" or "npm run audit -- --short",');
  console.error('then this again.');
  process.exit(1);
}

const text = readFileSync(latest, 'utf8');
const results = JSON.parse(text) as AuditResults;
try {
  const record = schema.validateSync(
    {
      ...checkFigures(results),
      commit: results.commit,
      audit: createHash('sha256').update(text).digest('hex'),
    },
    { strict: true },
  );
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  console.log(`${recordFile}, from ${latest}:`);
  console.log(
    `${record.pages} pages, ${record.runs} runs, ${record.findings} findings, ${record.undecided} undecided.`,
  );
} catch (error) {
  console.error(`${latest}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

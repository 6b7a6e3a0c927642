/**
 * `npm run checks:record`: takes the outcome of the last full run of the axe tests (`npm run test:browser` leaves it in
 * `test-results/checks.json`) into `content/site/checks.json`, which the accessibility statement and the console show.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { schema } from '#content/site/checks.schema.ts';
import { findBrowser } from '../browser/find-browser.ts';

const outcomeFile = 'test-results/checks.json';
const recordFile = 'src/content/site/checks.json';

if (!existsSync(outcomeFile)) {
  console.error(
    `There is no ${outcomeFile}: the last browser run was not a full one. Run "npm run test:browser", then this again.`,
  );
  process.exit(1);
}

const said = (command: string, args: string[]): string =>
  spawnSync(command, args, { encoding: 'utf8' }).stdout?.trim() ?? '';

const record = schema.validateSync(
  {
    day: statSync(outcomeFile).mtime.toISOString().slice(0, 10),
    commit: said('git', ['rev-parse', '--short', 'HEAD']),
    browser: said(findBrowser() ?? 'chromium', ['--version']).replace(/ built on .*$/, ''),
    ...JSON.parse(readFileSync(outcomeFile, 'utf8')),
  },
  { strict: true },
);
writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
console.log(
  `${recordFile}: ${record.pages} pages, ${record.runs} runs, ${record.findings} findings, ${record.undecided} undecided.`,
);

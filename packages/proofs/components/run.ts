/**
 * Runs the tests of the design system and keeps their outcome for the workshop, `/console/components`:
 *
 *     npm run component-tests -w @site/proofs
 *
 * Ends with 1 when a test failed; the outcome is kept all the same, and the workshop shows it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { componentFolders, readFolderDocs } from '@site/build/components/component-docs.ts';
import vitest from 'vitest/package.json' with { type: 'json' };
import { schema } from '#features/diagnostics/content/component-tests.schema.ts';
import { resultsOf, type VitestReport } from './results.ts';

const designSystem = 'src/design-system';
const recordFile = 'src/features/diagnostics/content/component-tests.json';

const folder = mkdtempSync(join(tmpdir(), 'component-tests-'));
const reportFile = join(folder, 'report.json');
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', designSystem, '--reporter=json', `--outputFile=${reportFile}`],
  { stdio: 'inherit' },
);
const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
rmSync(folder, { recursive: true, force: true });
const hashes = Object.fromEntries(
  componentFolders(designSystem).map((name) => [name, readFolderDocs(join(designSystem, name)).hash]),
);
const record = schema.validateSync(
  {
    day: new Date().toISOString().slice(0, 10),
    tool: `Vitest ${vitest.version}`,
    components: resultsOf(report, hashes),
  },
  { strict: true },
);
writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
console.log(`${record.components.length} components, kept in ${recordFile}.`);
process.exitCode = status ?? 1;

/**
 * `npm test`: every check, part by part, ending with the first that fails; at the end what each took. Tests that passed with the very
 * same files are left out (`docs/checks.md`); `npm test -- --all` runs them too.
 */
import { fileURLToPath } from 'node:url';
import { partsWith } from './parts.ts';
import { runParts, summaryOf } from './run-parts.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const parts = partsWith(...(process.argv.includes('--all') ? (['--all'] as const) : []));
const results = await runParts(parts, project, (line) => console.log(line));
console.log(`\n${summaryOf(results)}`);
const failed = results.find(({ outcome }) => outcome === 'failed');
if (failed !== undefined) {
  const words = parts.find(({ name }) => name === failed.name)?.command.join(' ');
  console.error(`\n"${failed.name}" failed: its output stands above. By itself it runs with: ${words}`);
  process.exitCode = 1;
}

/**
 * Checks that every file stands in a known place, imports only what that place may, and spells no fact that belongs
 * elsewhere:
 *
 *     npm run check:boundaries
 *     npm run check:boundaries -- --json
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { boundaryFindings } from './boundary-findings.ts';

const { values: options } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const { findings, files } = await boundaryFindings(fileURLToPath(new URL('../../../', import.meta.url)));

if (options.json) {
  console.log(JSON.stringify(findings, null, 2));
} else {
  for (const { rule, path, line, column, text } of findings) {
    console.log(`${path}:${line}:${column}: error: ${rule}: ${text}.`);
  }
  console.log(`${findings.length} ${findings.length === 1 ? 'error' : 'errors'} in ${files} files.`);
}
if (findings.length > 0) process.exitCode = 1;

/**
 * Checks that every file stands in its room and imports only what that room may:
 *
 *     npm run check:rooms
 *     npm run check:rooms -- --json
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readSourceFile } from '../source-file.ts';
import { importFindings } from './import-rules.ts';
import { brandFindings, colourFindings, rowNumberFindings, wireNameFindings } from './literal-rules.ts';
import type { RoomFinding } from './room-finding.ts';

const { values: options } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));

const paths = globSync(
  '{src,public,locales,tests}/**/*.{ts,tsx,js,mjs,css,json,po,html,svg,txt,vtt,xml,webmanifest}',
  {
    cwd: projectFolder,
  },
)
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

const findings = paths.flatMap((path): RoomFinding[] => {
  const text = readFileSync(projectFolder + path, 'utf8');
  if (!/\.(?:ts|tsx)$/.test(path)) return brandFindings(path, text);
  const file = readSourceFile(path, text);
  return [
    ...importFindings(file),
    ...brandFindings(path, text),
    ...wireNameFindings(file),
    ...colourFindings(file),
    ...rowNumberFindings(file),
  ];
});

findings.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column);

if (options.json) {
  console.log(JSON.stringify(findings, null, 2));
} else {
  for (const { rule, path, line, column, text } of findings) {
    console.log(`${path}:${line}:${column}: error: ${rule}: ${text}.`);
  }
  console.log(`${findings.length} ${findings.length === 1 ? 'error' : 'errors'} in ${paths.length} files.`);
}
if (findings.length > 0) process.exitCode = 1;

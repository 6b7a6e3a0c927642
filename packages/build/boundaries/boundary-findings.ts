import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceFile } from '../source-file.ts';
import { importFindings } from './cruise.ts';
import type { Finding } from './finding.ts';
import {
  addressFindings,
  brandFindings,
  colourFindings,
  formatFindings,
  muiColourFindings,
  rowNumberFindings,
  wireNameFindings,
} from './literal-rules.ts';
import { nativePartFindings } from './native-parts.ts';
import { ownStyleFindings } from './own-styles.ts';
import { placeFindings } from './place-rules.ts';

/** All that a project's files get wrong about where they stand, what they import and what they spell. */
export async function boundaryFindings(folder: string): Promise<{ findings: Finding[]; files: number }> {
  const paths = globSync(
    '{src,public,locales,packages,tests}/**/*.{ts,tsx,js,mjs,css,json,po,html,svg,txt,vtt,xml,webmanifest}',
    { cwd: folder, exclude: (name) => name === 'node_modules' },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const files = paths.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  const findings = [
    ...(await importFindings(folder)),
    ...files.flatMap(({ path, text }) => fileFindings(path, text)),
    ...ownStyleFindings(files),
  ];
  findings.sort((a, b) => a.path.localeCompare(b.path) || a.line - b.line || a.column - b.column);
  return { findings, files: paths.length };
}

function fileFindings(path: string, text: string): Finding[] {
  if (!/\.tsx?$/.test(path)) return brandFindings(path, text);
  const file = readSourceFile(path, text);
  return [
    ...placeFindings(path),
    ...brandFindings(path, text),
    ...wireNameFindings(file),
    ...colourFindings(file),
    ...muiColourFindings(path, text),
    ...formatFindings(path, text),
    ...nativePartFindings(path, text),
    ...rowNumberFindings(file),
    ...addressFindings(file),
  ];
}

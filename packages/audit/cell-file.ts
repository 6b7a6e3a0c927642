import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { CellResult } from './contract.ts';

/**
 * The cells that are done, one a line, written as each is done: a run that is broken off, or whose machine is, goes on where it
 * was. They count only for the build that they were seen in.
 */
export class CellFile {
  private readonly file: string;
  private readonly buildFile: string;
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.file = join(folder, 'cells.jsonl');
    this.buildFile = join(folder, 'build.sha256');
  }

  /**
   * What an earlier run has seen of this build. Skipped cells are not among them: they are tried again. A line that a
   * broken-off run left half written is none.
   */
  done(build: string): CellResult[] {
    if (!existsSync(this.file) || !existsSync(this.buildFile)) return [];
    if (readFileSync(this.buildFile, 'utf8') !== build) return [];
    return readFileSync(this.file, 'utf8')
      .split('\n')
      .flatMap((line) => readLine(line))
      .filter(({ status }) => status === 'run');
  }

  /** Starts the file anew with what is kept. */
  begin(build: string, kept: readonly CellResult[]): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.buildFile, build);
    writeFileSync(this.file, kept.map((result) => `${JSON.stringify(result)}\n`).join(''));
  }

  add(result: CellResult): void {
    appendFileSync(this.file, `${JSON.stringify(result)}\n`);
  }
}

function readLine(line: string): CellResult[] {
  if (line.trim() === '') return [];
  try {
    return [JSON.parse(line) as CellResult];
  } catch {
    return [];
  }
}

/**
 * What tells one build of the site from another: names and sizes of its files. Those of scripts and styles hold their
 * contents' hashes, and pages name them.
 * @throws when there is no build.
 */
export function fingerprint(folder: string): string {
  const files = globSync('**/*', { cwd: folder })
    .map((file) => ({ file, size: statSync(join(folder, file)).size }))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
  if (files.length === 0) {
    throw new Error(`There is no build in ${folder}; nothing can be audited; run "npm run build" first.`);
  }
  return createHash('sha256')
    .update(files.map(({ file, size }) => `${file} ${size}\n`).join(''))
    .digest('hex');
}

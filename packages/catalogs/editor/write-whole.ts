import { accessSync, constants, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Puts a new file in the place of an old one, whole or not at all: a full disk or an end of the process in between leaves
 * the old one. A file that is set read-only stays as it is, also for somebody whom the system would let write it.
 * @throws when the file or its folder takes no writing.
 */
export function writeWhole(file: string, text: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o222) === 0) throw new Error(`EACCES: ${file} is read-only`);
  accessSync(file, constants.W_OK);
  const beside = join(dirname(file), `.${basename(file)}.saving`);
  try {
    writeFileSync(beside, text, { mode, flush: true });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true, recursive: false });
    throw error;
  }
}

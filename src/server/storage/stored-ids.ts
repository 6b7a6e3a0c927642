import { appendFileSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSubmissionId } from '#features/submissions/model/idempotency.ts';

/** What was stored lately, written down beside the database. */
export type StoredIds = {
  /** Adds one, after it was committed. Never fails: the database has it, and this is a second opinion. */
  note(id: string, at: number): void;
  /** What was noted within the last week, as far as the file can be read. */
  noted(now: number): string[];
};

/** A week: what a disk loses it loses from the end, and the log has told of it at each start by then. */
const kept = 7 * 86_400_000;

/** A larger file is cut to what still counts when it is read. */
const longest = 256 * 1024;

const fileName = 'stored-ids.txt';

/**
 * SQLite cannot tell a damaged end of its write-ahead log from a write that was under way: it leaves both out and says nothing.
 * So the ids of what was stored stand in a second file as well, with nothing else of them; it is not flushed, since what is
 * asked of it is only to disagree.
 */
export function storedIds(dataDir: string): StoredIds {
  const path = join(dataDir, fileName);
  return {
    note(id, at) {
      try {
        appendFileSync(path, `${at} ${id}\n`, { mode: 0o600 });
      } catch {
        // A full disk is told elsewhere.
      }
    },

    noted(now) {
      try {
        const lines = readFileSync(path, 'utf8')
          .split('\n')
          .filter((line) => isRecent(line, now));
        if (statSync(path).size > longest) cut(path, lines);
        return lines.map((line) => line.split(' ')[1] ?? '');
      } catch {
        // There is none yet.
        return [];
      }
    },
  };
}

/** A disk that refuses the shorter file must not silence the longer one, which was read. */
function cut(path: string, lines: readonly string[]): void {
  try {
    writeFileSync(`${path}.new`, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  } catch {
    // The next start tries again, under the same name.
  }
}

/** Lines that a crash cut in half are none. */
function isRecent(line: string, now: number): boolean {
  const [at, id, ...rest] = line.split(' ');
  return rest.length === 0 && isSubmissionId(id) && Math.abs(now - Number(at)) < kept;
}

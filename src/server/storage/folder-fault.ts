import { sqliteCode } from './sqlite-code.ts';

type Sentence = readonly [codes: RegExp, sentence: string];

/** What to do about the disk or the database on it, by the code of Node or of SQLite. */
const diskSentences: readonly Sentence[] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'the disk is full. Free some space, then start again.'],
  [/^(EIO|SQLITE_IOERR)$/, 'the disk cannot be read or written. Look at it before you start again.'],
  // SQLite opens for reading what it cannot open for writing, whatever the reason.
  [
    /^SQLITE_READONLY$/,
    'the database can only be read. Look at the disk and at who owns its files, then start again.',
  ],
  [
    /^SQLITE_CANTOPEN$/,
    'the database cannot be opened. Look at the disk and at who owns its files, then start again.',
  ],
];

/** The same for a folder or a file in it. `SETTING` stands for the setting that names the folder. */
const folderSentences: readonly Sentence[] = [
  [
    /^(EACCES|EPERM|EROFS|SQLITE_READONLY)$/,
    "this server's user may not write there. Give it the right to, or set SETTING to a folder where it has it.",
  ],
  [
    /^(ENOTDIR|EEXIST|EISDIR|ENOENT|ELOOP|ENAMETOOLONG)$/,
    'that is no folder, and none can be made there. Set SETTING to one.',
  ],
  [/^(EMFILE|ENFILE)$/, 'too many files are open. Allow this user more (ulimit -n), then start again.'],
];

/** A fault of a folder of ours in a sentence that says what to do; `undefined` for any other error. */
export function folderFault(error: unknown, setting = 'DATA_DIR'): string | undefined {
  return sentenceOf(error, [...folderSentences, ...diskSentences])?.replace('SETTING', setting);
}

/** The same of the disk and the database on it, whichever folder was written to. */
export function diskFault(error: unknown): string | undefined {
  return sentenceOf(error, diskSentences);
}

function sentenceOf(error: unknown, sentences: readonly Sentence[]): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = sqliteCode(error) ?? ('code' in error ? String(error.code) : '');
  return sentences.find(([codes]) => codes.test(code))?.[1];
}

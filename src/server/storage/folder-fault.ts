/** What to do about a folder or a file of the data directory, by the code that Node gives its errors. */
const sentences: readonly [codes: RegExp, sentence: string][] = [
  [
    /^(EACCES|EPERM|EROFS|READONLY)$/,
    "this server's user may not write there. Give it the right to, or set DATA_DIR to a folder where it has it.",
  ],
  [
    /^(ENOTDIR|EEXIST|EISDIR|ENOENT|ELOOP|ENAMETOOLONG)$/,
    'that is no folder, and none can be made there. Set DATA_DIR to one.',
  ],
  [/^(ENOSPC|EDQUOT)$/, 'the disk is full. Free some space, then start again.'],
  [/^(EMFILE|ENFILE)$/, 'too many files are open. Allow this user more (ulimit -n), then start again.'],
  [/^EIO$/, 'the disk cannot be read or written. Look at it before you start again.'],
];

/** A fault of the data directory in a sentence that says what to do; `undefined` for any other error. */
export function folderFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = isReadOnly(error) ? 'READONLY' : 'code' in error ? String(error.code) : '';
  return sentences.find(([codes]) => codes.test(code))?.[1];
}

/** SQLite's own code of a file or folder that can only be read: `SQLITE_READONLY`. */
function isReadOnly(error: Error): boolean {
  return 'errcode' in error && (Number(error.errcode) & 255) === 8;
}

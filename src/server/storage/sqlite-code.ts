/** SQLite's result codes that say what is wrong with the disk or the file, by their number. */
const names: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
};

/**
 * The name of SQLite's result code in an error of Node's SQLite, whose own code is the same for a full disk, a broken one and a
 * slip in a query; `undefined` for any other error.
 */
export function sqliteCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  // The lowest byte is the kind; what is above it says more of the same.
  return names[Number(error.errcode) & 255];
}

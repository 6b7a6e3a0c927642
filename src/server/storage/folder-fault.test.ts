import { expect, test } from 'vitest';
import { diskFault, folderFault } from './folder-fault.ts';

const failing = (fields: object) => Object.assign(new Error('words of the system'), fields);

test.each([
  ['a full disk', { code: 'ENOSPC' }, /^the disk is full\./],
  ['a full disk as SQLite says it', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, /^the disk is full\./],
  ['a broken disk', { code: 'EIO' }, /^the disk cannot be read or written\./],
  [
    'a sync that failed, as SQLite says it',
    { code: 'ERR_SQLITE_ERROR', errcode: 1034 },
    /^the disk cannot be read/,
  ],
  ['a file that SQLite may only read', { code: 'ERR_SQLITE_ERROR', errcode: 8 }, /may not write there/],
  [
    'a file that SQLite cannot open',
    { code: 'ERR_SQLITE_ERROR', errcode: 14 },
    /^the database cannot be opened/,
  ],
])('says of %s what to do', (_, fields, sentence) => {
  expect(folderFault(failing(fields))).toMatch(sentence);
});

test('names the setting of the folder', () => {
  expect(folderFault(failing({ code: 'EACCES' }))).toContain('set DATA_DIR to');
  expect(folderFault(failing({ code: 'EACCES' }), 'ASSET_SHELF')).toContain('set ASSET_SHELF to');
});

test('tells a fault of the disk from one of a folder', () => {
  expect(diskFault(failing({ code: 'EIO' }))).toMatch(/^the disk cannot be read/);
  expect(diskFault(failing({ code: 'ERR_SQLITE_ERROR', errcode: 8 }))).toMatch(
    /^the database can only be read/,
  );
  expect(diskFault(failing({ code: 'EACCES' }))).toBeUndefined();
});

test('has no words for what is no fault of a folder', () => {
  expect(folderFault(failing({ code: 'ERR_SQLITE_ERROR', errcode: 1 }))).toBeUndefined();
  expect(folderFault(failing({}))).toBeUndefined();
  expect(folderFault('EIO')).toBeUndefined();
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSiteStorage, searchProfile } from './search-profile.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-profile-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, bytes: Buffer) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), bytes);
}

const text = 'Inés Ortega 1f2e3d4c5b6a';

test.each([
  ['UTF-8', Buffer.from(`\u0001${text}\u0002`)] as const,
  ['UTF-16', Buffer.from(`x${text}`, 'utf16le')] as const,
  ...['', 'a', 'ab'].map(
    (before) =>
      [
        `base64 behind "${before}"`,
        Buffer.from(Buffer.from(`${before}${text}!`).toString('base64')),
      ] as const,
  ),
])('finds a text in %s', (_name, bytes) => {
  write('Default/Session Storage/000003.log', bytes);
  expect(searchProfile(folder, [text, 'another'])).toEqual([
    { file: 'Default/Session Storage/000003.log', text },
  ]);
});

test('finds a text in a packed session of Firefox', () => {
  // Literals "ab", a match of eight letters two back, then the text as literals.
  const end = Buffer.from(text);
  const block = Buffer.concat([
    Buffer.from([0x24, ...Buffer.from('ab'), 2, 0]),
    Buffer.from([0xf0, end.length - 15]),
    end,
  ]);
  write('sessionstore.jsonlz4', Buffer.concat([Buffer.from('mozLz40\0'), Buffer.alloc(4), block]));
  expect(searchProfile(folder, [text, 'ababababab'])).toEqual([
    { file: 'sessionstore.jsonlz4', text },
    { file: 'sessionstore.jsonlz4', text: 'ababababab' },
  ]);
});

test('finds nothing in a clean profile', () => {
  write('Default/Preferences', Buffer.from('{}'));
  expect(searchProfile(folder, [text])).toEqual([]);
});

test.each([
  ['Default/Session Storage/000003.log', true],
  ['Default/IndexedDB/http_localhost_1.indexeddb.leveldb/000003.log', true],
  ['Default/Network/Cookies', true],
  ['storage/default/http+++localhost/idb/1.sqlite', true],
  ['webappsstore.sqlite-wal', true],
  ['Default/Sessions/Session_1', false],
  ['Default/Web Data', false],
  ['sessionstore-backups/recovery.jsonlz4', false],
])('%s holds what sites store: %s', (file, expected) => expect(isSiteStorage(file)).toBe(expected));

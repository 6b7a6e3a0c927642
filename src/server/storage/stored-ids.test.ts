import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { submission } from '#tests/server/support/storage-fixture.ts';
import { databaseFile, openStorage } from './open-storage.ts';
import { storedIds } from './stored-ids.ts';

const day = 86_400_000;

function folder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-stored-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Opens the data and returns the references that it misses. */
async function openAndAsk(dataDir: string) {
  const missing: string[] = [];
  const settings = { environment: 'development' as const, dataDir, storageKeys: null, databaseUrl: null };
  const storage = await openStorage(settings, {
    onMissing: (references) => void missing.push(...references),
  });
  return { storage, missing };
}

test('a database that lost its last pages is found out, by name and at each start', async () => {
  const dataDir = folder();
  const { storage, missing } = await openAndAsk(dataDir);
  const [first, ...lost] = Array.from({ length: 3 }, () => submission({ createdAt: Date.now() }));
  await storage.submissions.add(first ?? submission());
  await storage.close();
  copyFileSync(databaseFile(dataDir), join(dataDir, 'earlier'));
  const again = await openAndAsk(dataDir);
  for (const sent of lost) await again.storage.submissions.add(sent);
  // Repeats are not noted twice.
  for (const sent of lost) expect(await again.storage.submissions.add(sent)).toBe('same');
  await again.storage.close();
  expect([...missing, ...again.missing]).toEqual([]);
  // What a damaged log comes to: the file as it was before.
  copyFileSync(join(dataDir, 'earlier'), databaseFile(dataDir));
  for (let start = 0; start < 2; start += 1) {
    const after = await openAndAsk(dataDir);
    expect(after.missing).toEqual(lost.map(({ id }) => referenceOf(id)));
    await after.storage.close();
  }
});

test('what was erased is not missing', async () => {
  const dataDir = folder();
  const { storage } = await openAndAsk(dataDir);
  const sent = submission({ createdAt: Date.now() });
  await storage.submissions.add(sent);
  await storage.submissions.erase(sent.id, { now: Date.now(), reason: 'request' });
  await storage.close();
  const after = await openAndAsk(dataDir);
  await after.storage.close();
  expect(after.missing).toEqual([]);
});

test('only the last week counts, and half a line is none', () => {
  const dataDir = folder();
  const ids = storedIds(dataDir);
  const now = Date.now();
  const [old, recent] = [randomUUID(), randomUUID()];
  ids.note(old, now - 8 * day);
  ids.note(recent, now);
  appendFileSync(join(dataDir, 'stored-ids.txt'), `${now} ${randomUUID().slice(0, 9)}`);
  expect(ids.noted(now)).toEqual([recent]);
});

test('the file is cut when it has grown, is for nobody else, and a folder that is gone is no fault', () => {
  const dataDir = folder();
  const path = join(dataDir, 'stored-ids.txt');
  const ids = storedIds(dataDir);
  const now = Date.now();
  const recent = randomUUID();
  ids.note(randomUUID(), now - 8 * day);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  writeFileSync(path, `${`${now - 8 * day} ${randomUUID()}\n`.repeat(6000)}${now} ${recent}\n`);
  expect(ids.noted(now)).toEqual([recent]);
  expect(readFileSync(path, 'utf8')).toBe(`${now} ${recent}\n`);
  const nowhere = storedIds(join(dataDir, 'gone'));
  nowhere.note(recent, now);
  expect(nowhere.noted(now)).toEqual([]);
});

test('a disk that refuses the shorter file does not silence what stands in the longer one', () => {
  const dataDir = folder();
  const path = join(dataDir, 'stored-ids.txt');
  const now = Date.now();
  const recent = randomUUID();
  const lines = `${`${now - 8 * day} ${randomUUID()}\n`.repeat(6000)}${now} ${recent}\n`;
  writeFileSync(path, lines);
  // Where the shorter file would be written stands a folder.
  mkdirSync(`${path}.new`);
  expect(storedIds(dataDir).noted(now)).toEqual([recent]);
  expect(readFileSync(path, 'utf8')).toBe(lines);
});

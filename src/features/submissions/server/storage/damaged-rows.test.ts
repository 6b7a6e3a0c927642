import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFile, openStorage } from '#server/storage/open-storage.ts';
import { noon, submission } from '#tests/server/support/storage-fixture.ts';

const [a, b, c] = ['a', 'b', 'c'].map((id) => `${id}:${randomBytes(32).toString('base64')}`);

function settingsWith(storageKeys: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-rows-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { environment: 'development' as const, dataDir, storageKeys, databaseUrl: null };
}

test('a person’s damaged row is found by its hash, empty, and can be erased', async () => {
  const settings = settingsWith(`${a}`);
  const storage = await openStorage(settings);
  const sent = submission({ content: { name: 'Ana', email: 'ana@example.com' } });
  await storage.submissions.add(sent);
  const database = new DatabaseSync(databaseFile(settings.dataDir));
  database.prepare('update submissions set payload = ?').run(randomBytes(60));
  database.close();
  const { submissions } = await storage.submissions.withEmail('ana@example.com');
  expect(submissions).toMatchObject([{ id: sent.id, content: undefined }]);
  expect(await storage.submissions.eraseAll([sent.id], { now: noon, reason: 'request' })).toBe(1);
  await storage.close();
});

test('a repeat of what was erased is known by its id under each of two keys that were removed since', async () => {
  const settings = settingsWith(`${a}`);
  const sent = [submission(), submission()];
  for (const [place, storageKeys] of [`${a}`, `${b},${a}`].entries()) {
    const storage = await openStorage({ ...settings, storageKeys });
    for (const one of sent.slice(place, place + 1)) {
      await storage.submissions.add(one);
      await storage.submissions.erase(one.id, { now: noon, reason: 'request' });
    }
    await storage.close();
  }
  const both = await openStorage({ ...settings, storageKeys: `${c},${b},${a}` });
  await both.submissions.reencrypt(() => undefined);
  await both.close();
  const alone = await openStorage({ ...settings, storageKeys: `${c}` });
  for (const one of sent) {
    expect(await alone.submissions.compare(one)).toBe('same');
    expect(await alone.submissions.compare({ ...one, content: { name: 'Eva' } })).toBe('different');
  }
  await alone.close();
});

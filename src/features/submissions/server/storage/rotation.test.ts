import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { databaseFile, type OpenedStorage, openStorage } from '#server/storage/open-storage.ts';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { noon, submission } from '#tests/server/support/storage-fixture.ts';
import type { NewSubmission } from '../../model/submission-store.ts';

const day = 86_400_000;
const [old, fresh, third] = ['old', 'fresh', 'third'].map(
  (id) => `${id}:${randomBytes(32).toString('base64')}`,
) as [string, string, string];
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-rotation-'));
  folders.push(folder);
  return folder;
}

const withEmail = (change: Partial<NewSubmission> = {}) =>
  submission({
    content: { name: 'Ana', email: 'ana@example.com', filling: randomBytes(60).toString('hex') },
    ...change,
  });

describe.each([
  ['SQLite', async () => null],
  ['PostgreSQL', freshDatabase],
])('a change of keys in %s', { timeout: 60_000 }, (_name, database) => {
  const opened: OpenedStorage[] = [];

  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close().catch(() => undefined);
  });

  async function place() {
    const [dataDir, databaseUrl] = [newFolder(), await database()];
    /** Runs a statement past our own code. Its text holds what it needs. */
    async function raw(text: string): Promise<Record<string, unknown>[]> {
      if (databaseUrl === null) {
        const file = new DatabaseSync(databaseFile(dataDir), { timeout: 5000 });
        try {
          return file.prepare(text).all();
        } finally {
          file.close();
        }
      }
      const client = new Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    }
    async function open(...keys: string[]) {
      const settings = { environment: 'development' as const, dataDir, databaseUrl };
      const storage = await openStorage({ ...settings, storageKeys: keys.join(',') });
      opened.push(storage);
      return storage;
    }
    return { open, raw, dataDir };
  }

  test('goes on without a stop, and the old key can be removed at its end', async () => {
    const { open, raw } = await place();
    const [first, second] = [await open(old), await open(old)];
    const before = [];
    for (let number = 0; number < 205; number += 1) before.push(withEmail({ kind: 'office-hours' }));
    for (const sent of before) await first.submissions.add(sent);

    // Every instance learns of the new key, then puts it first; between the two they run side by side.
    const learning = [await open(old, fresh), await open(old, fresh)];
    await Promise.all([first.close(), second.close()]);
    const changed = await open(fresh, old);
    const during = [withEmail(), withEmail()];
    await changed.submissions.add(during[0] as NewSubmission);
    await learning[0]?.submissions.add(during[1] as NewSubmission);
    for (const storage of [changed, ...learning]) {
      expect((await storage.submissions.withEmail('ana@example.com')).submissions).toHaveLength(207);
      expect(await storage.submissions.list()).toHaveLength(207);
    }
    await Promise.all(learning.map((storage) => storage.close()));

    const seen: number[] = [];
    expect(await changed.submissions.reencrypt((done) => seen.push(done))).toEqual({
      changed: 206,
      left: 0,
      unreadable: 0,
    });
    expect(seen.at(-1)).toBe(206);
    expect(seen.length).toBeGreaterThan(2);
    expect(await changed.submissions.reencrypt()).toEqual({ changed: 0, left: 0, unreadable: 0 });
    expect(await raw('select distinct key_id from submissions')).toEqual([{ key_id: 'fresh' }]);
    await changed.close();

    const after = await open(fresh);
    await expect(open(old)).rejects.toThrow(/"fresh"/);
    const stored = new Map((await after.submissions.list()).map(({ id, content }) => [id, content]));
    for (const sent of [...before, ...during]) expect(stored.get(sent.id)).toEqual(sent.content);
    for (const sent of [before[0] as NewSubmission, before[204] as NewSubmission, ...during]) {
      expect(await after.submissions.compare(sent)).toBe('same');
      expect(await after.submissions.add(sent)).toBe('same');
      expect(await after.submissions.add({ ...sent, content: { ...sent.content, name: 'Eva' } })).toBe(
        'different',
      );
    }
    expect((await after.submissions.withEmail('ana@example.com')).submissions).toHaveLength(207);
    expect(await after.outbox.claim({ now: noon, limit: 500, leaseMs: 1000 })).toHaveLength(209);
  });

  test('knows a late repeat of what was erased under a key that is gone, also two keys later', async () => {
    const { open, raw } = await place();
    const first = await open(old);
    const [erased, kept] = [withEmail({ kind: 'office-hours' }), withEmail({ kind: 'office-hours' })];
    for (const sent of [erased, kept]) await first.submissions.add(sent);
    await first.submissions.erase(erased.id, { now: noon, reason: 'request' });
    await first.close();
    const rotate = async (...keys: string[]) => {
      const storage = await open(...keys);
      expect(await storage.submissions.reencrypt()).toMatchObject({ left: 0 });
      await storage.close();
    };
    await rotate(fresh, old);
    await rotate(third, fresh);
    // Once more, with nothing left to change: what was kept stays as it is.
    await rotate(third, fresh);
    const last = await open(third);
    expect(await last.submissions.compare(erased)).toBe('same');
    expect(await last.submissions.add(erased)).toBe('same');
    expect(await last.submissions.add({ ...erased, content: { name: 'Eva' } })).toBe('different');
    expect(await last.submissions.compare(kept)).toBe('same');
    // With the last tombstone under it goes what was kept of the key.
    expect(await raw('select key_id, closed_with from former_keys')).toEqual([
      { key_id: 'old', closed_with: 'third' },
    ]);
    await last.submissions.eraseExpired(noon + 90 * day);
    expect(await raw('select key_id from former_keys')).toEqual([]);
    expect(await last.submissions.compare(erased)).toBe('unknown');
  });

  test('goes through while others store, erase and change keys too, and harms none of it', async () => {
    const { open, raw } = await place();
    const first = await open(old, fresh);
    const sent = Array.from({ length: 400 }, () => withEmail({ kind: 'office-hours' }));
    for (const one of sent) await first.submissions.add(one);
    const erased = sent.filter((_, index) => index % 7 === 0);
    const added = Array.from({ length: 40 }, () => withEmail({ kind: 'office-hours' }));
    const [one, other] = [await open(fresh, old), await open(fresh, old)];
    const outcomes = await Promise.all([
      one.submissions.reencrypt(),
      other.submissions.reencrypt(),
      (async () => {
        for (const { id } of erased) await first.submissions.erase(id, { now: noon, reason: 'request' });
      })(),
      (async () => {
        for (const [index, late] of added.entries()) await (index % 2 ? one : first).submissions.add(late);
      })(),
    ]);
    expect(outcomes[0].unreadable + outcomes[1].unreadable).toBe(0);
    // What the instance with the old order stored at the very end is left for the next run.
    expect((await one.submissions.reencrypt()).left).toBe(0);
    await Promise.all([first, one, other].map((storage) => storage.close()));
    const last = await open(fresh);
    const stored = new Map((await last.submissions.list()).map(({ id, content }) => [id, content]));
    expect(stored.size).toBe(440);
    const gone = new Set(erased.map(({ id }) => id));
    for (const { id, content } of [...sent, ...added]) {
      expect(stored.get(id)).toEqual(gone.has(id) ? undefined : content);
    }
    expect(await last.submissions.erasures()).toHaveLength(erased.length);
    expect((await last.submissions.withEmail('ana@example.com')).submissions).toHaveLength(
      440 - erased.length,
    );
    for (const again of sent) expect(await last.submissions.compare(again)).toBe('same');
    expect(
      await raw('select count(*) as count from submissions where payload is null and email_hash is not null'),
    ).toMatchObject([{ count: expect.toSatisfy((count) => Number(count) === 0) }]);
  });

  test('closes how a request was answered anew, also where its content is not behind', async () => {
    const { open, raw } = await place();
    const first = await open(old, fresh);
    const [sent, later] = [withEmail(), withEmail()];
    const answer = { kind: 'passed-on', text: 'To the mill.' } as const;
    const line = { at: noon, subject: 'ana', name: 'Ana', act: 'done' } as const;
    const noted = { seen: 0, assignee: null, doneAt: noon, answer };
    await first.submissions.add(sent);
    await first.desk.change(sent.id, noted, line);
    const changed = await open(fresh, old);
    await changed.submissions.add(later);
    await first.desk.change(later.id, noted, line);
    await first.close();
    expect(await changed.submissions.reencrypt()).toEqual({ changed: 2, left: 0, unreadable: 0 });
    expect(await raw('select distinct key_id from answer_notes')).toEqual([{ key_id: 'fresh' }]);
    await changed.close();
    const last = await open(fresh);
    expect(await last.desk.answers([sent.id, later.id])).toEqual(
      new Map([
        [sent.id, answer],
        [later.id, answer],
      ]),
    );
    // Where the keys of a note are not known, nothing is served: the next change would lose it.
    await raw(`update answer_notes set key_id = 'gone' where submission_id = '${sent.id}'`);
    expect((await last.desk.answers([sent.id, later.id])).get(sent.id)).toBe('unreadable');
    expect(await last.submissions.reencrypt()).toEqual({ changed: 0, left: 1, unreadable: 1 });
    await last.close();
    await expect(open(fresh)).rejects.toThrow(/"gone"/);
  });

  test('goes on counting the letters that a mailbox has had in a day', async () => {
    const { open } = await place();
    const acknowledged = (createdAt: number) =>
      withEmail({ topics: ['notice', 'acknowledgement'], createdAt });
    const send = async (storage: OpenedStorage, sent: NewSubmission) => {
      await storage.submissions.add(sent);
      const deliveries = await storage.outbox.list({ submissions: [sent.id] });
      return deliveries.map(({ topic }) => topic).sort();
    };
    const first = await open(old);
    expect(await send(first, acknowledged(noon))).toEqual(['acknowledgement', 'notice']);
    const changed = await open(fresh, old);
    expect(await send(changed, acknowledged(noon + 1))).toEqual(['acknowledgement', 'notice']);
    expect(await send(changed, acknowledged(noon + 2))).toEqual(['notice']);
    const last = await open(third, fresh, old);
    expect(await send(last, acknowledged(noon + 3))).toEqual(['notice']);
    // The first letter is a day old, then the second.
    expect(await send(last, acknowledged(noon + day))).toEqual(['acknowledgement', 'notice']);
    expect(await send(last, acknowledged(noon + day))).toEqual(['notice']);
    expect(await send(last, acknowledged(noon + day + 1))).toEqual(['acknowledgement', 'notice']);
  });

  test('leaves alone what does not open, says so, and still finds whom it can', async () => {
    const { open, raw } = await place();
    const first = await open(old);
    const [broken, whole] = [withEmail(), withEmail()];
    for (const sent of [broken, whole]) await first.submissions.add(sent);
    const moved = `(select payload from submissions where id = '${whole.id}')`;
    await raw(`update submissions set payload = ${moved}, email_hash = null where id = '${broken.id}'`);
    const changed = await open(fresh, old);
    expect(await changed.submissions.reencrypt()).toEqual({ changed: 1, left: 1, unreadable: 1 });
    const { submissions, unreadable } = await changed.submissions.withEmail('ana@example.com');
    expect(submissions.map(({ id }) => id)).toEqual([whole.id]);
    expect(unreadable).toBe(1);
    await expect(open(fresh)).rejects.toThrow(/"old"/);
  });

  test('an instance that lacks the newest key leaves a delivery to another one', async () => {
    const { open } = await place();
    const [late, early] = [await open(old), await open(fresh, old)];
    const sent = submission({ kind: 'office-hours' });
    await early.submissions.add(sent);
    expect(await late.outbox.claim({ now: noon, limit: 9, leaseMs: 1000 })).toEqual([]);
    expect(await late.outbox.counts()).toMatchObject({ waiting: 1, dead: 0 });
    expect(await late.outbox.list()).toMatchObject([{ lastError: 'key-unknown', nextAt: noon + 1000 }]);
    expect(await early.outbox.claim({ now: noon + 1000, limit: 9, leaseMs: 1000 })).toMatchObject([
      { submission: { id: sent.id, content: sent.content } },
    ]);
    // Nor does it take a repeat for something else: it cannot tell.
    await expect(late.submissions.compare(sent)).rejects.toThrow(/"fresh"/);
  });

  test('knows a repeat by its id alone where nothing was kept of the key of what was erased', async () => {
    const { open, raw } = await place();
    const first = await open(old);
    const sent = withEmail({ kind: 'office-hours' });
    await first.submissions.add(sent);
    await first.submissions.erase(sent.id, { now: noon, reason: 'request' });
    await first.close();
    // The old key was taken out without the step that keeps what is needed of it.
    const changed = await open(fresh);
    expect(await raw('select key_id from former_keys')).toEqual([]);
    expect(await changed.submissions.compare(sent)).toBe('same');
    expect(await changed.submissions.add(sent)).toBe('same');
    expect(await changed.submissions.list()).toMatchObject([{ id: sent.id, content: undefined }]);
    await changed.close();
    // Nor does what was kept under a key that is unknown here.
    const both = await open(fresh, old);
    expect((await both.submissions.reencrypt()).left).toBe(0);
    await both.close();
    const stranger = await open(third);
    expect(await stranger.submissions.compare({ ...sent, content: { name: 'Eva' } })).toBe('same');
  });

  test('gives up a delivery whose content is gone, and tells staff', async () => {
    const { open, raw } = await place();
    const storage = await open(old);
    const [gone, whole] = [withEmail({ kind: 'office-hours' }), withEmail({ kind: 'office-hours' })];
    for (const sent of [gone, whole]) await storage.submissions.add(sent);
    await raw(`update submissions set payload = null where id = '${gone.id}'`);
    const claimed = await storage.outbox.claim({ now: noon, limit: 9, leaseMs: 1000 });
    expect(claimed.map(({ submission: { id } }) => id)).toEqual([whole.id]);
    expect(await storage.outbox.list({ state: 'dead' })).toMatchObject([{ lastError: 'content-unreadable' }]);
  });

  test('gives no reply out that was closed with a key that is gone', async () => {
    const { open } = await place();
    const first = await open(old);
    const token = await first.replies.put({ values: {} }, noon);
    const changed = await open(fresh);
    expect(await changed.replies.take(token, noon)).toBeUndefined();
  });

  test('enters what an older version stored in the index, and finds it before that too', async () => {
    const { open, raw } = await place();
    const storage = await open(old);
    const sent = Array.from({ length: 3 }, () => withEmail());
    for (const one of sent) await storage.submissions.add(one);
    await storage.submissions.add(submission());
    await raw('update submissions set email_hash = null');
    expect((await storage.submissions.withEmail('ANA@example.com')).submissions).toHaveLength(3);
    expect(await storage.submissions.reencrypt()).toEqual({ changed: 4, left: 0, unreadable: 0 });
    expect(await raw('select count(*) as count from submissions where email_hash is null')).toMatchObject([
      { count: expect.toSatisfy((count) => Number(count) === 0) },
    ]);
    expect((await storage.submissions.withEmail('ana@example.com')).submissions).toHaveLength(3);
  });
});

test('leaves nothing in the files of SQLite that the old key opens', async () => {
  const settings = { environment: 'development' as const, dataDir: newFolder(), databaseUrl: null };
  const first = await openStorage({ ...settings, storageKeys: old });
  const sent = Array.from({ length: 20 }, (_, index) =>
    withEmail({ content: { text: 'x'.repeat(index * 500) } }),
  );
  for (const one of sent) await first.submissions.add(one);
  const file = new DatabaseSync(databaseFile(settings.dataDir));
  const parts = file
    .prepare('select payload from submissions')
    .all()
    .map(({ payload }) => Buffer.from(payload as Uint8Array).subarray(0, 24));
  file.close();
  const found = () => {
    const files = readdirSync(settings.dataDir).map((name) => readFileSync(join(settings.dataDir, name)));
    return parts.filter((part) => files.some((bytes) => bytes.includes(part))).length;
  };
  expect(found()).toBe(20);
  await first.close();
  const changed = await openStorage({ ...settings, storageKeys: `${fresh},${old}` });
  expect(await changed.submissions.reencrypt()).toMatchObject({ changed: 20 });
  expect(found()).toBe(0);
  await changed.close();
});

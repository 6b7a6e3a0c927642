import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createKeyRing } from '#server/storage/key-ring.ts';
import { databaseFile, openStorage } from '#server/storage/open-storage.ts';
import { type FormsApiUnderTest, filledForm, openFormsApi } from '#tests/server/support/forms-api-fixture.ts';
import { freshDatabase } from '#tests/server/support/postgres-fixture.ts';
import { seal, sealedMediaType } from '../model/sealed.ts';
import { publicSealingKey } from './sealing.ts';

const day = 86_400_000;
const secrets = new Map(['old', 'fresh', 'third'].map((id) => [id, randomBytes(32)]));
const ring = (...ids: string[]) =>
  createKeyRing(new Map([...secrets].filter(([id]) => ids.includes(id)).sort(byPlaceIn(ids))));
const byPlaceIn =
  (ids: string[]) =>
  ([one]: [string, unknown], [other]: [string, unknown]) =>
    ids.indexOf(one) - ids.indexOf(other);
const asSealed = { 'content-type': sealedMediaType };
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['SQLite', async () => null],
  ['PostgreSQL', freshDatabase],
])('a request that waits on a device while keys change, with %s', { timeout: 60_000 }, (_name, database) => {
  let place: { dataDir: string; databaseUrl: string | null };
  let site: FormsApiUnderTest | undefined;
  let close: () => Promise<void> = async () => {};

  beforeEach(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-sealing-'));
    folders.push(dataDir);
    place = { dataDir, databaseUrl: await database() };
  }, 120_000);
  afterEach(() => stop());

  async function stop() {
    await close();
    close = async () => {};
  }

  /** The server, started anew over the same data with these keys, the current one first. */
  async function startWith(...ids: string[]) {
    await stop();
    const keys = ring(...ids);
    const storage = await openStorage({ environment: 'development', storageKeys: null, ...place }, { keys });
    const started = await openFormsApi({ keys, storage });
    site = started;
    close = async () => {
      await started.dispose();
      await storage.close();
    };
    return { site: started, storage };
  }

  /** Runs a statement past our own code. */
  async function raw(text: string): Promise<void> {
    if (place.databaseUrl === null) {
      const file = new DatabaseSync(databaseFile(place.dataDir), { timeout: 5000 });
      file.exec(text);
      file.close();
      return;
    }
    const client = new Client({ connectionString: place.databaseUrl });
    await client.connect();
    await client.query(text).finally(() => client.end());
  }

  /** A request as a page left it on the device, sealed for the key that this page was given. */
  async function left(keyId: string, recaptcha: string) {
    const id = randomUUID();
    const sealed = await seal(publicSealingKey(ring(keyId)), id, { ...filledForm, recaptcha });
    return { id, sealed };
  }

  const send = async (body: object) => (await site?.post(body, asSealed))?.status;

  test('is stored although its key was removed, also when another one followed', async () => {
    const answer = await (await startWith('old')).site.answer();
    const [waiting, longer] = [await left('old', answer), await left('old', answer)];
    await startWith('old', 'fresh');
    await startWith('fresh', 'old');
    const second = await startWith('fresh');
    // The puzzle was solved under the old key too: it is asked for again, and nothing is refused.
    expect(await send(waiting)).toBe(428);
    expect(await send({ ...waiting, recaptcha: await second.site.answer() })).toBe(201);
    expect(await send(waiting)).toBe(200);
    expect((await second.storage.submissions.list())[0]?.content).toMatchObject({ name: filledForm.name });

    expect((await (await startWith('third', 'fresh')).storage.submissions.reencrypt()).left).toBe(0);
    const third = await startWith('third');
    expect(await send({ ...longer, recaptcha: await third.site.answer() })).toBe(201);
    expect(await send({ ...(await left('fresh', answer)), recaptcha: await third.site.answer() })).toBe(201);
  });

  test('is stored as long as a page may have been open, and what opens it is forgotten after that', async () => {
    await startWith('fresh', 'old');
    const before = Date.now();
    let { storage, site: current } = await startWith('fresh');
    await storage.submissions.eraseExpired(before + 29 * day);
    expect(await send({ ...(await left('old', 'x')), recaptcha: await current.answer() })).toBe(201);
    await storage.submissions.eraseExpired(Date.now() + 30 * day);
    expect(await send({ ...(await left('old', 'x')), recaptcha: await current.answer() })).toBe(400);

    // A server that knows the old key for years keeps it until the day it does not.
    ({ storage, site: current } = await startWith('fresh', 'old'));
    await storage.submissions.eraseExpired(Date.now() + 900 * day);
    ({ storage, site: current } = await startWith('fresh'));
    expect(await send({ ...(await left('old', 'x')), recaptcha: await current.answer() })).toBe(201);
  });

  test('waits on while the database cannot say whether it knows the key', async () => {
    const { site: current } = await startWith('fresh', 'old');
    await startWith('fresh');
    await raw('alter table sealing_keys rename to sealing_keys_away');
    expect(await send({ ...(await left('old', 'x')), recaptcha: await current.answer() })).toBe(503);
    await raw('alter table sealing_keys_away rename to sealing_keys');
    expect(await send({ ...(await left('old', 'x')), recaptcha: 'x' })).toBe(400);
  });

  test('leaves nothing behind that opens it without the current key', async () => {
    const { storage } = await startWith('fresh', 'old');
    expect((await storage.sealingKeys.find('old'))?.length).toBe(32);
    expect(await storage.sealingKeys.find('fresh')).toBeUndefined();
    const stranger = await startWith('third');
    expect(await stranger.storage.sealingKeys.find('old')).toBeUndefined();
  });
});

test('an answer of a human check that is no longer asked is asked for again, not refused', async () => {
  const site = await openFormsApi();
  const id = randomUUID();
  const sealed = await seal(await site.port.submissionKey(), id, {
    ...filledForm,
    recaptcha: 'googles-token',
  });
  const reply = await site.post({ id, sealed }, asSealed);
  expect([reply.status, (await reply.json()).error]).toEqual([428, 'captcha_expired']);
  // A fresh answer is judged for good.
  expect((await site.post({ id, sealed, recaptcha: 'no-answer' }, asSealed)).status).toBe(400);
  expect((await site.post({ id, sealed, recaptcha: await site.answer() }, asSealed)).status).toBe(201);
  await site.dispose();
});

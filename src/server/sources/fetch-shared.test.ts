import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { SourceFailed } from '#features/investors/model/source-state.ts';
import {
  type OutsideAnswer,
  readableLog,
  says,
  startOutside,
} from '#tests/server/support/outside-fixture.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { SharedCopies } from '../storage/storage.ts';
import { createCachedSource } from './cached-source.ts';

vi.setConfig({ testTimeout: 30_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

const isDown: OutsideAnswer = (response) => response.destroy();
const good = (word: string) => says(JSON.stringify({ word }));

function read(text: string): string {
  const { word }: { word?: unknown } = JSON.parse(text);
  if (typeof word !== 'string') throw new Error('No word.');
  return word;
}

/** Instances of one site on one database, and the source that all of them read. */
async function open(
  first: OutsideAnswer,
  change: (copies: SharedCopies) => SharedCopies = (copies) => copies,
) {
  const outside = await startOutside(first);
  const dataDir = mkdtempSync(join(tmpdir(), 'site-shared-'));
  const storage = await openStorage({
    environment: 'development',
    dataDir,
    storageKeys: null,
    databaseUrl: null,
  });
  cleanups.push(
    outside.close,
    () => storage.close(),
    () => rmSync(dataDir, { recursive: true }),
  );
  const clock = { at: Date.parse('2026-11-20T12:00:00Z') };
  const { log, lines } = readableLog();
  const instance = (shared: SharedCopies | null = change(storage.copies)) =>
    createCachedSource({
      topic: 'prices',
      document: { url: outside.url, accept: 'application/json', longest: 200_000, timeout: 700 },
      read,
      file: null,
      shared,
      freshFor: 60_000,
      retryAfter: 30_000,
      patience: 10_000,
      log,
      now: () => clock.at,
    });
  return { outside, clock, lines, instance };
}

test('ten instances that are asked at once ask their source once, and show the same', async () => {
  const { outside, clock, instance } = await open(good('one'));
  const instances = Array.from({ length: 10 }, () => instance());
  expect(new Set(await Promise.all(instances.map((each) => each.get())))).toEqual(new Set(['one']));
  expect(outside.requests).toHaveLength(1);
  outside.becomes(good('two'));
  clock.at += 60_000;
  expect(new Set(await Promise.all(instances.map((each) => each.get())))).toEqual(new Set(['two']));
  expect(outside.requests).toHaveLength(2);
  expect(instances[9]?.state()).toMatchObject({ ageSeconds: 0, isLastCopy: false });
});

test('an instance that starts while the source is down shows what another read last, and says so', async () => {
  const { outside, clock, instance } = await open(good('one'));
  await instance().get();
  outside.becomes(isDown);
  clock.at += 3_600_000;
  const late = instance();
  expect(await late.get()).toBe('one');
  expect(late.state()).toMatchObject({ ageSeconds: 3600, isLastCopy: true });
});

test('a failed source is left alone by all, and a copy of rubbish is given to nobody', async () => {
  const { outside, clock, instance } = await open(good('one'));
  await instance().get();
  clock.at += 60_000;
  outside.becomes(says('{"word":7}'));
  const others = [instance(), instance(), instance()];
  expect(await Promise.all(others.map((each) => each.get()))).toEqual(['one', 'one', 'one']);
  expect(outside.requests).toHaveLength(2);
  outside.becomes(good('two'));
  clock.at += 29_999;
  expect(await instance().get()).toBe('one');
  clock.at += 1;
  expect(await instance().get()).toBe('two');
});

test('where nobody ever read the source, all say that there is nothing', async () => {
  const { outside, instance } = await open(isDown);
  await expect(instance().get()).rejects.toThrow(SourceFailed);
  await expect(instance().get()).rejects.toThrow(SourceFailed);
  expect(outside.requests).toHaveLength(1);
});

test('a database that does not answer does not take the feeds with it', async () => {
  const fails = () => Promise.reject(new Error('No database.'));
  const { outside, lines, instance } = await open(good('one'), () => ({
    find: fails,
    read: fails,
    lease: fails,
    keep: fails,
    fail: fails,
  }));
  expect(await instance().get()).toBe('one');
  expect(outside.requests).toHaveLength(1);
  expect(JSON.stringify(lines)).toContain('shared copy not reached');
});

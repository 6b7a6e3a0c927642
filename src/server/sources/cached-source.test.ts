import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SourceFailed } from '#features/investors/model/source-state.ts';
import {
  letdowns,
  type OutsideAnswer,
  readableLog,
  says,
  startOutside,
} from '#tests/server/support/outside-fixture.ts';
import { createCachedSource } from './cached-source.ts';

vi.setConfig({ testTimeout: 30_000 });

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

/** What a good answer is made into. */
function read(text: string): string {
  const { word }: { word?: unknown } = JSON.parse(text);
  if (typeof word !== 'string') throw new Error(`SECRET ${text}`);
  return word;
}
const good = (word: string) => says(JSON.stringify({ word }));

async function open(first: OutsideAnswer, file: string | null = null) {
  const outside = await startOutside(first);
  cleanups.push(outside.close);
  const clock = { at: Date.parse('2026-11-20T12:00:00Z') };
  const { log, lines } = readableLog();
  const sourceAt = (url = outside.url) =>
    createCachedSource({
      topic: 'news',
      document: { url, accept: 'application/json', longest: 200_000, timeout: 700 },
      read,
      file,
      freshFor: 60_000,
      retryAfter: 30_000,
      // Longer than the time-out, so that a test sees how a refresh ended.
      patience: 10_000,
      log,
      now: () => clock.at,
    });
  return { outside, clock, lines, source: sourceAt(), sourceAt };
}

test('asks once, and not again while the copy is fresh, however many ask at once', async () => {
  const { outside, clock, source } = await open(good('one'));
  expect(source.state()).toBeNull();
  expect(await Promise.all([source.get(), source.get(), source.get()])).toEqual(['one', 'one', 'one']);
  clock.at += 59_000;
  expect(await source.get()).toBe('one');
  expect(outside.requests).toHaveLength(1);
  expect(source.state()).toEqual({
    asOf: '2026-11-20T12:00:00.000Z',
    ageSeconds: 59,
    isLastCopy: false,
    isSample: false,
  });
});

test('what was read or failed while the clock was ahead is asked for again when it is right', async () => {
  const { outside, clock, source } = await open(good('tomorrow'));
  const day = 86_400_000;
  clock.at += day;
  expect(await source.get()).toBe('tomorrow');
  clock.at -= day;
  outside.becomes(good('today'));
  expect(await source.get()).toBe('today');
  clock.at += day;
  outside.becomes((response) => response.writeHead(500).end());
  expect(await source.get()).toBe('today');
  clock.at += 60_000 - day;
  outside.becomes(good('evening'));
  expect(await source.get()).toBe('evening');
});

test('brings what is new once the copy is no longer fresh', async () => {
  const { outside, clock, source } = await open(good('one'));
  await source.get();
  outside.becomes(good('two'));
  clock.at += 60_000;
  expect(await source.get()).toBe('two');
  expect(source.state()).toMatchObject({ asOf: '2026-11-20T12:01:00.000Z', ageSeconds: 0 });
});

describe.each(letdowns)('a source that answers %s', (_name, code, answer) => {
  test('leaves the last good copy, which says its age, and one line in the log', async () => {
    const { outside, clock, lines, source } = await open(good('one'));
    await source.get();
    outside.becomes(answer);
    clock.at += 3_600_000;
    expect(await source.get()).toBe('one');
    expect(source.state()).toEqual({
      asOf: '2026-11-20T12:00:00.000Z',
      ageSeconds: 3600,
      isLastCopy: true,
      isSample: false,
    });
    for (let tries = 0; tries < 2; tries += 1) {
      clock.at += 30_000;
      expect(await source.get()).toBe('one');
    }
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'source failed', topic: 'news', code },
    ]);
    expect(lines.join()).not.toMatch(/SECRET|127\.0\.0\.1/);
  });

  test('is a failure as long as there is no copy, and is not asked again at once', async () => {
    const { outside, clock, source } = await open(answer);
    await expect(source.get()).rejects.toThrow(SourceFailed);
    await expect(source.get()).rejects.toThrow(SourceFailed);
    expect(outside.requests).toHaveLength(1);
    expect(source.state()).toBeNull();
    outside.becomes(good('one'));
    clock.at += 30_000;
    expect(await source.get()).toBe('one');
  });
});

test('a server that is not there at all', async () => {
  const { outside, source, lines } = await open(good('one'));
  await outside.close();
  cleanups.length = 0;
  await expect(source.get()).rejects.toThrow(SourceFailed);
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ code: 'refused' });
});

test('a visitor does not wait for a slow source when there is a copy', async () => {
  const outside = await startOutside(good('one'));
  cleanups.push(outside.close);
  const clock = { at: 0 };
  const source = createCachedSource({
    topic: 'news',
    document: { url: outside.url, accept: '*/*', longest: 1000, timeout: 60_000 },
    read,
    file: null,
    freshFor: 1000,
    patience: 1,
    log: readableLog().log,
    now: () => clock.at,
  });
  await source.get();
  let finish: (() => void) | undefined;
  outside.becomes((response) => {
    finish = () => void response.end('{"word":"two"}');
  });
  clock.at = 1000;
  // It is answered although the source has not answered yet.
  expect(await source.get()).toBe('one');
  await vi.waitFor(() => expect(finish).toBeDefined(), { timeout: 20_000 });
  finish?.();
  await vi.waitFor(async () => expect(await source.get()).toBe('two'), { timeout: 20_000 });
});

test('says once that the source is well again', async () => {
  const { outside, clock, lines, source } = await open(letdowns[0]?.[2] ?? good('x'));
  await source.get().catch(() => undefined);
  outside.becomes(good('one'));
  clock.at += 30_000;
  await source.get();
  clock.at += 60_000;
  await source.get();
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['source failed', 'source answers again']);
});

describe('over a restart', () => {
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'sources-'));
    cleanups.push(() => rmSync(path, { recursive: true, force: true }));
    return path;
  };

  test('the last good copy is there while the source is not', async () => {
    const path = folder();
    const file = join(path, 'sources', 'news.json');
    const { outside, clock, source, sourceAt } = await open(good('one'), file);
    await source.get();
    expect(readdirSync(join(path, 'sources'))).toEqual(['news.json']);
    expect(readFileSync(file, 'utf8')).not.toContain('127.0.0.1');
    outside.becomes(letdowns[0]?.[2] ?? good('x'));
    clock.at += 7_200_000;
    const restarted = sourceAt();
    expect(await restarted.get()).toBe('one');
    expect(restarted.state()).toMatchObject({ ageSeconds: 7200, isLastCopy: true });
  });

  test('a copy of another address is not shown', async () => {
    const file = join(folder(), 'news.json');
    const { outside, source, sourceAt } = await open(good('one'), file);
    await source.get();
    outside.becomes(letdowns[0]?.[2] ?? good('x'));
    await expect(sourceAt(`${outside.url}?other`).get()).rejects.toThrow(SourceFailed);
  });

  test.each(['', '{', '[]', '{"of":1}', 'null'])(
    'a damaged copy (%s) is as good as none',
    async (content) => {
      const file = join(folder(), 'news.json');
      writeFileSync(file, content);
      const { source } = await open(good('one'), file);
      expect(await source.get()).toBe('one');
    },
  );

  test('a disk that takes nothing does no more harm than a line in the log', async () => {
    const path = folder();
    writeFileSync(join(path, 'sources'), 'a file where the folder should be');
    const { source, lines } = await open(good('one'), join(path, 'sources', 'news.json'));
    expect(await source.get()).toBe('one');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'copy not kept', code: 'EEXIST' }]);
  });

  test('a copy that could not take its name leaves no beginning of it behind', async () => {
    const path = folder();
    // A folder of this name, which no file can replace.
    mkdirSync(join(path, 'news.json', 'full'), { recursive: true });
    const { source, lines } = await open(good('one'), join(path, 'news.json'));
    expect(await source.get()).toBe('one');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'copy not kept', code: 'EISDIR' }]);
    expect(readdirSync(path)).toEqual(['news.json']);
  });
});

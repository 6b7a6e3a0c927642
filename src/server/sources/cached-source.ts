import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type DatedSource, SourceFailed, type SourceState } from '#features/investors/model/source-state.ts';
import { errorFields, type Log } from '../log.ts';
import type { SharedCopies } from '../storage/storage.ts';
import { DocumentRefused, type FetchDocumentOptions, fetchDocument } from './fetch-document.ts';
import { type DatedText, fetchShared } from './fetch-shared.ts';

/** What a source is made from. */
export type CachedSourceOptions<Value> = {
  /** What it brings, for the log: `news`, `quotes`. */
  topic: string;
  document: FetchDocumentOptions;
  /** Makes sense of the text. @throws DocumentRefused or any error when it makes none. */
  read: (text: string) => Value;
  /** Where the last good copy is kept over a restart; `null` keeps it in memory alone. */
  file: string | null;
  /** Copies that all instances on one database share; `null` where there is one instance. Default `null`. */
  shared?: SharedCopies | null;
  /** How long a copy counts as fresh, in milliseconds. */
  freshFor: number;
  /** How long a failed source is left alone, in milliseconds. Default 30 s. */
  retryAfter?: number;
  /** How long a visitor waits for a fresh copy while there is an older one, in milliseconds. Default 1 s. */
  patience?: number;
  log: Log;
  now?: () => number;
};

/** A document elsewhere, kept here. */
export type CachedSource<Value> = DatedSource & {
  /** The freshest copy that can be had. @throws SourceFailed when there is none. */
  get(): Promise<Value>;
};

type Copy<Value> = { value: Value; readAt: number };

/**
 * Keeps a copy of a document, refreshes it when somebody asks for it, and shows the last good one while its source
 * fails, hangs or answers rubbish. However many ask, the source is asked once at a time, and after a failure not at once
 * again. A failure is logged when it begins or changes, not each time.
 */
export function createCachedSource<Value>(options: CachedSourceOptions<Value>): CachedSource<Value> {
  const { topic, document, read, file, freshFor, log } = options;
  const { shared = null, retryAfter = 30_000, patience = 1000, now = Date.now } = options;
  /** As the other instances call it. An address may hold a key, so it is not written down. */
  const source = `${topic} ${digestOf(document.url)}`;
  let copy: Copy<Value> | null = null;
  let failure: string | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let remembered: Promise<void> | null = null;
  let lastRead: { text: string; value: Value } | null = null;

  async function refresh(): Promise<void> {
    try {
      const { text, readAt } = await readOnce();
      copy = { value: understood(text), readAt };
      if (failure !== null) log.info('source answers again', { topic });
      failure = null;
      await remember(text, readAt);
    } catch (error) {
      const { code } = error as DocumentRefused;
      if (code !== failure) log.warn('source failed', { topic, code });
      failure = code;
      failedAt = now();
    } finally {
      running = null;
    }
  }

  /** Asks the source, or whoever has just asked it. @throws DocumentRefused */
  async function readOnce(): Promise<DatedText> {
    const fetch = async () => {
      const text = await fetchDocument(document);
      understood(text);
      return text;
    };
    if (shared !== null) {
      try {
        return await fetchShared({ copies: shared, source, fetch, freshFor, retryAfter, now });
      } catch (error) {
        if (error instanceof DocumentRefused) throw error;
        // A database that does not answer must not take the feeds with it.
        log.warn('shared copy not reached', { topic });
      }
    }
    return { text: await fetch(), readAt: now() };
  }

  /** @throws DocumentRefused with `rubbish` when the text makes no sense. */
  function understood(text: string): Value {
    try {
      // A text that was understood before it was shared is not read a second time.
      if (lastRead?.text !== text) lastRead = { text, value: read(text) };
      return lastRead.value;
    } catch {
      throw new DocumentRefused('rubbish');
    }
  }

  async function remember(text: string, readAt: number): Promise<void> {
    if (file === null) return;
    const draft = `${file}.${randomUUID()}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, JSON.stringify({ of: digestOf(document.url), readAt, text }), { mode: 0o600 });
      await rename(draft, file);
    } catch (error) {
      log.warn('copy not kept', { topic, ...errorFields(error) });
      // A disk that is full would be filled further by each beginning of a copy.
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  /** Takes up the newest copy of an earlier run or of another instance that still makes sense. */
  async function recall(): Promise<void> {
    const kept = (await Promise.all([keptHere(), keptByAll()])).filter((each) => each !== null);
    for (const { text, readAt } of kept.sort((one, other) => other.readAt - one.readAt)) {
      try {
        copy ??= { value: read(text), readAt: Math.min(readAt, now()) };
      } catch {
        // The next one may be whole.
      }
    }
  }

  /** The copy of an earlier run, if it is of the same address. `null` where there is none, or it is damaged. */
  async function keptHere(): Promise<DatedText | null> {
    if (file === null) return null;
    try {
      const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
      return isKept(kept) && kept.of === digestOf(document.url) ? kept : null;
    } catch {
      return null;
    }
  }

  /** What another instance has kept. `null` where there is nothing, or the database does not answer. */
  async function keptByAll(): Promise<DatedText | null> {
    return (await shared?.read(source).catch(() => null)) ?? null;
  }

  return {
    async get() {
      remembered ??= recall();
      await remembered;
      if (copy && isWithin(now() - copy.readAt, freshFor)) return copy.value;
      if (!running && !isWithin(now() - failedAt, retryAfter)) running = refresh();
      if (running) await (copy ? Promise.race([running, wait(patience)]) : running);
      // It may have changed while we waited.
      const freshest = copy as Copy<Value> | null;
      if (!freshest) throw new SourceFailed(topic);
      return freshest.value;
    },

    state(): SourceState | null {
      if (!copy) return null;
      return {
        asOf: new Date(copy.readAt).toISOString(),
        ageSeconds: Math.max(0, Math.floor((now() - copy.readAt) / 1000)),
        isLastCopy: failure !== null,
        isSample: false,
      };
    },
  };
}

/** False for what lies ahead as well: a clock that was ahead said so, and it would hold until that moment comes. */
function isWithin(age: number, longest: number): boolean {
  return age >= 0 && age < longest;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

function digestOf(url: string): string {
  return createHash('sha256').update(url).digest('base64url');
}

function isKept(value: unknown): value is { of: string; readAt: number; text: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { of, readAt, text } = value as Record<string, unknown>;
  return typeof of === 'string' && typeof readAt === 'number' && typeof text === 'string';
}

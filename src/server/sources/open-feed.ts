import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { SharedCopies } from '../storage/storage.ts';
import { createCachedSource } from './cached-source.ts';

const minute = 60_000;
const megabyte = 1024 * 1024;

/** What a feed of the yards' own computer is opened with. */
export interface FeedOptions<Content> {
  /** Names the feed in the log, the metrics and its file. */
  topic: string;
  /** Where it is fetched: JSON or comma-separated values, at most 8 MiB. */
  url: string;
  /** Checks and reads it; throws with the reason, and the last good copy stays. */
  read: (text: string) => Content;
  /** The folder of all that the server keeps; the last good copy lies in `sources/<topic>.json` below it. */
  dataDir: string;
  /** Copies that all instances on one database share; `null` where there is one instance. */
  shared: SharedCopies | null;
  log: Log;
  now: () => number;
}

/** Opens a feed that the settings name: asked at most every five minutes, its last good copy kept over a restart. */
export const openFeed = <Content>({ topic, url, read, dataDir, shared, log, now }: FeedOptions<Content>) =>
  createCachedSource({
    topic,
    document: { url, accept: 'application/json, text/csv;q=0.9', longest: 8 * megabyte },
    read,
    file: join(dataDir, 'sources', `${topic}.json`),
    shared,
    freshFor: 5 * minute,
    log,
    now,
  });

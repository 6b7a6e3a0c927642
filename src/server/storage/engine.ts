import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { StoredIds } from './stored-ids.ts';
import type { Tables } from './tables.ts';

/** What a database brings to storage beside its tables: the few things in which SQLite and PostgreSQL differ. */
export type Engine = {
  db: Kysely<Tables>;
  /** Whether single rows are locked (`for update skip locked`). SQLite has one writer at a time and needs no such thing. */
  locksRows: boolean;
  /** Rejects with `StorageFullError` while there is too little room for new submissions. */
  assertRoom(): Promise<void>;
  /** Rejects when the database could not take a submission now. */
  check(): Promise<void>;
  /** What was stored lately, written down a second time; null where the database itself notices a lost end. */
  storedIds: StoredIds | null;
  /** Called after contents were erased: takes their bytes out of the files as far as the engine can. */
  afterErasing(): Promise<void>;
  close(): Promise<void>;
  /** Connections for counting what all instances share; null where there is one instance only. */
  limiterPool: Pool | null;
};

import type { AlertStore } from '#features/alerts/model/alert-store.ts';
import type {
  Outbox,
  ReplyStore,
  SealingKeyStore,
  SubmissionStore,
} from '#features/submissions/model/submission-store.ts';

/**
 * What the server keeps, as a port: SQLite or PostgreSQL stands behind it without a caller noticing. `storage-contract.ts` says in tests what any implementation has to do.
 */
export type Storage = {
  submissions: SubmissionStore;
  outbox: Outbox;
  replies: ReplyStore;
  visits: VisitStore;
  sealingKeys: SealingKeyStore;
  alerts: AlertStore;
  /**
   * Resolves when the database could take a submission now: it answers, has the tables this code expects, takes writes,
   * and its disk has room. Rejects otherwise.
   */
  check(): Promise<void>;
  /** Lets go of the database. Nothing may be asked after it. */
  close(): Promise<void>;
};

/** Page views per day and path. No visitor can be told from another in them. */
export type VisitStore = {
  /** Counts one view. `day` is `yyyy-mm-dd`. */
  count(day: string, path: string): Promise<void>;
  /** Views from `since` (a day) on, by day and path. */
  list(since: string): Promise<{ day: string; path: string; count: number }[]>;
};

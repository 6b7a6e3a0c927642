import type { AlertStore } from '#features/alerts/model/alert-store.ts';
import type { DeskStore } from '#features/desk/model/desk-store.ts';
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
  copies: SharedCopies;
  desk: DeskStore;
  /**
   * Resolves when the database could take a submission now: it answers, has the tables this code expects, takes writes,
   * and its disk has room. Rejects otherwise.
   */
  check(): Promise<void>;
  /** Lets go of the database. Nothing may be asked after it. */
  close(): Promise<void>;
};

/**
 * Copies of documents elsewhere that every instance on one database reads, so that each document is asked for once. A source is
 * named by what its owner calls it; moments are those of `Date.now`.
 */
export type SharedCopies = {
  /** What is known of a source without its text; `null` for nothing. */
  find(
    source: string,
  ): Promise<{ readAt: number | null; leasedUntil: number; failure: string | null } | null>;
  /** Its last good text; `null` for none. */
  read(source: string): Promise<{ text: string; readAt: number } | null>;
  /** Takes the right to ask the source until a moment. False while another has it, and where the copy is newer than `staleAt`. */
  lease(source: string, moments: { now: number; until: number; staleAt: number }): Promise<boolean>;
  /** Keeps a good copy and ends the lease. Copies that nobody renewed for a month go: their source has another address now. */
  keep(source: string, copy: { text: string; readAt: number }): Promise<void>;
  /** Says why it failed. Nobody asks again before the moment; the last good copy stays. */
  fail(source: string, failure: string, until: number): Promise<void>;
};

/** Page views per day and path. No visitor can be told from another in them. */
export type VisitStore = {
  /** Counts one view. `day` is `yyyy-mm-dd`. */
  count(day: string, path: string): Promise<void>;
  /** Views from `since` (a day) on, by day and path. */
  list(since: string): Promise<{ day: string; path: string; count: number }[]>;
};

/**
 * What the server keeps, as a port: SQLite stands behind it today, and a second database can stand behind it without
 * a caller noticing. `storage-contract.ts` says in tests what any implementation has to do.
 */
export type Storage = {
  submissions: SubmissionStore;
  replies: ReplyStore;
  visits: VisitStore;
  /** Resolves when the database answers and has the tables this code expects; rejects when it does not. */
  check(): Promise<void>;
  /** Lets go of the database. Nothing may be asked after it. */
  close(): Promise<void>;
};

/** The forms whose submissions are kept. */
export const submissionKinds = ['privacy', 'contact'] as const;

/** One of these forms. */
export type SubmissionKind = (typeof submissionKinds)[number];

/** Content of a submission as JSON can carry it. The answer of a human check is no part of it. */
export type SubmissionContent = { readonly [field: string]: unknown };

/** A submission about to be stored. */
export type NewSubmission = {
  /** Made once per filled form; the same id twice is the same submission. */
  id: string;
  kind: SubmissionKind;
  content: SubmissionContent;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The human check that let it in, which may let in no other. */
  check?: UsedCheck;
};

/** Proof of a human check: unique, and of no use to anyone after `expiresAt`. */
export type UsedCheck = { signature: string; expiresAt: number };

/** What storing came to; only `stored` has changed anything. */
export type AddOutcome =
  | 'stored'
  /** The id is known with the same content: a repeat. */
  | 'same'
  /** The id is known with other content. */
  | 'different'
  /** The human check has let in another submission before. */
  | 'check-used';

/** A stored submission, opened for staff. */
export type StoredSubmission = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  createdAt: number;
  /** Undefined once its time of keeping is over. */
  content: SubmissionContent | undefined;
};

/** Which submissions to list; oldest first. */
export type SubmissionFilter = { kind?: SubmissionKind; since?: number };

/** Submissions, each with its line in the outbox: both are written in one transaction or neither is. */
export type SubmissionStore = {
  /** Looks an id up without changing anything. */
  compare(
    submission: Pick<NewSubmission, 'id' | 'kind' | 'content'>,
  ): Promise<'unknown' | 'same' | 'different'>;
  /** Stores a submission. Once it resolves with `stored`, the submission survives a loss of power. */
  add(submission: NewSubmission): Promise<AddOutcome>;
  list(filter?: SubmissionFilter): Promise<StoredSubmission[]>;
  /** Every submission with this reference; nearly always one, since references are shorter than ids. */
  withReference(reference: string): Promise<StoredSubmission[]>;
  /** How many submissions still wait for their delivery onward. */
  undelivered(): Promise<number>;
};

/** What a page without script gets back after a refused post: kept for minutes, readable once. */
export type ReplyStore = {
  /** Keeps a reply and returns the token it can be taken with. */
  put(reply: unknown, now: number): Promise<string>;
  /** Hands a reply out and forgets it; undefined when the token is unknown, used or too old. */
  take(token: string, now: number): Promise<unknown>;
};

/** Page views per day and path. No visitor can be told from another in them. */
export type VisitStore = {
  /** Counts one view. `day` is `yyyy-mm-dd`. */
  count(day: string, path: string): Promise<void>;
  /** Views from `since` (a day) on, by day and path. */
  list(since: string): Promise<{ day: string; path: string; count: number }[]>;
};

/** How long a reply for a page without script can be taken, in milliseconds. */
export const replyLifetime = 10 * 60_000;

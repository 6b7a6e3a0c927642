import type { Language } from '#i18n/language.ts';
import type { Reencryption } from './reencryption.ts';
import type { SubmissionKind } from './submission-kinds.ts';

/** What was kept of keys that were removed, for the requests that wait on visitors' devices sealed for them. */
export type SealingKeyStore = {
  /** The 32 bytes that open what was sealed for a former key; undefined when nothing was kept of it. */
  find(keyId: string): Promise<Uint8Array | undefined>;
};

/** Content of a submission as JSON can carry it. The answer of a human check is no part of it. */
export type SubmissionContent = { readonly [field: string]: unknown };

/** A submission about to be stored. */
export type NewSubmission = {
  /** Made once per filled form; the same id twice is the same submission. */
  id: string;
  kind: SubmissionKind;
  /** Language of the page it was sent from: the language in which the visitor is answered. */
  language: Language;
  content: SubmissionContent;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The ways it leaves the server; each becomes a job of the outbox. */
  topics: readonly DeliveryTopic[];
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
  language: Language;
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
  /** When a submission was stored, in milliseconds since 1970, also once its content is erased. */
  createdAt(id: string): Promise<number | undefined>;
  /**
   * Stores a submission. Once it resolves with `stored`, the submission survives a loss of power. Throws
   * `StorageFullError` while the disk is nearly full.
   */
  add(submission: NewSubmission): Promise<AddOutcome>;
  list(filter?: SubmissionFilter): Promise<StoredSubmission[]>;
  /** Submissions by their ids, in any order. One that does not open comes without its content, so that the others are found. */
  withIds(ids: readonly string[]): Promise<StoredSubmission[]>;
  /** Every submission with this reference; nearly always one, since references are shorter than ids. */
  withReference(reference: string): Promise<StoredSubmission[]>;
  /**
   * Erases the content of one submission before its time, as a person may ask, and writes down that it did. Deliveries
   * that still wait are given up. False when the id is unknown or was erased before.
   */
  erase(id: string, options: { now: number; reason: ErasureReason }): Promise<boolean>;
  /** `erase` for many at once; returns how many contents went. */
  eraseAll(ids: readonly string[], options: { now: number; reason: ErasureReason }): Promise<number>;
  /** Every submission whose sender gave this email address, in whatever case, oldest first. */
  withEmail(email: string): Promise<SearchOutcome>;
  /**
   * Closes every content that is not yet under the newest key with that key, and enters old ones in the index of addresses.
   * It may run while others store and erase, be broken off and be begun again. `onProgress` hears how many are done.
   */
  reencrypt(onProgress?: (changed: number) => void): Promise<Reencryption>;
  /**
   * Erases every content whose time of keeping is over, with a record of each, and forgets tombstones and human checks
   * that have outlived their use. What the company has not been handed yet is never erased for its age. Returns how many
   * contents went.
   */
  eraseExpired(now: number): Promise<number>;
  /** The records of what was erased, newest first. They hold nothing about a person. */
  erasures(): Promise<Erasure[]>;
  /** How many came and what became of them, by days that begin at these moments, the newest first; the newest has no end. */
  tally(starts: readonly number[]): Promise<SubmissionTallies>;
};

/** Submissions that the company does not have yet by every way that their form takes. */
export type WaitingTally = { waiting: number; oldestWaitingAt: number | undefined };

/** How submissions stand: all that wait, and what came on each of some days. Counts alone, nothing about a person. */
export type SubmissionTallies = WaitingTally & {
  days: (WaitingTally & { received: number; delivered: number })[];
};

/** The moments of storing a submission at which a process may die, in order. */
export type StoringStep = 'before-insert' | 'after-insert' | 'before-commit' | 'after-commit';

/** What a search for a person found, and how many contents it could not open and so knows nothing about. */
export type SearchOutcome = { submissions: StoredSubmission[]; unreadable: number };

/** Why a content was erased. */
export type ErasureReason = 'age' | 'request';

/** The record of an erasure; `alerts` stands for a subscription to email alerts. */
export type Erasure = {
  reference: string;
  kind: SubmissionKind | 'alerts';
  erasedAt: number;
  reason: ErasureReason;
};

/** Ways in which something leaves the server. */
export const deliveryTopics = ['lead', 'notice', 'acknowledgement'] as const;

/** One of these ways: to the company's sales system, to the mailbox of a form, to the person who wrote. */
export type DeliveryTopic = (typeof deliveryTopics)[number];

/** A delivery that an instance has taken on, opened. Nobody else takes it before the lease is over. */
export type OutboxJob = {
  id: string;
  topic: DeliveryTopic;
  /** How often it was taken on before, also by an instance that died with it. */
  attempts: number;
  createdAt: number;
  submission: StoredSubmission;
};

/** How deliveries stand, letters about alerts among them, for health checks and the console. */
export type OutboxCounts = { waiting: number; dead: number; oldestWaitingAt: number | undefined };

/** A delivery as staff see it: nothing of its content. */
export type DeliveryState = {
  id: string;
  topic: DeliveryTopic;
  reference: string;
  kind: SubmissionKind;
  attempts: number;
  createdAt: number;
  nextAt: number;
  /** A code such as `timeout` or `status-500`, never a text of the other side; `by-hand` where staff handed it over. */
  lastError: string | undefined;
  state: 'waiting' | 'done' | 'dead';
};

/** Submissions that were handed over by hand: these ids, or all of a form that came before a moment. */
export type HandedOver = { submissions: readonly string[] } | { kind: SubmissionKind; before: number };

/** What has to leave the server, written in the transaction of the submission it belongs to. */
export type Outbox = {
  /**
   * Takes on up to `limit` deliveries that are due, oldest first, and leases them until `now + leaseMs`. Several
   * instances may ask at once; each delivery goes to one of them. A lease that runs out makes it due again.
   */
  claim(options: {
    now: number;
    limit: number;
    leaseMs: number;
    /** Only deliveries of these topics; default all. A way that is shut must not hold up the others. */
    topics?: readonly DeliveryTopic[];
  }): Promise<OutboxJob[]>;
  /** The other side has it. That holds whoever says so, also after the lease ran out. */
  done(id: string, now: number): Promise<void>;
  /**
   * The other side did not take it: try again at `nextAt`. Changes nothing once the lease ran out, since another
   * instance may have taken the delivery on.
   */
  failed(id: string, options: { error: string; nextAt: number }): Promise<void>;
  /** Gives up, as long as the lease lasts; staff can revive it with `retry`. */
  deadLetter(id: string, options: { error: string; now: number }): Promise<void>;
  /**
   * Makes the waiting and the dead deliveries of a reference, or of all with the letters about alerts, due at once and
   * their tries count from the beginning. Returns how many.
   */
  retry(options: { now: number; reference?: string }): Promise<number>;
  /**
   * Staff have handed these submissions over themselves: whatever of them waits or was given up is done, and their time of
   * keeping runs. Returns how many submissions that changed.
   */
  handedOver(options: HandedOver & { now: number }): Promise<number>;
  /** All deliveries, oldest first, or those in a state or of these submissions. */
  list(filter?: {
    state?: DeliveryState['state'];
    submissions?: readonly string[];
  }): Promise<DeliveryState[]>;
  counts(): Promise<OutboxCounts>;
};

/** What a page without script gets back after a refused post: kept for minutes, readable once. */
export type ReplyStore = {
  /** Keeps a reply and returns the token it can be taken with. */
  put(reply: unknown, now: number): Promise<string>;
  /** Hands a reply out and forgets it; undefined when the token is unknown, used or too old. */
  take(token: string, now: number): Promise<unknown>;
};

/** How long a reply for a page without script can be taken, in milliseconds. */
export const replyLifetime = 10 * 60_000;

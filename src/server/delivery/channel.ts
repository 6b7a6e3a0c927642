import type { DeliveryTopic, OutboxJob } from '#features/submissions/model/submission-store.ts';

/** What handing a delivery over came to. `error` is a code of ours, never a text of the other side. */
export type DeliveryOutcome =
  | { kind: 'delivered' }
  /** Worth another try. */
  | {
      kind: 'failed';
      error: string;
      /** The other side's own wish, in milliseconds: no try before. */
      retryAfterMs?: number;
      /** The other side answered and said no: the same again soon would only be a nuisance, so the wait is the longest. */
      isRefusal?: boolean;
    }
  /** No try can ever succeed: what should travel is gone or cannot be addressed. */
  | { kind: 'impossible'; error: string };

/**
 * A way out of the server. It hands one job over and says what became of it; it stops when the signal says so. It
 * may be asked twice for one job, since a process can die between handing over and writing down that it did: the
 * other side gets the same reference, or the same Message-ID, both times.
 */
export type Channel = (job: OutboxJob, signal: AbortSignal) => Promise<DeliveryOutcome>;

/** The ways that are configured. What has none waits in the outbox. */
export type Channels = Partial<Record<DeliveryTopic, Channel>>;

import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { DeliveryTopic } from '#features/submissions/model/submission-store.ts';
import { errorFields, type Log } from '../log.ts';
import { inSpan, type OpenSpan } from '../telemetry/spans.ts';
import { type BackOff, waitAfter } from './back-off.ts';
import type { DeliveryOutcome } from './channel.ts';

/** What a try came to, for the count of them. */
export type TryOutcome = 'delivered' | 'failed' | 'dead';

/** The ways out: those of submissions, and letters about alerts. */
export type ChannelTopic = DeliveryTopic | 'alert';

/** What a worker needs to know of its job. */
export type OutgoingJob = { id: string; topic: ChannelTopic; attempts: number; createdAt: number };

/** Where a worker takes its jobs from: a part of the outbox. */
export type JobQueue<Job extends OutgoingJob> = {
  claim(options: { now: number; limit: number; leaseMs: number }): Promise<Job[]>;
  done(id: string, now: number): Promise<void>;
  failed(id: string, options: { error: string; nextAt: number }): Promise<void>;
  deadLetter(id: string, options: { error: string; now: number }): Promise<void>;
};

/** What one worker does, and how. */
export type ChannelWork<Job extends OutgoingJob> = {
  topic: ChannelTopic;
  queue: JobQueue<Job>;
  channel: (job: Job, signal: AbortSignal) => Promise<DeliveryOutcome>;
  /** The job as the log names it: a form, or the kind of a letter. */
  kindOf: (job: Job) => string;
};

/** What every worker of a channel is run with; times in milliseconds. */
export type ChannelWorkerOptions = {
  log: Log;
  /** A delivery that is older and fails again is given up. */
  giveUpMs: number;
  now: () => number;
  random: () => number;
  backOff: BackOff;
  /** How often to look for deliveries that nobody announced: those of another instance, or of a lease that ran out. */
  pollMs: number;
  /** How long a claimed delivery is ours. */
  leaseMs: number;
  /** How long one try may take; well below the lease, or two instances would deliver at once. */
  patienceMs: number;
  /** How many to hand over at once. */
  limit: number;
  onTry: (topic: ChannelTopic, outcome: TryOutcome) => void;
};

/** One way out with a rhythm of its own, so that a way that hangs holds up no other. */
export type ChannelWorker = {
  /** Looks now. */
  wake(): void;
  /** Takes on nothing more and resolves when what was taken on is settled; what hangs is cut off after `graceMs`. */
  stop(graceMs: number): Promise<void>;
};

/** What the log says of a try. */
type TryFields = { topic: ChannelTopic; kind: string; attempt: number };

/** A delivery is given up for its age only after this many tries, since the age may have passed while nobody tried. */
const leastTries = 5;

/** How often the outcome of a try is written down again while the database is away. */
const settleTries = 5;

/** Runs one way out. It starts at the first wake. */
export function createChannelWorker<Job extends OutgoingJob>(
  { topic, queue, channel, kindOf }: ChannelWork<Job>,
  options: ChannelWorkerOptions,
): ChannelWorker {
  const { log, giveUpMs, now, random, backOff, pollMs, leaseMs, patienceMs, limit, onTry } = options;
  // Whoever wakes a worker is answering a request; a delivery is none of its doing, and its lines must not name it.
  const outsideRequests = AsyncLocalStorage.snapshot();
  const stopping = new AbortController();
  let isStopped = false;
  let isWanted = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** When the soonest of our own failures is due again. */
  let soonest = Number.POSITIVE_INFINITY;
  let isStorageAway = false;

  const wake = (): void => outsideRequests(look);

  function look(): void {
    isWanted = true;
    if (isStopped || running) return;
    clearTimeout(timer);
    running = rounds().finally(() => {
      running = undefined;
      if (isStopped) return;
      // Instances that started together should not all look together.
      const poll = pollMs * (0.5 + random());
      const wait = Math.max(backOff.shortest, Math.min(poll, soonest - now()));
      soonest = Number.POSITIVE_INFINITY;
      timer = setTimeout(wake, wait);
      timer.unref();
    });
  }

  async function rounds(): Promise<void> {
    let taken = 0;
    do {
      isWanted = false;
      const claimed = await claim();
      taken = claimed.length;
      await Promise.all(claimed.map(deliver));
    } while (!isStopped && (isWanted || taken === limit));
  }

  /** The lease is on disk before anything is sent: a disk that is full stops the sending, not the writing down of it. */
  async function claim(): Promise<Job[]> {
    try {
      const claimed = await queue.claim({ now: now(), limit, leaseMs });
      isStorageAway = false;
      return claimed;
    } catch (error) {
      if (!isStorageAway) log.error('deliveries could not be read', { topic, ...errorFields(error) });
      isStorageAway = true;
      return [];
    }
  }

  /** A trace of its own: the request that it comes from was answered long before the last of its tries. */
  function deliver(job: Job): Promise<void> {
    const fields = { topic, kind: kindOf(job), attempt: job.attempts + 1 };
    const attributes = { 'site.topic': topic, 'site.kind': fields.kind, 'site.attempt': fields.attempt };
    return inSpan(`deliver ${topic}`, { kind: 'client', attributes }, (span) => tryOnce(job, fields, span));
  }

  async function tryOnce(job: Job, fields: TryFields, span: OpenSpan): Promise<void> {
    const { id, attempts, createdAt } = job;
    const begun = now();
    const outcome = await attempt(job);
    const moment = now();
    span.set({ 'site.outcome': outcome.kind });
    if (outcome.kind === 'delivered') {
      await settle(() => queue.done(id, moment));
      log.info('delivered', { ...fields, ms: moment - begun });
      onTry(topic, 'delivered');
      return;
    }
    const { error } = outcome;
    span.fail(error);
    const isTooOld = moment - createdAt > giveUpMs && attempts + 1 >= leastTries;
    if (outcome.kind === 'impossible' || isTooOld) {
      await settle(() => queue.deadLetter(id, { error, now: moment }));
      log.error('delivery given up', { ...fields, code: error });
      onTry(topic, 'dead');
      return;
    }
    const failures = outcome.isRefusal ? Number.MAX_SAFE_INTEGER : attempts + 1;
    const wait = Math.max(waitAfter(failures, backOff, random), outcome.retryAfterMs ?? 0);
    soonest = Math.min(soonest, moment + wait);
    await settle(() => queue.failed(id, { error, nextAt: moment + wait }));
    log.warn('delivery failed', { ...fields, code: error });
    onTry(topic, 'failed');
  }

  async function attempt(job: Job): Promise<DeliveryOutcome> {
    // A privacy request must not reach the sales system, whatever storage hands out.
    if (job.topic !== topic) return { kind: 'failed', error: 'wrong-way' };
    const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), stopping.signal]);
    // A channel that does not listen to its signal must not hold its worker either.
    const cutOff = new Promise<DeliveryOutcome>((resolve) => {
      signal.addEventListener('abort', () => resolve({ kind: 'failed', error: 'timeout' }), { once: true });
    });
    try {
      return await Promise.race([channel(job, signal), cutOff]);
    } catch (error) {
      log.error('a delivery has a fault', { topic, ...errorFields(error) });
      return { kind: 'failed', error: 'fault' };
    }
  }

  /** Writes an outcome down. If the database stays away the lease runs out, and the delivery is made once more. */
  async function settle(write: () => Promise<void>): Promise<void> {
    for (let tried = 1; ; tried++) {
      try {
        return await write();
      } catch (error) {
        if (tried >= settleTries || isStopped) {
          log.error('the outcome of a delivery could not be stored', { topic, ...errorFields(error) });
          return;
        }
        await pause(Math.min(backOff.first, 250 * 2 ** tried));
      }
    }
  }

  return {
    wake,
    async stop(graceMs) {
      isStopped = true;
      clearTimeout(timer);
      const cut = setTimeout(() => stopping.abort(), graceMs);
      await running;
      clearTimeout(cut);
    },
  };
}

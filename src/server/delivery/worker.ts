import type { AlertLetter, AlertLetters } from '#features/alerts/model/alert-store.ts';
import { deliveryTopics, type Outbox } from '#features/submissions/model/submission-store.ts';
import type { Log } from '../log.ts';
import { type BackOff, usualBackOff } from './back-off.ts';
import type { Channels, DeliveryOutcome } from './channel.ts';
import {
  type ChannelTopic,
  type ChannelWorker,
  createChannelWorker,
  type TryOutcome,
} from './channel-worker.ts';

/** What a worker is made of; times in milliseconds. */
export type WorkerOptions = {
  outbox: Outbox;
  channels: Channels;
  /** Letters about alerts, where there is a mail server. */
  alerts?: {
    letters: AlertLetters;
    send: (letter: AlertLetter, signal: AbortSignal) => Promise<DeliveryOutcome>;
  };
  log: Log;
  /** A delivery that is older and fails again is given up. */
  giveUpMs: number;
  /** The clock. Default the machine's. */
  now?: () => number;
  /** From 0 up to 1. Default `Math.random`. */
  random?: () => number;
  backOff?: BackOff;
  /** Default 5 s. */
  pollMs?: number;
  /**
   * Default 45 s: what an instance that died had taken on is delivered by another within a minute, the time between two
   * looks included.
   */
  leaseMs?: number;
  /** Default 20 s. */
  patienceMs?: number;
  /** Deliveries at once in one way. Default 5. */
  limit?: number;
  /** Called after each try. */
  onTry?: (topic: ChannelTopic, outcome: TryOutcome) => void;
};

/** Carries what the outbox holds to where it belongs, as long as the server runs. */
export type Worker = {
  /** Begins, with what has waited since the last run. */
  start(): void;
  /** Looks at once: something was stored. */
  wake(): void;
  /** Takes on nothing more; resolves when every lease is settled. What hangs is cut off after `graceMs`, default 8 s. */
  stop(graceMs?: number): Promise<void>;
};

/** A worker for each channel, as one. Any number of instances may run one on the same storage. */
export function createWorker(options: WorkerOptions): Worker {
  const { outbox, channels, alerts, patienceMs = 20_000, leaseMs = 45_000 } = options;
  if (patienceMs * 2 > leaseMs) {
    throw new Error(
      'A try may take more than half of its lease, so two instances could deliver one thing at once.',
    );
  }
  const settings = {
    now: Date.now,
    random: Math.random,
    backOff: usualBackOff,
    pollMs: 5000,
    limit: 5,
    onTry: () => undefined,
    ...options,
    patienceMs,
    leaseMs,
  };
  const channelWorkers: ChannelWorker[] = deliveryTopics.flatMap((topic) => {
    const channel = channels[topic];
    if (channel === undefined) return [];
    const queue = {
      ...outbox,
      claim: (options: { now: number; limit: number; leaseMs: number }) =>
        outbox.claim({ ...options, topics: [topic] }),
    };
    return [
      createChannelWorker({ topic, queue, channel, kindOf: ({ submission }) => submission.kind }, settings),
    ];
  });
  if (alerts) {
    const { letters: queue, send: channel } = alerts;
    channelWorkers.push(
      createChannelWorker({ topic: 'alert', queue, channel, kindOf: ({ kind }) => kind }, settings),
    );
  }
  let isStarted = false;
  const wake = (): void => {
    if (isStarted) for (const one of channelWorkers) one.wake();
  };
  return {
    start() {
      isStarted = true;
      wake();
    },
    wake,
    async stop(graceMs = 8000) {
      isStarted = false;
      await Promise.all(channelWorkers.map((one) => one.stop(graceMs)));
    },
  };
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatedSource, SourceState } from '#features/investors/model/source-state.ts';
import { type SubmissionKind, submissionKinds } from '#features/submissions/model/submission-kinds.ts';
import {
  type AddOutcome,
  deliveryTopics,
  type ErasureReason,
  type OutboxCounts,
} from '#features/submissions/model/submission-store.ts';
import type { ChannelTopic, TryOutcome } from './delivery/channel-worker.ts';
import type { ErasureOutcome } from './erasure-events.ts';
import type { Fetch } from './listen.ts';
import type { Storage } from './storage/storage.ts';

/** What a request asked for. */
export type RequestKind = 'page' | 'call' | 'file';

/** What became of a submission; `failed`: it could not be stored, and the visitor was told to try again. */
const submissionOutcomes = ['stored', 'same', 'different', 'check-used', 'failed'] as const satisfies (
  | AddOutcome
  | 'failed'
)[];

/** Why something was to be erased. */
const erasureReasons = ['age', 'request'] as const satisfies ErasureReason[];

/** A count as it stands, with its labels. */
export type CountedValue = {
  value: number;
  labels: Record<string, string | number>;
  /** Of a histogram: which of its parts this is. */
  metricName?: string;
};

/** All that is counted under one name. */
export type CountedMetric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram' | 'summary';
  values: CountedValue[];
};

/**
 * What this process counts. Every label has a short list of values, written here: no path, no address and no word of a
 * visitor can become one, and the number of series stays what it is.
 */
export type Metrics = {
  /** The counts as Prometheus reads them. */
  text(): Promise<{ type: string; body: string }>;
  /** The same counts for whoever sends them elsewhere. */
  read(): Promise<CountedMetric[]>;
  /** The same handler, counted. */
  watch(fetch: Fetch): Fetch;
  /** Counts an answer that no such handler gave, and the milliseconds until it was there. */
  countAnswer(kind: RequestKind, status: number, milliseconds: number): void;
  countSubmission(form: SubmissionKind, outcome: AddOutcome | 'failed'): void;
  countTry(topic: ChannelTopic, outcome: TryOutcome): void;
  countErasure(reason: ErasureReason, outcome: ErasureOutcome): void;
  /** Watches how old the data of sources is, by names that are written in the code. */
  watchSources(sources: Readonly<Record<string, DatedSource>>): void;
  /** Watches whether a submission could be stored now, as `/readyz` says it. */
  watchReadiness(isReady: () => Promise<boolean>): void;
  /** Says how many acknowledged submissions the start did not find in the database. */
  showMissing(count: number): void;
  /** Watches how many pages threads render, and how many wait for one. */
  watchRenders(counts: () => { underWay: number; waiting: number }): void;
};

/** Makes the counts of one server. The outbox is asked when the counts are read, and may not answer. */
export function createMetrics(
  outbox: Pick<Storage['outbox'], 'counts'>,
  now: () => number = Date.now,
): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests answered, by what they asked for and the class of their status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'site_request_seconds',
    help: 'Time to an answer',
    labelNames: ['kind'],
    buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const submissions = new Counter({
    name: 'site_submissions_total',
    help: 'Submissions that passed all checks, by form and by what storing came to',
    labelNames: ['form', 'outcome'],
    registers,
  });
  const tries = new Counter({
    name: 'site_delivery_tries_total',
    help: 'Tries to deliver, by way and outcome',
    labelNames: ['topic', 'outcome'],
    registers,
  });
  const erasures = new Counter({
    name: 'site_erasures_total',
    help: 'Erasures begun, because the time of keeping was over or somebody asked, by outcome',
    labelNames: ['reason', 'outcome'],
    registers,
  });
  // A count that starts at nothing cannot be told from one that is missing.
  for (const form of submissionKinds) {
    for (const outcome of submissionOutcomes) submissions.inc({ form, outcome }, 0);
  }
  for (const topic of [...deliveryTopics, 'alert'] as const) {
    for (const outcome of ['delivered', 'failed', 'dead'] as const) tries.inc({ topic, outcome }, 0);
  }
  for (const reason of erasureReasons) {
    for (const outcome of ['done', 'failed'] as const) erasures.inc({ reason, outcome }, 0);
  }
  watchOutbox(outbox, now, registers);

  const countAnswer: Metrics['countAnswer'] = (kind, status, milliseconds) => {
    requests.inc({ kind, status: `${Math.floor(status / 100)}xx` });
    seconds.observe({ kind }, milliseconds / 1000);
  };

  return {
    async text() {
      return { type: register.contentType, body: await register.metrics() };
    },
    // Its types say numbers where words come.
    read: async () => (await register.getMetricsAsJSON()) as unknown as CountedMetric[],
    watch: (fetch) =>
      async function watched(request, env) {
        const start = performance.now();
        const response = (await fetch(request, env)) as Response;
        countAnswer(requestKind(request.url), response.status, performance.now() - start);
        return response;
      },
    countAnswer,
    countSubmission: (form, outcome) => submissions.inc({ form, outcome }),
    countTry: (topic, outcome) => tries.inc({ topic, outcome }),
    countErasure: (reason, outcome) => erasures.inc({ reason, outcome }),
    watchSources(sources) {
      const gauge = (name: string, help: string, read: (state: SourceState) => number): void => {
        new Gauge({
          name,
          help,
          labelNames: ['source'],
          registers,
          collect() {
            for (const [source, dated] of Object.entries(sources)) {
              const state = dated.state();
              this.set({ source }, state ? read(state) : Number.NaN);
            }
          },
        });
      };
      gauge(
        'site_source_age_seconds',
        'Age of what a source last gave; it is asked when a visitor asks',
        ({ ageSeconds }) => ageSeconds,
      );
      gauge(
        'site_source_last_copy',
        '1 while a source fails and its last good copy is shown',
        ({ isLastCopy }) => (isLastCopy ? 1 : 0),
      );
    },
    watchReadiness(isReady) {
      new Gauge({
        name: 'site_ready',
        help: '1 while a submission could be stored, 0 while none could',
        registers,
        async collect() {
          this.set((await isReady()) ? 1 : 0);
        },
      });
    },
    showMissing(count) {
      new Gauge({
        name: 'site_submissions_missing',
        help: 'Submissions acknowledged within the week before the start that it did not find in the database',
        registers,
      }).set(count);
    },
    watchRenders(counts) {
      new Gauge({
        name: 'site_renders',
        help: 'Pages that threads render now, and that wait for a thread',
        labelNames: ['state'],
        registers,
        collect() {
          const { underWay, waiting } = counts();
          this.set({ state: 'under way' }, underWay);
          this.set({ state: 'waiting' }, waiting);
        },
      });
    },
  };
}

function watchOutbox(
  outbox: Pick<Storage['outbox'], 'counts'>,
  now: () => number,
  registers: Registry[],
): void {
  let counted: Promise<OutboxCounts | undefined> | undefined;
  // Several gauges of one reading ask once.
  const counts = (): Promise<OutboxCounts | undefined> => {
    counted ??= outbox.counts().then(
      (answer) => answer,
      () => undefined,
    );
    void counted.finally(() => {
      counted = undefined;
    });
    return counted;
  };
  const gauge = (name: string, help: string, read: (counts: OutboxCounts) => number): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const answer = await counts();
        this.set(answer ? read(answer) : Number.NaN);
      },
    });
  };
  gauge('site_outbox_waiting', 'Deliveries that wait', ({ waiting }) => waiting);
  gauge('site_outbox_dead', 'Deliveries that were given up', ({ dead }) => dead);
  gauge('site_outbox_oldest_seconds', 'Age of the oldest delivery that waits', ({ oldestWaitingAt }) =>
    oldestWaitingAt === undefined ? 0 : Math.max(0, (now() - oldestWaitingAt) / 1000),
  );
}

/** By the address alone: looking into the reply would cost each of them its short way out. */
export function requestKind(url: string): RequestKind {
  const path = url.replace(/^https?:\/\/[^/]+|[?#].*$/g, '');
  if (/^\/api(\/|$)/.test(path)) return 'call';
  return /\.[a-z0-9]+$/i.test(path) ? 'file' : 'page';
}

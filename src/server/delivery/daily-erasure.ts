import type { AlertStore } from '#features/alerts/model/alert-store.ts';
import type { SubmissionStore } from '#features/submissions/model/submission-store.ts';
import { errorFields, type Log } from '../log.ts';

/** What the daily erasure needs; times in milliseconds. */
export type DailyErasureOptions = {
  submissions: Pick<SubmissionStore, 'eraseExpired'>;
  alerts: Pick<AlertStore, 'eraseExpired'>;
  log: Log;
  /** The clock. Default the machine's. */
  now?: () => number;
  /** From 0 up to 1. Default `Math.random`. */
  random?: () => number;
  /** Between two runs. Default a day. */
  interval?: number;
};

/** Starts it, and stops it again: resolves when a run that is under way has ended. */
export type DailyErasure = { start(): void; stop(): Promise<void> };

/**
 * Erases once a day what has been kept long enough. The first run comes within ten minutes of the start, so that a
 * server that is restarted every night erases too; the times are jittered, so that instances do not run together.
 */
export function createDailyErasure(options: DailyErasureOptions): DailyErasure {
  const { submissions, alerts, log, now = Date.now, random = Math.random, interval = 86_400_000 } = options;
  const soon = interval / 144;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  function plan(wait: number): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, wait);
    timer.unref();
  }

  async function run(): Promise<void> {
    try {
      const moment = now();
      const count = (await submissions.eraseExpired(moment)) + (await alerts.eraseExpired(moment));
      log.info('kept long enough, erased', { count });
      plan(interval * (0.9 + 0.2 * random()));
    } catch (error) {
      log.error('what was kept long enough could not be erased', errorFields(error));
      plan(soon * (1 + random()));
    }
  }

  return {
    start: () => plan(soon * random()),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

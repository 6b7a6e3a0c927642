import { errorFields, type Log } from '#server/log.ts';
import type { AlertStore } from '../../model/alert-store.ts';
import { type AlertItemsOptions, readAlertSources } from './alert-items.ts';
import { lookAtYards, type YardLookOptions } from './yard-look.ts';

/** What the watch over investor data is made of; times in milliseconds. */
export type AlertWatchOptions = {
  alerts: Pick<AlertStore, 'announce'>;
  items: AlertItemsOptions;
  /** Where vehicles and prices come from, and what waits for them. Left out: nobody waits for any. */
  watches?: YardLookOptions;
  log: Log;
  /** Letters were put into the outbox. */
  onLetters: () => void;
  /** The clock. Default the machine's. */
  now?: () => number;
  /** From 0 up to 1. Default `Math.random`. */
  random?: () => number;
  /** Between two looks. Default ten minutes. */
  interval?: number;
};

/** Starts it, and stops it again: resolves when a look that is under way has ended. */
export type AlertWatch = { start(): void; stop(): Promise<void> };

/**
 * Looks at the sources of investor data again and again and lets storage announce what is new. Any number of instances may
 * watch; their looks are jittered, so that they seldom meet, and when they do one of them announces.
 */
export function createAlertWatch(options: AlertWatchOptions): AlertWatch {
  const { alerts, items, log, onLetters, now = Date.now, random = Math.random, interval = 600_000 } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const failing = new Set<string>();

  function plan(wait: number): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = look();
    }, wait);
    timer.unref();
  }

  async function look(): Promise<void> {
    const moment = now();
    try {
      const failed = new Set<string>();
      const passOver = (source: string, error: unknown) => {
        failed.add(source);
        // A source that stays away is told of once; its own log has the rest.
        if (!failing.has(source))
          log.warn('alerts pass over a source', { topic: source, ...errorFields(error) });
      };
      const sources = await readAlertSources(items, moment, passOver);
      const announced = await alerts.announce(sources, moment);
      const found = options.watches ? await lookAtYards(options.watches, moment, passOver) : 0;
      failing.clear();
      for (const source of failed) failing.add(source);
      const count = announced + found;
      if (count > 0) {
        log.info('alerts announced', { count });
        onLetters();
      }
    } catch (error) {
      log.error('alerts could not be announced', errorFields(error));
    }
    plan(interval * (0.75 + 0.5 * random()));
  }

  return {
    start: () => plan((interval / 20) * random()),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Language } from '#i18n/language.ts';
import { errorFields, type Log, type LogFields } from '../log.ts';
import type { LaterValue } from './loader-results.ts';
import {
  type FromThread,
  type RenderedPage,
  type RenderOrder,
  receivedError,
  sentError,
  type ThreadData,
  type ToThread,
} from './thread-messages.ts';

/** Threads that render pages. */
export type ThreadPool = {
  /** Starts the threads; they load the builds beside whatever else happens. Resolves when each of them is there, or is not. */
  start(): Promise<void>;
  /** True while threads render, or are back in a moment. */
  isOpen(): boolean;
  /** True when whoever came now would wait too long. */
  isFull(): boolean;
  /**
   * Renders a page in a thread.
   * @throws NoThread when no thread can: the main thread has to. RenderLost when it was given up.
   */
  render(order: RenderOrder, options?: RenderOptions): Promise<RenderedPage>;
  /** Pages that are rendered now, and that wait for a thread. */
  counts(): { underWay: number; waiting: number };
  close(): Promise<void>;
};

/** What a page may need besides. */
export type RenderOptions = {
  later?: LaterValue[];
  /** Reads the words of a part that loaders gave to the server alone. */
  given?: (part: string) => unknown;
  signal?: AbortSignal;
  /** It goes before all that wait. Default: after them. */
  isFirst?: boolean;
};

/** How many threads, and of what. */
export type ThreadPoolOptions = {
  threads: number;
  /** Where the builds lie. */
  folders: Record<Language, string>;
  log: Log;
  /** Milliseconds in line from which on it is full, by how long pages have taken lately. Default: 250. */
  longestWait?: number;
  /** Milliseconds after which a thread that gave back no page is ended. Default: 8000, after a page gives up waiting. */
  longestRender?: number;
  /**
   * What the old space of a thread's heap may take, in MB: two builds take some 50, and amid every page of the site map, two at a
   * time, some 80 are in use. Default: 128.
   */
  heap?: number;
};

/** No thread can take a page, or not this one. */
export class NoThread extends Error {
  override readonly name = 'NoThread';
  /** What its loaders gave cannot be copied. */
  readonly isUncopied: boolean;

  constructor(isUncopied = false) {
    super('No thread renders this page.');
    this.isUncopied = isUncopied;
  }
}

/** A page that ended two threads, or took too long in one. On the main thread it would do the same to all visitors. */
export class RenderLost extends Error {
  override readonly name = 'RenderLost';

  constructor() {
    super('Its thread ended while this page was rendered.');
  }
}

/** Pages in one thread at once: the next one is there when one is done, however busy the main thread is. */
const pagesInThread = 2;

/** Threads that a page may be given to. The first one may have ended by another page's fault. */
const mostTries = 2;

/**
 * No page counts as longer, in milliseconds: one that waits for something, or a machine that other programs keep busy, would send
 * whoever comes third away.
 */
const longestTurn = 50;

/** How much the last page says about the next one. */
const weight = 0.1;

/** Between the starts of threads that cannot load their builds, in milliseconds: twice as long each time. */
const firstPause = 1000;
const longestPause = 60_000;

/** A page on its way. */
type Job = {
  id: number;
  order: RenderOrder;
  later: LaterValue[];
  given: (part: string) => unknown;
  tries: number;
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
};

/** A thread, and what it does. */
type Thread = {
  worker: Worker;
  isReady: boolean;
  jobs: Map<number, Job>;
  /** Why it ends, once it does. */
  reason?: LogFields;
  /** When the page that it works on had its turn. */
  turnAt: number;
  overdue?: NodeJS.Timeout | undefined;
};

/** Makes a pool that renders nothing before its `start`. */
export function createThreadPool(options: ThreadPoolOptions): ThreadPool {
  const { threads: wanted, folders, log, longestWait = 250, longestRender = 8000, heap = 128 } = options;
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  let lastId = 0;
  let wasReady = false;
  let isClosed = false;
  /** Threads in a row that ended before they could render. */
  let failedStarts = 0;
  /** Milliseconds that a page takes a thread. */
  let usual = 0;

  const ready = (): Thread[] => [...threads].filter((thread) => thread.isReady);
  const isOpen = (): boolean =>
    !isClosed && (ready().length > 0 || (wasReady && threads.size > 0 && failedStarts === 0));

  async function startThread(): Promise<void> {
    if (isClosed) return;
    const workerData: ThreadData = { folders };
    const worker = new Worker(new URL('render-thread.ts', import.meta.url), {
      name: 'render',
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 16 },
    });
    // A server that cannot start, or stops, does not wait for it.
    worker.unref();
    const thread: Thread = { worker, isReady: false, jobs: new Map(), turnAt: 0 };
    threads.add(thread);
    worker.on('message', (message: FromThread) => hear(thread, message));
    worker.on('error', (error) => {
      thread.reason ??= errorFields(error);
    });
    worker.on('exit', () => bury(thread));
    const { promise: settled, resolve } = Promise.withResolvers<void>();
    worker.once('message', () => resolve());
    // An error is followed by it.
    worker.once('exit', () => resolve());
    await settled;
  }

  function hear(thread: Thread, message: FromThread): void {
    if (message.kind === 'stray') log.error('promise failed', errorFields(receivedError(message.error)));
    else if (message.kind === 'ready') {
      thread.isReady = true;
      wasReady = true;
      failedStarts = 0;
    } else finish(thread, message);
    admit();
  }

  function finish(thread: Thread, message: Extract<FromThread, { id: number }>): void {
    const job = thread.jobs.get(message.id);
    if (message.kind === 'missing') {
      if (!job) return;
      const { part } = message;
      job.order = { ...job.order, given: { ...job.order.given, [part]: job.given(part) } };
      send(thread, job);
      return;
    }
    thread.jobs.delete(message.id);
    usual += (Math.min(performance.now() - thread.turnAt, longestTurn) - usual) * weight;
    beginTurn(thread);
    if (message.kind === 'rendered') job?.resolve(message.page);
    else job?.reject(receivedError(message.error));
  }

  /** The next page of a thread has its turn now, and must be done in time. */
  function beginTurn(thread: Thread): void {
    clearTimeout(thread.overdue);
    thread.turnAt = performance.now();
    const { turnAt } = thread;
    if (thread.jobs.size === 0) return;
    thread.overdue = setTimeout(
      // A process that stood still itself first reads what came meanwhile.
      () => setImmediate(() => thread.turnAt === turnAt && end(thread)),
      longestRender,
    ).unref();
  }

  /** Ends a thread that does not come back from the page it was given first. */
  function end(thread: Thread): void {
    const [job] = thread.jobs.values();
    thread.reason = { ...reasonOf(thread), error: 'RenderOverdue' };
    if (job) {
      thread.jobs.delete(job.id);
      job.reject(new RenderLost());
    }
    thread.isReady = false;
    void thread.worker.terminate();
  }

  function reasonOf({ jobs, reason }: Thread): LogFields {
    const [job] = jobs.values();
    return { ...(job ? { path: new URL(job.order.url).pathname } : {}), ...reason };
  }

  /** A thread has ended: another takes its place and what it was doing. */
  function bury(thread: Thread): void {
    clearTimeout(thread.overdue);
    threads.delete(thread);
    if (isClosed) return;
    if (thread.isReady || thread.reason?.error === 'RenderOverdue') {
      log.error(
        'a thread that renders pages ended and is replaced; where the same path stands here again, mend its page, or set RENDER_THREADS=0 meanwhile',
        reasonOf(thread),
      );
      void startThread();
    } else {
      failedStarts += 1;
      if (failedStarts === 1)
        log.error(
          'a thread that renders pages cannot start, so the main thread renders what the others do not; look for memory, or set RENDER_THREADS=0',
          reasonOf(thread),
        );
      setTimeout(
        () => void startThread(),
        Math.min(longestPause, firstPause * 2 ** (failedStarts - 1)),
      ).unref();
    }
    for (const job of [...thread.jobs.values()].reverse()) {
      if (job.tries < mostTries) waiting.unshift(job);
      else job.reject(new RenderLost());
    }
    if (!isOpen()) dismiss();
    admit();
  }

  /** Nobody will come for those who wait. What ended a thread is not given to the main one. */
  function dismiss(): void {
    for (const job of waiting.splice(0)) job.reject(job.tries > 0 ? new RenderLost() : new NoThread());
  }

  /** Gives pages to threads, the least busy one first. */
  function admit(): void {
    while (waiting.length > 0) {
      const [thread] = ready().sort((one, other) => one.jobs.size - other.jobs.size);
      if (!thread || thread.jobs.size >= pagesInThread) return;
      const job = waiting.shift();
      if (job) give(thread, job);
    }
  }

  function give(thread: Thread, job: Job): void {
    job.tries += 1;
    thread.jobs.set(job.id, job);
    if (thread.jobs.size === 1) beginTurn(thread);
    send(thread, job);
  }

  function send(thread: Thread, job: Job): void {
    const { id, order } = job;
    const post = (message: ToThread): void => thread.worker.postMessage(message);
    try {
      post({ kind: 'render', id, order });
    } catch {
      thread.jobs.delete(id);
      job.reject(new NoThread(true));
      return;
    }
    for (const { route, name, promise } of job.later) {
      const settled = { kind: 'settled', id, route, name } as const;
      promise
        .then((value) => post({ ...settled, value }))
        // What it promised may not be copied either.
        .catch((error) => post({ ...settled, error: receivedError(sentError(error)) }));
    }
  }

  return {
    async start() {
      // Those of the command line would stand above the limits of a thread. The main thread has read its own.
      for (const flag of ['max-old-space-size', 'max-semi-space-size']) setFlagsFromString(`--${flag}=0`);
      await Promise.all(Array.from({ length: wanted }, startThread));
    },
    isOpen,
    isFull: () => (waiting.length * usual) / Math.max(1, ready().length) > longestWait,
    render: (order, { later = [], given = () => undefined, signal, isFirst = false } = {}) =>
      new Promise((resolve, reject) => {
        if (!isOpen()) return reject(new NoThread());
        if (signal?.aborted) return reject(signal.reason);
        lastId += 1;
        const leave = (): void => {
          const place = waiting.indexOf(job);
          if (place < 0) return;
          waiting.splice(place, 1);
          reject(signal?.reason);
        };
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (value: Value): void => {
            signal?.removeEventListener('abort', leave);
            settle(value);
          };
        const job: Job = {
          id: lastId,
          order,
          later,
          given,
          tries: 0,
          resolve: settled(resolve),
          reject: settled(reject),
        };
        signal?.addEventListener('abort', leave);
        if (isFirst) waiting.unshift(job);
        else waiting.push(job);
        admit();
      }),
    counts: () => ({
      underWay: [...threads].reduce((sum, { jobs }) => sum + jobs.size, 0),
      waiting: waiting.length,
    }),
    async close() {
      isClosed = true;
      for (const { jobs } of threads) waiting.push(...jobs.values());
      dismiss();
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

import { createServer, type Server } from 'node:http';
import type { OutboxCounts } from '#features/submissions/model/submission-store.ts';
import type { Metrics } from './metrics.ts';

/** What the health checks ask about. */
export type HealthOptions = {
  /** Resolves when requests could be served: the database answers, its tables are current and its disk has room. */
  check: () => Promise<void>;
  /** True once the server has begun to stop: a load balancer should look elsewhere. */
  isStopping: () => boolean;
  /** How long a check may take, in milliseconds. Default 1000. */
  patience?: number;
};

/** What the health server tells beside that, to whoever reads and not to a load balancer. */
export type HealthReports = {
  /** How deliveries stand; shown below `/readyz`, where they never change its status. */
  counts?: () => Promise<OutboxCounts>;
  /** What `/metrics` answers. */
  metrics?: Metrics['text'];
};

/**
 * The health checks, on a port of their own that is not public. `/livez` says that the process runs and asks nobody:
 * a slow database must not get it restarted. `/servez` says whether to send it visitors: it has pages for them also while the
 * database is away, and a proxy that asked more would shut the whole site. `/readyz` says whether a submission could be stored
 * now. `/metrics` has its counts.
 */
export function createHealthServer(options: HealthOptions & HealthReports): Server {
  return createServer(({ url = '' }, response) => {
    void answer(url, options).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(body);
    });
  });
}

type Answer = { status: number; type: string; body: string };

const plain = 'text/plain; charset=utf-8';

async function answer(path: string, options: HealthOptions & HealthReports): Promise<Answer> {
  const { counts, metrics } = options;
  if (path === '/metrics' && metrics) {
    try {
      return { status: 200, ...(await metrics()) };
    } catch {
      return { status: 500, type: plain, body: 'no metrics\n' };
    }
  }
  const status = await healthStatus(path, options);
  const word = status === 200 ? 'ok' : status === 404 ? 'not found' : 'not ready';
  const outbox = path === '/readyz' && status === 200 && counts ? await outboxLine(counts) : '';
  return { status, type: plain, body: `${word}\n${outbox}` };
}

async function outboxLine(counts: () => Promise<OutboxCounts>): Promise<string> {
  try {
    const { waiting, dead } = await counts();
    return `deliveries: ${waiting} waiting, ${dead} given up\n`;
  } catch {
    return '';
  }
}

/** The status that a health check answers: 200, 503, or 404 for any other path. */
export async function healthStatus(path: string, options: HealthOptions): Promise<number> {
  const { check, isStopping, patience = 1000 } = options;
  if (path === '/livez') return 200;
  if (path !== '/readyz' && path !== '/servez') return 404;
  if (isStopping()) return 503;
  if (path === '/servez') return 200;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), patience);
  });
  try {
    await Promise.race([check(), tooLate]);
    return 200;
  } catch {
    return 503;
  } finally {
    clearTimeout(timer);
  }
}

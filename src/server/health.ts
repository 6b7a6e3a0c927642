import { createServer, type Server } from 'node:http';

/** What the health checks ask about. */
export type HealthOptions = {
  /** Resolves when requests could be served: the database answers and its tables are current. */
  check: () => Promise<void>;
  /** True once the server has begun to stop: a load balancer should look elsewhere. */
  isStopping: () => boolean;
  /** How long a check may take, in milliseconds. Default 1000. */
  patience?: number;
};

/**
 * The health checks, on a port of their own that is not public. `/livez` says that the process runs and asks nobody:
 * a slow database must not get it restarted. `/readyz` says whether to send it requests.
 */
export function createHealthServer(options: HealthOptions): Server {
  return createServer((request, response) => {
    void healthStatus(request.url ?? '', options).then((status) => {
      response.writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(`${status === 200 ? 'ok' : status === 404 ? 'not found' : 'not ready'}\n`);
    });
  });
}

/** The status that a health check answers: 200, 503, or 404 for any other path. */
export async function healthStatus(path: string, options: HealthOptions): Promise<number> {
  const { check, isStopping, patience = 1000 } = options;
  if (path === '/livez') return 200;
  if (path !== '/readyz') return 404;
  if (isStopping()) return 503;
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

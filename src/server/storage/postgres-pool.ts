import { type Client, Pool, types } from 'pg';

/** What may happen to a pool while it is used. */
export type PoolOptions = {
  /** The address of the database, with everything needed to log in. */
  url: string;
  /** Most connections at once. Default 10. */
  max?: number | undefined;
  /** Longest run of one statement, in milliseconds. Default 5000. */
  statementTimeout?: number;
  /** How long a caller waits for a connection, in milliseconds. Default 3000. */
  connectionTimeout?: number;
  /** Called with every connection that broke. The pool opens another by itself. */
  onConnectionLost: (error: unknown) => void;
  /** True: what is written may be lost with the power, and so costs no wait for the disk. Default false. */
  forgetful?: boolean;
  /** Whether a use that takes too long is cut off. Default true. */
  watched?: boolean;
};

/** A pool that can also let go of all its connections at once. */
export type WatchedPool = Pool & {
  /** Breaks every connection, so that the next call opens a new one, perhaps to another server. */
  reconnect(): void;
};

/** Type number of `bigint`. Ours are moments and counts, which a JavaScript number holds exactly. */
const bigint = 20;

/**
 * Longest time that a connection is in one caller's hands, in milliseconds. The limits on statements are kept by
 * the database itself; when it has gone silent (a machine that hangs, a network that swallows everything) only this one ends the wait.
 */
const longestUse = 8000;

/** Opens a pool of connections to PostgreSQL; none is made before the first query. */
export function openPool(options: PoolOptions): WatchedPool {
  const { url, max = 10, statementTimeout = 5000, connectionTimeout = 3000, onConnectionLost } = options;
  const { watched = true, forgetful = false } = options;
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'site',
    ...(forgetful && { options: '-c synchronous_commit=off' }),
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === bigint ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  const clients = new Set<Client>();
  const uses = new Map<Client, NodeJS.Timeout>();
  const cut = (client: Client) => client.connection.stream.destroy();

  pool.on('error', onConnectionLost);
  pool.on('connect', (client) => {
    clients.add(client);
    // A connection that breaks in a caller's hands says so itself, and not to the pool: unheard, it would end the process.
    client.on('error', onConnectionLost);
  });
  pool.on('remove', (client) => clients.delete(client));
  pool.on('acquire', (client) => {
    if (watched) uses.set(client, setTimeout(() => cut(client), longestUse).unref());
  });
  pool.on('release', (_error, client) => {
    clearTimeout(uses.get(client));
    uses.delete(client);
  });
  return Object.assign(pool, {
    reconnect() {
      for (const client of clients) cut(client);
    },
  });
}

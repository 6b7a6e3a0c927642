import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A server behind the balancer. */
export interface Upstream {
  port: number;
  /** Where it says whether it is ready, without a slash at the end. */
  health: string;
}

/** A load balancer in front of several servers. */
export interface Balancer {
  /** What stands behind it from now on. A server that is new is asked for its readiness before it is given anything. */
  serve(upstreams: readonly Upstream[]): void;
  /** Whether this server was ready when it was last asked. */
  isReady(upstream: Upstream): boolean;
  /** Requests that got no answer of a server: none was ready, or the one that was chosen broke off. */
  broken(): number;
  close(): Promise<void>;
}

/** How often a server is asked for its readiness, in milliseconds: `DRAIN_MS` must be longer than this and a slow answer. */
export const askEvery = 250;

/** A caller keeps an unused connection for less than the five seconds after which the server closes it. */
const keptFor = 4000;

/**
 * Starts a balancer that does the least that any of them does: it asks `/servez`, takes ready servers in turn, keeps connections,
 * and never tries a request again. What it does not forgive, no visitor of a site behind a better one will see.
 * @param port Where it listens, on loopback.
 * @param host Sent as `Host`: it decides the language.
 */
export async function startBalancer(port: number, host: string): Promise<Balancer> {
  let behind: Upstream[] = [];
  const ready = new Set<Upstream>();
  const agent = new Agent({ keepAlive: true, timeout: keptFor });
  let turn = 0;
  let broken = 0;
  let callers = 0;

  const ask = async (upstream: Upstream) => {
    const isOk = await fetch(`${upstream.health}/servez`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOk && behind.includes(upstream)) ready.add(upstream);
    else ready.delete(upstream);
  };
  const asking = setInterval(() => behind.forEach((each) => void ask(each)), askEvery);

  const server = createServer((asked, answer) => {
    const chosen = behind.filter((each) => ready.has(each));
    turn += 1;
    const upstream = chosen[turn % Math.max(chosen.length, 1)];
    if (upstream === undefined) return refuse(answer);
    callers += 1;
    pass(asked, answer, upstream, `198.18.${(callers >> 8) & 255}.${callers & 255}`);
  });

  const refuse = (answer: ServerResponse) => {
    broken += 1;
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  };

  const pass = (asked: IncomingMessage, answer: ServerResponse, upstream: Upstream, from: string) => {
    const { connection: _, ...headers } = asked.headers;
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port: upstream.port,
        method: asked.method,
        path: asked.url,
        // Each request is another visitor's: what one caller may do in a minute is not the question here.
        headers: { ...headers, host, 'x-forwarded-for': from },
      },
      (got) => {
        const { connection: __, 'keep-alive': ___, ...own } = got.headers;
        answer.writeHead(got.statusCode ?? 502, own);
        got.pipe(answer);
        got.on('error', () => refuse(answer));
      },
    );
    sent.on('error', () => refuse(answer));
    asked.pipe(sent);
  };

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    serve: (upstreams) => {
      behind = [...upstreams];
      for (const each of ready) if (!behind.includes(each)) ready.delete(each);
    },
    isReady: (upstream) => ready.has(upstream),
    broken: () => broken,
    close: async () => {
      clearInterval(asking);
      agent.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

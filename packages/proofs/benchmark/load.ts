import { Agent, request } from 'node:http';
import { createHistogram, performance, type RecordableHistogram } from 'node:perf_hooks';

/** One request as a load sends it. */
export type LoadRequest = { method: string; path: string; headers: Record<string, string>; body?: string };

/** A load upon one port of this machine. */
export type Load = {
  port: number;
  /** Most connections at once; each stays open for all its requests. */
  connections: number;
  seconds: number;
  /**
   * How many requests begin in a second, whether or not earlier ones were answered, as visitors do. Undefined: each
   * connection sends the next as soon as it has the answer, which finds the most that a server can do.
   */
  perSecond?: number;
  /** Sent in turn, from the first again when all are sent. */
  requests: readonly LoadRequest[];
};

/** What came of a load. */
export type LoadResult = {
  /** How often each status came back; `late` where nobody waited any longer, `none` where the connection was cut. */
  statuses: Record<string, number>;
  /** Answers 429 and 503 that do not say when to come back. */
  withoutRetryAfter: number;
  /** Answers in a second, over the whole time. */
  rate: number;
  /** Milliseconds from when a request was due to the last byte of its answer. */
  latency: { median: number; p99: number; longest: number };
  /** The same 99th percentile for each second in which requests were due; 0 where none were. */
  p99BySecond: number[];
  /** Places in `requests` of those that were answered 200 or 201. */
  taken: number[];
};

/** No visitor waits longer, in milliseconds; then a request counts as late. */
const patience = 15_000;

/** Sends a load and counts every answer. */
export async function sendLoad(load: Load): Promise<LoadResult> {
  const { port, connections, seconds, perSecond, requests } = load;
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const all = createHistogram();
  const bySecond = Array.from({ length: Math.ceil(seconds) }, () => createHistogram());
  const result = { statuses: {} as Record<string, number>, withoutRetryAfter: 0, taken: [] as number[] };
  const begin = performance.now();
  const end = begin + seconds * 1000;

  async function sendOne(number: number, due: number): Promise<void> {
    const place = number % requests.length;
    const { status, comesBack } = await answerTo(requests[place], { port, agent });
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    if ((status === '429' || status === '503') && !comesBack) result.withoutRetryAfter += 1;
    if (status === '200' || status === '201') result.taken.push(place);
    // A histogram holds whole numbers from 1 on: microseconds.
    const took = Math.max(1, Math.round((performance.now() - due) * 1000));
    all.record(took);
    bySecond[Math.floor((due - begin) / 1000)]?.record(took);
  }

  if (perSecond === undefined) await sendWithoutPause(connections, end, sendOne);
  else await sendInStep(perSecond, seconds, begin, sendOne);
  const took = performance.now() - begin;
  agent.destroy();
  return {
    ...result,
    rate: all.count / (took / 1000),
    latency: { median: inMs(all, 50), p99: inMs(all, 99), longest: all.max / 1000 },
    p99BySecond: bySecond.map((one) => (one.count === 0 ? 0 : inMs(one, 99))),
  };
}

function inMs(histogram: RecordableHistogram, percentile: number): number {
  return histogram.percentile(percentile) / 1000;
}

type Send = (number: number, due: number) => Promise<void>;

async function sendWithoutPause(connections: number, end: number, sendOne: Send): Promise<void> {
  let next = 0;
  const sender = async () => {
    while (performance.now() < end) await sendOne(next++, performance.now());
  };
  await Promise.all(Array.from({ length: connections }, sender));
}

async function sendInStep(perSecond: number, seconds: number, begin: number, sendOne: Send): Promise<void> {
  const total = Math.round(perSecond * seconds);
  const sent: Promise<void>[] = [];
  const dueAt = (number: number) => begin + (number * 1000) / perSecond;
  while (sent.length < total) {
    while (sent.length < total && dueAt(sent.length) <= performance.now()) {
      // Late or not, the wait counts from when it was due: a server that stalls must not slow its own measurement.
      sent.push(sendOne(sent.length, dueAt(sent.length)));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(sent);
}

function answerTo(
  sent: LoadRequest | undefined,
  { port, agent }: { port: number; agent: Agent },
): Promise<{ status: string; comesBack: boolean }> {
  return new Promise((resolve) => {
    const unheard = (status: 'none' | 'late') => resolve({ status, comesBack: false });
    const none = () => unheard('none');
    const outgoing = request({ port, host: '127.0.0.1', agent, ...sent });
    const timer = setTimeout(() => {
      unheard('late');
      outgoing.destroy();
    }, patience);
    outgoing.once('close', () => clearTimeout(timer));
    outgoing.on('response', (response) => {
      response.on('end', () =>
        resolve({
          status: String(response.statusCode),
          comesBack: response.headers['retry-after'] !== undefined,
        }),
      );
      response.on('error', none);
      response.resume();
    });
    outgoing.on('error', none);
    outgoing.end(sent?.body);
  });
}

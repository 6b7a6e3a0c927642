import type { Load, LoadRequest, LoadResult } from './load.ts';
import type { Figure, Section } from './report.ts';
import { runLoad } from './run-load.ts';
import type { SiteProcess } from './site-process.ts';
import { firstSearchers, readers, type Submission, searchers, senders } from './visitors.ts';

/** The measurements there are. */
export const measurements = ['pages', 'search', 'new-search', 'submit', 'overload'] as const;

export type Measurement = (typeof measurements)[number];

/** What a measurement is made with. */
export type Bench = {
  site: SiteProcess;
  /** How long each load lasts; half of it, ten seconds at most, goes before to warm up. */
  seconds: number;
  /** How long 99 of 100 submissions may take, in milliseconds: PostgreSQL is asked over a connection, SQLite is not. */
  longestSubmit: number;
  /** Fresh answers to the human check. */
  answers(count: number): Promise<string[]>;
  /** Ids of all submissions that were acknowledged, to look for them at the end. */
  acknowledged: Set<string>;
};

/** Submissions in a second that are asked for, and the connections they come over. */
const usual = { perSecond: 100, connections: 50 };
/** The flood has this many times both. */
const flood = 4;
/** How long after a flood the usual times must be back, in seconds; the load afterwards lasts a little longer. */
const recovery = 10;

/** Makes one measurement. */
export async function measure(name: Measurement, bench: Bench): Promise<Section> {
  if (name === 'pages') {
    const title = 'A prerendered page, 200 connections';
    return measureReading(bench, { title, least: 3000, longest: 150 }, 200, readers(bench.site.host, '/'));
  }
  if (name === 'search') {
    const title = 'Searches for the same few things, 50 connections';
    return measureReading(bench, { title, least: 400, longest: 250 }, 50, searchers(bench.site.host));
  }
  if (name === 'new-search') return measureFirstSearches(bench);
  return name === 'submit' ? measureSubmitting(bench) : measureFlood(bench);
}

async function measureReading(
  { site, seconds }: Bench,
  { title, least, longest }: { title: string; least: number; longest: number },
  connections: number,
  requests: LoadRequest[],
): Promise<Section> {
  const load: Load = { port: site.port, connections, seconds, requests };
  await runLoad({ ...load, seconds: warmUpOf(seconds) });
  const before = await site.metrics();
  const result = await runLoad(load);
  const after = await site.metrics();
  const eventLoop = eventLoopDelay(after);
  return {
    title,
    figures: [
      { name: 'answers in a second', value: result.rate, unit: '/s', wanted: { atLeast: least } },
      { name: 'processor time of an answer', value: microsecondsEach(before, after, result), unit: 'µs' },
      { name: '99 of 100 within', value: result.latency.p99, unit: 'ms', wanted: { atMost: longest } },
      { name: 'half of them within', value: result.latency.median, unit: 'ms' },
      { name: 'event loop delay, 99 of 100', value: eventLoop, unit: 'ms' },
    ],
    statuses: result.statuses,
    faults: wrongStatuses(result, ['200']),
  };
}

/** Visitors who search for what nobody asked before, and a few who only read the home page meanwhile. */
async function measureFirstSearches({ site, seconds }: Bench): Promise<Section> {
  const { port, host } = site;
  const search: Load = { port, connections: 50, seconds, requests: firstSearchers(host) };
  await runLoad({ ...search, seconds: warmUpOf(seconds) });
  const reading: Load = { port, connections: 4, perSecond: 20, seconds, requests: readers(host, '/') };
  const [found, read] = await Promise.all([runLoad(search), runLoad(reading)]);
  return {
    title: 'Searches that nobody made before, 50 connections; the home page meanwhile',
    figures: [
      { name: 'searches answered in a second', value: found.rate, unit: '/s', wanted: { atLeast: 400 } },
      { name: 'of these rendered', value: (found.statuses[200] ?? 0) / seconds, unit: '/s' },
      { name: 'half of all within', value: found.latency.median, unit: 'ms' },
      { name: '99 of 100 within', value: found.latency.p99, unit: 'ms' },
      {
        name: 'the home page, 99 of 100 within',
        value: read.latency.p99,
        unit: 'ms',
        wanted: { atMost: 100 },
      },
    ],
    statuses: found.statuses,
    // Who cannot be served soon is told so at once, which is better than a long wait.
    faults: [...wrongStatuses(found, ['200', '503']), ...wrongStatuses(read, ['200'])],
  };
}

async function measureSubmitting(bench: Bench): Promise<Section> {
  const { site, seconds, longestSubmit } = bench;
  await submit(bench, { ...usual, seconds: warmUpOf(seconds) });
  await site.metrics();
  const result = await submit(bench, { ...usual, seconds });
  const eventLoop = eventLoopDelay(await site.metrics());
  return {
    title: `${usual.perSecond} submissions in a second over ${usual.connections} connections`,
    figures: [
      { name: '99 of 100 within', value: result.latency.p99, unit: 'ms', wanted: { atMost: longestSubmit } },
      { name: 'half of them within', value: result.latency.median, unit: 'ms' },
      { name: 'event loop delay, 99 of 100', value: eventLoop, unit: 'ms', wanted: { atMost: 50 } },
    ],
    statuses: result.statuses,
    faults: wrongStatuses(result, ['201']),
  };
}

async function measureFlood(bench: Bench): Promise<Section> {
  const { site, seconds, longestSubmit } = bench;
  const [perSecond, connections] = [usual.perSecond * flood, usual.connections * flood];
  let memory = 0;
  const watch = setInterval(() => {
    void site.metrics().then((figures) => {
      memory = Math.max(memory, residentMegabytes(figures));
    });
  }, 1000);
  const flooded = await submit(bench, { perSecond, connections, seconds });
  const after = await submit(bench, { ...usual, seconds: recovery + 2 });
  clearInterval(watch);
  const figures: Figure[] = [
    { name: '99 of 100 within, meanwhile', value: flooded.latency.p99, unit: 'ms' },
    { name: 'not answered within 15 s', value: flooded.statuses.late ?? 0, unit: '', wanted: { atMost: 0 } },
    {
      name: `after it under ${longestSubmit} ms again within`,
      value: secondsUntilUsual(after.p99BySecond, longestSubmit),
      unit: 's',
      wanted: { atMost: recovery },
    },
    { name: 'memory at most', value: memory, unit: 'MB', wanted: { atMost: 512 } },
  ];
  return {
    title: `${perSecond} submissions in a second over ${connections} connections`,
    figures,
    statuses: flooded.statuses,
    faults: [
      ...wrongStatuses(flooded, ['201', '429', '503']),
      ...wrongStatuses(after, ['201', '429', '503']),
      ...(site.isAlive() ? [] : ['the server ended']),
    ],
  };
}

/** Sends submissions and remembers which were acknowledged. */
async function submit(
  { site, answers, acknowledged }: Bench,
  { perSecond, connections, seconds }: { perSecond: number; connections: number; seconds: number },
): Promise<LoadResult> {
  const requests: Submission[] = senders(site.host, await answers(Math.round(perSecond * seconds)));
  const result = await runLoad({ port: site.port, connections, seconds, perSecond, requests });
  for (const place of result.taken) {
    const id = requests[place]?.id;
    if (id !== undefined) acknowledged.add(id);
  }
  return result;
}

/** The first second from which on every second was as usual; more than were measured when none was. */
export function secondsUntilUsual(p99BySecond: readonly number[], longest: number): number {
  return p99BySecond.findLastIndex((p99) => p99 > longest) + 1;
}

/** Answers with another status than these, refusals that do not say when to come back. To be late is a figure, not a fault. */
export function wrongStatuses(result: LoadResult, right: readonly string[]): string[] {
  const faults = Object.entries(result.statuses)
    .filter(([status]) => !right.includes(status) && status !== 'late')
    .map(([status, count]) => `${count} ${status === 'none' ? 'without an answer' : `answered ${status}`}`);
  if (result.withoutRetryAfter > 0) faults.push(`${result.withoutRetryAfter} refused without Retry-After`);
  return faults;
}

/** What the event loop was late by since the last reading, 99 of 100 times, in milliseconds; 10 is its finest grain. */
function eventLoopDelay(figures: Record<string, number>): number {
  return (figures.nodejs_eventloop_lag_p99_seconds ?? Number.NaN) * 1000;
}

/**
 * What the server worked for each answer, between two readings. A core of its own answers a million divided by this in a
 * second: more than the load from this thread can ask for, and true on a machine that others use too.
 */
export function microsecondsEach(
  before: Record<string, number>,
  after: Record<string, number>,
  { statuses }: Pick<LoadResult, 'statuses'>,
): number {
  const seconds = (figures: Record<string, number>) => figures.process_cpu_seconds_total ?? Number.NaN;
  const answers = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return ((seconds(after) - seconds(before)) * 1_000_000) / answers;
}

function residentMegabytes(figures: Record<string, number>): number {
  return (figures.process_resident_memory_bytes ?? 0) / 1024 / 1024;
}

function warmUpOf(seconds: number): number {
  return Math.min(10, seconds / 2);
}

import { setTimeout } from 'node:timers/promises';
import type { ProofDatabase } from './databases.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { drain, newStream, type Stream, send, writeLetter } from './stream.ts';

/** What dies in the middle of the stream. */
export type Victim = 'server' | 'database';

/** What a scenario came to. Everything in `faults` must be zero. */
export type Figures = {
  rounds: number;
  acknowledged: number;
  replayed: number;
  faults: {
    /** Acknowledged, and not there. */
    lost: number;
    /** There twice, under two ids. */
    twice: number;
    /** There without its deliveries, or with its human check missing. */
    halves: number;
    /** Answered with a status that no sender should see. */
    refused: number;
    /** Servers that ended by themselves. */
    deaths: number;
    /** Rounds after which the database found its files damaged. */
    damaged: number;
  };
  /**
   * Until every server acknowledged again, in milliseconds, a figure for each round: from the kill of a server, which has to
   * start anew, or from the return of the database, which servers have to notice.
   */
  recoveries: number[];
};

/** How many senders send at once. */
const senders = 8;
/** A kill hits a stream that is under way, at a moment of its own in each round, in milliseconds. */
const latestKill = 120;

/**
 * Two servers take a stream of submissions from many senders, one letter in four sent to both at once; in each round something is
 * killed while letters are under way, started again, and every sender who heard nothing sends again. Then the database is read.
 */
export async function runScenario(
  database: ProofDatabase,
  victim: Victim,
  { rounds, verifyUrl, onRound }: { rounds: number; verifyUrl: string; onRound: (round: number) => void },
): Promise<Figures> {
  const place = { dataDir: database.dataDir, databaseUrl: database.databaseUrl, verifyUrl };
  const servers = [await startServer(place), await startServer(place)];
  const stream = newStream();
  const recoveries: number[] = [];
  const faults = { lost: 0, twice: 0, halves: 0, refused: 0, deaths: 0, damaged: 0 };
  const count = counter();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const feed = startFeed(stream, servers, count);
      await feed.underWay;
      await setTimeout(Math.random() * latestKill);
      let since = performance.now();
      if (victim === 'database') await database.crash?.();
      else for (const index of killedIn(round)) await servers[index]?.kill();
      feed.stop();
      await feed.ended;
      if (victim === 'database') {
        await database.start?.();
        since = performance.now();
      }
      for (const [index, server] of servers.entries()) {
        if (server.isAlive()) continue;
        if (victim === 'database') faults.deaths += 1;
        servers[index] = await startServer(place);
      }
      await acknowledgedAgain(stream, servers, count);
      recoveries.push(performance.now() - since);
      await drain(stream, servers[round % 2]?.origin ?? '');

      const { ids, twins, withoutDeliveries, looseChecks, isWhole } = await database.read();
      const stored = new Set(ids);
      faults.lost = [...stream.acknowledged].filter((id) => !stored.has(id)).length;
      faults.twice = twins + ids.length - stored.size;
      faults.halves = withoutDeliveries + Math.abs(looseChecks);
      if (!isWhole) faults.damaged += 1;
      onRound(round + 1);
    }
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
  faults.refused = [...stream.refusals.values()].reduce((sum, one) => sum + one, 0);
  const { acknowledged, replayed } = stream;
  return { rounds, acknowledged: acknowledged.size, replayed, faults, recoveries };
}

/** One server in turn, and every third time both. */
function killedIn(round: number): number[] {
  return round % 3 === 2 ? [0, 1] : [round % 2];
}

function counter(): () => number {
  let next = 0;
  return () => next++;
}

/** Senders that write letter after letter until they are stopped. */
function startFeed(stream: Stream, servers: readonly ServerProcess[], count: () => number) {
  const goal = stream.acknowledged.size + senders;
  const origins = servers.map(({ origin }) => origin);
  let stopped = false;
  let isUnderWay: () => void = () => {};
  const underWay = new Promise<void>((resolve) => {
    isUnderWay = resolve;
  });

  async function keepSending(): Promise<void> {
    while (!stopped) {
      const number = count();
      const one = origins[number % origins.length] ?? '';
      await send(stream, writeLetter(number), number % 4 === 0 ? origins : [one]);
      if (stream.acknowledged.size >= goal) isUnderWay();
    }
  }

  const ended = Promise.all(Array.from({ length: senders }, keepSending));
  return {
    underWay,
    ended,
    stop() {
      stopped = true;
    },
  };
}

/** Resolves when every server has acknowledged a letter of its own. */
async function acknowledgedAgain(
  stream: Stream,
  servers: readonly ServerProcess[],
  count: () => number,
): Promise<void> {
  const end = performance.now() + 60_000;
  await Promise.all(
    servers.map(async ({ origin }) => {
      while (!(await send(stream, writeLetter(count()), [origin]))) {
        if (performance.now() > end) throw new Error('A server took nothing for a minute after the kill.');
        await setTimeout(50);
      }
    }),
  );
}

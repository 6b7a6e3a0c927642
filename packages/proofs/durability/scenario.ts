import { setTimeout } from 'node:timers/promises';
import type { ProofDatabase } from './databases.ts';
import { awaitDeliveries, type DeliveryFigures } from './deliveries.ts';
import { acknowledgedAgain, startFeed } from './feed.ts';
import type { Receivers } from './receivers.ts';
import { fatalSteps, type Pace, type ServerProcess, startServer } from './server-process.ts';
import { drain, newStream, refusalsOf, type Stream } from './stream.ts';

/**
 * What goes wrong in each round, while letters are under way. `servers`: one server is killed in turn, every third time
 * both. `one-of-two`: every letter goes to both servers at once, and one of them is killed. `steps`: a server kills itself at a
 * certain step of storing or delivering, one step after the other. `database`: PostgreSQL is killed and started again.
 */
export type Disaster = 'servers' | 'one-of-two' | 'steps' | 'database';

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
    /** Deliveries that had not arrived a minute after the last server was started again. */
    undelivered: number;
    /** Deliveries that arrived for something that is not there. */
    unknown: number;
  };
  /** What was refused, by status, in words. */
  refusals: string;
  deliveries: DeliveryFigures;
  /**
   * Until every server acknowledged again, in milliseconds, a figure for each round: from the kill of a server, which has to
   * start anew, or from the return of the database, which servers have to notice.
   */
  recoveries: number[];
};

/** What a scenario is run with. */
export type ScenarioOptions = {
  rounds: number;
  verifyUrl: string;
  receivers: Receivers;
  onRound: (round: number) => void;
  /** Default: deliveries are paced as in the real server. */
  pace?: Pace;
};

/** A kill hits a stream that is under way, at a moment of its own in each round, in milliseconds. */
const latestKill = 120;
/** A server told to die at a step does so at one of its next passes. */
const latestPass = 6;

/**
 * Two servers take a stream of submissions from many senders, and deliver them; in each round something is killed while
 * letters are under way, started again, and every sender who heard nothing sends again. Then the database is read, and
 * at the end what the CRM and the mail server took is held against it.
 */
export async function runScenario(
  database: ProofDatabase,
  disaster: Disaster,
  { rounds, verifyUrl, receivers, onRound, pace }: ScenarioOptions,
): Promise<Figures> {
  const { dataDir, databaseUrl } = database;
  const { leadEndpoint, smtpPort, arrived } = receivers;
  const place = { dataDir, databaseUrl, verifyUrl, leadEndpoint, smtpPort, ...(pace && { pace }) };
  const servers = await Promise.all([startServer(place), startServer(place)]);
  const stream = newStream();
  const recoveries: number[] = [];
  const faults = { lost: 0, twice: 0, halves: 0, refused: 0, deaths: 0, damaged: 0 };
  const count = counter();
  const sharedEvery = disaster === 'one-of-two' ? 1 : 4;
  let lastStart = performance.now();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const feed = startFeed(stream, servers, { count, sharedEvery });
      await feed.underWay;
      let since = await strike(disaster, { round, servers, database });
      feed.stop();
      await feed.ended;
      if (disaster === 'database') {
        await database.start?.();
        since = performance.now();
      }
      const dead = servers.flatMap((server, index) => (server.isAlive() ? [] : [index]));
      if (disaster === 'database') faults.deaths += dead.length;
      await Promise.all(
        dead.map(async (index) => {
          servers[index] = await startServer(place);
        }),
      );
      lastStart = performance.now();
      await acknowledgedAgain(stream, servers, count);
      recoveries.push(performance.now() - since);
      await drain(stream, servers[round % 2]?.origin ?? '');
      await judge(database, stream, faults);
      onRound(round + 1);
    }
    const deliveries = await awaitDeliveries(database, arrived, lastStart);
    const { acknowledged, replayed } = stream;
    faults.refused = [...stream.refusals.values()].reduce((sum, one) => sum + one, 0);
    return {
      rounds,
      acknowledged: acknowledged.size,
      replayed,
      faults: { ...faults, undelivered: deliveries.undelivered, unknown: deliveries.unknown },
      deliveries,
      refusals: refusalsOf(stream),
      recoveries,
    };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}

/** Lets it happen and resolves, with its moment, when it has. */
async function strike(
  disaster: Disaster,
  { round, servers, database }: { round: number; servers: readonly ServerProcess[]; database: ProofDatabase },
): Promise<number> {
  const inTurn = servers[round % 2];
  if (disaster === 'steps') {
    const step = fatalSteps[round % fatalSteps.length] ?? 'after-commit';
    await inTurn?.dieAt(step, 1 + Math.floor(Math.random() * latestPass));
    const isOver = setTimeout(60_000, 'over', { ref: false });
    if ((await Promise.race([inTurn?.ended, isOver])) === 'over') {
      throw new Error(`A server that was told to die at "${step}" never came there within a minute.`);
    }
    return performance.now();
  }
  await setTimeout(Math.random() * latestKill);
  const moment = performance.now();
  if (disaster === 'database') await database.crash?.();
  else if (disaster === 'servers' && round % 3 === 2) {
    await Promise.all(servers.map((server) => server.kill()));
  } else await inTurn?.kill();
  return moment;
}

/** Reads the database and counts what must not be. */
async function judge(database: ProofDatabase, stream: Stream, faults: Record<string, number>): Promise<void> {
  const { ids, duplicates, withoutDeliveries, looseChecks, isWhole } = await database.read();
  const stored = new Set(ids);
  faults.lost = [...stream.acknowledged].filter((id) => !stored.has(id)).length;
  faults.twice = duplicates + ids.length - stored.size;
  faults.halves = withoutDeliveries + Math.abs(looseChecks);
  if (!isWhole) faults.damaged = (faults.damaged ?? 0) + 1;
}

function counter(): () => number {
  let next = 0;
  return () => next++;
}

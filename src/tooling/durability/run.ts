/**
 * Proves that no acknowledged submission is lost and none is stored twice, whatever is killed:
 *
 *     npm run test:durability
 *     npm run test:durability -- --rounds 100
 *     npm run test:durability -- --engine postgres
 *
 * Two real servers take submissions over HTTP; in each round a server, both, or the database itself is killed in the
 * middle of it. Ends with 1 on any fault, 2 when it was called wrongly.
 */
import { parseArgs } from 'node:util';
import { openPostgresProof, openSqliteProof, type ProofDatabase } from './databases.ts';
import { startJudge } from './judge.ts';
import { boundOf, isClean, reportOf } from './report.ts';
import { runScenario, type Victim } from './scenario.ts';

type Scenario = {
  engine: 'sqlite' | 'postgres';
  title: string;
  victim: Victim;
  open: () => ProofDatabase | Promise<ProofDatabase>;
};

const scenarios: Scenario[] = [
  { engine: 'sqlite', title: 'SQLite, servers killed', victim: 'server', open: openSqliteProof },
  { engine: 'postgres', title: 'PostgreSQL, servers killed', victim: 'server', open: openPostgresProof },
  {
    engine: 'postgres',
    title: 'PostgreSQL killed and started again',
    victim: 'database',
    open: openPostgresProof,
  },
];

/** Enough for a change to be caught soon; a release is proven with more. */
const shortRun = 10;

function readOptions(): { rounds: number; chosen: Scenario[] } | undefined {
  try {
    const { values } = parseArgs({ options: { rounds: { type: 'string' }, engine: { type: 'string' } } });
    const rounds = Number(values.rounds ?? shortRun);
    const chosen = scenarios.filter(({ engine }) => values.engine === undefined || values.engine === engine);
    return Number.isInteger(rounds) && rounds > 0 && chosen.length > 0 ? { rounds, chosen } : undefined;
  } catch {
    return undefined;
  }
}

async function run(rounds: number, chosen: readonly Scenario[]): Promise<boolean> {
  const judge = await startJudge();
  let clean = true;
  try {
    for (const { title, victim, open } of chosen) {
      const database = await open();
      try {
        const onRound = (round: number) => {
          if (process.stdout.isTTY) process.stdout.write(`\r${title}: round ${round} of ${rounds}  \r`);
        };
        const figures = await runScenario(database, victim, { rounds, verifyUrl: judge.url, onRound });
        process.stdout.write(reportOf(title, victim, figures));
        clean &&= isClean(figures);
      } finally {
        await database.close();
      }
    }
  } finally {
    await judge.close();
  }
  return clean;
}

const options = readOptions();
if (options === undefined) {
  console.error('Usage: npm run test:durability -- [--rounds N] [--engine sqlite|postgres]');
  process.exit(2);
}
const { rounds, chosen } = options;
try {
  if (await run(rounds, chosen)) process.stdout.write(boundOf(rounds * chosen.length));
  else process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : 'Unknown fault');
  process.exitCode = 1;
}

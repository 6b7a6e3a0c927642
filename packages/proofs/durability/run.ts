/**
 * Proves that no acknowledged submission is lost, none is stored twice and all of them are delivered, whatever is killed:
 *
 *     npm run durability -w @site/proofs
 *     npm run durability -w @site/proofs -- --rounds 100
 *     npm run durability -w @site/proofs -- --engine postgres --kill steps
 *     npm run durability -w @site/proofs -- --browsers 60
 *     npm run durability -w @site/proofs -- --browsers 60 --make firefox
 *
 * Two real servers take submissions over HTTP and deliver them to a CRM and a mail server; in each round a server, both, or
 * the database itself is killed in the middle of it. With `--browsers` it is browsers instead, at the moment of the press, and
 * the site has to be built. Ends with 1 on any fault, 2 when it was called wrongly.
 */
import { parseArgs } from 'node:util';
import { openPostgresProof, openSqliteProof, type ProofDatabase } from './databases.ts';
import { startJudge } from './judge.ts';
import { startReceivers } from './receivers.ts';
import { boundOf, isClean, reportOf } from './report.ts';
import { type Disaster, runScenario } from './scenario.ts';

type Scenario = {
  engine: 'sqlite' | 'postgres';
  title: string;
  disaster: Disaster;
  open: () => ProofDatabase | Promise<ProofDatabase>;
};

const sqlite = { engine: 'sqlite', open: openSqliteProof } as const;
const postgres = { engine: 'postgres', open: openPostgresProof } as const;
const scenarios: Scenario[] = [
  { ...sqlite, title: 'SQLite, servers killed', disaster: 'servers' },
  { ...sqlite, title: 'SQLite, one of two killed that both got each letter', disaster: 'one-of-two' },
  { ...sqlite, title: 'SQLite, killed at each step', disaster: 'steps' },
  { ...postgres, title: 'PostgreSQL, servers killed', disaster: 'servers' },
  { ...postgres, title: 'PostgreSQL, one of two killed that both got each letter', disaster: 'one-of-two' },
  { ...postgres, title: 'PostgreSQL, killed at each step', disaster: 'steps' },
  { ...postgres, title: 'PostgreSQL killed and started again', disaster: 'database' },
];

/** Enough for a change to be caught soon, with each step once; a release is proven with more. */
const shortRun = 10;

const usage =
  'Usage: npm run durability -w @site/proofs -- [--rounds N] [--engine sqlite|postgres]\n' +
  '                                  [--kill servers|one-of-two|steps|database]\n' +
  '       npm run durability -w @site/proofs -- --browsers N [--make chromium|firefox]';

type Options = { rounds: number; chosen: Scenario[] } | { browsers: number; make: 'chromium' | 'firefox' };

function readOptions(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: {
        rounds: { type: 'string' },
        engine: { type: 'string' },
        kill: { type: 'string' },
        browsers: { type: 'string' },
        make: { type: 'string' },
      },
    });
    if (values.browsers !== undefined) {
      const browsers = Number(values.browsers);
      const { make = 'chromium', browsers: _, ...others } = values;
      const isKnown = make === 'chromium' || make === 'firefox';
      const isAlone = Object.keys(others).length === 0;
      return Number.isInteger(browsers) && browsers > 0 && isAlone && isKnown
        ? { browsers, make }
        : undefined;
    }
    if (values.make !== undefined) return undefined;
    const rounds = Number(values.rounds ?? shortRun);
    const chosen = scenarios.filter(
      ({ engine, disaster }) =>
        engine === (values.engine ?? engine) && disaster === (values.kill ?? disaster),
    );
    return Number.isInteger(rounds) && rounds > 0 && chosen.length > 0 ? { rounds, chosen } : undefined;
  } catch {
    return undefined;
  }
}

async function runOne({ title, disaster, open }: Scenario, rounds: number, verifyUrl: string) {
  const database = await open();
  const receivers = await startReceivers();
  try {
    const onRound = (round: number) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${title}: round ${round} of ${rounds}  \r`);
    };
    const figures = await runScenario(database, disaster, { rounds, verifyUrl, receivers, onRound });
    process.stdout.write(reportOf(title, disaster, figures));
    return isClean(figures);
  } finally {
    await receivers.close();
    await database.close();
  }
}

async function run(rounds: number, chosen: readonly Scenario[]): Promise<boolean> {
  const judge = await startJudge();
  let clean = true;
  try {
    for (const scenario of chosen) clean = (await runOne(scenario, rounds, judge.url)) && clean;
  } finally {
    await judge.close();
  }
  return clean;
}

const options = readOptions();
if (options === undefined) {
  console.error(usage);
  process.exit(2);
}
try {
  if ('browsers' in options) {
    const { killBrowsers } = await import('./browsers.ts');
    if (!(await killBrowsers(options.browsers, options.make))) process.exitCode = 1;
  } else {
    const { rounds, chosen } = options;
    if (await run(rounds, chosen)) process.stdout.write(boundOf(rounds * chosen.length));
    else process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : 'Unknown fault');
  process.exitCode = 1;
}

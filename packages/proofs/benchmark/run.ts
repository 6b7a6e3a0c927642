/**
 * Measures the deployed server, as built, on this machine, beside the figures that were asked for:
 *
 *     npm run benchmark -w @site/proofs
 *     npm run benchmark -w @site/proofs -- --seconds 60 --only submit
 *     npm run benchmark -w @site/proofs -- --engine postgres
 *
 * A slow machine is no fault: it ends with 1 only when a status was wrong or a submission that was acknowledged is not there, and
 * with 2 when it was called wrongly. The load comes from the same machine, so the server never has all of it.
 */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { openPostgresProof, openSqliteProof, type ProofDatabase } from '../durability/databases.ts';
import { type Bench, type Measurement, measure, measurements } from './measurements.ts';
import { reportOf, type Section } from './report.ts';
import { makeAnswers, startSite } from './site-process.ts';

type Options = { seconds: number; chosen: Measurement[]; engine: 'sqlite' | 'postgres' };

function readOptions(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: { seconds: { type: 'string' }, only: { type: 'string' }, engine: { type: 'string' } },
    });
    const { seconds: length = '20', only, engine = 'sqlite' } = values;
    const seconds = Number(length);
    const chosen = measurements.filter((name) => only === undefined || only.split(',').includes(name));
    if (!Number.isInteger(seconds) || seconds < 2 || seconds > 600 || chosen.length === 0) return undefined;
    return engine === 'sqlite' || engine === 'postgres' ? { seconds, chosen, engine } : undefined;
  } catch {
    return undefined;
  }
}

/** What the database holds against what was acknowledged, once the server is gone. */
async function lostOrHalf(database: ProofDatabase, acknowledged: ReadonlySet<string>): Promise<Section> {
  const { ids, duplicates, withoutDeliveries, looseChecks, isWhole } = await database.read();
  const stored = new Set(ids);
  const lost = [...acknowledged].filter((id) => !stored.has(id)).length;
  return {
    title: 'What was stored',
    figures: [
      { name: 'acknowledged', value: acknowledged.size, unit: '' },
      { name: 'of these lost', value: lost, unit: '', wanted: { atMost: 0 } },
      { name: 'stored twice', value: duplicates, unit: '', wanted: { atMost: 0 } },
    ],
    statuses: {},
    faults: [
      ...(lost > 0 ? [`${lost} acknowledged submissions are not there`] : []),
      ...(duplicates > 0 ? [`${duplicates} submissions are there twice`] : []),
      ...(withoutDeliveries !== 0 || looseChecks !== 0 ? ['some were stored by half'] : []),
      ...(isWhole ? [] : ['the database is damaged']),
    ],
  };
}

async function run({ seconds, chosen, engine }: Options): Promise<Section[]> {
  const database = engine === 'sqlite' ? openSqliteProof() : await openPostgresProof();
  const storageKeys = `bench:${randomBytes(32).toString('base64')}`;
  const sections: Section[] = [];
  try {
    const site = await startSite({ ...database, storageKeys });
    try {
      const bench: Bench = {
        site,
        seconds,
        longestSubmit: engine === 'sqlite' ? 200 : 400,
        answers: (count) => makeAnswers(count, storageKeys),
        acknowledged: new Set(),
      };
      for (const name of chosen) sections.push(await measure(name, bench));
      const code = await site.stop();
      const stored = await lostOrHalf(database, bench.acknowledged);
      if (code !== 0) stored.faults.push('the server did not stop by itself');
      sections.push(stored);
    } finally {
      await site.stop();
    }
  } finally {
    await database.close();
  }
  return sections;
}

const options = readOptions();
if (options === undefined) {
  console.error(
    `Usage: npm run benchmark -w @site/proofs -- [--seconds N] [--only ${measurements.join('|')}] [--engine sqlite|postgres]`,
  );
  process.exit(2);
}
try {
  const sections = await run(options);
  const { seconds, engine } = options;
  console.log(`${availableParallelism()} cores with the load, ${engine}, ${seconds} s each\n`);
  console.log(reportOf(sections));
  if (sections.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : 'Unknown fault');
  process.exitCode = 1;
}

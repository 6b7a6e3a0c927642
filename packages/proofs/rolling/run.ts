/**
 * Restarts the servers behind a load balancer one after the other, as a release does, while visitors read and send:
 *
 *     npm run rolling -w @site/proofs
 *     npm run rolling -w @site/proofs -- --instances 3 --rounds 3
 *     npm run rolling -w @site/proofs -- --balancer nginx
 *     npm run rolling -w @site/proofs -- --pooler pgbouncer
 *
 * Real servers, as built, share a real PostgreSQL. Each is told to stop, ends, and is started anew before the next one's turn; the
 * balancer asks `/readyz` and never tries a request twice; nginx, if it is to be the balancer, runs by `deploy/nginx.conf`, and PgBouncer, if it is to lend connections, by `deploy/pgbouncer.ini`. No page may fail, no submission may be lost, stored twice or refused,
 * and every server must end with 0. Needs a build. Ends with 1 on any fault, 2 when it was called wrongly. Without the time that
 * `DRAIN_MS` gives a balancer it is faulty: so the instrument is sharp.
 */
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '@site/build/serving/free-port.ts';
import { newSubmissionId } from '#features/submissions/model/idempotency.ts';
import { defaultLanguage } from '#i18n/language.ts';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { pathTable } from '#site/slugs.ts';
import { makeAnswers, type SiteProcess, startSite } from '../benchmark/site-process.ts';
import { openPostgresProof } from '../durability/databases.ts';
import { drain, newStream, privacyLetter, send } from '../durability/stream.ts';
import { askEvery, type Balancer, startBalancer } from './balancer.ts';
import { isUnnoticed, type RollingFigures, rollingReport } from './figures.ts';
import { startNginx } from './nginx.ts';
import { startPgbouncer } from './pgbouncer.ts';

const usage =
  'Usage: npm run rolling -w @site/proofs -- [--instances N] [--rounds N] [--balancer own|nginx] [--pooler none|pgbouncer]';

/** Longer than the balancer needs to notice, on a busy machine too. */
const drainMs = askEvery * 6;

/** Visitors who read one page after the other, and how long a sender waits between two submissions, in milliseconds. */
const readers = 6;
const writeEvery = 150;

interface Options {
  instances: number;
  rounds: number;
  balancer: 'own' | 'nginx';
  pooler: 'none' | 'pgbouncer';
}

function readOptions(): Options | undefined {
  try {
    const {
      instances = '3',
      rounds = '2',
      balancer = 'own',
      pooler = 'none',
    } = parseArgs({
      options: {
        instances: { type: 'string' },
        rounds: { type: 'string' },
        balancer: { type: 'string' },
        pooler: { type: 'string' },
      },
    }).values;
    if (balancer !== 'own' && balancer !== 'nginx') return undefined;
    if (pooler !== 'none' && pooler !== 'pgbouncer') return undefined;
    const numbers = { instances: Number(instances), rounds: Number(rounds), balancer, pooler } as const;
    const isGood = /^[2-9]$/.test(instances) && /^[1-9]\d?$/.test(rounds);
    return isGood ? numbers : undefined;
  } catch {
    return undefined;
  }
}

/** A page that the build wrote, one that a request writes, and an answer to a question. */
function pagesToRead(): string[] {
  const paths = pathTable(readSlugFiles())[defaultLanguage];
  return ['/', paths.company, paths['scrap-prices'], `${paths['location-search']}?zip=97204`].map(String);
}

/** Reads page after page until told to stop. */
async function read(
  origin: string,
  isOver: () => boolean,
  seen: { pages: number; slowest: number; failures: Map<string, number> },
) {
  const pages = pagesToRead();
  for (let turn = 0; !isOver(); turn += 1) {
    const start = performance.now();
    const fault = await fetch(origin + pages[turn % pages.length], {
      signal: AbortSignal.timeout(20_000),
    }).then(
      async (answer) => {
        const text = await answer.text();
        if (answer.status !== 200) return `status ${answer.status}`;
        return text.trimEnd().endsWith('</html>') ? null : 'half a page';
      },
      () => 'no answer',
    );
    seen.pages += 1;
    seen.slowest = Math.max(seen.slowest, performance.now() - start);
    if (fault !== null) seen.failures.set(fault, (seen.failures.get(fault) ?? 0) + 1);
    await setTimeout(20);
  }
}

async function untilReady(balancer: Balancer, site: SiteProcess): Promise<void> {
  while (!balancer.isReady(site)) await setTimeout(50);
}

async function roll({
  instances,
  rounds,
  balancer: kind,
  pooler: pooling,
}: Options): Promise<RollingFigures> {
  const storageKeys = `rolling:${randomBytes(32).toString('base64')}`;
  const database = await openPostgresProof();
  const frontPort = await freePort();
  const pooler = pooling === 'pgbouncer' ? await startPgbouncer(`${database.databaseUrl}`) : undefined;
  const databaseUrl = pooler?.databaseUrl ?? database.databaseUrl;
  const start = () => startSite({ ...database, databaseUrl, storageKeys, frontPort, drainMs });
  const startFront = kind === 'nginx' ? startNginx : startBalancer;
  const balancer = await startFront(frontPort, `www.localhost:${frontPort}`);
  const origin = `http://127.0.0.1:${frontPort}`;
  const sites: SiteProcess[] = [];
  try {
    for (let each = 0; each < instances; each += 1) sites.push(await start());
    balancer.serve(sites);
    for (const site of sites) await untilReady(balancer, site);

    let isOver = false;
    const seen = { pages: 0, slowest: 0, failures: new Map<string, number>() };
    const stream = newStream();
    const write = async (count: number) => {
      const answers = await makeAnswers(count, storageKeys);
      for (const [place, answer] of answers.entries()) {
        if (isOver) return;
        const { path, body } = privacyLetter(`rolling${stream.acknowledged.size}-${place}`, answer);
        await send(stream, { id: newSubmissionId(), path, body: JSON.stringify(body) }, [origin]);
        await setTimeout(writeEvery);
      }
    };
    const reading = Array.from({ length: readers }, () => read(origin, () => isOver, seen));
    const writing = (async () => {
      while (!isOver) await write(40);
    })();

    const exitCodes: (number | null)[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (let place = 0; place < instances; place += 1) {
        exitCodes.push((await sites[place]?.stop()) ?? null);
        const anew = await start();
        sites[place] = anew;
        balancer.serve(sites);
        await untilReady(balancer, anew);
        await setTimeout(500);
      }
    }
    isOver = true;
    await Promise.all([...reading, writing]);
    const sentAgain = stream.pending.length;
    await drain(stream, origin);
    const { ids, duplicates } = await database.read();
    const stored = new Set(ids);
    return {
      restarts: rounds * instances,
      exitCodes,
      pages: seen.pages,
      slowestPage: seen.slowest,
      failures: seen.failures,
      acknowledged: stream.acknowledged.size,
      lost: [...stream.acknowledged].filter((id) => !stored.has(id)).length,
      duplicates,
      sentAgain,
    };
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await balancer.close();
    await pooler?.close();
    await database.close();
  }
}

const options = readOptions();
if (options === undefined) {
  console.error(usage);
  process.exit(2);
}
try {
  const figures = await roll(options);
  process.stdout.write(rollingReport(figures));
  if (!isUnnoticed(figures)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : 'Unknown fault');
  process.exitCode = 1;
}

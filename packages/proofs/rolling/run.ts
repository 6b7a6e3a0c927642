/**
 * Restarts the servers behind a load balancer one after the other, as a release does, while visitors read and send:
 *
 *     npm run rolling -w @site/proofs
 *     npm run rolling -w @site/proofs -- --instances 3 --rounds 3
 *     npm run rolling -w @site/proofs -- --balancer nginx
 *     npm run rolling -w @site/proofs -- --pooler pgbouncer
 *     npm run rolling -w @site/proofs -- --shelf none
 *
 * Real servers, as built, share a real PostgreSQL. Each is told to stop, ends, and is started anew before the next one's turn; the
 * balancer asks `/servez` and never tries a request twice; nginx, if it is to be the balancer, runs by `deploy/nginx.conf`, and PgBouncer, if it is to lend connections, by `deploy/pgbouncer.ini`. The first
 * round is a release: the servers begin with a build whose scripts have other names, which is made first, and both are there at
 * once. Pages of either build stay open and go on asking for their files, from whichever server it is. No page and no file may
 * fail, no submission may be lost, stored twice or refused, and every server must end with 0. Needs a build. Ends with 1 on any
 * fault, 2 when it was called wrongly. Without the time that `DRAIN_MS` gives a balancer it is faulty, and without the shelf of
 * former files: so the instrument is sharp.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { buildFormerRelease } from './former-release.ts';
import { startNginx } from './nginx.ts';
import { openPage } from './open-page.ts';
import { startPgbouncer } from './pgbouncer.ts';

const usage =
  'Usage: npm run rolling -w @site/proofs -- [--instances N] [--rounds N] [--balancer own|nginx] [--pooler none|pgbouncer] [--shelf shared|none]';

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
  shelf: 'shared' | 'none';
}

function readOptions(): Options | undefined {
  try {
    const {
      instances = '3',
      rounds = '2',
      balancer = 'own',
      pooler = 'none',
      shelf = 'shared',
    } = parseArgs({
      options: {
        instances: { type: 'string' },
        rounds: { type: 'string' },
        balancer: { type: 'string' },
        pooler: { type: 'string' },
        shelf: { type: 'string' },
      },
    }).values;
    if (balancer !== 'own' && balancer !== 'nginx') return undefined;
    if (pooler !== 'none' && pooler !== 'pgbouncer') return undefined;
    if (shelf !== 'shared' && shelf !== 'none') return undefined;
    const asked: Options = { instances: Number(instances), rounds: Number(rounds), balancer, pooler, shelf };
    const isGood = /^[2-9]$/.test(instances) && /^[1-9]\d?$/.test(rounds);
    return isGood ? asked : undefined;
  } catch {
    return undefined;
  }
}

/** A page that the build wrote, one that a request writes, and an answer to a question. */
function pagesToRead(): string[] {
  const paths = pathTable(readSlugFiles())[defaultLanguage];
  return ['/', paths.company, paths['scrap-prices'], `${paths['location-search']}?zip=97204`].map(String);
}

/** What visitors met. */
interface Seen {
  pages: number;
  files: number;
  slowest: number;
  failures: Map<string, number>;
}

/** Reads page after page until told to stop. */
async function read(origin: string, isOver: () => boolean, seen: Seen) {
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

/** Keeps a page open and asks for its files, one after the other, until told to stop. */
async function stayOpen(origin: string, path: string, isOver: () => boolean, seen: Seen): Promise<void> {
  const fail = (fault: string) => void seen.failures.set(fault, (seen.failures.get(fault) ?? 0) + 1);
  const ask = async (file: string): Promise<string> => {
    seen.files += 1;
    const answer = await fetch(origin + file, { signal: AbortSignal.timeout(20_000) });
    if (answer.status !== 200) throw new Error(`file ${answer.status}`);
    return await answer.text();
  };
  const told = (error: unknown) =>
    fail(error instanceof Error && error.message.startsWith('file') ? error.message : 'no file');
  try {
    const { files } = await openPage(path, async (file) => (isOver() ? '' : await ask(file)));
    for (let turn = 0; !isOver(); turn += 1) {
      await ask(files[turn % files.length] ?? path).catch(told);
      await setTimeout(20);
    }
  } catch (error) {
    told(error);
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
  shelf: shelving,
}: Options): Promise<RollingFigures> {
  const storageKeys = `rolling:${randomBytes(32).toString('base64')}`;
  const database = await openPostgresProof();
  const frontPort = await freePort();
  const pooler = pooling === 'pgbouncer' ? await startPgbouncer(`${database.databaseUrl}`) : undefined;
  const databaseUrl = pooler?.databaseUrl ?? database.databaseUrl;
  const former = await buildFormerRelease();
  const shelf = shelving === 'shared' ? mkdtempSync(join(tmpdir(), 'asset-shelf-')) : undefined;
  const start = (folder?: string) =>
    startSite({
      ...{ ...database, databaseUrl, storageKeys, frontPort, drainMs, shelf },
      ...(folder === undefined ? {} : { folder }),
    });
  const startFront = kind === 'nginx' ? startNginx : startBalancer;
  const balancer = await startFront(frontPort, `www.localhost:${frontPort}`);
  const origin = `http://127.0.0.1:${frontPort}`;
  const sites: SiteProcess[] = [];
  try {
    for (let each = 0; each < instances; each += 1) sites.push(await start(former.folder));
    balancer.serve(sites);
    for (const site of sites) await untilReady(balancer, site);

    let isOver = false;
    const seen: Seen = { pages: 0, files: 0, slowest: 0, failures: new Map<string, number>() };
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

    const [, page = '/'] = pagesToRead();
    const open = [stayOpen(origin, page, () => isOver, seen)];
    const exitCodes: (number | null)[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (let place = 0; place < instances; place += 1) {
        exitCodes.push((await sites[place]?.stop()) ?? null);
        const anew = await start();
        sites[place] = anew;
        balancer.serve(sites);
        await untilReady(balancer, anew);
        // Whoever comes now gets a page of either release.
        open.push(stayOpen(origin, page, () => isOver, seen));
        await setTimeout(500);
      }
    }
    isOver = true;
    await Promise.all([...reading, ...open, writing]);
    const sentAgain = stream.pending.length;
    await drain(stream, origin);
    const { ids, duplicates } = await database.read();
    const stored = new Set(ids);
    return {
      restarts: rounds * instances,
      exitCodes,
      pages: seen.pages,
      files: seen.files,
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
    former.remove();
    if (shelf !== undefined) rmSync(shelf, { recursive: true, force: true });
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

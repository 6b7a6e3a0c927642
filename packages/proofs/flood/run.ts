/**
 * Measures what a stranger gets while one caller floods the site from fifty connections:
 *
 *     npm run flood -w @site/proofs
 *     npm run flood -w @site/proofs -- --seconds 20 --kind searches --threads 0
 *
 * The built site runs as a process of its own, the flood in a thread. Meanwhile strangers, each from an address and a
 * connection of their own, open the home page, ask for a challenge and send the privacy form, and a load balancer asks
 * `/readyz`. Of each the slowest answer counts: the home page within 300 ms, the form within 2 s, `/readyz` within 500 ms. The
 * load of the machine stands beside each row, because another program on it slows all of them. Needs a build. Ends with 1 when
 * one was slower or went unanswered, 2 when it was called wrongly.
 */
import { request } from 'node:http';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { startBuiltSite } from '@site/build/serving/built-site.ts';
import { freePort } from '@site/build/serving/free-port.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { formCalls } from '#features/submissions/model/api-contract.ts';
import { idempotencyHeader, newSubmissionId } from '#features/submissions/model/idempotency.ts';
import { privacyLetter } from '../durability/stream.ts';
import { slowest, verdictOf } from './figures.ts';
import { type FloodKind, floodKinds } from './flood-kinds.ts';

const usage = `Usage: npm run flood -w @site/proofs -- [--seconds N] [--kind ${floodKinds.join('|')}] [--threads 0..16]`;

/** As many as a browser farm of one caller has; each of them never pauses. */
const connections = 50;

/** A site that was started a moment ago is slower than one that runs. */
const warmUp = 3000;

/** What was asked for. Without `threads` the server has as many as it takes by itself. */
type Options = { seconds: number; chosen: readonly FloodKind[]; threads: string | undefined };

function readOptions(): Options | undefined {
  try {
    const {
      seconds = '15',
      kind,
      threads,
    } = parseArgs({
      options: { seconds: { type: 'string' }, kind: { type: 'string' }, threads: { type: 'string' } },
    }).values;
    const known = floodKinds.find((each) => each === kind);
    if (!/^[1-9]\d{0,3}$/.test(seconds) || (kind !== undefined && known === undefined)) return undefined;
    if (threads !== undefined && !/^\d{1,2}$/.test(threads)) return undefined;
    return { seconds: Number(seconds), chosen: known === undefined ? floodKinds : [known], threads };
  } catch {
    return undefined;
  }
}

let strangers = 0;

/** A stranger's address, never the same. */
function someStranger(): string {
  strangers += 1;
  return `198.18.${strangers >> 8}.${strangers & 255}`;
}

/** One request on a connection of its own: status, body and how long the whole answer took. */
async function timed(
  port: number,
  path: string,
  {
    host,
    from,
    body,
    headers = {},
  }: { host: string; from: string; body?: string; headers?: Record<string, string> },
): Promise<{ status: number; text: string; milliseconds: number }> {
  const start = performance.now();
  return await new Promise((resolve) => {
    const end = (status: number, text: string) =>
      resolve({ status, text, milliseconds: performance.now() - start });
    const sent = request(
      {
        port,
        path,
        agent: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host, 'x-forwarded-for': from, 'accept-encoding': 'gzip, br', ...headers },
        timeout: 30_000,
      },
      (answer) => {
        let text = '';
        answer.setEncoding('latin1').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => end(answer.statusCode ?? 0, text)).on('error', () => end(0, ''));
      },
    );
    sent.on('timeout', () => sent.destroy()).on('error', () => end(0, ''));
    sent.end(body);
  });
}

/** Sends the privacy form as a browser does, its human check solved beforehand. */
async function sendForm(port: number, host: string) {
  const from = someStranger();
  const asked = await timed(port, formCalls.challenge, { host, from });
  if (asked.status !== 200) return { challenge: { ...asked, status: 0 }, form: { ...asked, status: 0 } };
  const challenge = JSON.parse(asked.text);
  const solution = await solveChallenge({ challenge, deriveKey });
  const { path, body } = privacyLetter(
    `flood${strangers}`,
    Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
  );
  const text = JSON.stringify(body);
  const form = await timed(port, path, {
    host,
    from,
    body: text,
    headers: {
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(text)}`,
      'sec-fetch-site': 'same-origin',
      [idempotencyHeader]: newSubmissionId(),
    },
  });
  return { challenge: asked, form };
}

async function measure({ seconds, chosen, threads }: Options): Promise<boolean> {
  const healthPort = await freePort();
  const site = await startBuiltSite({
    HEALTH_PORT: `${healthPort}`,
    // Alerts are open where a mail server is named. None listens there: letters wait, as they do while one is away.
    ...(chosen.includes('alert sign-ups') ? { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` } : {}),
    ...(threads === undefined ? {} : { RENDER_THREADS: threads }),
  });
  const { host, port: text } = new URL(site.english);
  const port = Number(text);
  let isGood = true;
  try {
    // Its threads load their builds.
    await setTimeout(warmUp);
    for (const kind of chosen) {
      const flood = new Worker(new URL('flood-thread.ts', import.meta.url), {
        workerData: { port, host, kind, connections },
      });
      // A flood that ends by a fault of its own would be waited for without an end.
      const failed = new Promise<never>((_, reject) => flood.once('error', reject));
      failed.catch(() => undefined);
      await setTimeout(warmUp);
      const home: number[] = [];
      const challenge: number[] = [];
      const form: number[] = [];
      const ready: number[] = [];
      const took = ({ status, milliseconds }: { status: number; milliseconds: number }, wanted: number) =>
        status === wanted ? milliseconds : Number.POSITIVE_INFINITY;
      for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
        const [page, sent, check] = await Promise.all([
          timed(port, '/', { host, from: someStranger() }),
          sendForm(port, host),
          timed(healthPort, '/readyz', { host: 'localhost', from: '' }),
        ]);
        home.push(took(page, 200));
        challenge.push(took(sent.challenge, 200));
        form.push(took(sent.form, 201));
        ready.push(took(check, 200));
        await setTimeout(250);
      }
      flood.postMessage('count');
      const answers = await Promise.race([failed, new Promise((resolve) => flood.once('message', resolve))]);
      await flood.terminate();
      const rows = [
        { what: 'home page', times: home, limit: 300 },
        { what: 'challenge', times: challenge, limit: 2000 },
        { what: 'form acknowledged', times: form, limit: 2000 },
        { what: '/readyz', times: ready, limit: 500 },
      ];
      process.stdout.write(
        `flood of ${kind}, ${connections} connections of one caller, load ${loadavg()[0]?.toFixed(1)}, answered ${JSON.stringify(answers)}\n`,
      );
      for (const row of rows) {
        process.stdout.write(`  ${verdictOf(row)}\n`);
        if (slowest(row.times) > row.limit) isGood = false;
      }
    }
    return isGood;
  } finally {
    await site.close();
  }
}

const options = readOptions();
if (options === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else if (!(await measure(options))) process.exitCode = 1;

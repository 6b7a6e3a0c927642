/** One caller with many connections, none of which ever pauses: it answers each answer with the next request. */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { port, host, kind, connections } = workerData as {
  port: number;
  host: string;
  kind: string;
  connections: number;
};

/** Everything comes from here, as a proxy in front would say it. */
const caller = '203.0.113.9';

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const answers: Record<string, number> = {};
let number = 0;

function next(): { method: string; path: string; body?: string } {
  number += 1;
  switch (kind) {
    case 'searches':
      return { method: 'GET', path: `/search?s=word${number}x${number * 7919}` };
    case 'unknown pages':
      return { method: 'GET', path: `/no-such-page-${number}` };
    case 'finished pages':
      return { method: 'GET', path: '/' };
    case 'challenges':
      return { method: 'GET', path: '/api/human-check/challenge' };
    default:
      return { method: 'POST', path: '/api/dataprivacy/submit', body: `{"name":"flood ${number}"}` };
  }
}

function ask(): void {
  const { method, path, body } = next();
  const headers = {
    host,
    'x-forwarded-for': caller,
    ...(body && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'sec-fetch-site': 'same-origin',
    }),
  };
  const sent = request({ port, method, path, headers, agent }, (answer) => {
    answer.resume();
    answer.on('close', () => {
      const status = `${answer.statusCode}`;
      answers[status] = (answers[status] ?? 0) + 1;
      ask();
    });
  });
  sent.on('error', () => {
    answers.failed = (answers.failed ?? 0) + 1;
    setTimeout(ask, 10);
  });
  sent.end(body);
}

for (let each = 0; each < connections; each += 1) ask();
parentPort?.on('message', () => parentPort?.postMessage(answers));

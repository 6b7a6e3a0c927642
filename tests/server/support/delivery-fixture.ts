import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import type { NewSubmission, StoredSubmission } from '#features/submissions/model/submission-store.ts';
import { deliveryTopicsOf } from '#features/submissions/server/delivery/delivery-topics.ts';
import { createLog, type Log } from '#server/log.ts';
import { openStorage } from '#server/storage/open-storage.ts';

/** What tests of delivery stand on: a real database, and servers on loopback that fail as servers do. */

const contents: Record<SubmissionKind, Record<string, unknown>> = {
  privacy: {
    name: 'Ana Ríos',
    email: 'ana.rios@home.test',
    zip: '97204',
    requestType: 'Right to Know',
    streetAddress: '1 Secret Street',
  },
  contact: {
    firstName: 'José',
    lastName: 'Núñez & Hijos',
    email: 'jose@firm.test',
    company: 'Chatarra 100% = S.A.',
    phone: '503-555-0100',
    country: 'US',
    state: null,
    leadSource: 'Website',
    supplyChannel: '',
  },
  application: { name: 'Lee', email: 'lee@home.test', message: 'A secret past' },
  report: { what: 'A secret matter', name: '', reach: '' },
  'page-problem': { problem: 'A broken map', page: '/secret', settings: 'Colors: dark', reach: '' },
  'office-hours': { name: 'Lee', email: 'lee@home.test', question: 'A secret question' },
};

/** Noon in Portland on the last day of January. */
export const noon = Date.UTC(2026, 0, 31, 20);

/** A submission of a form, about to be stored. */
export function newSubmission(kind: SubmissionKind, change: Partial<NewSubmission> = {}): NewSubmission {
  const topics = deliveryTopicsOf[kind];
  return {
    id: randomUUID(),
    kind,
    language: 'eng',
    content: contents[kind],
    createdAt: noon,
    topics,
    ...change,
  };
}

/** A submission as a channel gets it. */
export function storedSubmission(
  kind: SubmissionKind,
  change: Partial<StoredSubmission> = {},
): StoredSubmission {
  const { id, language, content, createdAt } = newSubmission(kind);
  return { id, reference: 'AB12-CD34', kind, language, content, createdAt, ...change };
}

/** An empty database of its own. `remove` closes it and takes its files away. */
export async function openTestStorage() {
  const dataDir = mkdtempSync(join(tmpdir(), 'delivery-'));
  const settings = { environment: 'development', dataDir, storageKeys: null, databaseUrl: null } as const;
  const storage = await openStorage(settings);
  return {
    storage,
    /** A second instance on the same data. */
    openAgain: () => openStorage(settings),
    async remove() {
      await storage.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A log that remembers its lines. */
export function listeningLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  return { lines, log: createLog({ write: (line: string) => void lines.push(line) }) };
}

/** Resolves once a condition holds; fails with its name when it never does. */
export async function until(name: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It never came to this: ${name}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** How the CRM treats one post. */
export type CrmAnswer = (response: ServerResponse, request: IncomingMessage) => void;

/** A CRM on loopback. It notes each post and answers the first with the first of `answers`, the last with the last. */
export async function startCrm(...answers: CrmAnswer[]) {
  const posts: { path: string; type: string; fields: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const { url = '', headers } = request;
      posts.push({
        path: url,
        type: headers['content-type'] ?? '',
        fields: Object.fromEntries(new URLSearchParams(body)),
      });
      const answer = answers[Math.min(posts.length, answers.length) - 1];
      answer?.(response, request);
    });
  });
  const port = await listenOn(server);
  return {
    posts,
    port,
    endpoint: `http://127.0.0.1:${port}/servlet/servlet.WebToLead?encoding=UTF-8`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A mail server on loopback that keeps what it took. With `secure` its certificate is one that nobody vouches for. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const letters: { from: string; to: string[]; source: string }[] = [];
  // The built-in certificate is public, as its warning says; here that is the point of it.
  const complain = console.error;
  console.error = () => undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        source += chunk;
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        });
        done();
      });
    },
    ...options,
  });
  console.error = complain;
  // A client that goes away in the middle is what these tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    letters,
    port: address.port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A server that takes connections and does with them as told. */
export async function startSocketServer(onConnection: Parameters<typeof createSocketServer>[1]) {
  const server: SocketServer = createSocketServer(onConnection);
  const port = await listenOn(server);
  return { port, close: () => void server.close() };
}

/** A port where nobody listens. */
export async function closedPort(): Promise<number> {
  const { port, close } = await startSocketServer(() => undefined);
  close();
  return port;
}

/** The headers of a letter, unfolded, and its text, decoded. */
export function readLetter(source: string): { headers: Record<string, string>; text: string } {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const body = rest.join('\r\n\r\n');
  // Of plain ASCII nothing is encoded, and a key that begins with two digits of hexadecimal must stay as it is.
  const isEncoded = headers['content-transfer-encoding'] === 'quoted-printable';
  return { headers, text: isEncoded ? decodeQuotedPrintable(body) : body.replaceAll('\r\n', '\n') };
}

/** A header's encoded words (RFC 2047) as text. */
export function decodeHeader(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuotedPrintable(text.replaceAll('_', ' ')),
    );
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

function listenOn(server: Server | SocketServer): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

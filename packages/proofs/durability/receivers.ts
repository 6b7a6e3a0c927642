import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

/** A CRM and a mail server on loopback that take everything and remember what they took. */
export type Receivers = {
  leadEndpoint: string;
  smtpPort: number;
  /** Every delivery that arrived, with how often; a lead by its submission, a letter by its Message-ID. */
  arrived: Arrivals;
  close(): Promise<void>;
};

/** Names of what arrived (see `leadName` and `letterName`), with how often. */
export type Arrivals = Map<string, number>;

/** What a lead goes by at the CRM. */
export const leadName = (submissionId: string): string => `lead ${submissionId}`;

/** What a letter goes by: its Message-ID is made from the delivery's id, so that a repeat has the same. */
export const letterName = (deliveryId: string): string =>
  `letter ${createHash('sha256').update(deliveryId).digest('hex').slice(0, 40)}`;

/** Starts both. */
export async function startReceivers(): Promise<Receivers> {
  const arrived: Arrivals = new Map();
  const note = (name: string) => arrived.set(name, (arrived.get(name) ?? 0) + 1);

  const crm = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.once('end', () => {
      // Taken first, answered then: a server may die between the two.
      note(leadName(new URLSearchParams(body).get('submission_id') ?? 'nobody'));
      response.writeHead(200, { 'is-processed': 'true' }).end();
    });
  });
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        source += chunk;
      });
      stream.once('end', () => {
        const name = /^message-id:\s*<([0-9a-f]{40})@/im.exec(source)?.[1];
        note(name === undefined ? 'letter nobody' : `letter ${name}`);
        done();
      });
    },
  });
  // Servers die in the middle of a letter here.
  post.on('error', () => undefined);
  const [crmPort, smtpPort] = await Promise.all([portOf(crm), portOf(post.server, post)]);
  return {
    leadEndpoint: `http://127.0.0.1:${crmPort}/web-to-lead`,
    smtpPort,
    arrived,
    async close() {
      crm.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => crm.close(() => resolve())),
        new Promise<void>((resolve) => post.close(() => resolve())),
      ]);
    },
  };
}

/** Listens on a free port of loopback; `opener` is what is told to, where it is not the server itself. */
function portOf(
  server: { address(): unknown },
  opener: { listen(port: number, host: string, done: () => void): unknown } = server as never,
): Promise<number> {
  return new Promise((resolve) => {
    opener.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const hasPort = typeof address === 'object' && address !== null && 'port' in address;
      resolve(hasPort ? Number(address.port) : 0);
    });
  });
}

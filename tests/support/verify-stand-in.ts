import { createServer, type ServerResponse } from 'node:http';
import { withRecaptcha } from './servers.ts';

/** What the stand-in says about a token. `silence` never answers. */
export type Verdict = 'success' | 'too-old' | 'refusal' | 'silence';

/** A stand-in of Google's verify address on loopback, where the server under test asks. */
export interface VerifyStandIn {
  /** What it says from now on. */
  verdict: Verdict;
  /** The form values it was sent, in order. */
  asked: Record<string, string>[];
  close(): Promise<void>;
}

const replies: Record<Exclude<Verdict, 'silence'>, object> = {
  success: { success: true, challenge_ts: '2026-01-31T08:00:00Z', hostname: 'localhost' },
  'too-old': { success: false, 'error-codes': ['timeout-or-duplicate'] },
  refusal: { success: false, 'error-codes': ['bad-request'] },
};

/** Starts the stand-in on the port that `playwright.config.ts` gave to the server. */
export async function startVerifyStandIn(): Promise<VerifyStandIn> {
  const unanswered = new Set<ServerResponse>();
  const standIn: VerifyStandIn = {
    verdict: 'success',
    asked: [],
    close: () =>
      new Promise((done) => {
        for (const reply of unanswered) reply.destroy();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    standIn.asked.push(Object.fromEntries(new URLSearchParams(body)));
    if (standIn.verdict === 'silence') unanswered.add(reply);
    else reply.setHeader('content-type', 'application/json').end(JSON.stringify(replies[standIn.verdict]));
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(withRecaptcha.verifyPort, '127.0.0.1', listening);
  });
  return standIn;
}

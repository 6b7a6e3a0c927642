import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { isRecord } from '#i18n/world/is-record.ts';
import type { KeyRing } from '#server/storage/key-ring.ts';
import type { HumanCheck } from './human-check.ts';

/** The built-in check: hands out small puzzles and judges their solutions, without asking anyone else. */
export type Altcha = HumanCheck & {
  /** A fresh puzzle, as the widget expects it. `harder` is how many times the usual work it takes; default 1. */
  challenge(now: number, harder?: number): Promise<Challenge>;
};

/** A visitor may fill a form slowly (WCAG 2.2.1), so a puzzle stays good for an hour. */
const lifetime = 60 * 60_000;

// Half a second on a desktop, a few on an old phone. The library's own example takes ten times as long.
const cost = 1000;
const fewestTries = 500;
const mostTries = 1000;

function secretsOf(keys: KeyRing, id: string) {
  const secret = keys.derive(id, 'human-check').toString('base64');
  return { hmacSignatureSecret: `puzzle ${secret}`, hmacKeySignatureSecret: `solution ${secret}` };
}

/** What a fresh puzzle is made of; whoever holds the keys also holds its solution, `counter`. */
export function puzzleOptions(keys: KeyRing, now: number, harder = 1) {
  return {
    algorithm: 'PBKDF2/SHA-256' as const,
    // More rounds for each try, not more tries: to judge an answer takes one try, however hard the puzzle was.
    cost: cost * harder,
    counter: randomInt(fewestTries, mostTries + 1),
    deriveKey,
    expiresAt: Math.ceil((now + lifetime) / 1000),
    ...secretsOf(keys, keys.current),
  };
}

/** The built-in check under the installation's keys. */
export function createAltcha(keys: KeyRing): Altcha {
  return {
    challenge: async (now, harder) => createChallenge(puzzleOptions(keys, now, harder)),

    recognises: (answer) => readPayload(answer) !== undefined,

    async verify(answer, { now }) {
      const payload = readPayload(answer);
      if (!payload) return { kind: 'refused' };
      const { challenge, solution } = payload;
      const expiresAt = challenge.parameters.expiresAt * 1000;
      // The library asks the machine's clock; this asks ours, which a test can turn.
      if (expiresAt < now) return { kind: 'expired' };
      for (const id of keys.ids) {
        const result = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(keys, id) });
        if (result.expired) return { kind: 'expired' };
        if (result.verified)
          return { kind: 'ok', use: { signature: `altcha ${challenge.signature}`, expiresAt } };
        if (!result.invalidSignature) return { kind: 'refused' };
      }
      // Nobody's puzzle, or one of ours under a key that was removed since: nobody can tell, and a fresh answer settles it.
      return { kind: 'expired' };
    },
  };
}

type ReadPayload = Payload & {
  challenge: { parameters: { expiresAt: number }; signature: string };
};

/** The payload in an answer: base64 of JSON of the widget's shape, flat enough that no check of it can run deep. */
function readPayload(answer: string): ReadPayload | undefined {
  if (!/^[A-Za-z0-9+/]+=*$/.test(answer)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!isRecord(value) || !isRecord(value.challenge) || !isRecord(value.solution)) return undefined;
  const { parameters, signature } = value.challenge;
  if (!isRecord(parameters) || typeof signature !== 'string') return undefined;
  const flat = [...Object.values(parameters), ...Object.values(value.solution)];
  if (flat.some((inner) => typeof inner === 'object' && inner !== null)) return undefined;
  if (!Number.isSafeInteger(parameters.expiresAt)) return undefined;
  const { derivedKey, counter } = value.solution;
  if (typeof derivedKey !== 'string' || typeof counter !== 'number') return undefined;
  return value as unknown as ReadPayload;
}

import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test } from 'vitest';
import { solveCheck } from './solve-check.ts';

test('earns an answer that the server accepts', async () => {
  const hmacSignatureSecret = 'a secret of this test';
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 5,
    deriveKey,
    hmacSignatureSecret,
  });
  const answer = await solveCheck(async () => Response.json(challenge));
  const payload = JSON.parse(atob(answer ?? ''));
  const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret });
  expect(verified).toBe(true);
});

test.each([
  ['the server has no challenge', async () => new Response(null, { status: 503 })],
  ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('has no answer when %s', async (_name, fetcher) => {
  expect(await solveCheck(fetcher)).toBeUndefined();
});

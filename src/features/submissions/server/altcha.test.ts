import { randomBytes } from 'node:crypto';
import { createChallenge, solveChallenge } from 'altcha-lib';
import { expect, test } from 'vitest';
import { createKeyRing } from '#server/storage/key-ring.ts';
import { createAltcha, puzzleOptions } from './altcha.ts';

const keys = createKeyRing(new Map([['one', randomBytes(32)]]));
const check = createAltcha(keys);

/** A right answer to a puzzle that was given out at a moment. */
async function answerOf(moment: number) {
  const options = puzzleOptions(keys, moment);
  const challenge = await createChallenge(options);
  const { deriveKey, counter: counterStart } = options;
  const solution = await solveChallenge({ challenge, deriveKey, counterStart });
  return { challenge, solution };
}
const written = (value: unknown) => btoa(JSON.stringify(value));

test('what is no answer at all is refused', async () => {
  expect(check.recognises('nonsense')).toBe(false);
  expect(await check.verify('nonsense', { now: Date.now() })).toEqual({ kind: 'refused' });
});

test('an answer that the machine’s own clock calls late is expired, though ours lags behind', async () => {
  const moment = Date.now() - 86_400_000;
  const answer = written(await answerOf(moment));
  expect(await check.verify(answer, { now: moment })).toEqual({ kind: 'expired' });
});

test('an answer of another shape is not recognised', async () => {
  const { challenge, solution } = await answerOf(Date.now());
  expect(check.recognises(written({ challenge, solution }))).toBe(true);
  const { parameters } = challenge;
  for (const other of [
    { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 'soon' } }, solution },
    { challenge, solution: { ...solution, counter: 'one' } },
    { challenge, solution: { ...solution, derivedKey: 1 } },
  ]) {
    expect(check.recognises(written(other))).toBe(false);
  }
});

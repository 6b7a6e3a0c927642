/**
 * Writes right answers to the built-in human check, one a line, for a server that a benchmark has started itself:
 * `STORAGE_KEYS=… node make-answers.ts 2000`. Solving thousands of puzzles takes half an hour; who holds the keys makes each
 * puzzle together with its solution. The server judges these answers like any other, and each passes once.
 */
import { createChallenge, solveChallenge } from 'altcha-lib';
import { puzzleOptions } from '#features/submissions/server/altcha.ts';
import { createKeyRing, parseKeys } from '#server/storage/key-ring.ts';

const count = Number(process.argv[2]);
const keys = createKeyRing(parseKeys(process.env.STORAGE_KEYS ?? ''));
for (let made = 0; made < count; made += 1) {
  const options = puzzleOptions(keys, Date.now());
  const challenge = await createChallenge(options);
  const { deriveKey, counter: counterStart } = options;
  const solution = await solveChallenge({ challenge, deriveKey, counterStart });
  process.stdout.write(`${btoa(JSON.stringify({ challenge, solution }))}\n`);
}

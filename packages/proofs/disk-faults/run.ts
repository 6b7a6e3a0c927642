/**
 * Proves that a disk that fails loses no acknowledged submission and stores none twice, whichever of the server's calls to the file system it is
 * that fails:
 *
 *     npm run disk-faults -w @site/proofs
 *     npm run disk-faults -w @site/proofs -- --step submit --call sync
 *     npm run disk-faults -w @site/proofs -- --most 500
 *
 * The real server stores in SQLite under a library that lets one call fail, the first, then the second and so on: a write, a
 * sync, a new name, a cut, a new file, a removal. Ends with 1 when a promise was broken, 2 when it was called wrongly or
 * the library cannot be made here.
 */
import { parseArgs } from 'node:util';
import { cleanUp } from '#tests/server/support/running-site.ts';
import { startJudge } from '../durability/judge.ts';
import { startReceivers } from '../durability/receivers.ts';
import { startFeed } from './feed.ts';
import { type Call, calls, type Fault, faults, InstrumentMissing, openInstrument } from './instrument.ts';
import { complaintsOf, figuresOf, isClean, type Outcome, spread, tableOf } from './outcome.ts';
import { type Step, steps } from './steps.ts';
import type { Surroundings, Trial } from './trial.ts';

/** In which ways each kind of call fails. A disk that is full still syncs, cuts and removes. */
const waysOf: Record<Call, readonly Fault[]> = {
  write: ['error', 'full', 'short'],
  sync: ['error'],
  rename: ['error', 'no-space'],
  truncate: ['error'],
  create: ['error', 'full'],
  remove: ['error'],
};

/** More calls than any step makes. */
const never = 1_000_000;

const usage = `Usage: npm run disk-faults -w @site/proofs -- [--step NAME] [--call KIND] [--fault WAY] [--most N]

  --step NAME   ${steps.map(({ name, says }) => `${name}: ${says}`).join('\n                ')}
  --call KIND   ${Object.keys(calls).join(', ')}
  --fault WAY   ${Object.keys(faults).join(', ')}
  --most N      fails at most N calls of a kind in a step, spread from the first to the last; default 12

Several names are separated by commas.`;

type Options = { chosen: Step[]; kinds: Call[]; ways: Fault[]; most: number };

function readOptions(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: {
        step: { type: 'string' },
        call: { type: 'string' },
        fault: { type: 'string' },
        most: { type: 'string', default: '12' },
      },
    });
    const chosen = pick(values.step, steps, ({ name }) => name);
    const kinds = pick(values.call, Object.keys(calls) as Call[], (call) => call);
    const ways = pick(values.fault, Object.keys(faults) as Fault[], (fault) => fault);
    const most = Number(values.most);
    const isGood = Number.isInteger(most) && most > 0;
    return chosen && kinds && ways && isGood ? { chosen, kinds, ways, most } : undefined;
  } catch {
    return undefined;
  }
}

/** Those that are named, all when nothing is; `undefined` when a name is unknown. */
function pick<One>(
  named: string | undefined,
  all: readonly One[],
  nameOf: (one: One) => string,
): One[] | undefined {
  if (named === undefined) return [...all];
  const names = named.split(',');
  return names.every((name) => all.some((one) => nameOf(one) === name))
    ? all.filter((one) => names.includes(nameOf(one)))
    : undefined;
}

async function runStep(
  { name: step, open }: Step,
  { kinds, ways, most }: Options,
  around: Surroundings,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const { strike, settle } = await open(around);
  const { hits: whole, broken } = await strike({ call: 'write', nth: never, fault: 'error' });
  outcomes.push(...broken.map((words) => outcomeOfCount(step, words)));
  for (const call of kinds) {
    for (const fault of waysOf[call].filter((way) => ways.includes(way))) {
      for (const nth of spread(whole.counted[call], most)) {
        if (process.stdout.isTTY)
          process.stdout.write(`\r${step}, ${call}, ${fault}: ${nth} of ${whole.counted[call]}   \r`);
        const {
          hits: { failed, file },
          ...trial
        } = await strike({ call, nth, fault });
        outcomes.push({ step, call, fault, nth, failed, file, ...trial });
      }
      const last = outcomes.at(-1);
      if (settle && last?.fault === fault && last.call === call) addSettled(last, await settle());
    }
  }
  return outcomes;
}

/** What a new start found counts for the last of the faults before it. */
function addSettled(last: Outcome, { lost, doubled, broken }: Trial): void {
  last.lost += lost;
  last.doubled += doubled;
  last.broken.push(...broken.map((words) => `After a new start: ${words}`));
}

/** A promise that was broken without any fault would be blamed on the first. */
function outcomeOfCount(step: string, words: string): Outcome {
  const none = { failed: 0, file: '', acknowledged: 0, refused: 0, lost: 0, doubled: 0, sentences: 0 };
  return {
    step,
    call: 'write',
    fault: 'error',
    nth: 0,
    ...none,
    recovery: 0,
    broken: [`Without a fault: ${words}`],
  };
}

async function run(options: Options): Promise<boolean> {
  const instrument = openInstrument();
  const [judge, receivers, feed] = [await startJudge(), await startReceivers(), await startFeed()];
  const outcomes: Outcome[] = [];
  try {
    for (const step of options.chosen) {
      if (step.name === 'sources' && feed === undefined) {
        console.error('The step "sources" is left out: its feed needs a certificate. Install openssl.');
        continue;
      }
      outcomes.push(...(await runStep(step, options, { instrument, judge, receivers, feed })));
      await cleanUp();
    }
  } finally {
    await cleanUp();
    await Promise.all([judge.close(), receivers.close(), feed?.close()]);
    instrument.close();
  }
  console.log(tableOf(figuresOf(outcomes)));
  for (const complaint of complaintsOf(outcomes)) console.log(complaint);
  return isClean(outcomes);
}

// A run that is stopped takes its servers along.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143)));

const options = readOptions();
if (options === undefined) {
  console.error(usage);
  process.exit(2);
}
try {
  if (!(await run(options))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : 'Unknown fault');
  process.exitCode = error instanceof InstrumentMissing ? 2 : 1;
}

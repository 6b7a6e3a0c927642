/**
 * Scores the checkers: every seeded fault must be found, every control page pass in silence.
 *
 *     npm run score -w @site/audit                          all seeded faults and all inspectors; writes score.json
 *     npm run score -w @site/audit -- --fault label          seeded faults whose id begins so, with all that was said; writes nothing
 *     npm run score -w @site/audit -- --inspector axe-core  one inspector alone; writes nothing
 *     npm run score -w @site/audit -- --outside             faults by authors who knew the criteria alone, looked at as pages of
 *                                                           strangers, in each way that elsewhere/plan.ts has; writes
 *                                                           outside-score-again.json
 *     … -- --outside --second                              the second set of them; the first look is kept in a file of its own
 *     … -- --outside --check press-keys,form-errors         these checks alone look, and what the others said stays
 *     npm run score -w @site/audit -- --fresh               looks at all again, also at what it saw in a run before
 *
 * What was seen is kept in `.cache/`: a run that was stopped goes on, until a line of the checks changes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { looksElsewhere } from '../elsewhere/plan.ts';
import { readExclusions } from '../exclusions.ts';
import { startBrowser } from '../runner.ts';
import { keptLooks } from './kept-looks.ts';
import { outsideFaults, outsideInspectors, scoreFiles } from './outside-faults.ts';
import { allFaults, allInspectors, uncountedFaults } from './parts.ts';
import { renewed } from './renewed-score.ts';
import { type FaultScore, type Score, scoreFaults } from './score.ts';

const options = read();
const round = options.second ? 'second' : 'first';
const counted = options.outside ? outsideFaults(round) : await allFaults();
// By name also those that the score does not count yet.
const faults = options.fault
  ? [...counted, ...(options.outside ? [] : uncountedFaults)].filter(({ id }) =>
      id.startsWith(options.fault ?? ''),
    )
  : counted;
const only = options.check?.split(',');
const inspectors = (options.outside ? outsideInspectors(only) : await allInspectors()).filter(
  ({ name }) => (!options.inspector || name === options.inspector) && (!only || name === 'scripted'),
);
if (faults.length === 0 || inspectors.length === 0) {
  console.error(`No fault or inspector has the name “${options.fault ?? options.inspector}”.`);
  process.exit(2);
}

if (options.second && !options.outside) fail('--second is a set of --outside.');
// A first look by some checks alone would be kept as what all of them find.
const isFirstLook = options.outside && !existsSync(new URL(scoreFiles[round].first, import.meta.url));
if (isFirstLook && only)
  fail('Nobody has looked at this set yet. Let all checks look first, without --check.');

const browser = await startBrowser();
const isTerminal = process.stdout.isTTY;
let score: Score;
try {
  score = await scoreFaults(browser, faults, inspectors, {
    exclusions: readExclusions(),
    kept: keptLooks('.cache/audit-score', options.fresh ?? false),
    // Pages of strangers are looked at as the command for strangers looks at them.
    ...(options.outside && { looks: looksElsewhere }),
    told: (fault, done) => {
      const clear = isTerminal ? '\r\u001B[K' : '';
      for (const line of complaintsOf(fault)) console.log(`${clear}${line}`);
      if (options.fault) console.log(`${clear}${JSON.stringify(fault, null, 2)}`);
      const progress = `${done} of ${faults.length}`;
      if (isTerminal) process.stdout.write(`${clear}${progress}`);
      // Where nobody watches, a line now and then tells that it goes on.
      else if (done % 20 === 0) console.log(progress);
    },
  });
} finally {
  await browser.close();
}
if (isTerminal) process.stdout.write('\r\u001B[K');
const missed = score.faults - score.caught;
const loud = score.faults - score.silentControls;
console.log(`\nSeeded faults ${score.faults}   found ${score.caught}   missed ${missed}`);
console.log(`Control pages ${score.faults}   silent ${score.silentControls}   not silent ${loud}\n`);
console.log('Alone              notices   of   false alarms');
for (const [name, { caught, alarms }] of Object.entries(score.alone))
  console.log(
    `${name.padEnd(18)} ${`${caught}`.padStart(7)}   ${`${score.faults}`.padStart(2)}   ${`${alarms}`.padStart(12)}`,
  );
if (!options.fault && !options.inspector && (!only || options.outside)) {
  const { first, again } = scoreFiles[round];
  // The first look at faults from outside stays: nobody had seen them then.
  const name = options.outside ? (isFirstLook ? first : again) : 'score.json';
  const file = new URL(name, import.meta.url);
  const before: Score | undefined = only && JSON.parse(readFileSync(file, 'utf8'));
  const whole = before && only ? renewed(before, score, only) : score;
  if (before && before.looks?.join() !== score.looks?.join())
    console.log('The others have looked in fewer ways than these; without --check all look in the same.');
  if (whole !== score) console.log(`With the others: found ${whole.caught}, silent ${whole.silentControls}`);
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
  console.log(`\nWritten to packages/audit/seeded/${name}`);
}
// What strangers thought of and nobody here did is a figure to publish, and no broken promise.
process.exitCode = !options.outside && (missed > 0 || loud > 0) ? 1 : 0;

function complaintsOf({ id, title, caughtBy, alsoFailed, alarms, untested }: FaultScore): string[] {
  const lines = untested.map((reason) => `unseen  ${id}, ${reason}`);
  if (caughtBy.length === 0)
    lines.push(
      `missed  ${id}: ${title}`,
      ...(alsoFailed.length > 0 ? [`        but: ${alsoFailed.join(', ')}`] : []),
    );
  if (alarms.length > 0) lines.push(`alarm   ${id}, control: ${alarms.join(', ')}`);
  return lines.flatMap((line) => line.match(/.{1,80}/g) ?? []);
}

function fail(why: string): never {
  console.error(why);
  process.exit(2);
}

function read(): {
  fault?: string;
  inspector?: string;
  check?: string;
  fresh?: boolean;
  outside?: boolean;
  second?: boolean;
} {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      options: { fault: text, inspector: text, check: text, fresh: flag, outside: flag, second: flag },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

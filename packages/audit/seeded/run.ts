/**
 * Scores the checkers: every seeded fault must be found, every clean twin pass in silence.
 *
 *     npm run score -w @site/audit                          all seeds and all inspectors; writes score.json
 *     npm run score -w @site/audit -- --seed label          seeds whose id begins so, with all that was said; writes nothing
 *     npm run score -w @site/audit -- --inspector axe-core  one inspector alone; writes nothing
 *     npm run score -w @site/audit -- --fresh               looks at all again, also at what it saw in a run before
 *
 * What was seen is kept in `.cache/`: a run that was stopped goes on, until a line of the checks changes.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readExclusions } from '../exclusions.ts';
import { startBrowser } from '../runner.ts';
import { keptLooks } from './kept-looks.ts';
import { allInspectors, allSeeds } from './parts.ts';
import { type Score, type SeedScore, scoreSeeds } from './score.ts';

const options = read();
const seeds = (await allSeeds()).filter(({ id }) => !options.seed || id.startsWith(options.seed));
const inspectors = (await allInspectors()).filter(
  ({ name }) => !options.inspector || name === options.inspector,
);
if (seeds.length === 0 || inspectors.length === 0) {
  console.error(`No seed or inspector has the name “${options.seed ?? options.inspector}”.`);
  process.exit(2);
}

const browser = await startBrowser();
const isTerminal = process.stdout.isTTY;
let score: Score;
try {
  score = await scoreSeeds(browser, seeds, inspectors, {
    exclusions: readExclusions(),
    kept: keptLooks('.cache/audit-score', options.fresh ?? false),
    told: (seed, done) => {
      const clear = isTerminal ? '\r\u001B[K' : '';
      for (const line of complaintsOf(seed)) console.log(`${clear}${line}`);
      if (options.seed) console.log(`${clear}${JSON.stringify(seed, null, 2)}`);
      const progress = `${done} of ${seeds.length}`;
      if (isTerminal) process.stdout.write(`${clear}${progress}`);
      // Where nobody watches, a line now and then tells that it goes on.
      else if (done % 20 === 0) console.log(progress);
    },
  });
} finally {
  await browser.close();
}
if (isTerminal) process.stdout.write('\r\u001B[K');
const missed = score.seeds - score.caught;
const loud = score.seeds - score.silentTwins;
console.log(`\nSeeded faults ${score.seeds}   found ${score.caught}   missed ${missed}`);
console.log(`Clean twins   ${score.seeds}   silent ${score.silentTwins}   not silent ${loud}\n`);
console.log('Alone              notices   of   false alarms');
for (const [name, { caught, alarms }] of Object.entries(score.alone))
  console.log(
    `${name.padEnd(18)} ${`${caught}`.padStart(7)}   ${`${score.seeds}`.padStart(2)}   ${`${alarms}`.padStart(12)}`,
  );
if (!options.seed && !options.inspector) {
  const file = new URL('./score.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(score, null, 2)}\n`);
  console.log('\nWritten to packages/audit/seeded/score.json');
}
process.exitCode = missed > 0 || loud > 0 ? 1 : 0;

function complaintsOf({ id, title, caughtBy, alsoFailed, alarms, untested }: SeedScore): string[] {
  const lines = untested.map((reason) => `unseen  ${id}, ${reason}`);
  if (caughtBy.length === 0)
    lines.push(
      `missed  ${id}: ${title}`,
      ...(alsoFailed.length > 0 ? [`        but: ${alsoFailed.join(', ')}`] : []),
    );
  if (alarms.length > 0) lines.push(`alarm   ${id}, clean: ${alarms.join(', ')}`);
  return lines.flatMap((line) => line.match(/.{1,80}/g) ?? []);
}

function read(): { seed?: string; inspector?: string; fresh?: boolean } {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { seed: text, inspector: text, fresh: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

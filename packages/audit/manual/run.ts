/**
 * Holds the reviews against the words of today's pages, and signs them anew.
 *
 *     npm run verdicts -w @site/audit                    names the reviews that no longer hold, and ends with 1 if there are any
 *     npm run verdicts -w @site/audit -- sign home yard  signs all reviews of these pages, once somebody has read them again
 *     npm run verdicts -w @site/audit -- sign --all      signs all reviews of all pages
 *     … --criterion 1.1.1                                signs the reviews of one criterion alone
 *
 * It needs a build (npm run build) and reads every page aloud; what it heard lies in `.cache/transcripts/evidence/<page>/`.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fold } from '../wording.ts';
import { hearPages, transcriptFolder } from './hear-pages.ts';
import { linesOfUnheld, readVerdicts, signed, standingOf, verdictsFile, verdictsUrl } from './verdicts.ts';

process.exitCode = await main();

async function main(): Promise<number> {
  const { command, pages, all, criterion } = read();
  const verdicts = readVerdicts();
  const reviewed = new Set(verdicts.flatMap((verdict) => verdict.pages));
  const unknown = pages.find((page) => !reviewed.has(page));
  if (unknown !== undefined) {
    console.error(`No review speaks of a page "${unknown}"; pages are named as in src/site/manifest.ts.`);
    return 2;
  }
  if (command !== undefined && (command !== 'sign' || all === pages.length > 0)) {
    console.error('Name the pages that were read again, "sign home yard", or all of them, "sign --all".');
    return 2;
  }
  const words = await hearPages((done, of) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of} pages read${done === of ? '\n' : ''}`);
    else if (done % 20 === 0) console.error(`${done} of ${of} pages read`);
  });
  const meant = new Set(all ? reviewed : pages);
  const isMeant = (page: string, number: string) =>
    meant.has(page) && (criterion === undefined || criterion === number);
  const manual = command === 'sign' ? signed(verdicts, words, isMeant) : verdicts;
  if (command === 'sign') {
    writeFileSync(verdictsUrl, verdictsFile(manual));
    console.log(
      `${meant.size} ${meant.size === 1 ? 'page' : 'pages'} signed in packages/audit/manual/verdicts.json.`,
    );
  }
  const { unheld } = standingOf({ manual, words });
  for (const line of linesOfUnheld(unheld)) for (const part of fold(line, '  ')) console.log(part);
  if (unheld.length === 0) {
    console.log(`All ${manual.length} reviews hold: every page says what it said when it was reviewed.`);
    return 0;
  }
  console.log(
    `These reviews are not counted: the words of the pages have changed since. Read the pages\nagain (${transcriptFolder}/evidence/<page>), then sign them: npm run verdicts -w @site/audit -- sign <page>`,
  );
  return 1;
}

function read(): {
  command: string | undefined;
  pages: string[];
  all: boolean;
  criterion: string | undefined;
} {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, criterion: { type: 'string' } },
    });
    const [command, ...pages] = positionals;
    return { command, pages, all: values.all, criterion: values.criterion };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

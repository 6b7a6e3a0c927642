/**
 * Proves that nothing a visitor types into a form can be read in the files of the browser afterwards:
 *
 *     npm run profile -w @site/proofs
 *     npm run profile -w @site/proofs -- --make chromium
 *
 * A real browser fills the privacy form in on a profile of its own; every file of the profile is searched for what was
 * typed while it stands in the form, after a kill, after a session that was brought back, while the request waits for a
 * network, and once it was received; in Chromium also all other forms, filled and killed. What the site stores must hold none of it; files that the browser writes for itself, as
 * its visitor has set it, are named apart. A text that is stored in the open as a control has to be found, and in Firefox a
 * field of a plain page in each session, or the search proves nothing. Needs a build. Ends with 1 on any fault, 2 when it
 * was called wrongly or a browser is not there.
 */
import { parseArgs } from 'node:util';
import { startBuiltSite } from '@site/build/serving/built-site.ts';
import { freePort } from '@site/build/serving/free-port.ts';
import { NoBrowser } from '../engines/driven-browser.ts';
import { walkChromium } from './chromium-walk.ts';
import { walkFirefox } from './firefox-walk.ts';
import { isSiteStorage } from './search-profile.ts';
import type { Station } from './station.ts';

const usage = 'Usage: npm run profile -w @site/proofs -- [--make chromium|firefox]';

const walks = { chromium: walkChromium, firefox: walkFirefox };

function readMakes(): (keyof typeof walks)[] | undefined {
  try {
    const { make } = parseArgs({ options: { make: { type: 'string' } } }).values;
    if (make === undefined) return ['chromium', 'firefox'];
    return make === 'chromium' || make === 'firefox' ? [make] : undefined;
  } catch {
    return undefined;
  }
}

/** One line for each station, and those of the files; the number of faults. */
function report(stations: readonly Station[]): number {
  let faults = 0;
  for (const { name, hits, fault } of stations) {
    const ours = hits.filter(({ file }) => isSiteStorage(file));
    const own = [...new Set(hits.filter(({ file }) => !isSiteStorage(file)).map(({ file }) => file))];
    faults += ours.length + (fault === undefined ? 0 : 1);
    const verdict = ours.length === 0 ? 'nothing of it in what the site stores' : 'FAULTY';
    process.stdout.write(`  ${name}: ${verdict}\n`);
    for (const { file, text } of ours) process.stdout.write(`    "${text}" in ${file}\n`);
    if (own.length > 0) process.stdout.write(`    the browser's own: ${own.sort().join(', ')}\n`);
    if (fault !== undefined) process.stdout.write(`    FAULTY: ${fault}\n`);
  }
  return faults;
}

const makes = readMakes();
if (makes === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  // Forms of alerts are there where a mail server is named; none listens.
  const site = await startBuiltSite({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  try {
    for (const make of makes) {
      try {
        process.stdout.write(`${make}\n`);
        const faults = report(await walks[make](site));
        process.stdout.write(faults === 0 ? `clean   ${make}\n` : `FAULTY  ${make}: ${faults}\n`);
        if (faults > 0) process.exitCode = 1;
      } catch (error) {
        if (!(error instanceof NoBrowser)) throw error;
        process.stdout.write(`not run  ${make}: ${error.message}\n`);
        process.exitCode ??= 2;
      }
    }
  } finally {
    await site.close();
  }
}

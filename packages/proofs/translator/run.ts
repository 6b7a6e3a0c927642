/**
 * Does ten tasks of a translator through the page alone, by keyboard, in a copy of the project under `npm run dev`, and says what
 * each costs:
 *
 *     npm run translator -w @site/proofs
 *
 * Kept in `packages/proofs/translator/record.json`. Ends with 1 when a task cannot be done. The seconds are those of a hand that
 * never hesitates: what the editor and its server make somebody wait. Keys and letters are what a person presses. Where a page
 * that shows the text is open, `shownAfter` is how many milliseconds it takes from the press until the page has the new words.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '@site/build/browser/find-browser.ts';
import { startDevCopy } from '@site/build/serving/dev-copy.ts';
import { Hands } from './hands.ts';
import { tasks } from './tasks.ts';

const recordFile = 'packages/proofs/translator/record.json';

/** A draft of French is one line of data and a folder, in which the first text that is saved begins a file. */
function addDraft(folder: string): void {
  const file = join(folder, 'src/i18n/language.ts');
  const draft = "  fr: { html: 'fr', format: 'fr-CA', name: 'Français', draft: true },";
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( {2}es: \{.*\},)$/m, `$1\n${draft}`));
  mkdirSync(join(folder, 'locales/fr'));
}

const program = findBrowser();
if (program === undefined) throw new Error('There is no Chromium here. Name one in CHROMIUM_PATH.');
console.log('Starting npm run dev in a copy of the project.');
const copy = await startDevCopy('translator', addDraft);
const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
const done = [];
try {
  const page = await browser.newPage({ locale: 'es-US', serviceWorkers: 'block' });
  // Vite prepares each page when it is first asked for; nobody is timed on that.
  for (const origin of [copy.origins.eng, copy.origins.es]) await page.goto(origin, { timeout: 300_000 });
  for (const { id, asks, before, act } of tasks) {
    before?.(copy);
    const hands = new Hands(page);
    const start = performance.now();
    await act(hands, copy);
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    done.push({ id, asks, ...hands.cost, seconds });
    const { keys, letters, shownAfter } = hands.cost;
    const shown = shownAfter === undefined ? '' : `, shown after ${shownAfter} ms`;
    console.log(
      `${asks.padEnd(52)} ${`${keys}`.padStart(4)} keys ${`${letters}`.padStart(4)} letters ${`${seconds}`.padStart(6)} s${shown}`,
    );
  }
  const record = {
    day: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    browser: `Chromium ${browser.version()}`,
    tasks: done,
  };
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  console.log(`Kept in ${recordFile}.`);
} finally {
  await browser.close();
  await copy.close();
}

/**
 * Marks every finished text as what visitors read from today on, so that the report can tell what has changed since:
 *
 *     npm run released -w @site/catalogs                     today
 *     npm run released -w @site/catalogs -- 2026-11-30       another day
 *
 * To be run where a release is made. A text that has not changed since the last one keeps its line, so that a second
 * release changes only the entries that are new in it.
 */
import { readFileSync } from 'node:fs';
import { languages } from '#i18n/language.ts';
import { parsePo } from '#i18n/po/po.ts';
import { projectFolder, readCatalogs } from './catalog-files.ts';
import { writeWhole } from './editor/write-whole.ts';
import { stateOf, withRelease } from './text-states.ts';

const day = process.argv[2] ?? new Date().toISOString().slice(0, 10);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
  console.error(`"${day}" is no day; write it as 2026-11-30.`);
  process.exit(2);
}

let marked = 0;
for (const { language, path, po } of languages.flatMap((each) => readCatalogs(each))) {
  if (po.faults.some(({ code }) => code !== 'byte-order-mark')) {
    console.error(`${path} cannot be read; "npm run i18n" says where. It was left as it is.`);
    process.exitCode = 1;
    continue;
  }
  const before = readFileSync(projectFolder + path, 'utf8');
  let text = before;
  // From the last entry to the first: a line that is added moves only what is below it.
  for (const entry of parsePo(before).entries.toReversed()) {
    const { stage, release } = stateOf(entry, language);
    if (entry.obsolete || stage === 'missing' || stage === 'fuzzy' || release?.holds) continue;
    text = withRelease(text, entry, day);
    marked += 1;
  }
  if (text !== before) writeWhole(projectFolder + path, text);
}
console.log(`${marked} texts marked as released on ${day}.`);

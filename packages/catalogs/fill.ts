/**
 * Enters translations into one Spanish catalog and leaves all else in it untouched:
 *
 *     node packages/catalogs/fill.ts home translations.json
 *     node packages/catalogs/untranslated.ts home > home.json   (fill in each msgstr, then fill.ts)
 *
 * The JSON is that list, or `{"English": "español", "slug|investors": "inversores"}` (context before the bar).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { catalogPath, projectFolder } from './catalog-files.ts';
import { fillCatalog, readFillings } from './fill-catalog.ts';

const [area, jsonFile] = process.argv.slice(2);
if (area === undefined || jsonFile === undefined) {
  console.error('Usage: node packages/catalogs/fill.ts <area> <file.json>');
  process.exit(2);
}

const path = catalogPath('es', area);
const fillings = readFillings(JSON.parse(readFileSync(jsonFile, 'utf8')));
const before = readFileSync(projectFolder + path, 'utf8');
const result = fillCatalog(before, fillings);
if (result.text !== before) writeFileSync(projectFolder + path, result.text);

console.log(`${path}: ${result.filled} filled, ${result.unchanged} already there.`);
for (const { msgctxt, msgid } of result.unknown) {
  const name = msgctxt === undefined ? `"${msgid}"` : `"${msgid}" (context "${msgctxt}")`;
  console.error(`Not in ${path}: ${name}. Copy the English to the letter, or extract first.`);
}
for (const { msgid } of result.ambiguous) {
  console.error(`"${msgid}" stands in ${path} under several contexts; name one: "context|${msgid}".`);
}
if (result.unknown.length + result.ambiguous.length > 0) process.exitCode = 1;

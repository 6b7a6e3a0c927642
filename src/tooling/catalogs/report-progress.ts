/**
 * Tells how far each catalog is:
 *
 *     npm run i18n:report                a Markdown table
 *     npm run i18n:report -- --json      as data
 */
import { parseArgs } from 'node:util';
import { languages } from '#i18n/language.ts';
import { readCatalogs } from './catalog-files.ts';
import { progressOf, progressTable, totalOf } from './progress.ts';

const { values: options } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const rows = languages.flatMap((language) => {
  const ofLanguage = readCatalogs(language).map(progressOf);
  return [...ofLanguage, totalOf(ofLanguage, language)];
});
console.log(options.json ? JSON.stringify(rows, null, 2) : progressTable(rows));

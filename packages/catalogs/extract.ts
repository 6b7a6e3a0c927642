/**
 * Enters new texts of the source into the catalogs and removes those that nothing uses any more. Where the English of a
 * sentence changed, its Spanish stays below it, marked fuzzy, with the former English in "#|":
 *
 *     npm run i18n:extract
 */
import './with-drafts.ts';
import { getConfig } from '@lingui/conf';
import { projectFolder } from './catalog-files.ts';
import { extractCatalogs } from './extraction/extract-catalogs.ts';

const extraction = await extractCatalogs(projectFolder, getConfig({ cwd: projectFolder }));
if (extraction.kind === 'unreadable') {
  for (const path of extraction.paths) {
    console.error(`${path} cannot be read; "npm run i18n" says where. Nothing was written.`);
  }
  process.exit(1);
}
const { carried, dropped } = extraction.carryOver;
const changed = carried.filter(({ isSame }) => !isSame);
for (const { path, from, to } of changed) {
  console.log(`${path}: the English changed, so the translation wants another look.`);
  console.log(`    was: "${from}"\n    is:  "${to}"`);
}
for (const { path, english, translation } of dropped) {
  console.log(`${path}: nothing uses this any more, it was removed.\n    "${english}"\n    "${translation}"`);
}
for (const { language, files, texts } of extraction.begun) {
  console.log(`locales/${language}: begun, ${files} files with ${texts} texts to translate.`);
}
const moved = carried.length - changed.length;
console.log(
  `${extraction.added} added, ${changed.length} changed and now fuzzy, ${moved} moved as they were, ${dropped.length} removed. ` +
    'Next: translate, then "npm run i18n".',
);
if (!extraction.isComplete) {
  console.error('Some source files could not be read; their catalogs were left as they are.');
  process.exitCode = 1;
}

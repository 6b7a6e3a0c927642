/**
 * Mends in every catalog what can be mended without asking: wrapping, order, edge spaces, composed letters, ellipses.
 * It never changes a word.
 *
 *     npm run i18n:fix                 writes
 *     npm run i18n:fix -- --check      writes nothing, names the files that it would write
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '#i18n/language.ts';
import { catalogText, projectFolder, readCatalogs } from './catalog-files.ts';
import { fixCatalog } from './safe-fixes.ts';

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
let files = 0;
for (const catalog of languages.flatMap((language) => readCatalogs(language))) {
  const fixed = fixCatalog(catalog);
  if (fixed === undefined) {
    console.error(`${catalog.path}: not touched, because it cannot be read; "npm run i18n" says where.`);
    process.exitCode = 1;
    continue;
  }
  if (fixed.text === catalogText(catalog)) continue;
  files += 1;
  if (!options.check) writeFileSync(projectFolder + catalog.path, fixed.text);
  const texts = fixed.texts === 0 ? 'layout only' : `${fixed.texts} ${fixed.texts === 1 ? 'text' : 'texts'}`;
  console.log(`${catalog.path}: ${options.check ? 'wants mending' : 'mended'} (${texts})`);
}
if (files === 0) console.log('Nothing to mend.');
else if (options.check) {
  console.log(`Run "npm run i18n:fix" to mend ${files} ${files === 1 ? 'file' : 'files'}.`);
  process.exitCode = 1;
}

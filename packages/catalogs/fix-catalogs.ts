/**
 * Mends in every catalog what can be mended without asking: wrapping, order, edge spaces, composed letters, ellipses.
 * It never changes a word.
 *
 *     npm run i18n:fix                        writes
 *     npm run i18n:fix -- --check             writes nothing, names the files that it would write
 *     npm run i18n:fix -- --language es       en español
 */
import './with-drafts.ts';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Choices, choiceFor } from '#i18n/choices.ts';
import { defaultLanguage, isLanguage, languages } from '#i18n/language.ts';
import { catalogText, projectFolder, readCatalogs } from './catalog-files.ts';
import { fixCatalog } from './safe-fixes.ts';

/** What the command says. */
const wording: Choices<{
  unreadable: string;
  mended: string;
  wantsMending: string;
  layout: string;
  texts: (count: number) => string;
  nothing: string;
  next: (files: number) => string;
}> = {
  eng: {
    unreadable: 'not touched, because it cannot be read; "npm run i18n" says where.',
    mended: 'mended',
    wantsMending: 'wants mending',
    layout: 'layout only',
    texts: (count) => `${count} ${count === 1 ? 'text' : 'texts'}`,
    nothing: 'Nothing to mend.',
    next: (files) => `Run "npm run i18n:fix" to mend ${files} ${files === 1 ? 'file' : 'files'}.`,
  },
  es: {
    unreadable: 'no se tocó porque no se puede leer; "npm run i18n" dice dónde está el error.',
    mended: 'arreglado',
    wantsMending: 'necesita arreglo',
    layout: 'solo el formato',
    texts: (count) => `${count} ${count === 1 ? 'texto' : 'textos'}`,
    nothing: 'No hay nada que arreglar.',
    next: (files) =>
      `Ejecute "npm run i18n:fix" para arreglar ${files} ${files === 1 ? 'archivo' : 'archivos'}.`,
  },
};

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    language: { type: 'string', default: defaultLanguage },
  },
});
if (!isLanguage(options.language)) {
  console.error(`"${options.language}" is not a language of the site; use one of ${languages.join(', ')}.`);
  process.exit(2);
}
const words = choiceFor(wording, options.language);

let files = 0;
for (const catalog of languages.flatMap((language) => readCatalogs(language))) {
  const fixed = fixCatalog(catalog);
  if (fixed === undefined) {
    console.error(`${catalog.path}: ${words.unreadable}`);
    process.exitCode = 1;
    continue;
  }
  if (fixed.text === catalogText(catalog)) continue;
  files += 1;
  if (!options.check) writeFileSync(projectFolder + catalog.path, fixed.text);
  const what = fixed.texts === 0 ? words.layout : words.texts(fixed.texts);
  console.log(`${catalog.path}: ${options.check ? words.wantsMending : words.mended} (${what})`);
}
if (files === 0) console.log(words.nothing);
else if (options.check) {
  console.log(words.next(files));
  process.exitCode = 1;
}

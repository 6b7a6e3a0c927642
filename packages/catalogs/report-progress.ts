/**
 * Tells how far each catalog is, what is warned of and what was answered, who has reviewed and what was released:
 *
 *     npm run i18n:report                        a Markdown table
 *     npm run i18n:report -- --language es       en español
 *     npm run i18n:report -- --json              as data
 *     npm run -s i18n:report -- --tmx            a translation memory of all texts (TMX)
 */
import './with-drafts.ts';
import { parseArgs } from 'node:util';
import { defaultLanguage, isLanguage, type Language, languages } from '#i18n/language.ts';
import { projectFolder, readCatalogs } from './catalog-files.ts';
import { checkCatalogs } from './catalog-rules.ts';
import { progressOf, progressTable, statesTable, totalOf } from './progress.ts';
import { siteSlugRules } from './site-slugs.ts';
import { readSpellers } from './spelling/speller.ts';
import { vocabularyOf } from './spelling/vocabulary.ts';
import { translationMemory } from './tmx.ts';
import { readGlossary } from './warnings/glossary.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    tmx: { type: 'boolean', default: false },
    language: { type: 'string', default: defaultLanguage },
  },
});
if (!isLanguage(options.language)) {
  console.error(`"${options.language}" is not a language of the site; use one of ${languages.join(', ')}.`);
  process.exit(2);
}

const catalogs = languages.flatMap((language) => readCatalogs(language));
if (options.tmx) process.stdout.write(translationMemory(catalogs));
else tellProgress(options.language);

function tellProgress(language: Language): void {
  const { glossary } = readGlossary(projectFolder);
  const spellers = readSpellers(projectFolder, vocabularyOf(catalogs));
  const report = checkCatalogs(catalogs, { slugRules: siteSlugRules(), glossary, spellers });
  const rows = languages.flatMap((each) => {
    const ofLanguage = catalogs.filter((catalog) => catalog.language === each);
    const counted = ofLanguage.map((catalog) => progressOf(catalog, report));
    return [...counted, totalOf(counted, each)];
  });
  const tables = () => `${progressTable(rows, language)}\n\n${statesTable(rows, language)}`;
  console.log(options.json ? JSON.stringify(rows, null, 2) : tables());
}

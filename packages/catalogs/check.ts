/**
 * Checks every catalog, and that the catalogs hold what the source says:
 *
 *     npm run i18n                          findings in English
 *     npm run i18n -- --language es         hallazgos en español
 *     npm run i18n -- --json                as data
 *     npm run i18n -- --annotations         for a code host, beside the lines; on GitHub always, but for --no-annotations
 *     npm run i18n -- --catalogs-only       without reading the source: what a translator needs, in a moment
 */
import './with-drafts.ts';
import { parseArgs } from 'node:util';
import { defaultLanguage, isLanguage, isReleased, languages } from '#i18n/language.ts';
import { type Catalog, projectFolder, readCatalogs } from './catalog-files.ts';
import { checkCatalogs } from './catalog-rules.ts';
import { catalogSetFindings, withoutTold } from './catalog-set-rules.ts';
import { draftFindings, renderDraft, withDraftsAsNotes } from './draft-notes.ts';
import type { Finding } from './finding.ts';
import { gettextFindings } from './gettext-rules.ts';
import { findingAsData, renderAnnotation, renderFinding, renderSummary, showsAnnotations } from './report.ts';
import { siteSlugRules } from './site-slugs.ts';
import { lockFindings } from './slug-lock-rules.ts';
import { areaFindings, collectSource, filesWithMacros, freshnessFindings } from './source-rules.ts';
import { readSpellers } from './spelling/speller.ts';
import { vocabularyOf } from './spelling/vocabulary.ts';
import { readGlossary } from './warnings/glossary.ts';

const { values: options } = parseArgs({
  options: {
    language: { type: 'string', default: defaultLanguage },
    json: { type: 'boolean', default: false },
    annotations: { type: 'boolean', default: showsAnnotations(process.env) },
    'catalogs-only': { type: 'boolean', default: false },
  },
  allowNegative: true,
});
const language = isLanguage(options.language) ? options.language : undefined;
if (language === undefined) {
  console.error(`"${options.language}" is not a language of the site; use one of ${languages.join(', ')}.`);
  process.exit(2);
}

const all = languages.flatMap((each) => readCatalogs(each));
const catalogs = all.filter((each) => isReleased(each.language));
const { glossary, findings: glossaryFindings } = readGlossary(projectFolder);
const spellers = readSpellers(projectFolder, vocabularyOf(catalogs));
const knowledge = { slugRules: siteSlugRules(), glossary, spellers };
const betweenCatalogs = catalogSetFindings(all);
const { findings, drafts } = withDraftsAsNotes([
  ...glossaryFindings,
  ...betweenCatalogs,
  // Without the drafts: what one of them says must not speak against a text of the others.
  ...checkCatalogs(catalogs, knowledge).findings,
  ...(all.length > catalogs.length ? draftFindings(checkCatalogs(all, knowledge).findings) : []),
  ...lockFindings(catalogs, projectFolder),
  // What our own reader has said of a damaged file, GNU gettext would say again, in its own words.
  ...gettextFindings(
    catalogs.filter(({ po }) => po.faults.length === 0).map(({ path }) => path),
    projectFolder,
  ),
  ...(options['catalogs-only'] ? [] : withoutTold(await sourceFindings(all), betweenCatalogs)),
]);
const counts = {
  catalogs: catalogs.length,
  messages: catalogs.reduce((sum, { po }) => sum + po.entries.filter(({ obsolete }) => !obsolete).length, 0),
};

if (options.json) {
  const data = findings.map((finding) => findingAsData(finding, language));
  console.log(JSON.stringify({ ...counts, findings: data, drafts }, null, 2));
} else {
  for (const finding of findings) {
    console.log(options.annotations ? renderAnnotation(finding, language) : renderFinding(finding, language));
    if (!options.annotations) console.log('');
  }
  for (const draft of drafts) console.log(renderDraft(draft, language));
  console.log(renderSummary(findings, counts, language));
}
if (findings.some(({ severity }) => severity === 'error')) process.exitCode = 1;

async function sourceFindings(present: Catalog[]): Promise<Finding[]> {
  const areas = await collectSource(projectFolder);
  return [...areaFindings(filesWithMacros(projectFolder), areas), ...freshnessFindings(areas, present)];
}

/**
 * Builds the site in the pseudolocale and visits every page: words that come from no catalog, and places too narrow
 * for a text that is a third longer.
 *
 *     npm run i18n:pseudo                            every page, findings in English
 *     npm run i18n:pseudo -- --language es           hallazgos en español
 *     npm run i18n:pseudo -- --page company          one page; repeat for more
 *     npm run i18n:pseudo -- --keep                  with the build of the last run
 *     npm run i18n:pseudo -- --json                  as data
 */
import { parseArgs } from 'node:util';
import { choiceFor } from '#i18n/choices.ts';
import { defaultLanguage, isLanguage, languages } from '#i18n/language.ts';
import { wrap } from '../report.ts';
import { buildInstrumented, serveInstrumented } from './instrumented-site.ts';
import { findInPseudo, type PseudoFinding } from './pseudo-findings.ts';
import { pseudoWording } from './pseudo-wording.ts';
import { visitedPages } from './visited-pages.ts';

const { values: options } = parseArgs({
  options: {
    language: { type: 'string', default: defaultLanguage },
    page: { type: 'string', multiple: true, default: [] },
    keep: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const language = isLanguage(options.language) ? options.language : undefined;
if (language === undefined) {
  console.error(`"${options.language}" is not a language of the site; use one of ${languages.join(', ')}.`);
  process.exit(2);
}
const wording = choiceFor(pseudoWording, language);
const all = visitedPages();
const unknown = options.page.find((id) => all.every((page) => page.id !== id));
if (unknown !== undefined) {
  console.error(wording.noSuchPage(unknown));
  process.exit(2);
}
const pages = options.page.length === 0 ? all : all.filter(({ id }) => options.page.includes(id));
const say = (text: string): void => {
  if (!options.json) console.error(text);
};

const began = Date.now();
if (!options.keep) await buildInstrumented('pseudo', say);
const site = await serveInstrumented('pseudo');
let findings: PseudoFinding[];
try {
  let done = 0;
  findings = await findInPseudo(site, pages, () => {
    done += 1;
    if (done % 20 === 0) say(wording.progress(done, pages.length));
  });
} finally {
  await site.close();
}

if (options.json) {
  console.log(JSON.stringify({ pages: pages.length, findings }, null, 2));
} else {
  for (const finding of findings) {
    const { text, fix } = wording[finding.rule](finding);
    const where = finding.pages.length > 3 ? wording.manyPages(finding.pages) : finding.pages.join(', ');
    const lines = [
      ...wrap(`${where}: ${finding.rule}: ${text}`, '', '    '),
      ...wrap(`"${finding.text.slice(0, 160)}"`, '    ', '    '),
      ...wrap(fix, '    ', '    '),
    ];
    console.log(`${lines.join('\n')}\n`);
  }
  console.log(wording.summary(findings.length, pages.length, Math.round((Date.now() - began) / 1000)));
}
if (findings.length > 0) process.exitCode = 1;

/**
 * Where is this text? From a line of a catalog to the pages that show it, and back.
 *
 *     npm run i18n:locate                      visits every page, writes .cache/locate
 *     npm run i18n:locate -- --shots           the same, with a picture of every page
 *     npm run i18n:locate -- --keep            the same, with the build of the last run
 *     npm run i18n:locate -- --page company    the same, of one page; repeat for more
 *     npm run i18n:locate -- "Find a yard"     answers here; of the last report
 *     npm run i18n:locate -- "Patios" --language es
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { choiceFor } from '#i18n/choices.ts';
import { defaultLanguage, isLanguage, type Language, languages } from '#i18n/language.ts';
import { projectFolder, readCatalogs } from '../catalog-files.ts';
import { buildInstrumented, serveInstrumented } from '../pseudolocale/instrumented-site.ts';
import { numberMessages } from '../pseudolocale/message-numbers.ts';
import { pseudoWording } from '../pseudolocale/pseudo-wording.ts';
import { visitedPages } from '../pseudolocale/visited-pages.ts';
import { answerWhere } from './answer.ts';
import { placeMessages, type WhereReport } from './locate-report.ts';
import { locateWording } from './locate-wording.ts';
import { lookAround } from './look-around.ts';
import type { Occurrence } from './occurrence.ts';
import { writeMarkdown } from './write-markdown.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: defaultLanguage },
    page: { type: 'string', multiple: true, default: [] },
    shots: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const language = isLanguage(options.language) ? options.language : undefined;
if (language === undefined) {
  console.error(`"${options.language}" is not a language of the site; use one of ${languages.join(', ')}.`);
  process.exit(2);
}
const words = choiceFor(locateWording, language);
const folder = join(projectFolder, '.cache/locate');
const reportFile = join(folder, 'report.json');
const catalogs = languages.flatMap((each) => readCatalogs(each));

if (positionals.length > 0) answer(positionals.join(' '), language);
else await look();

/** Lines are read anew, since catalogs change faster than pages: what was seen is matched by its text. */
function answer(wanted: string, inLanguage: Language): void {
  const isKnown = existsSync(reportFile);
  const last: WhereReport | undefined = isKnown ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
  if (last === undefined) console.error(`${words.noReport}\n`);
  const seenBefore = new Map(last?.messages.map(({ area, id, seen }) => [`${area} ${id}`, seen]));
  const occurrences = numberMessages(catalogs.filter((catalog) => catalog.language === 'eng')).flatMap(
    ({ area, id, number }): Occurrence[] =>
      (seenBefore.get(`${area} ${id}`) ?? []).map((occurrence) => ({ ...occurrence, number })),
  );
  const text = answerWhere(placeMessages(catalogs, occurrences, last?.pages ?? 0), wanted, inLanguage);
  if (text === '') {
    console.error(words.nothing(wanted));
    process.exitCode = 1;
    return;
  }
  console.log(text);
}

async function look(): Promise<void> {
  const all = visitedPages();
  const unknown = options.page.find((id) => all.every((page) => page.id !== id));
  if (unknown !== undefined) {
    console.error(choiceFor(pseudoWording, language ?? defaultLanguage).noSuchPage(unknown));
    process.exit(2);
  }
  const pages = options.page.length === 0 ? all : all.filter(({ id }) => options.page.includes(id));
  if (!options.keep) await buildInstrumented('marked', (text) => console.error(text));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const site = await serveInstrumented('marked');
  let occurrences: Occurrence[];
  try {
    let done = 0;
    occurrences = await lookAround(site, pages, {
      shots: options.shots ? folder : undefined,
      onPage: () => {
        done += 1;
        if (done % 20 === 0) console.error(words.progress(done, pages.length));
      },
    });
  } finally {
    await site.close();
  }
  const report = placeMessages(catalogs, occurrences, pages.length);
  writeFileSync(reportFile, JSON.stringify(report));
  for (const each of languages) {
    const file = `where.${each}.md`;
    writeFileSync(join(folder, file), writeMarkdown(report, each, options.shots));
    console.log(words.written(`.cache/locate/${file}`));
  }
  console.log(words.counts(report.counts, report.pages));
  if (report.counts.placed < report.counts.messages) process.exitCode = 1;
}

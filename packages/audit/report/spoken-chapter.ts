import { choiceFor } from '#i18n/choices.ts';
import { htmlLang, type Language, languages } from '#i18n/language.ts';
import type { SpokenResult } from '../spoken/judge-spoken.ts';
import type { SpokenRecord } from '../spoken/spoken-record.ts';
import { escapeMarkup } from './markup.ts';
import type { Report } from './report.ts';
import { type Markup, markup, table, text } from './table.ts';
import { wording } from './wording.ts';
import { languageName, say, type Words } from './words.ts';

/** "Heard with a screen reader": when, with what, and per task and language the verdict and all that was spoken. */
export function spokenChapter({ spoken }: Pick<Report, 'spoken'>, language: Language): string {
  const words = choiceFor(wording, language);
  const { record, missing = [] } = spoken ?? {};
  const notRun =
    missing.length > 0 ? paragraph(say(words.spoken.notRun, { missing: missing.join(', ') })) : '';
  if (!record) return `${paragraph(words.spoken.none)}${notRun}`;
  return `${notRun}
${paragraph(summaryOf(record, words, language))}
${paragraph(words.spoken.method)}
${languages.map((each) => resultsIn(record, each, words, language)).join('\n')}`;
}

const paragraph = (words: string) => `<p>${escapeMarkup(words)}</p>`;
const isRight = ({ faults }: SpokenResult) => faults.length === 0;

function summaryOf({ day, versions, results }: SpokenRecord, words: Words, language: Language): string {
  const date = new Intl.DateTimeFormat(htmlLang[language], { dateStyle: 'long', timeZone: 'UTC' });
  return say(words.spoken.sentence, {
    ...versions,
    day: date.format(new Date(day)),
    all: results.length,
    right: results.filter(isRight).length,
  });
}

/** A table of the tasks done on the site of one language; the wrong ones first, since they are what a reader looks for. */
function resultsIn({ results }: SpokenRecord, spokenIn: Language, words: Words, language: Language): string {
  const rows = results
    .filter((result) => result.language === spokenIn)
    .toSorted((one, other) => Number(isRight(one)) - Number(isRight(other)));
  return table(
    `${words.chapters.spoken}, ${languageName(words, spokenIn)}`,
    [
      { heading: words.spoken.task, cell: ({ id, title }) => taskOf(id, title, language) },
      { heading: words.columns.outcome, cell: (result) => verdictOf(result, words) },
      { heading: words.spoken.words, cell: (result) => spokenOf(result, words) },
    ],
    rows,
  );
}

/** The titles of the tasks are English, whatever the language of the report. */
function taskOf(id: string, title: string, language: Language): Markup {
  const english = language === 'eng' ? '' : ' lang="en"';
  return markup(
    `<span translate="no">${escapeMarkup(id)}</span>. <span${english}>${escapeMarkup(title)}</span>`,
  );
}

function verdictOf(result: SpokenResult, words: Words): Markup {
  if (isRight(result))
    return markup(`<span class="outcome passed">${escapeMarkup(words.spoken.right)}</span>`);
  const faults = result.faults.map((fault) => `<li>${escapeMarkup(fault)}</li>`).join('');
  return markup(
    `<span class="outcome failed">${escapeMarkup(words.spoken.wrong)}</span><ul lang="en">${faults}</ul>`,
  );
}

/** In the order of speech, folded: somebody who seeks one task must not read all. */
function spokenOf({ spoken, language }: SpokenResult, words: Words): Markup {
  if (spoken.length === 0) return text(words.spoken.silent);
  const lines = spoken.map((line) => `<li>${escapeMarkup(line)}</li>`).join('');
  const summary = `${escapeMarkup(words.spoken.words)} (${spoken.length})`;
  return markup(
    `<details><summary>${summary}</summary><ol lang="${htmlLang[language]}" translate="no">${lines}</ol></details>`,
  );
}

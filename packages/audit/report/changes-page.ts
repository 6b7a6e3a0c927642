import { choiceFor } from '#i18n/choices.ts';
import { htmlLang, type Language } from '#i18n/language.ts';
import { comparedWith } from '../spoken/compare-spoken.ts';
import { changesFile, pageFile } from './files.ts';
import { framed } from './frame.ts';
import { differenceChapter } from './limits-chapters.ts';
import { escapeMarkup } from './markup.ts';
import type { Report } from './report.ts';
import { link } from './table.ts';
import { wording } from './wording.ts';
import { say } from './words.ts';

/** `changes.html` and `changes.es.html`: what changed since the last report, for whoever has read that one. */
export function changesPage(report: Report, language: Language): string {
  const words = choiceFor(wording, language);
  const index = choiceFor(pageFile, language);
  const section = (id: string, heading: string, body: string) =>
    `<section aria-labelledby="${id}"><h2 id="${id}">${escapeMarkup(heading)}</h2>
${body}
</section>`;
  return framed(language, {
    site: report.results.site.name,
    heading: words.chapters.difference,
    files: changesFile,
    opening: `<p>${link(index, words.changes.whole).html}</p>`,
    body: `<main id="main" tabindex="-1" class="wide">
${section('findings', words.chapters.findings, differenceChapter(report, language, index))}
${section('spoken', words.chapters.spoken, spokenChanges(report, language))}
</main>`,
  });
}

/** What is spoken otherwise than in the record before. The lines are English, whatever the language of the report. */
function spokenChanges({ spoken }: Report, language: Language): string {
  const { changes } = choiceFor(wording, language);
  const { record, former } = spoken ?? {};
  if (!record || !former) return `<p>${escapeMarkup(changes.spokenNone)}</p>`;
  const date = new Intl.DateTimeFormat(htmlLang[language], { dateStyle: 'long', timeZone: 'UTC' });
  const since = say(changes.spokenSince, { ...former.versions, day: date.format(new Date(former.day)) });
  const lines = comparedWith(former.results, record.results);
  const english = language === 'eng' ? '' : ' lang="en"';
  const items = lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('');
  return `<p>${escapeMarkup(since)}</p>
${lines.length === 0 ? `<p>${escapeMarkup(changes.spokenSame)}</p>` : `<ul${english} translate="no">${items}</ul>`}`;
}

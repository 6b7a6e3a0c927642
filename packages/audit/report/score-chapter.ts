import { choiceFor } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import { byNumber, criterionByNumber, understandingUrl } from '../criteria.ts';
import { escapeMarkup } from './markup.ts';
import type { Report, SeededScore } from './report.ts';
import { link, list, type Markup, markup, table, text } from './table.ts';
import { wording } from './wording.ts';
import { say, type Words } from './words.ts';

/** "How good is the checker?": defects put in on purpose, and control pages. */
export function scoreChapter(
  { score, outsideScore, outsideAgain, outsideSecond }: Report,
  language: Language,
): string {
  const words = choiceFor(wording, language);
  if (!score) return paragraph(words.score.none);
  const { faults, caught, silentControls, day, details } = score;
  const missed = details.filter(({ caughtBy }) => caughtBy.length === 0);
  const loud = details.filter(({ alarms, untested }) => alarms.length + untested.length > 0);
  return `${paragraph(say(words.score.sentence, { faults, caught, silentControls }))}
${paragraph(say(words.score.method, { day }))}
${table(
  words.chapters.score,
  [
    { heading: words.columns.inspector, cell: ([name]) => text(name) },
    { heading: words.columns.caught, isNumber: true, cell: ([, one]) => text(one.caught) },
    { heading: words.columns.alarms, isNumber: true, cell: ([, one]) => text(one.alarms) },
  ],
  Object.entries(score.alone),
)}
${named(words.score.missed, missed, ({ title }) => inEnglish(title, language))}
${named(words.score.alarms, loud, ({ title, alarms, untested }) =>
  markup(`${inEnglish(title, language).html} ${escapeMarkup([...alarms, ...untested].join(', '))}`),
)}
<details><summary>${escapeMarkup(words.score.byCriterion)}</summary>
${criteriaTable(details, words, language)}
</details>${outsideScore ? outsidePart([outsideScore, outsideAgain, outsideSecond], words, language) : ''}`;
}

/**
 * What became of the defects of authors who knew neither checks nor ours: the first look, when they were unseen, the look after the
 * checks were changed in view of them, the look at others that were unseen after that, and what nobody finds even then.
 */
function outsidePart(
  [first, again, second]: [SeededScore, SeededScore | undefined, SeededScore | undefined],
  words: Words,
  language: Language,
): string {
  const sentence = (form: string, { faults, caught, silentControls, day }: SeededScore) =>
    paragraph(say(form, { faults, caught, silentControls, day }));
  const missed = [again ?? first, second].flatMap((each) =>
    each ? each.details.filter(({ caughtBy }) => caughtBy.length === 0) : [],
  );
  return `
${sentence(words.score.outside, first)}
${again ? sentence(words.score.outsideAgain, again) : ''}
${second ? sentence(words.score.outsideSecond, second) : ''}
${named(words.score.outsideMissed, missed, ({ title, criteria }) =>
  markup(`${inEnglish(title, language).html} ${escapeMarkup(criteria.join(', '))}`),
)}`;
}

type FaultDetails = SeededScore['details'];

/** A list below its name, or nothing for nothing. */
function named(name: string, faults: FaultDetails, item: (fault: FaultDetails[number]) => Markup): string {
  return faults.length === 0 ? '' : `<h3>${escapeMarkup(name)}</h3>${list(faults.map(item))}`;
}

/** How many defects break each criterion, and how many of them were found: where the test is thin, a reader should see it. */
function criteriaTable(details: FaultDetails, words: Words, language: Language): string {
  const goodPractice = '';
  const numbers = new Set(
    details.flatMap(({ criteria }) => (criteria.length > 0 ? criteria : [goodPractice])),
  );
  const rows = [...numbers]
    .sort((one, other) => byNumber(one || '9', other || '9'))
    .map((number) => {
      const planted = details.filter(({ criteria }) =>
        number === goodPractice ? criteria.length === 0 : criteria.includes(number),
      );
      const found = planted.filter(({ caughtBy }) => caughtBy.length > 0);
      return { number, planted: planted.length, found: found.length };
    });
  return table(
    words.score.byCriterion,
    [
      {
        heading: words.columns.criterion,
        cell: ({ number }) => {
          const criterion = criterionByNumber(number);
          if (!criterion) return text(number || words.score.goodPractice);
          return link(understandingUrl(criterion), `${number} ${choiceFor(criterion.name, language)}`);
        },
      },
      { heading: words.columns.planted, isNumber: true, cell: ({ planted }) => text(planted) },
      { heading: words.columns.found, isNumber: true, cell: ({ found }) => text(found) },
    ],
    rows,
  );
}

const paragraph = (words: string) => `<p>${escapeMarkup(words)}</p>`;

/** The titles of the defects are English, whatever the language of the report. */
function inEnglish(title: string, language: Language): Markup {
  return markup(`<span${language === 'eng' ? '' : ' lang="en"'}>${escapeMarkup(title)}</span>`);
}

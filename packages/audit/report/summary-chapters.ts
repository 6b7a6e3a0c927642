import { choiceFor } from '#i18n/choices.ts';
import { htmlLang, type Language } from '#i18n/language.ts';
import type { Outcome } from '../contract.ts';
import { barCriteria, understandingUrl } from '../criteria.ts';
import type { CriterionVerdict, Tally } from '../roll-up.ts';
import { escapeMarkup } from './markup.ts';
import { placesOf, type Report } from './report.ts';
import { type Column, link, list, type Markup, markup, table, text } from './table.ts';
import { wording } from './wording.ts';
import { languageName, type Words } from './words.ts';

/** The id of the group of findings of one rule, which the tables lead to. */
export const ruleAnchor = (assertor: string, rule: string) =>
  `rule-${assertor}-${rule}`.replace(/[^\w-]+/g, '-');

/** An outcome by word and sign; the colour only repeats it. */
export function outcomeMark(outcome: Outcome, words: Words): Markup {
  return markup(`<span class="outcome ${outcome}">${escapeMarkup(words.outcomes[outcome])}</span>`);
}

/** "By criterion": four tables for the bar, one for what lies beyond. */
export function criteriaChapter(report: Report, language: Language): string {
  const words = choiceFor(wording, language);
  const columns: Column<CriterionVerdict>[] = [
    {
      heading: words.columns.criterion,
      cell: ({ criterion }) =>
        link(understandingUrl(criterion), `${criterion.number} ${choiceFor(criterion.name, language)}`),
    },
    { heading: words.columns.level, cell: ({ criterion }) => text(criterion.level) },
    { heading: words.columns.outcome, cell: ({ outcome }) => outcomeMark(outcome, words) },
    { heading: words.columns.rules, cell: ({ criterion }) => rulesOf(report, criterion.number) },
    {
      heading: words.columns.missing,
      cell: ({ missing }) => text(missing.map((kind) => words.evidenceKinds[kind]).join(', ')),
    },
  ];
  const bar = words.principles.map((principle, index) =>
    table(
      principle,
      columns,
      report.rollUp.criteria.filter(
        ({ criterion }) => barCriteria.includes(criterion) && criterion.number.startsWith(String(index + 1)),
      ),
    ),
  );
  const beyond = report.rollUp.criteria.filter(({ criterion }) => criterion.level === 'AAA');
  return `${bar.join('\n')}
<details><summary>${escapeMarkup(words.moreCriteria)}</summary>
${table(words.moreCriteria, columns, beyond)}
</details>`;
}

function rulesOf(report: Report, number: string): Markup {
  const findings = report.rollUp.findings.filter((finding) => finding.criteria.includes(number));
  const rules = new Map(findings.map((one) => [ruleAnchor(one.assertor, one.rule), one.rule]));
  return markup(list([...rules].map(([id, rule]) => link(`#${id}`, rule))));
}

/** The columns that pages and states have in common. */
function tallyColumns(words: Words): Column<Tally>[] {
  const figure = (key: 'run' | 'skipped' | 'failures' | 'doubts' | 'excluded'): Column<Tally> => ({
    heading: words.columns[key],
    isNumber: true,
    cell: (row) => text(row[key]),
  });
  return [
    { heading: words.columns.outcome, cell: ({ outcome }) => outcomeMark(outcome, words) },
    ...(['failures', 'doubts', 'excluded', 'run', 'skipped'] as const).map(figure),
  ];
}

/** "By page", each with its address in both languages. */
export function pagesChapter(report: Report, language: Language): string {
  const words = choiceFor(wording, language);
  const places = Map.groupBy(placesOf(report), (place) => place.page);
  const first: Column<Tally> = {
    heading: words.columns.page,
    cell: ({ id }) => {
      const links = (places.get(id) ?? []).map((place) => {
        const { pathname } = new URL(place.url);
        const label = `${languageName(words, place.language)}: ${pathname}`;
        const isForeign = place.language !== language;
        const hreflang = isForeign ? ` hreflang="${htmlLang[place.language]}"` : '';
        return markup(`<a href="${escapeMarkup(place.url)}"${hreflang}>${escapeMarkup(label)}</a>`);
      });
      return markup(`<span id="page-${escapeMarkup(id)}">${escapeMarkup(id)}</span>${list(links)}`);
    },
  };
  return table(words.chapters.pages, [first, ...tallyColumns(words)], report.rollUp.pages);
}

/** "By state", with what the state is. */
export function statesChapter(report: Report, language: Language): string {
  const words = choiceFor(wording, language);
  const first: Column<Tally> = {
    heading: words.columns.state,
    cell: ({ id }) => text(stateTitle(report, id, language)),
  };
  return table(words.chapters.states, [first, ...tallyColumns(words)], report.rollUp.states);
}

/** What a state is called; its id where nobody gave it a title. */
export function stateTitle(report: Report, id: string, language: Language): string {
  if (id === 'default') return choiceFor(wording, language).finding.defaultState;
  const title = report.stateTitles.get(id);
  return title ? choiceFor(title, language) : id;
}

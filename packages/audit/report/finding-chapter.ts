import { choiceFor } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import type { Cell } from '../contract.ts';
import { criterionByNumber, understandingUrl } from '../criteria.ts';
import type { KnownFinding } from '../known-findings.ts';
import { escapeMarkup } from './markup.ts';
import { assertorWithVersion, publicUrl, type Report } from './report.ts';
import { outcomeMark, ruleAnchor, stateTitle } from './summary-chapters.ts';
import { link, list, markup, text } from './table.ts';
import { wording } from './wording.ts';
import { languageName, say, type Words } from './words.ts';

/** How many cells of one finding are written out; all of them stand in `results.json`. */
const cellsShown = 8;

/** How many doubts of one rule are written out; the others are a line each, or nobody could open the page any more. */
const doubtsShown = 20;

/** "Findings": a group for each rule with how to mend it, and in it every place. */
export function findingsChapter(report: Report, language: Language): string {
  const words = choiceFor(wording, language);
  const { findings } = report.rollUp;
  if (findings.length === 0) return `<p>${escapeMarkup(words.finding.none)}</p>`;
  const groups = Map.groupBy(findings, (finding) => ruleAnchor(finding.assertor, finding.rule));
  return [...groups].map(([id, group]) => ruleGroup(report, language, id, group)).join('\n');
}

function ruleGroup(report: Report, language: Language, id: string, group: readonly KnownFinding[]): string {
  const words = choiceFor(wording, language);
  const [first] = group;
  if (!first) return '';
  const check = first.assertor === 'scripted' ? report.checks.get(first.rule) : undefined;
  const engine = assertorWithVersion(report.results, first.assertor);
  const criteria = first.criteria.flatMap((number) => {
    const criterion = criterionByNumber(number);
    return criterion
      ? [link(understandingUrl(criterion), `${number} ${choiceFor(criterion.name, language)}`)]
      : [];
  });
  const count =
    group.length === 1 ? words.finding.onePlace : say(words.finding.places, { count: group.length });
  const help = first.helpUrl
    ? link(first.helpUrl, say(words.finding.help, { engine: first.assertor, rule: first.rule })).html
    : '';
  const open = group.filter(({ outcome, exclusion }) => outcome === 'cantTell' && !exclusion);
  // One of each question before the places that only ask it again.
  const doubts = [...open.filter(({ sameAs }) => !sameAs), ...open.filter(({ sameAs }) => sameAs)];
  const short = doubts.slice(doubtsShown);
  const isShort = new Set(short);
  const long = group.filter((finding) => !isShort.has(finding));
  const mend = [check ? escapeMarkup(choiceFor(check.fix, language)) : '', help].filter(Boolean).join('<br>');
  const facts = [
    [words.facts.engines, escapeMarkup(engine)],
    [words.finding.criteria, criteria.length > 0 ? list(criteria) : escapeMarkup(words.finding.goodPractice)],
    ...(mend ? [[words.finding.fix, mend]] : []),
  ];
  return `<div id="${id}">
<h3>${escapeMarkup(check ? choiceFor(check.title, language) : first.rule)} <span class="quiet">(${escapeMarkup(count)})</span></h3>
<dl class="rule-facts">${facts.map(([name = '', html]) => `<dt>${escapeMarkup(name)}</dt><dd>${html}</dd>`).join('')}</dl>
${long.map((finding) => findingArticle(report, language, finding)).join('\n')}
${shortList(report, language, short)}
</div>`;
}

/** Further doubts of a rule, folded: where each is. All that is known of them stands in `results.csv`. */
function shortList(report: Report, language: Language, findings: readonly KnownFinding[]): string {
  if (findings.length === 0) return '';
  const words = choiceFor(wording, language);
  const lines = findings.map(({ id, page, language: of, selector, cells: [first] }) => {
    const address = first ? link(publicUrl(report, first), first.path).html : '';
    const place = selector || words.finding.wholePage;
    return `<li id="${id}">${escapeMarkup(`${page}, ${languageName(words, of)}`)} ${address} <code translate="no">${escapeMarkup(place)}</code></li>`;
  });
  return `<details><summary>${escapeMarkup(say(words.finding.moreDoubts, { count: findings.length }))}</summary>
<ul>${lines.join('\n')}</ul></details>`;
}

function findingArticle(report: Report, language: Language, finding: KnownFinding): string {
  const words = choiceFor(wording, language);
  const [first] = finding.cells;
  const english = language === 'eng' ? '' : ' lang="en"';
  const since = report.firstSeen[finding.id];
  const rows: [string, string][] = [
    [
      words.finding.selector,
      finding.selector
        ? `<code translate="no">${escapeMarkup(finding.selector)}</code>`
        : escapeMarkup(words.finding.wholePage),
    ],
    ...(finding.html
      ? [
          [words.finding.markup, `<pre translate="no"><code>${escapeMarkup(finding.html)}</code></pre>`] as [
            string,
            string,
          ],
        ]
      : []),
    [words.finding.seenIn, list(seenIn(report, language, finding.cells))],
    ...(since
      ? [
          [
            words.finding.since,
            `${escapeMarkup(since.day)}, <code>${escapeMarkup(since.commit.slice(0, 12))}</code>`,
          ] as [string, string],
        ]
      : []),
  ];
  const { exclusion } = finding;
  const excluded = exclusion
    ? `<p><strong>${escapeMarkup(say(words.finding.excluded, { ...exclusion }))}</strong></p>`
    : '';
  const where = first
    ? `${finding.page}, ${link(publicUrl(report, first), `${languageName(words, finding.language)} ${first.path}`).html}`
    : escapeMarkup(finding.page);
  const alternative = say(words.finding.picture, { selector: finding.selector || words.finding.wholePage });
  const picture = finding.picture
    ? `<p><img src="${escapeMarkup(finding.picture)}" alt="${escapeMarkup(alternative)}" loading="lazy"></p>`
    : '';
  return `<article id="${finding.id}" class="${exclusion ? 'excluded' : finding.outcome}" aria-labelledby="${finding.id}-name">
<h4 id="${finding.id}-name">${outcomeMark(finding.outcome, words).html} · ${where}</h4>
<p${english}>${escapeMarkup(finding.message)}</p>${excluded}${picture}
<dl>${rows.map(([name, html]) => `<dt>${escapeMarkup(name)}</dt><dd>${html}</dd>`).join('')}</dl>
</article>`;
}

function seenIn(report: Report, language: Language, cells: readonly Cell[]) {
  const words = choiceFor(wording, language);
  const shown = cells.slice(0, cellsShown).map((cell) => text(cellInWords(report, language, cell)));
  const more = cells.length - shown.length;
  return more > 0 ? [...shown, markup(escapeMarkup(say(words.finding.more, { count: more })))] : shown;
}

/** One cell for a reader: "320 px, dark, as it is, menu open". */
export function cellInWords(report: Report, language: Language, cell: Cell): string {
  const words: Words = choiceFor(wording, language);
  const state = stateTitle(report, cell.state, language);
  const mode = cell.mode === 'default' ? [] : [words.modes[cell.mode]];
  return [`${cell.width} px`, words.schemes[cell.scheme], ...mode, state].join(', ');
}

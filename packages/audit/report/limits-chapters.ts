import { choiceFor } from '#i18n/choices.ts';
import type { Language } from '#i18n/language.ts';
import { barCriteria, understandingUrl } from '../criteria.ts';
import type { GoneFinding } from '../difference.ts';
import { linesOfUnheld } from '../manual/verdicts.ts';
import { cellInWords } from './finding-chapter.ts';
import { escapeMarkup } from './markup.ts';
import type { Report } from './report.ts';
import { outcomeMark } from './summary-chapters.ts';
import { link, list, markup, table, text } from './table.ts';
import { wording } from './wording.ts';
import { languageName, say } from './words.ts';

const paragraph = (words: string) => `<p>${escapeMarkup(words)}</p>`;

/** "Not checked": criteria without any evidence, cells that did not run and why, and what no audit of this kind sees. */
export function uncheckedChapter(report: Report, language: Language): string {
  const words = choiceFor(wording, language);
  const bar = report.rollUp.criteria.filter(({ criterion }) => barCriteria.includes(criterion));
  const named = (wanted: (verdict: (typeof bar)[number]) => boolean) =>
    list(
      bar
        .filter(wanted)
        .map(({ criterion }) =>
          link(understandingUrl(criterion), `${criterion.number} ${choiceFor(criterion.name, language)}`),
        ),
    );
  const byJudgement = named(
    ({ criterion, missing }) => criterion.needs.length === 1 && missing.includes('review'),
  );
  const untested = named(({ criterion, outcome }) => outcome === 'untested' && criterion.needs.length > 1);
  const skipped = report.results.cells.filter((result) => result.status === 'skipped');
  const byReason = Map.groupBy(skipped, (result) => result.reason);
  const english = language === 'eng' ? '' : ' lang="en"';
  const cells = [...byReason].map(
    ([reason, group]) =>
      `<details><summary><span${english}>${escapeMarkup(reason)}</span> (${group.length})</summary>${list(
        group.map(({ cell }) =>
          text(`${cell.page}, ${languageName(words, cell.language)}, ${cellInWords(report, language, cell)}`),
        ),
      )}</details>`,
  );
  return `${list(words.unchecked.never.map(text))}
${untested ? `<h3>${escapeMarkup(words.unchecked.untested)}</h3>${untested}` : ''}
${byJudgement ? `<h3>${escapeMarkup(words.unchecked.undecided)}</h3>${byJudgement}` : ''}
<h3>${escapeMarkup(words.unchecked.skipped)}</h3>
${cells.length > 0 ? cells.join('\n') : paragraph(words.unchecked.noneSkipped)}`;
}

/** "Known limits": where the site's letter and WCAG meet. */
export function limitsChapter(language: Language): string {
  const { limits } = choiceFor(wording, language);
  return list(
    limits.map(({ criteria, text: limit }) =>
      markup(`<strong>${escapeMarkup(criteria)}</strong> ${escapeMarkup(limit)}`),
    ),
  );
}

/** "Reviews": who looked, when, how, and with what; and which pages say something else since. */
export function reviewsChapter({ reviews }: Report, language: Language): string {
  const words = choiceFor(wording, language);
  const unheld = linesOfUnheld(reviews.unheld);
  const changed =
    unheld.length > 0 ? `${paragraph(words.reviews.changed)}${list(unheld.map((line) => text(line)))}` : '';
  if (reviews.holding.length === 0) return `${paragraph(words.reviews.none)}${changed}`;
  const standing = table(
    words.chapters.reviews,
    [
      { heading: words.columns.criterion, cell: ({ criterion }) => text(criterion) },
      { heading: words.columns.outcome, cell: ({ outcome }) => outcomeMark(outcome, words) },
      { heading: words.columns.page, cell: ({ pages }) => text(pages.join(', ')) },
      { heading: words.columns.by, cell: ({ by }) => text(by) },
      { heading: words.columns.day, cell: ({ day, commit }) => text(`${day}, ${commit.slice(0, 12)}`) },
      {
        heading: words.columns.method,
        cell: ({ method, assistiveTechnology: spoke }) =>
          text(spoke ? `${method} (${say(words.reviews.spoke, { spoke })})` : method),
      },
    ],
    reviews.holding,
  );
  return `${standing}${changed}`;
}

/** "Exclusions": everything that is not counted, with who answers for it and until when. */
export function exclusionsChapter({ results }: Report, language: Language): string {
  const words = choiceFor(wording, language);
  if (results.exclusions.length === 0) return paragraph(words.noExclusions);
  return table(
    words.chapters.exclusions,
    [
      { heading: words.columns.rule, cell: ({ rule, assertor }) => text(`${rule} (${assertor})`) },
      { heading: words.columns.place, cell: ({ page, selector }) => text(`${page}: ${selector}`) },
      { heading: words.columns.reason, cell: ({ reason }) => text(reason) },
      { heading: words.columns.owner, cell: ({ owner }) => text(owner) },
      { heading: words.columns.until, cell: ({ until }) => text(until) },
    ],
    results.exclusions,
  );
}

/**
 * "Since the last report": what is new, what is gone, what is still there.
 * @param page The file that has the findings themselves; of the page that the chapter stands in, none.
 */
export function differenceChapter({ difference }: Report, language: Language, page = ''): string {
  const words = choiceFor(wording, language);
  if (!difference) return paragraph(words.difference.first);
  const { commit, day } = difference.since;
  const entries = (findings: readonly GoneFinding[], isHere: boolean) => {
    const items = findings.map((finding) => {
      const { rule, selector, id, outcome } = finding;
      const where = `${finding.page}, ${languageName(words, finding.language)}`;
      const name =
        rule === undefined
          ? `${words.outcomes[outcome]}, ${where}, ${id}`
          : `${rule}, ${where}, ${selector || words.finding.wholePage}`;
      return isHere ? link(`${page}#${id}`, name) : text(name);
    });
    return items.length > 0 ? list(items) : paragraph(words.difference.none);
  };
  const part = (name: string, findings: readonly GoneFinding[], isHere: boolean) =>
    `<h3>${escapeMarkup(name)} <span class="quiet">(${findings.length})</span></h3>${entries(findings, isHere)}`;
  return `${paragraph(say(words.difference.since, { commit: commit.slice(0, 12), day }))}
${part(words.difference.appeared, difference.appeared, true)}
${part(words.difference.gone, difference.gone, false)}
<details><summary>${escapeMarkup(words.difference.stayed)} (${difference.stayed.length})</summary>${entries(difference.stayed, true)}</details>`;
}

/** "Evidence": every file that proves something, page by page. */
export function evidenceChapter(report: Report, language: Language): string {
  const words = choiceFor(wording, language);
  const pages = Map.groupBy(report.results.cells, ({ cell }) => cell.page);
  return [...pages]
    .map(([page, results]) => {
      const files = new Map<string, string>();
      for (const result of results) {
        if (result.status !== 'run') continue;
        for (const { kind, file } of result.evidence) {
          if (files.has(file)) continue;
          const cell = cellInWords(report, language, result.cell);
          files.set(
            file,
            `${page}: ${words.evidence[kind]}, ${languageName(words, result.cell.language)}, ${cell}`,
          );
        }
      }
      if (files.size === 0) return '';
      const items = [...files].map(([file, label]) => link(file, label));
      return `<details><summary>${escapeMarkup(page)} (${files.size})</summary>${list(items)}</details>`;
    })
    .join('\n');
}

import { choiceFor } from '#i18n/choices.ts';
import { htmlLang, type Language } from '#i18n/language.ts';
import { barCriteria } from '../criteria.ts';
import { countFindings } from '../known-findings.ts';
import { changesFile, pageFile } from './files.ts';
import { findingsChapter } from './finding-chapter.ts';
import { framed } from './frame.ts';
import {
  differenceChapter,
  evidenceChapter,
  exclusionsChapter,
  limitsChapter,
  reviewsChapter,
  uncheckedChapter,
} from './limits-chapters.ts';
import { escapeMarkup } from './markup.ts';
import type { Report } from './report.ts';
import { scoreChapter } from './score-chapter.ts';
import { spokenChapter } from './spoken-chapter.ts';
import { criteriaChapter, pagesChapter, statesChapter } from './summary-chapters.ts';
import { link, table, text } from './table.ts';
import { wording } from './wording.ts';
import { type ChapterName, chapterNames, say } from './words.ts';

/** Each chapter's body. */
const chapters: Record<ChapterName, (report: Report, language: Language) => string> = {
  criteria: criteriaChapter,
  findings: findingsChapter,
  pages: pagesChapter,
  states: statesChapter,
  unchecked: uncheckedChapter,
  limits: (_report, language) => limitsChapter(language),
  reviews: reviewsChapter,
  exclusions: exclusionsChapter,
  difference: (report, language) =>
    `${differenceChapter(report, language)}
<p>${link(choiceFor(changesFile, language), choiceFor(wording, language).changes.own).html}</p>`,
  spoken: spokenChapter,
  score: scoreChapter,
  evidence: evidenceChapter,
  files: filesChapter,
  reproduce: ({ results }, language) =>
    `<p>${escapeMarkup(say(choiceFor(wording, language).reproduce, { commit: results.commit }))}</p>
<pre class="command" translate="no"><code>${escapeMarkup(results.command)}</code></pre>`,
};

/** `index.html` and `index.es.html`: the report for people; no script, one style, everything in tables and lists. */
export function reportPage(report: Report, language: Language): string {
  const words = choiceFor(wording, language);
  const { results } = report;
  const body = `<div class="wide layout">
<nav class="contents" aria-labelledby="contents"><h2 id="contents">${escapeMarkup(words.contents)}</h2>
<ol>${chapterNames.map((name) => `<li>${link(`#${name}`, words.chapters[name]).html}</li>`).join('')}</ol></nav>
<main id="main" tabindex="-1">
${chapterNames.map((name) => chapter(report, language, name)).join('\n')}
</main>
</div>`;
  return framed(language, {
    site: results.site.name,
    heading: words.title,
    files: pageFile,
    opening: opening(report, language),
    figures: `
<div class="wide">${figures(report, language)}</div>`,
    body,
  });
}

function chapter(report: Report, language: Language, name: ChapterName): string {
  const words = choiceFor(wording, language);
  const intros: Partial<Record<ChapterName, string>> = words.intro;
  const intro = intros[name] ? `<p class="quiet">${escapeMarkup(intros[name])}</p>` : '';
  return `<section id="${name}" aria-labelledby="${name}-name"><h2 id="${name}-name">${escapeMarkup(words.chapters[name])}</h2>
${intro}
${chapters[name](report, language)}
</section>`;
}

/** What a hurried reader must know: how many failures, doubts and criteria, by which bar, of what. */
function counts(report: Report) {
  const bar = report.rollUp.criteria.filter(({ criterion }) => barCriteria.includes(criterion));
  return {
    ...countFindings(report.rollUp.findings),
    met: bar.filter(({ outcome }) => outcome === 'passed' || outcome === 'inapplicable').length,
    bar: bar.length,
  };
}

function opening(report: Report, language: Language): string {
  const words = choiceFor(wording, language);
  const { results } = report;
  const figures = counts(report);
  const isClean = figures.failures + figures.doubts === 0;
  const facts: [string, string][] = [
    [
      words.facts.day,
      new Intl.DateTimeFormat(htmlLang[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(results.date),
      ),
    ],
    [words.facts.commit, results.commit.slice(0, 12)],
    [words.facts.form, words.forms[results.form]],
    [words.facts.browser, results.browser],
    [words.facts.engines, results.assertors.map(({ name, version }) => `${name} ${version}`).join(', ')],
  ];
  return `<p class="lead">${escapeMarkup(say(isClean ? words.lead.clean : words.lead.failed, figures))}</p>
<p class="quiet">${escapeMarkup(words.leadBar)}</p>
<dl class="facts">${facts.map(([name, value]) => `<div><dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(value)}</dd></div>`).join('')}</dl>`;
}

function figures(report: Report, language: Language): string {
  const words = choiceFor(wording, language);
  const { failures, doubts, met, bar } = counts(report);
  const { run, planned } = report.results.matrix;
  const tiles: [string, string | number, string][] = [
    [failures > 0 ? 'failed' : 'passed', failures, words.figures.failures],
    [doubts > 0 ? 'doubt' : 'passed', doubts, words.figures.doubts],
    [met === bar ? 'passed' : 'doubt', say(words.figures.of, { count: met, all: bar }), words.figures.met],
    ['', say(words.figures.of, { count: run, all: planned }), words.figures.cells],
  ];
  return `<ul class="figures">${tiles
    .map(
      ([kind, value, label]) =>
        `<li class="${kind}"><strong>${escapeMarkup(String(value))}</strong> ${escapeMarkup(label)}</li>`,
    )
    .join('')}</ul>`;
}

function filesChapter(_report: Report, language: Language): string {
  const words = choiceFor(wording, language);
  return table(
    words.chapters.files,
    [
      { heading: words.columns.file, cell: ([file]) => link(file, file) },
      { heading: words.columns.for, cell: ([, use]) => text(use) },
    ],
    Object.entries(words.files),
  );
}

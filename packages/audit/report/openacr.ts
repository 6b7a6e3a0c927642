import { stringify } from 'yaml';
import { brand } from '#brand';
import type { Claim } from '../claims-check.ts';
import type { CriterionVerdict, RollUp } from '../roll-up.ts';
import {
  type CatalogChapter,
  type Clause,
  type Component,
  catalogChapters,
  catalogCriteria,
  catalogId,
  type Term,
} from './openacr-catalog.ts';
import type { Report } from './report.ts';

export interface Adherence {
  name: Component;
  adherence: { level: Term; notes: string };
}
export interface AcrCriterion {
  num: string;
  components: Adherence[];
}
export interface AcrChapter {
  notes?: string;
  disabled?: boolean;
  criteria?: AcrCriterion[];
}

/** An Accessibility Conformance Report as OpenACR's schema wants it. */
export interface Acr {
  title: string;
  product: { name: string; version: string; description: string };
  author: { company_name: string; email: string; phone: string; website: string };
  report_date: string;
  version: number;
  notes: string;
  evaluation_methods_used: string;
  license: string;
  catalog: string;
  chapters: Record<string, AcrChapter>;
}

/**
 * "Partially Supports" says that a failure is known. ITI keeps "Not Evaluated" to level AAA; a report that has neither a failure
 * nor all its evidence would have to claim one or the other, so the term stands at A and AA too, and the remark says why.
 */
const notEvaluated = 'Not evaluated to the end: no failure was found, and the evidence is not complete.';

/** No engine, no check and no review: "no failure was found" would sound as if somebody had looked. */
const nobodyLooked = 'Not evaluated: nobody has looked at this yet.';

/** The address of `brand.encodedEmail` in clear: OpenACR demands one, and this file is for buyers, not for harvesters. */
const rot13 = (letters: string) =>
  letters.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));

/** The whole conformance report; `openacr.yaml`, `.html` and `.md` are three ways to write it. */
export function conformanceReport(report: Report): Acr {
  const { results, rollUp } = report;
  return {
    title: `${results.site.name} Accessibility Conformance Report`,
    product: {
      name: `${results.site.name} website`,
      version: results.commit.slice(0, 12),
      description: `The public website in English and Spanish, ${report.origins.eng} and ${report.origins.es}.`,
    },
    author: {
      company_name: brand.legalName,
      email: rot13(brand.encodedEmail),
      phone: brand.phone.display,
      website: report.origins.eng,
    },
    report_date: report.day,
    version: 1,
    notes: `${results.matrix.run} of ${results.matrix.planned} planned cells were run. "Supports" stands only where every kind of evidence is at hand: engine, scripted check and dated review. What was not checked: index.html#unchecked.`,
    evaluation_methods_used: `${results.assertors.map(({ name, version }) => `${name} ${version}`).join(', ')} in ${results.browser}; ${report.reviews.holding.length} dated reviews. Tasks were read with a real screen reader where the report has a record of it; a review names what it used; all other transcripts are simulated (virtual-screen-reader).`,
    license: 'CC-BY-4.0',
    catalog: catalogId,
    chapters: Object.fromEntries(catalogChapters.map((chapter) => [chapter.id, chapterOf(chapter, rollUp)])),
  };
}

function chapterOf(chapter: CatalogChapter, rollUp: RollUp): AcrChapter {
  if (chapter.level) {
    return {
      criteria: catalogCriteria(chapter.level).map(({ number }) => ({
        num: number,
        components: componentsOf(rollUp, number),
      })),
    };
  }
  const notes = chapter.note ? { notes: chapter.note } : {};
  if (!chapter.clauses) return chapter.id === 'en_301_549_web' ? notes : { ...notes, disabled: true };
  return {
    ...notes,
    criteria: chapter.clauses.map((clause) => ({
      num: clause.number,
      components: [{ name: 'none', adherence: clauseAdherence(clause, rollUp) }],
    })),
  };
}

function componentsOf(rollUp: RollUp, number: string): Adherence[] {
  const verdict = rollUp.criteria.find(({ criterion }) => criterion.number === number);
  if (!verdict) {
    const notes = 'WCAG 2.2 no longer has it; by the errata to 2.0 and 2.1 it is always satisfied for HTML.';
    return (['web', 'electronic-docs'] as const).map((name) => ({
      name,
      adherence: { level: 'not-applicable', notes },
    }));
  }
  return [
    { name: 'web', adherence: webAdherence(verdict) },
    { name: 'electronic-docs', adherence: documentAdherence(rollUp, verdict) },
  ];
}

const evidence = ({ criterion }: CriterionVerdict) => `Evidence: index.html#criteria (${criterion.number}).`;

function webAdherence(verdict: CriterionVerdict): Adherence['adherence'] {
  const { outcome, failures, doubts, excluded, missing, pages } = verdict;
  const failed = [...pages.values()].filter((page) => page.outcome === 'failed').length;
  const counts = `${failures} failures and ${doubts} doubts${excluded > 0 ? `, ${excluded} not counted for a time` : ''}.`;
  const lacks = missing.length > 0 ? ` Evidence missing: ${missing.join(', ')}.` : '';
  switch (outcome) {
    case 'passed':
      return {
        level: 'supports',
        notes: `Engines where they have a rule, scripted checks and dated reviews agree. ${evidence(verdict)}`,
      };
    case 'inapplicable':
      return {
        level: 'not-applicable',
        notes: `Reviewed: nothing on the site is concerned. ${evidence(verdict)}`,
      };
    case 'failed':
      return {
        level: failed * 2 > pages.size ? 'does-not-support' : 'partially-supports',
        notes: `Failed on ${failed} of ${pages.size} pages: ${counts}${lacks} ${evidence(verdict)}`,
      };
    case 'untested':
      return { level: 'not-evaluated', notes: `${nobodyLooked}${lacks} ${evidence(verdict)}` };
    default:
      return { level: 'not-evaluated', notes: `${notEvaluated} ${counts}${lacks} ${evidence(verdict)}` };
  }
}

/** PDF files are looked at by checks whose names begin with `pdf-`; what they find stands with the linking page. */
function documentAdherence(rollUp: RollUp, verdict: CriterionVerdict): Adherence['adherence'] {
  const findings = rollUp.findings.filter(
    (one) => one.rule.startsWith('pdf-') && one.criteria.includes(verdict.criterion.number) && !one.exclusion,
  );
  const failures = findings.filter((one) => one.outcome === 'failed').length;
  if (failures > 0) {
    return { level: 'partially-supports', notes: `PDF files: ${failures} failures. ${evidence(verdict)}` };
  }
  return { level: 'not-evaluated', notes: 'Not evaluated: no review of PDF files for this criterion.' };
}

function clauseAdherence(clause: Clause, rollUp: RollUp): Adherence['adherence'] {
  if (clause.notApplicable) return { level: 'not-applicable', notes: clause.notApplicable };
  if (clause.notLooked) return { level: 'not-evaluated', notes: `Not evaluated: ${clause.notLooked}` };
  const numbers = clause.restsOn ?? [];
  const under = rollUp.criteria.filter(({ criterion }) =>
    numbers === 'bar' ? criterion.level !== 'AAA' : numbers.includes(criterion.number),
  );
  const open = under.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'inapplicable');
  if (open.length === 0) {
    return {
      level: 'supports',
      notes: `All of these are met: ${under.map(({ criterion }) => criterion.number).join(', ')}.`,
    };
  }
  const named = open.map(({ criterion, outcome }) => `${criterion.number} (${outcome})`).join(', ');
  const isFailed = open.some(({ outcome }) => outcome === 'failed');
  return {
    level: isFailed ? 'partially-supports' : 'not-evaluated',
    notes: isFailed
      ? `Rests on criteria of which these are not met or not yet proven: ${named}.`
      : `Not evaluated to the end: rests on criteria of which these are not yet proven: ${named}.`,
  };
}

/** `openacr.yaml`. */
export function openAcrYaml(report: Report): string {
  return stringify(conformanceReport(report), { lineWidth: 0 });
}

/** Every criterion of WCAG that the conformance report calls supported, for the check of claims. */
export function claimsOf(acr: Acr, file = 'openacr.yaml'): Claim[] {
  return ['a', 'aa', 'aaa'].flatMap((level) =>
    (acr.chapters[`success_criteria_level_${level}`]?.criteria ?? []).flatMap(({ num, components }) =>
      components.some(({ adherence }) => adherence.level === 'supports') ? [{ file, criterion: num }] : [],
    ),
  );
}

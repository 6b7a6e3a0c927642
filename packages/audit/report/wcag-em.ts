import { barCriteria, reportToolIri } from '../criteria.ts';
import type { Criterion } from '../criterion.ts';
import type { Verdict } from '../roll-up.ts';
import { assertorWithVersion, type Place, placesOf, type Report } from './report.ts';

/**
 * The two files for W3C's WCAG-EM Report Tool. "Open report" takes the whole evaluation and keeps outcomes; "Add data
 * from other tests" takes assertions, makes each "cannot tell" and appends its text. Both know a criterion only by the
 * addresses of `reportToolIri`, want each outcome as an object, and match a page by exactly the address in its sample.
 */

/** The words that the tool's own files use, so that it reads ours as its own. */
const context = {
  dcterms: 'http://purl.org/dc/terms/',
  title: 'dcterms:title',
  description: 'dcterms:description',
  summary: 'dcterms:summary',
  date: { '@id': 'dcterms:date', '@type': 'W3CDTF' },
  W3CDTF: 'http://www.w3.org/TR/NOTE-datetime',
  schema: 'http://schema.org/',
  name: 'schema:name',
  earl: 'http://www.w3.org/ns/earl#',
  Assertion: 'earl:Assertion',
  TestSubject: 'earl:TestSubject',
  TestResult: 'earl:TestResult',
  assertedBy: 'earl:assertedBy',
  mode: 'earl:mode',
  result: 'earl:result',
  subject: 'earl:subject',
  test: 'earl:test',
  outcome: 'earl:outcome',
  WAI: 'http://www.w3.org/WAI/',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  version: 'wcagem:version',
  Evaluation: 'wcagem:procedure',
  Webpage: 'wcagem:webpage',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  conformanceTarget: 'wcagem:step1b',
  accessibilitySupportBaseline: 'wcagem:step1c',
  additionalEvaluationRequirements: 'wcagem:step1d',
  exploreTarget: 'wcagem:step2',
  essentialFunctionality: 'wcagem:step2b',
  pageTypeVariety: 'wcagem:step2c',
  technologiesReliedUpon: 'wcagem:step2d',
  selectSample: 'wcagem:step3',
  structuredSample: 'wcagem:step3a',
  auditSample: 'wcagem:step4',
  reportFindings: 'wcagem:step5',
  commissioner: 'wcagem:commissioner',
  evaluator: 'wcagem:evaluator',
  evaluationSpecifics: 'wcagem:step5b',
} as const;

/** What is said of one criterion on one page, in words that stand alone in the tool's text box. */
function describeVerdict(report: Report, place: Place, criterion: Criterion, verdict: Verdict): string {
  const mine = report.rollUp.findings.filter(
    (finding) =>
      finding.page === place.page &&
      finding.language === place.language &&
      finding.criteria.includes(criterion.number),
  );
  const lines = mine.map((finding) => {
    const by = `${assertorWithVersion(report.results, finding.assertor)} ${finding.rule}`;
    const excluded = finding.exclusion ? ` (not counted until ${finding.exclusion.until})` : '';
    return `${finding.outcome}: ${by}: ${finding.message} [${finding.selector}]${excluded} index.html#${finding.id}`;
  });
  const missing = verdict.missing.length > 0 ? [`Evidence not at hand: ${verdict.missing.join(', ')}.`] : [];
  return [...lines, ...missing, `Audit of commit ${report.results.commit}.`].join('\n');
}

function assertions(report: Report, wanted: (verdict: Verdict) => boolean) {
  return placesOf(report).flatMap((place) =>
    report.rollUp.criteria.flatMap(({ criterion, places }) => {
      const verdict = places.get(`${place.page}/${place.language}`);
      if (!verdict || !barCriteria.includes(criterion) || !wanted(verdict)) return [];
      return [
        {
          '@type': 'Assertion',
          assertedBy: { '@id': 'urn:audit:accessibility', name: 'npm run audit' },
          mode: { '@id': 'earl:semiAuto' },
          subject: { '@id': place.url },
          test: { '@id': reportToolIri(criterion) },
          result: {
            '@type': 'TestResult',
            date: report.results.date,
            description: describeVerdict(report, place, criterion, verdict),
            outcome: { '@id': `earl:${verdict.outcome}` },
          },
        },
      ];
    }),
  );
}

/** `wcag-em-import.json`: one assertion for each page, language and criterion that was tested. */
export function wcagEmImport(report: Report): string {
  const graph = assertions(report, (verdict) => verdict.outcome !== 'untested');
  return `${JSON.stringify({ '@context': context, '@graph': graph }, null, 1)}\n`;
}

/** `wcag-em-evaluation.json`: the whole evaluation; every criterion of A and AA has its outcome on every page. */
export function wcagEmEvaluation(report: Report): string {
  const { results } = report;
  const evaluation = {
    '@context': context,
    '@type': 'Evaluation',
    version: '3.0.3',
    defineScope: {
      scope: {
        title: results.site.name,
        description: `Every page of ${report.origins.eng} and ${report.origins.es}, in every state that the matrix plans.`,
      },
      wcagVersion: '2.2',
      conformanceTarget: 'AA',
      accessibilitySupportBaseline: `${results.browser}. A real screen reader read the tasks that the report has a record of; all other transcripts are simulated (virtual-screen-reader).`,
      additionalEvaluationRequirements:
        'A criterion is passed only with every kind of evidence that it demands, a dated review among them.',
    },
    exploreTarget: {
      essentialFunctionality: 'Finding a yard, selling and buying metal, making a request, reading reports.',
      pageTypeVariety: [...new Set(results.cells.map(({ cell }) => cell.page))].join(', '),
      technologiesReliedUpon: ['HTML', 'CSS', 'WAI-ARIA', 'SVG', 'PDF'].map((title) => ({ title })),
    },
    selectSample: {
      structuredSample: placesOf(report).map(({ url, page, language }) => ({
        '@id': url,
        '@type': ['TestSubject', 'Webpage'],
        title: `${page} (${language})`,
        description: url,
      })),
    },
    auditSample: assertions(report, () => true),
    reportFindings: {
      title: `Accessibility evaluation of ${results.site.name}`,
      date: report.day,
      commissioner: results.site.name,
      evaluator: 'npm run audit',
      evaluationSpecifics: `${results.command}, commit ${results.commit}, ${results.matrix.run} of ${results.matrix.planned} cells run.`,
      summary: `${report.rollUp.criteria
        .filter(({ criterion }) => barCriteria.includes(criterion))
        .map(({ criterion, outcome }) => `${criterion.number} ${outcome}`)
        .join(', ')}.`,
    },
  };
  return `${JSON.stringify(evaluation, null, 1)}\n`;
}

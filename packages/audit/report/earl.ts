import type { Finding, Outcome, RuleOutcome } from '../contract.ts';
import { allCriteria, criterionByNumber, understandingUrl, wcag22Iri } from '../criteria.ts';
import { assertorWithVersion, placesOf, publicUrl, type Report } from './report.ts';

const context = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
  foaf: 'http://xmlns.com/foaf/0.1/',
  ptr: 'http://www.w3.org/2009/pointers#',
};

const worst: readonly Outcome[] = ['failed', 'cantTell', 'untested', 'passed', 'inapplicable'];
const ref = (id: string) => ({ '@id': id });

/** A rule's name in RDF: engines have no addresses for all of theirs. */
const ruleId = (assertor: string, rule: string) => `urn:audit:${assertor}:${encodeURIComponent(rule)}`;
const assertorId = (name: string) => `urn:audit:assertor:${encodeURIComponent(name)}`;

/**
 * `earl.jsonld`: what each rule said of each page in each language, each place that failed, and each review, in W3C's
 * Evaluation and Report Language (https://www.w3.org/TR/EARL10-Schema/). Cells are drawn together, the worst outcome
 * wins; the single cells stand in `results.json`. `actRules` gives the ACT rules that an engine's rule implements.
 */
export function earlJsonLd(
  report: Report,
  actRules: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  const { results } = report;
  const rules = new Map<string, Pick<RuleOutcome, 'rule' | 'assertor' | 'criteria'>>();
  const said = new Map<string, { rule: string; assertor: string; url: string; outcome: Outcome }>();
  for (const result of results.cells) {
    if (result.status !== 'run') continue;
    const url = publicUrl(report, result.cell);
    for (const outcome of result.rules) {
      rules.set(ruleId(outcome.assertor, outcome.rule), outcome);
      const key = `${outcome.assertor}\n${outcome.rule}\n${url}`;
      const before = said.get(key);
      if (!before || worst.indexOf(outcome.outcome) < worst.indexOf(before.outcome)) {
        said.set(key, { rule: outcome.rule, assertor: outcome.assertor, url, outcome: outcome.outcome });
      }
    }
  }
  const tests = [...rules].map(([id, { rule, assertor, criteria }]) => ({
    '@id': id,
    '@type': 'earl:TestCase',
    'dct:title': rule,
    'dct:isPartOf': criteria.flatMap((number) => {
      const criterion = criterionByNumber(number);
      return criterion ? [ref(wcag22Iri(criterion))] : [];
    }),
    ...(assertor === 'axe-core' && actRules.has(rule)
      ? {
          'dct:conformsTo': (actRules.get(rule) ?? []).map((act) =>
            ref(`https://www.w3.org/WAI/standards-guidelines/act/rules/${act}/`),
          ),
        }
      : {}),
  }));
  const requirements = allCriteria
    .filter((criterion) => !criterion.removedIn)
    .map((criterion) => ({
      '@id': wcag22Iri(criterion),
      '@type': 'earl:TestRequirement',
      'dct:title': `${criterion.number} ${criterion.name.eng}`,
      'dct:description': ref(understandingUrl(criterion)),
    }));
  const byRule = [...said.values()].map(({ rule, assertor, url, outcome }) => ({
    '@type': 'earl:Assertion',
    'earl:assertedBy': ref(assertorId(assertor)),
    'earl:mode': ref('earl:automatic'),
    'earl:subject': ref(url),
    'earl:test': ref(ruleId(assertor, rule)),
    'earl:result': result(outcome),
  }));
  const byFinding = report.rollUp.findings.map((finding) => ({
    '@id': `index.html#${finding.id}`,
    '@type': 'earl:Assertion',
    'earl:assertedBy': ref(assertorId(finding.assertor)),
    'earl:mode': ref('earl:automatic'),
    'earl:subject': finding.cells.slice(0, 1).map((cell) => ref(publicUrl(report, cell))),
    'earl:test': ref(ruleId(finding.assertor, finding.rule)),
    'earl:result': { ...result(finding.outcome, finding.message), ...pointer(finding) },
  }));
  const byReview = report.reviews.holding.flatMap((verdict) => {
    const criterion = criterionByNumber(verdict.criterion);
    const spoke = verdict.assistiveTechnology ? ` With: ${verdict.assistiveTechnology}.` : '';
    return placesOf(report)
      .filter((place) => criterion && verdict.pages.includes(place.page))
      .map(({ url }) => ({
        '@type': 'earl:Assertion',
        'earl:assertedBy': ref(assertorId(verdict.by)),
        'earl:mode': ref('earl:manual'),
        'earl:subject': ref(url),
        'earl:test': criterion ? ref(wcag22Iri(criterion)) : undefined,
        'earl:result': {
          ...result(verdict.outcome, `${verdict.method}${spoke} Looked at ${verdict.commit}.`),
          'dct:date': verdict.day,
        },
      }));
  });
  const assertors = [
    ...results.assertors.map(({ name, version }) => ({
      '@id': assertorId(name),
      '@type': ['earl:Assertor', 'earl:Software'],
      'dct:title': assertorWithVersion(results, name),
      'doap:release': { 'doap:revision': version },
    })),
    ...[...new Set(report.reviews.holding.map((verdict) => verdict.by))].map((name) => ({
      '@id': assertorId(name),
      '@type': ['earl:Assertor', 'foaf:Agent'],
      'foaf:name': name,
    })),
  ];
  const subjects = placesOf(report).map(({ url, page, language }) => ({
    '@id': url,
    '@type': 'earl:TestSubject',
    'dct:title': `${page} (${language})`,
  }));
  const graph = [...assertors, ...subjects, ...requirements, ...tests, ...byReview, ...byFinding, ...byRule];
  return `${JSON.stringify({ '@context': context, '@graph': graph }, null, 1)}\n`;
}

const result = (outcome: Outcome, description?: string) => ({
  '@type': 'earl:TestResult',
  'earl:outcome': ref(`earl:${outcome}`),
  ...(description ? { 'dct:description': description } : {}),
});

const pointer = ({ selector }: Pick<Finding, 'selector'>) =>
  selector === ''
    ? {}
    : { 'earl:pointer': { '@type': 'ptr:CSSSelectorPointer', 'ptr:expression': selector } };

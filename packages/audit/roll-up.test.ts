import { describe, expect, test } from 'vitest';
import type { AuditResults, Outcome } from './contract.ts';
import { differenceTo, firstSeenOf } from './difference.ts';
import { exclusionHolds, findingId, knownFindings } from './known-findings.ts';
import { sample, sampleResults } from './report/sample-results.ts';
import { rollUp } from './roll-up.ts';

function verdictOf(results: AuditResults, number: string) {
  const verdict = rollUp(results).criteria.find((one) => one.criterion.number === number);
  if (!verdict) throw new Error(`No criterion ${number}`);
  return verdict;
}

/** The sample without what was skipped: every planned cell ran, so titles have all their evidence. */
const allRan = () =>
  sample((results) => {
    results.cells = results.cells.filter((cell) => cell.status === 'run');
  });

describe('a criterion', () => {
  test('is failed when one page fails, and says which', () => {
    const { outcome, pages } = verdictOf(sampleResults, '1.4.3');
    expect(outcome).toBe('failed');
    expect(pages.get('home')?.outcome).toBe('failed');
    expect(pages.get('company')?.outcome).toBe('untested');
  });

  test('is told for each language of a page apart', () => {
    const { places } = verdictOf(sampleResults, '2.4.11');
    expect(places.get('company/es')?.outcome).toBe('failed');
    expect(places.get('company/eng')?.outcome).toBe('untested');
  });

  test('is passed when an engine, a script and a review say so on every page', () => {
    expect(verdictOf(allRan(), '2.4.2')).toMatchObject({ outcome: 'passed', missing: [] });
  });

  test('is undecided while one page was never opened', () => {
    expect(verdictOf(sampleResults, '2.4.2')).toMatchObject({
      outcome: 'cantTell',
      missing: ['automatic', 'scripted'],
    });
  });

  test("an engine's pass alone is no pass", () => {
    expect(verdictOf(allRan(), '3.1.1')).toMatchObject({
      outcome: 'cantTell',
      missing: ['scripted', 'review'],
    });
  });

  test("a script's pass alone is no pass", () => {
    expect(verdictOf(allRan(), '2.1.1')).toMatchObject({ outcome: 'cantTell', missing: ['review'] });
  });

  test.each<[Outcome, Outcome]>([
    ['failed', 'failed'],
    ['cantTell', 'cantTell'],
    ['untested', 'cantTell'],
    ['inapplicable', 'inapplicable'],
  ])('a review that says %s makes it %s, whatever engines say', (said, expected) => {
    const results = allRan();
    const [review] = results.manual;
    if (review) review.outcome = said;
    expect(verdictOf(results, '2.4.2').outcome).toBe(expected);
  });

  test('a review is no evidence for a page that says something else since, and still is for all others', () => {
    const results = allRan();
    results.words = { ...results.words, company: { ...results.words.company, es: 'f'.repeat(16) } };
    const { outcome, missing, pages } = verdictOf(results, '2.4.2');
    expect({ outcome, missing }).toEqual({ outcome: 'cantTell', missing: ['review'] });
    expect(pages.get('company')?.missing).toEqual(['review']);
    expect(pages.get('home')?.missing).toEqual([]);
  });

  test('a review of another commit is evidence while the pages say the same', () => {
    const results = allRan();
    for (const review of results.manual) review.commit = 'b'.repeat(40);
    expect(verdictOf(results, '2.4.2').outcome).toBe('passed');
  });

  test('a review of some pages does not cover the others', () => {
    const results = allRan();
    const [review] = results.manual;
    if (review) review.pages = ['home'];
    const { outcome, pages } = verdictOf(results, '2.4.2');
    expect(outcome).toBe('cantTell');
    expect([pages.get('home')?.outcome, pages.get('company')?.outcome]).toEqual(['passed', 'cantTell']);
  });

  test('evidence in one language is none for the other', () => {
    const results = allRan();
    for (const result of results.cells) {
      if (result.status !== 'run' || result.cell.language !== 'es') continue;
      result.rules = result.rules.filter((rule) => rule.rule !== 'page-title');
    }
    expect(verdictOf(results, '2.4.2')).toMatchObject({ outcome: 'cantTell', missing: ['scripted'] });
  });

  test('that nothing looked at is untested', () => {
    expect(verdictOf(sampleResults, '1.4.5').outcome).toBe('untested');
  });

  test('of a set of pages is satisfied by one check of the set', () => {
    const results = allRan();
    const [first] = results.cells;
    if (first?.status === 'run') {
      first.rules.push({ rule: 'same-names', assertor: 'scripted', criteria: ['3.2.4'], outcome: 'passed' });
    }
    results.manual.push({
      criterion: '3.2.4',
      pages: ['home', 'company', 'sustainability-report'],
      words: results.words,
      outcome: 'passed',
      by: 'Sample Reviewer',
      day: '2026-11-21',
      commit: results.commit,
      method: 'Compared the names of all links and buttons.',
    });
    expect(verdictOf(results, '3.2.4').outcome).toBe('passed');
  });

  test('a rule that failed without naming a place fails it all the same', () => {
    const results = allRan();
    const [first] = results.cells;
    if (first?.status === 'run') {
      first.rules.push({ rule: 'reflow', assertor: 'scripted', criteria: ['1.4.10'], outcome: 'failed' });
    }
    expect(verdictOf(results, '1.4.10')).toMatchObject({ outcome: 'failed', failures: 1 });
  });
});

describe('an exclusion', () => {
  const [exclusion] = sampleResults.exclusions;
  if (!exclusion) throw new Error('The sample has an exclusion');

  test('is counted apart and stays in sight', () => {
    const home = rollUp(sampleResults).pages.find((page) => page.id === 'home');
    expect(home).toMatchObject({ failures: 1, doubts: 2, excluded: 1 });
    expect(knownFindings(sampleResults).find((finding) => finding.rule === 'region')?.exclusion).toEqual(
      exclusion,
    );
  });

  test('holds through its last day', () => {
    expect(exclusionHolds(exclusion, '2027-01-31')).toBe(true);
    expect(exclusionHolds(exclusion, '2027-02-01')).toBe(false);
  });

  test.each(['owner', 'reason', 'until'] as const)('excludes nothing without its %s', (field) => {
    expect(exclusionHolds({ ...exclusion, [field]: ' ' }, '2026-11-22')).toBe(false);
  });

  test('excludes only its rule, page and place', () => {
    const results = sample((copy) => {
      copy.exclusions = [{ ...exclusion, selector: '#other' }];
    });
    expect(knownFindings(results).filter((finding) => finding.exclusion)).toEqual([]);
  });
});

describe('pages and states', () => {
  test('silence is undecided, and what never ran is untested', () => {
    const { pages, states } = rollUp(sampleResults);
    const outcomes = Object.fromEntries(pages.map((page) => [page.id, page.outcome]));
    expect(outcomes).toEqual({
      home: 'failed',
      company: 'failed',
      'sustainability-report': 'failed',
      contacts: 'untested',
    });
    expect(states.find((state) => state.id === 'all-errors')).toMatchObject({
      outcome: 'untested',
      skipped: 1,
    });
    const quiet = sample((copy) => {
      copy.cells = copy.cells.filter(({ cell }) => cell.id.startsWith('company/eng'));
    });
    expect(rollUp(quiet).pages).toMatchObject([{ id: 'company', outcome: 'cantTell', failures: 0 }]);
  });
});

describe('a finding', () => {
  test('is one thing at all widths, and two in two languages', () => {
    const known = knownFindings(sampleResults);
    expect(known.filter((finding) => finding.rule === 'color-contrast')).toHaveLength(1);
    expect(known.find((finding) => finding.rule === 'color-contrast')?.cells).toHaveLength(2);
    expect(known.filter((finding) => finding.rule === 'text_contrast_sufficient')).toHaveLength(2);
  });

  test('keeps its id when the message changes, and not when the place does', () => {
    const place = { rule: 'region', assertor: 'axe-core', selector: '#a' } as const;
    const where = { page: 'home', language: 'eng' } as const;
    expect(findingId(place, where)).toBe(findingId({ ...place }, where));
    expect(findingId(place, where)).not.toBe(findingId({ ...place, selector: '#b' }, where));
    expect(findingId(place, where)).not.toBe(findingId(place, { ...where, language: 'es' }));
  });
});

describe('the difference to the last report', () => {
  const withoutContrast = sample((copy) => {
    for (const result of copy.cells) {
      if (result.status !== 'run') continue;
      result.findings = result.findings.filter((finding) => finding.rule !== 'color-contrast');
      result.rules = result.rules.filter((rule) => rule.rule !== 'color-contrast');
    }
  });

  test('tells new, gone and same apart', () => {
    const worse = differenceTo(withoutContrast, sampleResults);
    expect(worse.appeared.map((finding) => finding.rule)).toEqual(['color-contrast']);
    expect(worse.gone).toEqual([]);
    const better = differenceTo(sampleResults, withoutContrast);
    expect(better.gone.map((finding) => finding.rule)).toEqual(['color-contrast']);
    expect(better.stayed).toHaveLength(knownFindings(withoutContrast).length);
  });

  test('what was not looked at is not gone', () => {
    const onlyCompany = sample((copy) => {
      copy.cells = copy.cells.filter(({ cell }) => cell.page === 'company');
    });
    expect(differenceTo(sampleResults, onlyCompany).gone).toEqual([]);
  });

  test('a finding keeps the commit at which it was first seen', () => {
    const [known] = knownFindings(sampleResults);
    const earlier = { commit: 'c'.repeat(40), day: '2026-10-01' };
    const seen = firstSeenOf(sampleResults, known ? { [known.id]: earlier } : {});
    expect(known && seen[known.id]).toEqual(earlier);
    expect(Object.values(seen).filter((one) => one.commit === sampleResults.commit)).toHaveLength(
      knownFindings(sampleResults).length - 1,
    );
  });
});

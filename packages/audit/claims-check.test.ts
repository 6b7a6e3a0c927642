import { describe, expect, test } from 'vitest';
import { checkClaims, type ReportToCheck } from './claims-check.ts';
import type { AuditResults } from './contract.ts';
import { sample } from './report/sample-results.ts';

/** The sample where titles have all evidence on every page that it knows. */
const sound = (change: (results: AuditResults) => void = () => undefined) =>
  sample((results) => {
    results.cells = results.cells.filter((cell) => cell.status === 'run');
    results.matrix = { ...results.matrix, planned: 6, run: 6, skipped: 0 };
    change(results);
  });

const rulesOf = (question: Partial<ReportToCheck> & { results: AuditResults }) =>
  checkClaims({ claims: [], pages: [], ...question }).map((fault) => fault.rule);

describe('the check of claims', () => {
  test('says nothing of a report without a false claim', () => {
    const claims = [{ file: 'openacr.yaml', criterion: '2.4.2' }];
    const pages = [
      { page: 'home', language: 'eng' },
      { page: 'home', language: 'es' },
    ] as const;
    expect(checkClaims({ results: sound(), claims, pages })).toEqual([]);
  });

  test.each([
    ['nothing looked at', '1.4.5'],
    ['engines alone passed', '3.1.1'],
    ['a script alone passed', '2.1.1'],
    ['does not exist', '9.9.9'],
  ])('refuses a claim for a criterion that %s', (_why, criterion) => {
    const faults = checkClaims({
      results: sound(),
      claims: [{ file: 'openacr.yaml', criterion }],
      pages: [],
    });
    expect(faults).toEqual([{ rule: 'claim-without-evidence', about: `${criterion}, openacr.yaml` }]);
  });

  test('refuses a claim that a review does not carry on every page', () => {
    const results = sound((copy) => {
      for (const verdict of copy.manual) verdict.pages = ['home'];
    });
    expect(rulesOf({ results, claims: [{ file: 'index.html', criterion: '2.4.2' }] })).toEqual([
      'claim-without-evidence',
    ]);
  });

  test('refuses a claim that a review contradicts', () => {
    const results = sound((copy) => {
      for (const verdict of copy.manual) verdict.outcome = 'cantTell';
    });
    expect(rulesOf({ results, claims: [{ file: 'index.html', criterion: '2.4.2' }] })).toEqual([
      'claim-without-evidence',
    ]);
  });

  test('names a page that says something else since its review, whatever else has changed', () => {
    const results = sound((copy) => {
      copy.words = { ...copy.words, home: { ...copy.words.home, eng: 'f'.repeat(16) } };
      for (const verdict of copy.manual) verdict.commit = 'b'.repeat(40);
    });
    expect(checkClaims({ results, claims: [], pages: [] })).toEqual([
      { rule: 'stale-evidence', about: 'home (eng): 2.4.2' },
    ]);
  });

  test('refuses a claim that a review of changed words carried', () => {
    const results = sound((copy) => {
      copy.words = { ...copy.words, home: { ...copy.words.home, eng: 'f'.repeat(16) } };
    });
    expect(rulesOf({ results, claims: [{ file: 'index.html', criterion: '2.4.2' }] })).toEqual([
      'claim-without-evidence',
      'stale-evidence',
    ]);
  });

  test('misses a page of the site that the matrix does not have, in each language', () => {
    const pages = [
      { page: 'company', language: 'es' },
      { page: 'careers', language: 'eng' },
      { page: 'sustainability-report', language: 'es' },
    ] as const;
    expect(checkClaims({ results: sound(), claims: [], pages })).toEqual([
      { rule: 'page-missing', about: 'careers (eng)' },
      { rule: 'page-missing', about: 'sustainability-report (es)' },
    ]);
    const onePage = sound((copy) => {
      copy.form = 'page';
    });
    expect(checkClaims({ results: onePage, claims: [], pages })).toEqual([]);
  });

  test.each(['owner', 'reason', 'until'] as const)('refuses an exclusion without its %s', (field) => {
    const results = sound((copy) => {
      copy.exclusions = copy.exclusions.map((exclusion) => ({ ...exclusion, [field]: '' }));
    });
    expect(rulesOf({ results })).toEqual(['exclusion-incomplete']);
  });

  test('refuses an exclusion past its end', () => {
    expect(rulesOf({ results: sound(), today: '2027-01-31' })).toEqual([]);
    expect(rulesOf({ results: sound(), today: '2027-02-01' })).toEqual(['exclusion-ended']);
  });

  test('refuses a skipped cell without a reason', () => {
    const results = sample((copy) => {
      for (const result of copy.cells) if (result.status === 'skipped') result.reason = ' ';
    });
    expect(rulesOf({ results })).toEqual(['skipped-without-reason', 'skipped-without-reason']);
  });

  test('counts the cells itself', () => {
    const results = sound((copy) => {
      copy.matrix.planned = 7;
    });
    expect(rulesOf({ results })).toEqual(['matrix-miscounted']);
  });

  test.each([
    ['screen reader', ['unlabelled-technology']],
    ['NVDA', ['unlabelled-technology']],
    ['NVDA 2026.2', []],
    ['simulated (virtual-screen-reader)', []],
    ['accessibility tree', []],
  ])('an assistive technology called "%s" gives %j', (spoke, expected) => {
    const results = sound((copy) => {
      for (const verdict of copy.manual) verdict.assistiveTechnology = spoke;
    });
    expect(rulesOf({ results })).toEqual(expected);
  });
});

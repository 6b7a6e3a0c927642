import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { inEveryLanguage } from '#i18n/choices.ts';
import { barCriteria } from '../criteria.ts';
import { csvField, resultsCsv } from './csv.ts';
import { earlJsonLd } from './earl.ts';
import { junitXml } from './junit.ts';
import { makeReport, publicOrigins } from './report.ts';
import { resultsJson } from './results-json.ts';
import { sample, sampleResults } from './sample-results.ts';
import { wcagEmEvaluation, wcagEmImport } from './wcag-em.ts';

const report = makeReport(sampleResults);
const schema = JSON.parse(readFileSync(new URL('./results.schema.json', import.meta.url), 'utf8'));

describe('results.json', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false });
  ajv.addFormat('date-time', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);
  const validate = ajv.compile(schema);

  test('is what its published schema says', () => {
    validate(JSON.parse(resultsJson(report)));
    expect(validate.errors ?? []).toEqual([]);
  });

  test.each([
    ['a version that the schema does not know', { version: '2.0' }],
    ['no matrix', { matrix: undefined }],
    ['an exclusion without an owner', { exclusions: [{ ...sampleResults.exclusions[0], owner: '' }] }],
    ['an outcome that EARL does not have', { manual: [{ ...sampleResults.manual[0], outcome: 'ok' }] }],
    [
      'a cell skipped without a reason',
      { cells: [{ cell: sampleResults.cells[0]?.cell, status: 'skipped', reason: '' }] },
    ],
  ])('with %s is refused by it', (_what, change) => {
    expect(validate({ ...JSON.parse(resultsJson(report)), ...change })).toBe(false);
  });

  test('keeps every cell, planned, run or skipped', () => {
    expect(JSON.parse(resultsJson(report)).cells).toEqual(sampleResults.cells);
  });
});

interface Node {
  '@id'?: string;
  '@type'?: string | string[];
  [key: string]: unknown;
}

describe('earl.jsonld', () => {
  const graph: Node[] = JSON.parse(earlJsonLd(report, new Map([['html-has-lang', ['b5c3f8']]])))['@graph'];
  const assertions = graph.filter((node) => node['@type'] === 'earl:Assertion');

  test("names criteria by WCAG 2.2's addresses and rules by those of ACT", () => {
    expect(graph.map((node) => node['@id'])).toContain(
      'https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum',
    );
    expect(graph.find((node) => node['dct:title'] === 'html-has-lang')).toMatchObject({
      'dct:isPartOf': [{ '@id': 'https://www.w3.org/TR/WCAG22/#language-of-page' }],
      'dct:conformsTo': [{ '@id': 'https://www.w3.org/WAI/standards-guidelines/act/rules/b5c3f8/' }],
    });
  });

  test('tells engines with their version from people, and automatic from manual', () => {
    expect(graph.map((node) => node['dct:title'])).toContain('axe-core 4.11.0');
    expect(assertions.filter((node) => JSON.stringify(node['earl:mode']).includes('manual'))).toHaveLength(7);
  });

  test('every reference leads to a node of the file', () => {
    const ids = new Set(graph.map((node) => node['@id']));
    for (const assertion of assertions) {
      for (const key of ['earl:assertedBy', 'earl:test']) {
        expect(ids).toContain((assertion[key] as Node)['@id']);
      }
    }
  });

  test('draws cells together by the worst outcome', () => {
    const ofContrast = assertions.filter((node) =>
      JSON.stringify(node['earl:test']).includes('axe-core:color-contrast'),
    );
    expect(JSON.stringify(ofContrast.map((node) => node['earl:result']))).not.toContain('earl:passed');
  });
});

describe("the files for W3C's report tool", () => {
  const imported: Node[] = JSON.parse(wcagEmImport(report))['@graph'];
  const evaluation = JSON.parse(wcagEmEvaluation(report));
  const audited: Node[] = evaluation.auditSample;
  const sampleUrls: string[] = evaluation.selectSample.structuredSample.map((page: Node) => page.description);
  const both = [...imported, ...audited];
  const idOf = (value: unknown) => (value as Node)['@id'] ?? '';

  test('name a criterion by WCAG 2.1 over http, or without a version when only 2.2 has it', () => {
    for (const { test: criterion } of both) {
      expect(idOf(criterion)).toMatch(/^http:\/\/www\.w3\.org\/TR\/(WCAG21|WCAG)\/#[a-z-]+$/);
    }
    expect(imported.map(({ test: criterion }) => idOf(criterion))).toContain(
      'http://www.w3.org/TR/WCAG/#focus-not-obscured-minimum',
    );
  });

  test('speak of one criterion in each assertion', () => {
    for (const { test: criterion } of both) expect(Object.keys(criterion as Node)).toEqual(['@id']);
  });

  test('give each outcome as an object', () => {
    for (const { result } of both) {
      expect((result as Node).outcome).toEqual({
        '@id': expect.stringMatching(/^earl:(passed|failed|cantTell|inapplicable|untested)$/),
      });
    }
  });

  test('name each page by the address that stands in the sample, slash and all', () => {
    expect(sampleUrls).toContain('https://www.sample-metals.example/');
    for (const { subject } of both) {
      expect(sampleUrls).toContain(idOf(subject));
      expect(new URL(idOf(subject)).href).toBe(idOf(subject));
    }
  });

  test('never name a local host, wherever the audit ran', () => {
    const local = sample((results) => {
      results.site.origins = inEveryLanguage({
        eng: 'http://localhost:4173',
        es: 'http://es.localhost:4173',
      });
    });
    for (const file of [wcagEmImport(makeReport(local)), wcagEmEvaluation(makeReport(local))]) {
      expect(file).not.toContain('localhost');
    }
    for (const origin of Object.values(publicOrigins(local))) {
      expect(origin).toMatch(/^https:\/\/[a-z]+\.[a-z]+\.example$/);
    }
  });

  test('say who asserts, which the import reads without asking', () => {
    for (const { assertedBy } of both) expect(idOf(assertedBy)).not.toBe('');
  });

  test('the evaluation has all 55 criteria for every page, the import only what was tested', () => {
    expect(audited).toHaveLength(sampleUrls.length * barCriteria.length);
    expect(JSON.stringify(imported)).not.toContain('earl:untested');
    expect(imported.length).toBeGreaterThan(0);
  });

  test('what fails in one language does not fail the other', () => {
    const outcomeOf = (url: string) =>
      audited
        .filter(
          ({ subject, test: criterion }) =>
            idOf(subject) === url && idOf(criterion).endsWith('#focus-not-obscured-minimum'),
        )
        .map(({ result }) => idOf((result as Node).outcome));
    expect(outcomeOf('https://es.sample-metals.example/compania')).toEqual(['earl:failed']);
    expect(outcomeOf('https://www.sample-metals.example/company')).toEqual(['earl:untested']);
  });
});

describe('junit.xml', () => {
  const document = new JSDOM(junitXml(report), { contentType: 'application/xml' }).window.document;

  test('is well-formed, with a suite for each cell and counts that are true', () => {
    expect(document.querySelector('parsererror')).toBeNull();
    expect(document.querySelectorAll('testsuite')).toHaveLength(sampleResults.cells.length);
    const root = document.documentElement;
    expect(Number(root.getAttribute('tests'))).toBe(document.querySelectorAll('testcase').length);
    expect(Number(root.getAttribute('failures'))).toBe(document.querySelectorAll('failure').length);
    expect(Number(root.getAttribute('skipped'))).toBe(document.querySelectorAll('skipped').length);
  });

  test('a failure fails its group, a doubt and a skipped cell are skipped with their reason', () => {
    const kind = (cell: string, group: string) =>
      document.querySelector(`testsuite[name="${cell}"] testcase[name^="${group}"]`)?.firstElementChild
        ?.tagName;
    expect(kind('home/eng/1280/light/default/default', '1.4')).toBe('failure');
    expect(kind('home/es/320/dark/default/default', '1.4')).toBe('skipped');
    expect(kind('company/eng/1280/light/default/default', '2.4')).toBeUndefined();
    expect(document.querySelector('testsuite[name^="contacts/es"] skipped')?.getAttribute('message')).toBe(
      'The form did not answer within 10 seconds.',
    );
  });

  test('what is excluded for a time fails nothing', () => {
    const good = [...document.querySelectorAll('testcase[name^="good-practice"]')];
    expect(good.map((one) => one.childElementCount)).toEqual([0]);
  });
});

describe('results.csv', () => {
  test.each([
    ['plain', 'plain'],
    ['a "quoted", thing', '"a ""quoted"", thing"'],
    ['two\nlines', '"two\nlines"'],
    ['=SUM(A1)', "'=SUM(A1)"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['=1,2', '"\'=1,2"'],
    ['', ''],
  ])('writes %j as %j', (value, expected) => {
    expect(csvField(value)).toBe(expected);
  });

  test('has one line for each finding, ended as the standard wants', () => {
    const csv = resultsCsv(report);
    expect(csv.startsWith('\uFEFFfinding,outcome,excluded until,criteria')).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(report.rollUp.findings.length + 2);
    expect(csv).toContain('"\'=SUM(');
  });

  test('says beside the outcome until when a failure is not counted', () => {
    const failed = sample((results) => {
      for (const result of results.cells)
        if (result.status === 'run')
          for (const finding of result.findings) if (finding.rule === 'region') finding.outcome = 'failed';
    });
    expect(resultsCsv(makeReport(failed))).toMatch(/\nf-\w+,failed,2027-01-31,/);
    expect(resultsCsv(makeReport(failed))).toMatch(/\nf-\w+,failed,,/);
  });
});

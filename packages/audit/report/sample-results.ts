import { inEveryLanguage } from '#i18n/choices.ts';
import { languages, perLanguage } from '#i18n/language.ts';
import type { AuditResults, Cell, CellResult, Finding, PageWords, RuleOutcome } from '../contract.ts';

/** A small audit as the real one might come out, for the tests of everything that reads results. */

function cell(id: string, path: string): Cell {
  const [page = '', language, width, scheme, mode, state = ''] = id.split('/');
  return { id, page, language, path, width: Number(width), scheme, mode, state } as Cell;
}

const passed: RuleOutcome[] = [
  { rule: 'document-title', assertor: 'axe-core', criteria: ['2.4.2'], outcome: 'passed', looked: 1 },
  { rule: 'html-has-lang', assertor: 'axe-core', criteria: ['3.1.1'], outcome: 'passed', looked: 1 },
  { rule: 'video-caption', assertor: 'axe-core', criteria: ['1.2.2'], outcome: 'inapplicable' },
  { rule: 'page-title', assertor: 'scripted', criteria: ['2.4.2'], outcome: 'passed', looked: 1 },
  {
    rule: 'tab-walk',
    assertor: 'scripted',
    criteria: ['2.1.1', '2.1.2', '2.4.3'],
    outcome: 'passed',
    looked: 41,
  },
];

const contrast: Finding = {
  rule: 'color-contrast',
  assertor: 'axe-core',
  criteria: ['1.4.3'],
  outcome: 'failed',
  message: 'Element has insufficient color contrast of 3.92 (foreground #8a7f6d, background #f5f0e6)',
  selector: '#news > .card:nth-child(2) > time',
  html: '<time datetime="2026-10-02">October 2, 2026</time>',
  helpUrl: 'https://dequeuniversity.com/rules/axe/4.11/color-contrast',
  picture: 'evidence/crops/home-time.png',
};

const obscured: Finding = {
  rule: 'focus-not-obscured',
  assertor: 'scripted',
  criteria: ['2.4.11', '2.4.12'],
  outcome: 'failed',
  message: '2 of 9 points of the focused element lie under another element.',
  selector: 'nav[aria-label="Principal"] li:last-child > a',
  html: '<a href="/compania/ubicaciones">Nuestras instalaciones y sus horarios</a>',
};

const overImage: Finding = {
  rule: 'text_contrast_sufficient',
  assertor: 'ibm-equal-access',
  criteria: ['1.4.3'],
  outcome: 'cantTell',
  message: 'Verify the contrast of text over a background image; <script>alert(1)</script> & "quotes"',
  selector: 'header .hero h1',
  html: '<h1 tabindex="-1">Metal returns</h1>',
  helpUrl: 'https://able.ibm.com/rules/text_contrast_sufficient',
};

const landmark: Finding = {
  rule: 'region',
  assertor: 'axe-core',
  criteria: [],
  outcome: 'cantTell',
  message: 'Some page content is not contained by landmarks',
  selector: '#portal',
  html: '<div id="portal"></div>',
};

const spreadsheet: Finding = {
  rule: 'pdf-tags',
  assertor: 'scripted',
  criteria: ['1.3.1'],
  outcome: 'failed',
  message: '=SUM("not a formula"), the table on page 12 has no header cells.',
  selector: 'a[href$="report-2025.pdf"]',
  html: '<a href="/files/report-2025.pdf">Report 2025 (PDF, 3.1 MB, English)</a>',
};

function ran(where: Cell, findings: Finding[] = [], more: RuleOutcome[] = []): CellResult {
  const rules = findings.map(({ rule, assertor, criteria, outcome }) => ({
    rule,
    assertor,
    criteria,
    outcome,
  }));
  return {
    cell: where,
    status: 'run',
    milliseconds: 2140,
    rules: [...passed, ...rules, ...more],
    findings,
    evidence: [
      { kind: 'screenshot', file: `evidence/screenshots/${where.id.replaceAll('/', '-')}.png` },
      { kind: 'simulated-screen-reader', file: `evidence/speech/${where.page}-${where.language}.txt` },
    ],
  };
}

const cells: CellResult[] = [
  ran(cell('home/eng/1280/light/default/default', '/'), [contrast, overImage]),
  ran(cell('home/eng/320/light/default/default', '/'), [contrast]),
  ran(cell('home/es/320/dark/default/default', '/'), [overImage, landmark]),
  ran(cell('company/es/320/dark/default/menu-open', '/compania'), [obscured]),
  ran(cell('company/eng/1280/light/default/default', '/company')),
  ran(cell('sustainability-report/eng/1280/light/default/default', '/sustainability/report'), [spreadsheet]),
  {
    cell: cell('contacts/es/992/forced-dark/default/all-errors', '/contactos'),
    status: 'skipped',
    reason: 'The form did not answer within 10 seconds.',
  },
  {
    cell: cell('contacts/eng/993/light/no-script/default', '/contacts'),
    status: 'skipped',
    reason: 'The run was stopped before its turn came.',
  },
];

/** Pages whose reviews hold: they say what they said. */
const words: PageWords = Object.fromEntries(
  ['home', 'company', 'sustainability-report', 'contacts'].map((page, place) => [
    page,
    perLanguage((language) => `${place}${languages.indexOf(language)}`.padEnd(16, '0')),
  ]),
);

export const sampleResults: AuditResults = {
  version: '1.0',
  commit: '0f1e2d3c4b5a69788796a5b4c3d2e1f001122334',
  date: '2026-11-22T06:00:00.000Z',
  form: 'full',
  site: {
    name: 'Sample Metals',
    origins: inEveryLanguage({
      eng: 'https://www.sample-metals.example',
      es: 'https://es.sample-metals.example',
    }),
  },
  browser: 'Chromium 142.0.7444.59',
  assertors: [
    { name: 'axe-core', version: '4.11.0' },
    { name: 'ibm-equal-access', version: '4.0.9' },
    { name: 'html-validate', version: '10.4.0' },
    { name: 'scripted', version: '1.0.0' },
  ],
  matrix: { hash: 'a'.repeat(64), planned: 8, run: 6, skipped: 2 },
  command: 'npm run audit',
  cells,
  words,
  manual: [
    {
      criterion: '2.4.2',
      pages: Object.keys(words),
      words,
      outcome: 'passed',
      by: 'Sample Reviewer',
      day: '2026-11-21',
      commit: '0f1e2d3c4b5a69788796a5b4c3d2e1f001122334',
      method: 'Read every title beside its page, in both languages.',
      assistiveTechnology: 'accessibility tree',
    },
  ],
  exclusions: [
    {
      rule: 'region',
      assertor: 'axe-core',
      page: 'home',
      selector: '#portal',
      reason: 'The map library puts an empty portal there; it is removed with its next version.',
      owner: 'Design system',
      until: '2027-01-31',
    },
  ],
};

/** A deep copy that a test may change. */
export function sample(change: (results: AuditResults) => void = () => undefined): AuditResults {
  const copy = structuredClone(sampleResults);
  change(copy);
  return copy;
}

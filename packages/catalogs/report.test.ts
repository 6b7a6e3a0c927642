import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { choiceFor } from '#i18n/choices.ts';
import { type Language, languages } from '#i18n/language.ts';
import { parsePo } from '#i18n/po/po.ts';
import type { Catalog } from './catalog-files.ts';
import { catalogFindings } from './catalog-rules.ts';
import { type Finding, type RuleName, severityOf } from './finding.ts';
import {
  findingAsData,
  renderAnnotation,
  renderFinding,
  renderSummary,
  showsAnnotations,
  wordingOf,
} from './report.ts';
import { parseGlossary } from './warnings/glossary.ts';
import { faultWording, ruleWording } from './wording.ts';

const faulty = new URL('./fixtures/faulty.po', import.meta.url);
const catalog: Catalog = {
  language: 'es',
  area: 'home',
  path: 'locales/es/home.po',
  po: parsePo(readFileSync(faulty, 'utf8')),
};
const findings = catalogFindings([catalog]);

function render(language: Language): string {
  const counts = { catalogs: 1, messages: catalog.po.entries.length };
  const blocks = findings.map((finding) => renderFinding(finding, language));
  return `${[...blocks, renderSummary(findings, counts, language)].join('\n\n')}\n`;
}

describe.each([...languages])('the report in %s', (language) => {
  test('reads as in the golden file', async () => {
    await expect(render(language)).toMatchFileSnapshot(`./fixtures/faulty.${language}.txt`);
  });

  test('stays within 80 columns, but for words that are longer', () => {
    const tooWide = render(language)
      .split('\n')
      .filter((line) => [...line].length > 80 && line.trim().includes(' '));
    expect(tooWide).toEqual([]);
  });

  test('says for every rule what happened and what to do', () => {
    for (const [rule, words] of Object.entries({ ...ruleWording, ...faultWording })) {
      expect(choiceFor(words, language).text, rule).not.toBe('');
      expect(choiceFor(words, language).fix, rule).not.toBe('');
    }
  });

  test('leaves no blank unfilled', () => {
    for (const finding of findings) {
      const { text, fix } = wordingOf(finding, language);
      expect(`${text} ${fix}`).not.toMatch(/\[[a-z ]+\]|undefined/);
    }
  });
});

const finding: Finding = {
  rule: 'tag-lost',
  severity: 'error',
  file: 'locales/es/a,b.po',
  line: 3,
  column: 9,
  found: '100% de\nla casa',
  values: { found: '<link>', branch: 'count: one' },
};

test('an annotation escapes what its format reserves', () => {
  const annotation = renderAnnotation(finding, 'eng');
  expect(annotation).toMatch(/^::error file=locales\/es\/a%2Cb\.po,line=3,col=9,title=tag-lost::/);
  expect(annotation).toContain('(branch count: one)');
  expect(annotation).toContain('100%25 de\\nla casa');
  expect(annotation).not.toContain('\n');
});

test('as data, a finding carries its place, rule, words and text', () => {
  expect(findingAsData(finding, 'es')).toMatchObject({
    file: 'locales/es/a,b.po',
    line: 3,
    column: 9,
    severity: 'error',
    rule: 'tag-lost',
    fix: expect.stringContaining('<link>'),
    found: '100% de\nla casa',
  });
});

const { glossary } = parseGlossary(
  'English,Spanish,Also right,Wrong,Note\nscale ticket,boleta de báscula,,,\n,"usted, su",,tú;tus,\ncopper,,,,\n',
);

describe.each([...languages])('what reads badly, in %s', (language) => {
  test('is told as in the golden file', async () => {
    const source = readFileSync(new URL('./fixtures/reads-badly.po', import.meta.url), 'utf8');
    const home: Catalog = { language: 'es', area: 'home', path: 'locales/es/home.po', po: parsePo(source) };
    const told = catalogFindings([home], undefined, glossary).map((each) => renderFinding(each, language));
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`./fixtures/reads-badly.${language}.txt`);
  });
});

/** A value for every blank that a wording may have, as the rules fill them. */
const sampleValues: Record<string, string> = {
  fault: 'unclosed-string',
  branch: 'count: one',
  found: '{city}',
  from: '/compania/carreras',
  to: '/compania/empleos',
  count: '3',
  published: '/empleos',
  format: 'plurales',
  known: '{city}, {count}',
  line: '12',
  row: '12',
  other: 'locales/es/sell.po',
  theirs: 'Guardar',
  origin: 'src/pages/home/home.tsx',
  reason: 'short',
  name: 'count',
  keyword: 'uno',
  keywords: 'one, many, other',
  key: 'patio',
  keys: 'yard, other',
  code: 'U+200B',
  character: 'ñ',
  length: '72',
  maximum: '60',
  suggestion: 'compania',
  owner: 'careers',
  page: 'history',
  path: '/compania/carreras',
  word: 'careers',
  expected: 'Language: es',
  areas: 'home, sell',
  area: 'home',
  catalog: 'locales/es/home.po',
  wanted: '.',
  given: '?',
  mark: '?',
  usual: '1',
  nearest: 'carreras',
  source: 'We pay today',
  lost: '“2,000”',
  added: '“2.000”',
  uses: '“Button: opens the menu”, “State of a yard”',
  term: 'scale ticket',
  spanish: 'boleta de báscula',
  instead: 'usted, su',
};

describe.each([...languages])('every rule, in %s', (language) => {
  const place = { file: 'locales/es/home.po', line: 7, column: 9, found: 'Some text' };
  const rules = Object.keys(ruleWording) as RuleName[];
  const told = rules.map((rule) =>
    renderFinding({ rule, severity: severityOf(rule), ...place, values: sampleValues }, language),
  );

  test('reads as in the golden file', async () => {
    await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot(`./fixtures/rules.${language}.txt`);
  });

  test('has no blank left and fits the terminal', () => {
    expect(told.filter((text) => /\[[a-z ]+\]|undefined/.test(text))).toEqual([]);
    expect(told.flatMap((text) => text.split('\n')).filter((line) => [...line].length > 80)).toEqual([]);
  });

  test('says which comment answers a warning, and none for an error', () => {
    for (const rule of rules) {
      const isAnswerable = severityOf(rule) === 'warning' && !rule.startsWith('opt-out');
      expect(choiceFor(ruleWording[rule], language).fix.includes(`# i18n-ok: ${rule}`), rule).toBe(
        isAnswerable,
      );
    }
  });
});

test('findings are annotations on GitHub, whose pull requests show them beside the lines, and nowhere else', () => {
  expect(showsAnnotations({ GITHUB_ACTIONS: 'true' })).toBe(true);
  expect(showsAnnotations({ GITHUB_ACTIONS: '' })).toBe(false);
  expect(showsAnnotations({})).toBe(false);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#i18n/language.ts';
import type { Catalog } from './catalog-files.ts';
import { catalogFindings } from './catalog-rules.ts';
import type { Finding } from './finding.ts';
import { parsePo } from './po.ts';
import { findingAsData, renderAnnotation, renderFinding, renderSummary, wordingOf } from './report.ts';
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
      expect(words[language].text, rule).not.toBe('');
      expect(words[language].fix, rule).not.toBe('');
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

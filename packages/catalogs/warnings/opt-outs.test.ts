import { expect, test } from 'vitest';
import { parsePo } from '#i18n/po/po.ts';
import type { Catalog } from '../catalog-files.ts';
import { checkCatalogs } from '../catalog-rules.ts';

const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: es\\n"\n\n';

function check(comment: string, msgid: string, msgstr: string) {
  const source = `${header}${comment}#. Note\n#: src/a.tsx\nmsgid "${msgid}"\nmsgstr "${msgstr}"\n`;
  const catalog: Catalog = { language: 'es', area: 'home', path: 'locales/es/home.po', po: parsePo(source) };
  const { findings, optOuts } = checkCatalogs([catalog]);
  return {
    told: findings.map(({ rule, severity, line, column }) => [rule, severity, line, column]),
    optOuts,
  };
}

test.each([
  '# i18n-ok: same-as-source\n',
  '# i18n-ok: same-as-source (a name)\n',
  '# i18n-ok: same-as-source — a name, as the yard says\n',
  '#   I18N-OK:same-as-source\n',
  '# Checked with the yard in Eugene.\n# i18n-ok: same-as-source\n',
])('%s takes the warning away, and is counted', (comment) => {
  const { told, optOuts } = check(comment, 'The Copper Song', 'The Copper Song');
  expect(told).toEqual([]);
  expect([...optOuts]).toEqual([['locales/es/home.po', 1]]);
});

test('one comment may answer several rules', () => {
  const { told, optOuts } = check(
    '# i18n-ok: number-differs, end-punctuation (a poem)\n',
    'In 60 days.',
    'En 65 días',
  );
  expect(told).toEqual([]);
  expect([...optOuts.values()]).toEqual([2]);
});

test('only the rule that is named falls silent', () => {
  const { told } = check('# i18n-ok: number-differs\n', 'In 60 days.', 'En 65 días');
  expect(told.map(([rule]) => rule)).toEqual(['end-punctuation']);
});

test('an error cannot be answered: it stays, and the comment is an error too', () => {
  const { told, optOuts } = check('# i18n-ok: placeholder-lost\n', 'Yards in {city}', 'Centros');
  expect(told).toEqual([
    ['opt-out-refused', 'error', 6, 12],
    ['placeholder-lost', 'error', 10, 9],
  ]);
  expect([...optOuts]).toEqual([]);
});

test('an error is refused even where the string does not raise it', () => {
  expect(check('# i18n-ok: fuzzy\n', 'We pay today', 'Pagamos hoy').told).toEqual([
    ['opt-out-refused', 'error', 6, 12],
  ]);
});

test.each([
  ['# i18n-ok: same-as-sauce\n', 'opt-out-unknown', 12],
  ['# i18n-ok:\n', 'opt-out-unknown', 3],
  ['# i18n-ok: same-as-source\n', 'opt-out-unused', 12],
  ['# i18n-ok: double-space, same-as-source\n', 'opt-out-unused', 12],
  ['# i18n-ok: opt-out-unused\n', 'opt-out-refused', 12],
])('%s does nothing and is told', (comment, rule, column) => {
  const [first] = check(comment, 'We pay today', 'Pagamos hoy').told;
  expect([first?.[0], first?.[2], first?.[3]]).toEqual([rule, 6, column]);
});

import { expect, test } from 'vitest';
import { mostOwnStyles, ownStyleFindings } from './own-styles.ts';

const block = "const Row = styled('div')({ display: 'flex' });\n";
const page = (count: number) => ({ path: 'src/pages/help/help.tsx', text: block.repeat(count) });

test('as many blocks of styles as may be are no fault', () => {
  expect(ownStyleFindings([page(mostOwnStyles)])).toEqual([]);
});

test('one more makes each of them a finding, with its place and the way out', () => {
  const findings = ownStyleFindings([page(mostOwnStyles), { path: 'src/shell/Row.tsx', text: `\n${block}` }]);
  expect(findings).toHaveLength(mostOwnStyles + 1);
  expect(findings.at(-1)).toMatchObject({ rule: 'own-styles', path: 'src/shell/Row.tsx', line: 2 });
  expect(findings[0]?.text).toContain('src/design-system');
});

test('the design system, tests and instruments style as they need', () => {
  const free = [
    'src/design-system/list/PlainList.tsx',
    'src/shell/Row.test.tsx',
    'packages/audit/report.tsx',
  ];
  expect(ownStyleFindings(free.map((path) => ({ path, text: block.repeat(mostOwnStyles + 1) })))).toEqual([]);
});

test('a block is found however it begins', () => {
  const forms = [
    'const A = styled(Anchor)({});',
    'export const B = styled.div({});',
    "const C = styled('p', {})({});",
  ];
  const text = `${forms.join('\n')}\n`.repeat(Math.ceil((mostOwnStyles + 1) / forms.length));
  expect(ownStyleFindings([{ path: 'src/shell/Row.tsx', text }])).toHaveLength(
    text.trim().split('\n').length,
  );
});

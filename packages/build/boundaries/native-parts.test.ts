import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drawsNativePart, filesWithNativeParts, nativePartFindings } from './native-parts.ts';

const path = 'src/features/help/ui/HelpPage.tsx';

test.each([
  ['<button type="button" onClick={open}>', 'Button'],
  ['<details open={isOpen}>', 'Fold'],
  ['<input id={id} type="search" />', 'TextField'],
  ['<select\n  name="state"\n>', 'SelectField'],
  ['<textarea />', 'TextArea'],
  ['<table>', 'DataTable'],
  ["const Box = styled('details')({});", 'Fold'],
  ['const Box = styled.dialog({});', 'Dialog'],
  ['<a href="#hours">', 'Anchor'],
  ['<svg viewBox="0 0 12 12">', 'Icon'],
  ["const Drawing = styled('svg')({});", 'Icon'],
])('%s outside the design system is told to take a part of it', (code, part) => {
  const findings = nativePartFindings(path, `\n${code}`);
  expect(findings).toMatchObject([{ rule: 'native-part', path, line: 2 }]);
  expect(findings[0]?.text).toContain(`\`${part}\``);
});

test.each([
  ['what is sent along unseen', path, '<input key={name} type="hidden" name={name} value={value} />'],
  ['a component whose name begins alike', path, '<Button>Go</Button><TableFrame /><selection />'],
  ['an element whose name begins alike', path, "<address /><article>; styled('aside')({});"],
  ['a telephone number in a sentence', path, '<a _t="link" href={phoneLink}>'],
  ['the design system itself', 'src/design-system/fold/Fold.tsx', '<details>'],
  ['a test', 'src/shell/Shell.test.tsx', '<button type="button">'],
])('%s is no fault', (_name, at, code) => {
  expect(nativePartFindings(at, code)).toEqual([]);
});

test('a file that may draw one still does, and says why in its comment', () => {
  for (const file of filesWithNativeParts) {
    const code = readFileSync(fileURLToPath(new URL(`../../../${file}`, import.meta.url)), 'utf8');
    expect([file, drawsNativePart(code)]).toEqual([file, true]);
    expect([
      file,
      /Not MUI's|[Nn]ot\s+(?:\*\s+)?(?:a\s+(?:\*\s+)?)?`(?:Anchor|Button|Fold)`|No\s+(?:\*\s+)?(?:field|part)/.test(
        code,
      ),
    ]).toEqual([file, true]);
  }
});

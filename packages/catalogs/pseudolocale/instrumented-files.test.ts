import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { instrumentedFiles } from './instrumented-files.ts';
import { markOf } from './marks.ts';
import { pseudoText } from './pseudo-words.ts';

const escaped = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

test('a instrumented text is found in any file of a build, also written as escapes; plain ones are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'instrumented-'));
  mkdirSync(join(folder, 'eng/client'), { recursive: true });
  const files: Record<string, string> = {
    'plain.js':
      'const bullet = /[·•]/; const text = "A · B [1]"; const joined = /[a\\u200c\\u200d\\u2061-\\u2064]/;',
    'eng/pseudo.html': `<p>${pseudoText('Find a yard')}</p>`,
    'eng/client/pseudo.js': `const messages = "${escaped(pseudoText('Find a yard'))}";`,
    'eng/client/marked.data': `${markOf(7)}Find`,
    'eng/client/marked.js': `const messages = "${escaped(markOf(7))}Find";`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(instrumentedFiles(folder).looked).toBe(5);
  expect(
    instrumentedFiles(folder)
      .found.map((file) => file.slice(folder.length + 1))
      .sort(),
  ).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'plain.js')
      .sort(),
  );
});

test('a file of a build that holds the editor of texts is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'instrumented-'));
  const editor = readFileSync(new URL('../editor/page/edit-texts.ts', import.meta.url), 'utf8');
  writeFileSync(join(folder, 'editor.js'), editor);
  writeFileSync(join(folder, 'plain.js'), 'const text = "A text editor";');
  expect(instrumentedFiles(folder).found).toEqual([join(folder, 'editor.js')]);
});

test('where nothing is built, nothing counts as looked at', () => {
  expect(instrumentedFiles(join(tmpdir(), 'no-such-build')).looked).toBe(0);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { jsonFault, jsonFaults } from './vite-json-faults.ts';

test('JSON has no fault', () => {
  expect(jsonFault('{ "a": [1, "two"] }\n')).toBeUndefined();
});

test.each([
  ['a value that is missing', '{ "a": 1,\n  "b": }\n', 2, 8],
  ['a comma too many', '[\n  1,\n]\n', 3, 1],
  ['an end that comes too soon', '{\n  "a": [1,\n', 3, 1],
  [
    'a quote that is missing in a long file',
    `[\n${'  "word",\n'.repeat(400)}  "half,\n  "word"\n]\n`,
    402,
    9,
  ],
  ['a brace too many', '{{\n  "a": 1\n}\n', 1, 2],
  ['words behind the end', '{}\n{}\n', 2, 1],
  ['an empty file', '', 1, 1],
])('%s is told with its line and column', (_, text, line, column) => {
  expect(jsonFault(text)).toMatchObject({
    line,
    column,
    message: expect.stringMatching(/^This is no JSON: /),
  });
});

test('a content file that was saved half is named when a page asks for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'json-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'words.json'), '{ "a": 1,\n  "b": }\n');
  writeFileSync(join(folder, 'page.js'), "import words from './words.json';\nexport default words;\n");
  const vite = await createServer({
    root: folder,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, watch: null },
    plugins: [jsonFaults()],
  });
  onTestFinished(() => vite.close());
  const fault = await vite.ssrLoadModule('/page.js').catch((error: unknown) => error);
  expect(fault).toMatchObject({
    message: expect.stringContaining('This is no JSON'),
    id: expect.stringMatching(/words\.json$/),
    loc: { file: expect.stringMatching(/words\.json$/), line: 2, column: 8 },
  });
});

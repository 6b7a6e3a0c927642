import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { receivedError, sentError } from './thread-messages.ts';

test('an error keeps its name, its code, its message and its places', () => {
  const error = Object.assign(new RangeError('too far'), { code: 'E_FAR' });
  const { name, message, stack } = error;
  expect(receivedError(sentError(error))).toMatchObject({ name, message, stack, code: 'E_FAR' });
});

test.each([
  ['a word', 'string'],
  [undefined, 'undefined'],
  [{ status: 404 }, 'object'],
])('what is no error is named by what it is: %j', (thrown, name) => {
  expect(receivedError(sentError(thrown))).toMatchObject({ name, stack: '' });
});

test('places in a build become places in the sources, by the maps that the main thread has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'index.js');
  writeFileSync(file, 'export const page = () => 1;\n//# sourceMappingURL=index.js.map\n');
  const map = { version: 3, sources: ['src/pages/company.tsx'], names: [], mappings: 'AAEI' };
  writeFileSync(`${file}.map`, JSON.stringify(map));
  const program = `
    import { setSourceMapsSupport } from 'node:module';
    setSourceMapsSupport(true);
    await import(${JSON.stringify(pathToFileURL(file).href)});
    const { receivedError } = await import(${JSON.stringify(new URL('thread-messages.ts', import.meta.url).href)});
    const message = 'at ${file}:1:9';
    const stack = 'Error: ' + message + '\\n    at page (${pathToFileURL(file).href}:1:9)\\n    at other (/nowhere.js:1:9)';
    console.log(receivedError({ name: 'Error', message, stack }).stack);`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(said.split('\n')[0]).toBe(`Error: at ${file}:1:9`);
  expect(said).toMatch(
    /at page \(file:\/\/\/\S+\/src\/pages\/company\.tsx:3:5\)\n {4}at other \(\/nowhere\.js:1:9\)/,
  );
});

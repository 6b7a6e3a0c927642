import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RequestContext } from '#app/request-context.ts';
import { inEveryLanguage } from '#i18n/choices.ts';
import { pageHtml, writeFixture } from '#tests/server/support/app-fixture.ts';
import { createLog } from '../log.ts';
import { loadBuild, packAhead } from './load-build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  writeFixture(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const load = (folder = 'build/eng') =>
  loadBuild({
    folder: join(root, folder),
    language: 'eng',
    origins: inEveryLanguage({ eng: 'https://www.site.example', es: 'https://es.site.example' }),
    environment: 'production',
    log: createLog({ write: () => undefined }),
  });

test('a build is read with its pages, data and hashed files, and with nothing else', async () => {
  const build = await load();
  expect([...build.prerendered.fixed.pages.keys()].sort()).toEqual([
    '/',
    '/company',
    '/eng',
    '/legal-notices',
  ]);
  expect([...build.prerendered.fixed.files.keys()].sort()).toEqual([
    '/_.data',
    '/company.data',
    '/sitemap.xml',
  ]);
  expect([...build.assets.keys()].sort()).toEqual(['/assets/eng/entry-abc.js', '/assets/eng/style-abc.css']);
});

test('finished pages are packed before anybody asks for one', async () => {
  const build = await load();
  await packAhead([build]);
  for (const [path, { file }] of build.prerendered.fixed.pages)
    expect(file.body('br'), path).not.toBeInstanceOf(Promise);
});

test('a folder without a build says what to run', async () => {
  await expect(load('build/nowhere')).rejects.toThrow(/npm run build/);
});

test('a page whose script was changed after the build stops the start', async () => {
  const file = join(root, 'build/eng/client/company/index.html');
  writeFileSync(file, pageHtml('eng', 'x').replace('append("start")', 'append("other")'));
  await expect(load()).rejects.toThrow(/The page \/company .* is not as its build noted it/);
});

test('a page that the build did not note stops the start', async () => {
  const file = join(root, 'build/eng/pages.json');
  const pages = JSON.parse(readFileSync(file, 'utf8'));
  delete pages['/company'];
  writeFileSync(file, JSON.stringify(pages));
  await expect(load()).rejects.toThrow(/\/company/);
});

test('a page that is noted but missing stops the start', async () => {
  rmSync(join(root, 'build/eng/client/company/index.html'));
  await expect(load()).rejects.toThrow(/\/company is noted/);
});

test('a build without notes on its pages stops the start', async () => {
  rmSync(join(root, 'build/eng/pages.json'));
  await expect(load()).rejects.toThrow(/pages\.json is missing/);
});

test('notes that hold nothing stop the start', async () => {
  writeFileSync(join(root, 'build/eng/pages.json'), 'null');
  await expect(load()).rejects.toThrow();
});

test('a build that would not tell its loaders of the request stops the start', async () => {
  const file = join(root, 'build/eng/server/index.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace('  requestContext,\n', ''));
  await expect(load()).rejects.toThrow(/exports no requestContext/);
});

test('a page whose visitor is gone is no fault to write down', async () => {
  const logged: string[] = [];
  const build = await loadBuild({
    folder: join(root, 'build/eng'),
    language: 'eng',
    origins: inEveryLanguage({ eng: 'https://www.site.example', es: 'https://es.site.example' }),
    environment: 'production',
    log: createLog({ write: (line: string) => void logged.push(line) }),
  });
  const ask = (signal: AbortSignal) =>
    build
      .render(new Request('https://www.site.example/search?s=throw', { signal }), {} as RequestContext)
      .catch(() => undefined);
  await ask(AbortSignal.abort());
  expect(logged).toEqual([]);
  await ask(new AbortController().signal);
  expect(logged).not.toEqual([]);
});

test('a fault of a page is placed in the source that its build was made of', () => {
  const file = join(root, 'build/eng/server/index.js');
  // One mapping: the first character of the line that throws is line 3, column 5 of the page.
  const lines = readFileSync(file, 'utf8').split('\n').length;
  const map = {
    version: 3,
    sources: ['../../../src/pages/company.tsx'],
    names: [],
    mappings: `${';'.repeat(lines)}AAEI`,
  };
  writeFileSync(`${file}.map`, JSON.stringify(map));
  appendFileSync(
    file,
    '\nexport const fault = () => { throw new Error("no"); };\n//# sourceMappingURL=index.js.map\n',
  );
  const program = `
    const { loadBuild } = await import(${JSON.stringify(new URL('./load-build.ts', import.meta.url).href)});
    await loadBuild({ folder: ${JSON.stringify(join(root, 'build/eng'))}, language: 'eng', environment: 'production', log: {},
      origins: { eng: 'https://www.site.example', es: 'https://es.site.example' } });
    const { fault } = await import(${JSON.stringify(pathToFileURL(file).href)});
    try { fault(); } catch (error) { console.log(error.stack); }`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(said).toContain('src/pages/company.tsx:3:5');
});

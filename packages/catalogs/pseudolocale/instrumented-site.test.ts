import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readSlugFiles } from '#site/read-slug-files.server.ts';
import { readSlugLock } from '#site/read-slug-lock.server.ts';
import { instrumentBuild, isBuilt, writeServerCatalogs } from './instrumented-site.ts';

test('the server of an instrumented site finds addresses, those of the past too, as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'instrumented-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeServerCatalogs('pseudo', folder);
  const root = pathToFileURL(`${folder}/`);
  expect(readSlugFiles(root)).toEqual(readSlugFiles());
  expect(readSlugLock(root)).toEqual(readSlugLock());
});

/** A folder with these files; it goes when the test is over. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'instrumented-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('of a build every script is changed, and nothing that was prerendered or compressed goes along', () => {
  const folder = folderOf({
    'eng/server/index.js': 'words',
    'eng/client/assets/eng/home.js': 'words',
    'eng/client/assets/eng/home.js.br': 'words, compressed',
    'eng/client/assets/eng/home.css': 'a{}',
    'eng/client/company/index.html': 'words',
    'eng/client/company.data': 'words',
    'eng/pages.json': '{"/company":{}}',
  });
  const to = join(folder, 'instrumented');
  instrumentBuild(join(folder, 'eng'), to, (code) => code.replace('words', 'other words'));
  expect(readFileSync(join(to, 'server/index.js'), 'utf8')).toBe('other words');
  expect(readFileSync(join(to, 'client/assets/eng/home.js'), 'utf8')).toBe('other words');
  expect(readFileSync(join(to, 'client/assets/eng/home.css'), 'utf8')).toBe('a{}');
  expect(readFileSync(join(to, 'pages.json'), 'utf8').trim()).toBe('{}');
  for (const name of ['assets/eng/home.js.br', 'company/index.html', 'company.data'])
    expect(existsSync(join(to, 'client', name)), name).toBe(false);
});

test('a build counts only while no source is younger', () => {
  const sources = ['package-lock.json', 'vite.config.ts', 'lingui.config.ts', 'react-router.config.ts'];
  const files = ['src/app/root.tsx', 'locales/es/shared.po', 'packages/build/plugin.ts', ...sources];
  const folder = folderOf(Object.fromEntries(files.map((name) => [name, ''])));
  expect(isBuilt(folder)).toBe(false);
  const builtAt = new Date(Date.now() + 60_000);
  mkdirSync(join(folder, 'build'));
  writeFileSync(join(folder, 'build/build.json'), JSON.stringify({ builtAt: builtAt.toISOString() }));
  expect(isBuilt(folder)).toBe(true);
  for (const name of files) {
    const later = new Date(builtAt.getTime() + 1000);
    utimesSync(join(folder, name), later, later);
    expect(isBuilt(folder), name).toBe(false);
    utimesSync(join(folder, name), new Date(), new Date());
    expect(isBuilt(folder), name).toBe(true);
  }
});

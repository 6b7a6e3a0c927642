import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { liveSitePaths } from './live-site-paths.ts';

test('addresses that are read while they are edited take their parameters', () => {
  const site = liveSitePaths();
  expect(site.pathOf('eng', 'yard', { id: 'portland' })).toMatch(/\/portland$/);
  expect(site.pathOf('es', 'news-release-details', { id: '1014' })).toMatch(/\/1014$/);
  expect(site.resolve('eng', site.pathOf('eng', 'yard', { id: 'portland' }))).toMatchObject({
    pageId: 'yard',
  });
});

test('an address that is tried out and changed again still leads to its page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'live-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const catalogs = fileURLToPath(new URL('../../../locales', import.meta.url));
  cpSync(catalogs, join(folder, 'locales'), { recursive: true });
  const file = join(folder, 'locales/es/routes.po');
  let changed = Promise.withResolvers<unknown>();
  const site = liveSitePaths({
    root: pathToFileURL(`${folder}/`),
    onChange: (paths) => changed.resolve(paths.es.culture),
  });
  const first = site.pathOf('es', 'culture');
  for (const slug of ['primera', 'segunda']) {
    changed = Promise.withResolvers();
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(msgid "culture"\nmsgstr )"[^"]*"/, `$1"${slug}"`));
    expect(await changed.promise).toMatch(new RegExp(`/${slug}$`));
  }
  const now = site.pathOf('es', 'culture');
  for (const path of [first, first.replace(/[^/]*$/, 'primera')]) {
    expect(site.resolve('es', path)).toEqual({ kind: 'moved', redirectTo: now });
  }
});

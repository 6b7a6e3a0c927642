import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readSlugFiles } from '#site/read-slug-files.ts';
import { readSlugLock } from '#site/read-slug-lock.ts';
import { writeServerCatalogs } from './disguised-site.ts';

test('the server of a site in disguise finds addresses, those of the past too, as they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'disguised-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeServerCatalogs('pseudo', folder);
  const root = pathToFileURL(`${folder}/`);
  expect(await readSlugFiles(root)).toEqual(await readSlugFiles());
  expect(readSlugLock(root)).toEqual(readSlugLock());
});

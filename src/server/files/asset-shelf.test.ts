import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { english, startFixture } from '#tests/server/support/app-fixture.ts';
import { openAssetShelf } from './asset-shelf.ts';

let root = '';
const clock = { now: Date.UTC(2026, 10, 25) };
const now = () => clock.now;
const day = 86_400_000;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-shelf-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A build with these files below `assets/`. */
function build(name: string, ...files: string[]): string {
  for (const file of files) {
    const path = join(root, name, 'assets', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${name} ${file}`);
  }
  return join(root, name);
}

const shelf = (...builds: string[]) => openAssetShelf({ folder: join(root, 'shelf'), builds, days: 14, now });

const textAt = async (from: Awaited<ReturnType<typeof shelf>>, path: string) => {
  const file = await from.find(path);
  return file && (await new Response(file.body('identity') as BodyInit).text());
};

test('hands out what a former build had, and never what lies elsewhere', async () => {
  await shelf(build('old', 'eng/form-AAAAAAAA.js', 'eng/plain.js'));
  writeFileSync(join(root, 'secret-AAAAAAAA.js'), 'secret');
  const later = await shelf(build('new', 'eng/form-BBBBBBBB.js'));
  expect(await textAt(later, '/assets/eng/form-AAAAAAAA.js')).toBe('old eng/form-AAAAAAAA.js');
  expect(await textAt(later, '/assets/eng/form-BBBBBBBB.js')).toBe('new eng/form-BBBBBBBB.js');
  for (const path of [
    '/assets/eng/form-CCCCCCCC.js',
    '/assets/eng/plain.js',
    '/assets/../../secret-AAAAAAAA.js',
    '/assets/eng/form-AAAAAAAA.js.br',
    '/secret-AAAAAAAA.js',
  ])
    expect(await later.find(path), path).toBeUndefined();
});

test('an instance of the former build hands out what the next one has laid there since', async () => {
  const former = await shelf(build('old', 'eng/form-AAAAAAAA.js'));
  expect(await former.find('/assets/eng/form-BBBBBBBB.js')).toBeUndefined();
  await shelf(build('new', 'eng/form-BBBBBBBB.js'));
  clock.now += 2001;
  expect(await textAt(former, '/assets/eng/form-BBBBBBBB.js')).toBe('new eng/form-BBBBBBBB.js');
});

test('takes away what no build has used for two weeks, and leaves no drafts', async () => {
  const old = build('old', 'eng/form-AAAAAAAA.js', 'eng/kept-AAAAAAAA.js');
  await shelf(old);
  clock.now += 13 * day;
  await shelf(build('middle', 'eng/kept-AAAAAAAA.js'));
  clock.now += 2 * day;
  const later = await shelf(build('new', 'eng/form-BBBBBBBB.js'));
  expect(await later.find('/assets/eng/form-AAAAAAAA.js')).toBeUndefined();
  expect(await textAt(later, '/assets/eng/kept-AAAAAAAA.js')).toContain('kept');
  expect(existsSync(join(root, 'shelf', 'assets', 'eng', 'form-AAAAAAAA.js'))).toBe(false);
  expect(readdirSync(join(root, 'shelf', 'assets', 'eng')).filter((name) => name.endsWith('.draft'))).toEqual(
    [],
  );
});

test('a build that has run for longer than things are kept leaves its assets to the pages that are open', async () => {
  const former = await shelf(build('old', 'eng/form-AAAAAAAA.js'));
  for (let days = 0; days < 20; days += 1) {
    clock.now += day;
    await former.keep();
  }
  const later = await shelf(build('new', 'eng/form-BBBBBBBB.js'));
  expect(await textAt(later, '/assets/eng/form-AAAAAAAA.js')).toBe('old eng/form-AAAAAAAA.js');
});

test('the site answers a page of another build with what it asks for, to be kept for ever', async () => {
  const other = build('other', 'eng/form-AAAAAAAA.js');
  const site = await startFixture({ shelf: await shelf(other) });
  const reply = await site.get(`${english}/assets/eng/form-AAAAAAAA.js`);
  expect([reply.status, await reply.text()]).toEqual([200, 'other eng/form-AAAAAAAA.js']);
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await site.get(`${english}/assets/eng/form-CCCCCCCC.js`)).status).toBe(404);
  site.remove();
});

test('a folder that takes no file says what to do', async () => {
  const fresh = build('new', 'eng/form-AAAAAAAA.js');
  mkdirSync(join(root, 'shelf'));
  writeFileSync(join(root, 'shelf', 'assets'), 'a file where the folder should be');
  await expect(shelf(fresh)).rejects.toThrow(
    /^The assets in .+shelf cannot be laid out: .+Set ASSET_SHELF to one/,
  );
});

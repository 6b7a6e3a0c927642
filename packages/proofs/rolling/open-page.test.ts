import { expect, test } from 'vitest';
import { filesNamedIn, openPage } from './open-page.ts';

test('files are named from the root, or beside the script that asks', () => {
  expect(filesNamedIn('<script src="/assets/eng/a-1234567.js"></script>', '/company')).toEqual([
    '/assets/eng/a-1234567.js',
  ]);
  expect(filesNamedIn('import"./b-1234567.js";import(`./c-7654321.js`)', '/assets/eng/a-1234567.js')).toEqual(
    ['/assets/eng/b-1234567.js', '/assets/eng/c-7654321.js'],
  );
});

test('a page is followed to the last file that anything of it names, each once', async () => {
  const texts: Record<string, string> = {
    '/': '<link href="/assets/eng/a-1234567.css"><script src="/assets/eng/a-1234567.js"></script>',
    '/assets/eng/a-1234567.js': 'import"./b-1234567.js"',
    '/assets/eng/b-1234567.js': 'import"./a-1234567.js";import"./c-1234567.js"',
    '/assets/eng/c-1234567.js': '',
  };
  const asked: string[] = [];
  const { files } = await openPage('/', async (path) => {
    asked.push(path);
    return texts[path] ?? '';
  });
  expect(files.toSorted()).toEqual([
    '/assets/eng/a-1234567.css',
    '/assets/eng/a-1234567.js',
    '/assets/eng/b-1234567.js',
    '/assets/eng/c-1234567.js',
  ]);
  expect(asked).toHaveLength(4);
});

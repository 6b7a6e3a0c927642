import { expect, test } from 'vitest';
import { folderOf, readOptions, WrongCall } from './options.ts';

const ids = ['home', 'company'];

test('without words everything is audited', () => {
  expect(readOptions([], ids)).toEqual({ form: 'full', fresh: false, help: false });
});

test('one page, one language or both make a part', () => {
  expect(readOptions(['--page', 'company', '--language', 'es'], ids)).toMatchObject({
    form: 'page',
    page: 'company',
    language: 'es',
  });
  expect(readOptions(['--language', 'eng'], ids).form).toBe('page');
});

for (const [words, complaint] of [
  [['--page', 'compny'], 'there is no page "compny"'],
  [['--language', 'fr'], '"fr" is no language of the site'],
  [['--short', '--page', 'company'], 'choose one'],
  [['--fresh', '--resume'], 'choose one'],
  [['--quick'], '--quick'],
  [['company'], 'company'],
] as const) {
  test(`"${words.join(' ')}" is a wrong call, and the answer says why`, () => {
    expect(() => readOptions(words, ids)).toThrow(WrongCall);
    expect(() => readOptions(words, ids)).toThrow(complaint);
  });
}

test('no part writes into the folder of the whole', () => {
  const folders = [[], ['--short'], ['--page', 'company'], ['--page', 'company', '--language', 'es']].map(
    (words) => folderOf(readOptions(words, ids)),
  );
  expect(folders).toEqual(['.', 'short', 'company', 'company-es']);
});

import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from './project-copy.ts';

/** Machines are shared: a build reads every catalog first. */
const timeout = 240_000;

test.each([
  ['a letter', 'locales/es/mail-content.po'],
  ['a feed', 'locales/es/investor-data.po'],
  ['a release', 'locales/es/news.po'],
  ['a page', 'locales/es/sell-content.po'],
])('a word of %s without translation stops the build, by file and reason', { timeout }, (_, file) => {
  const copy = copyProject();
  onTestFinished(() => copy.remove());
  copy.replace(file, /(\nmsgid "[^"\n]+"\nmsgstr )"[^"\n]+"/, '$1""');
  const { code, output } = copy.run('packages/build/build.ts');
  expect(code).toBe(1);
  expect(output).toContain(file);
  expect(output).toContain('missing');
  // Before anything is made of it.
  expect(output).not.toContain('Pages and scripts');
});

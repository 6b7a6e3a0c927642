/** One part of `npm test`: a command that ends with 0 when all is well. */
export interface Part {
  name: string;
  command: readonly [program: string, ...words: string[]];
}

const npm = (script: string, ...words: string[]): Part['command'] => [
  'npm',
  'run',
  '--silent',
  script,
  ...(words.length === 0 ? [] : ['--', ...words]),
];

/**
 * The parts in their order: what is quick and fails most often first; what needs the build after it.
 * @param options For those that leave out what has passed with the very same files: `--all` has them run everything.
 */
export const partsWith = (...options: readonly '--all'[]): Part[] => [
  { name: 'check', command: npm('check') },
  { name: 'unit tests', command: npm('test:unit', ...options) },
  { name: 'build', command: npm('build') },
  { name: 'budgets', command: npm('budget') },
  { name: 'browser tests', command: npm('test:browser', ...options) },
  {
    name: 'pseudolocale',
    command: ['node', 'packages/build/test/unless-passed.ts', '--', 'i18n:pseudo', ...options],
  },
  // What its engines say of every page, the browser tests' one visit to it asks; here the auditor's command itself is tried.
  { name: 'audit of a page', command: npm('audit', '--page', 'follow-us', '--language', 'es', '--fresh') },
];

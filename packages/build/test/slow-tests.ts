/** Unit tests that take long and ask about few files: they run when one of those files is another than when they last passed. */
export interface SlowTests {
  /** What a person calls them. */
  name: string;
  /** The test files, as globs from the project's folder. */
  tests: readonly string[];
  /**
   * Files and folders that they read, beside what they import, which is found by itself. A folder stands for all that is below it.
   */
  reads: readonly string[];
  /** Where the hash of all this is kept when they have passed: a `passed.json`, committed, so that a fresh clone knows it too. */
  record: string;
}

/** What decides how every test runs: the versions of packages, and how sources become modules. */
const everywhere = ['package-lock.json', 'vite.config.ts'];

export const slowTests: readonly SlowTests[] = [
  {
    name: 'artwork',
    tests: ['packages/artwork/**/*.test.ts'],
    reads: [
      ...everywhere,
      'packages/artwork',
      // The results are committed: a test compares each with what its maker makes of today's words and figures.
      'public',
      'src/design-system/art',
      'src/design-system/contours',
      'locales',
    ],
    record: 'packages/artwork/passed.json',
  },
  {
    name: 'seeded faults',
    tests: ['packages/audit/seeded/score.test.ts', 'packages/audit/seeded/visual-faults.test.ts'],
    reads: [...everywhere, 'packages/audit/seeded'],
    record: 'packages/audit/seeded/passed.json',
  },
  {
    // Pure code that judges what strangers send: all that it depends on, it imports.
    name: 'growth of work',
    tests: ['tests/server/resilience/growth.test.ts'],
    reads: everywhere,
    record: 'tests/server/resilience/passed.json',
  },
  {
    // Real servers and databases, killed, starved, flooded and sent rubbish; what they serve are the pages of the sources.
    name: 'server under faults',
    tests: [
      'tests/server/resilience/!(growth).test.ts',
      'tests/server/{fuzz,corpus}/*.test.ts',
      'src/server/storage/postgres-*.test.ts',
      'packages/proofs/durability/*.test.ts',
    ],
    reads: [
      ...everywhere,
      'src',
      'tests/server',
      'tests/support',
      'packages/proofs',
      'locales',
      'package.json',
    ],
    record: 'tests/server/passed.json',
  },
  {
    // Every component in every state, each judged by axe.
    name: 'states of components',
    tests: ['src/design-system/examples.test.tsx'],
    reads: [...everywhere, 'src/design-system', 'src/i18n', 'locales', 'tests/support'],
    record: 'tests/components/passed.json',
  },
  {
    name: 'audit of a small site',
    tests: ['packages/audit/runner.test.ts'],
    reads: [...everywhere, 'packages/audit', 'src/site', 'src/i18n', 'locales'],
    record: 'packages/audit/passed.json',
  },
  {
    // They copy the project and let types and commands run there.
    name: 'third language, walk of a translator',
    tests: ['packages/catalogs/{third-language,translators-walk,words-of-the-build}.test.ts'],
    reads: [
      ...everywhere,
      ...['src', 'packages', 'tests', 'locales'],
      ...['package.json', 'tsconfig.json', 'biome.json', 'lingui.config.ts'],
      ...['react-router.config.ts', 'playwright.config.ts'],
    ],
    record: 'packages/catalogs/passed.json',
  },
];

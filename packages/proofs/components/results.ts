import type { ComponentTests } from '#features/diagnostics/content/component-tests.schema.ts';

/** What Vitest's JSON reporter says, as far as it is read here. */
export interface VitestReport {
  testResults: readonly {
    /** Path of the test file. */
    name: string;
    assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[];
  }[];
}

/** The one file that asks the same of every state of every component; its groups are called `button, primary`. */
const everyState = /\/examples\.test\.tsx$/;

/**
 * The tests of each component by its folder. What is asked of each of its states is one entry, which says how often it was asked.
 * @param hashes Hash of each folder's files.
 * @throws when a component has no test at all: its page would be silent where it should warn.
 */
export function resultsOf(
  report: VitestReport,
  hashes: Readonly<Record<string, string>>,
): ComponentTests['components'] {
  const all = new Map(
    Object.keys(hashes).map((folder) => [folder, new Map<string, { times: number; failed: number }>()]),
  );
  for (const { name, assertionResults } of report.testResults) {
    for (const { ancestorTitles, title, status } of assertionResults) {
      const folder = everyState.test(name)
        ? ancestorTitles[0]?.split(', ')[0]
        : /design-system\/([\w-]+)\//.exec(name)?.[1];
      const tests = all.get(folder ?? '');
      if (!tests) continue;
      const before = tests.get(title) ?? { times: 0, failed: 0 };
      tests.set(title, {
        times: before.times + 1,
        failed: before.failed + (status === 'passed' ? 0 : 1),
      });
    }
  }
  return [...all].map(([id, tests]) => {
    if (tests.size === 0) throw new Error(`No test was run for "${id}".`);
    return {
      id,
      hash: hashes[id] ?? '',
      tests: [...tests].map(([test, counts]) => ({ id: test, ...counts })),
    };
  });
}

import { writeFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/**
 * Writes the names of the test files whose every test was run and did what was expected of it, as paths from the project's folder
 * (`packages/build/test/browser-tests.ts` keeps them).
 */
export default class PassedFiles implements Reporter {
  private readonly file: string;
  private tests: TestCase[] = [];
  private root = '';

  constructor({ file }: { file: string }) {
    this.file = file;
  }

  onBegin({ configFile = '' }: FullConfig, suite: Suite): void {
    this.root = dirname(configFile);
    this.tests = suite.allTests();
  }

  onEnd(): void {
    const hasPassed = new Map<string, boolean>();
    for (const test of this.tests) {
      const file = specOf(test);
      hasPassed.set(file, (hasPassed.get(file) ?? true) && test.results.length > 0 && test.ok());
    }
    const passed = [...hasPassed].filter(([, isPassed]) => isPassed).map(([file]) => this.pathOf(file));
    writeFileSync(this.file, JSON.stringify(passed.sort()));
  }

  private pathOf(file: string): string {
    return relative(this.root, file).split(sep).join('/');
  }
}

/** The spec file that a test runs in; it may be written in another, which the spec imports. */
function specOf({ parent, location }: TestCase): string {
  let suite: Suite | undefined = parent;
  while (suite && suite.type !== 'file') suite = suite.parent;
  return suite?.location?.file ?? location.file;
}

import { expect, test } from 'vitest';
import { resultsOf } from './results.ts';

const report = {
  testResults: [
    {
      name: '/site/src/design-system/button/Button.test.tsx',
      assertionResults: [{ ancestorTitles: [], title: 'it is heard', status: 'passed' }],
    },
    {
      name: '/site/src/design-system/examples.test.tsx',
      assertionResults: [
        { ancestorTitles: ['button, primary'], title: 'hides its drawings', status: 'passed' },
        { ancestorTitles: ['button, quiet'], title: 'hides its drawings', status: 'failed' },
        { ancestorTitles: [], title: 'every folder is listed', status: 'passed' },
      ],
    },
    { name: '/site/src/design-system/theme/contrast.test.ts', assertionResults: [] },
  ],
};

test('a component has its own tests, and what is asked of each of its states as one', () => {
  expect(resultsOf(report, { button: 'abc' })).toEqual([
    {
      id: 'button',
      hash: 'abc',
      tests: [
        { id: 'it is heard', times: 1, failed: 0 },
        { id: 'hides its drawings', times: 2, failed: 1 },
      ],
    },
  ]);
});

test('a component without any test is a fault', () => {
  expect(() => resultsOf(report, { tile: 'abc' })).toThrow('No test was run for "tile".');
});

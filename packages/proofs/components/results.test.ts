import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { componentFolders, readFolderDocs } from '@site/build/components/component-docs.ts';
import { expect, test } from 'vitest';
import record from '#features/diagnostics/content/component-tests.json' with { type: 'json' };
import { schema } from '#features/diagnostics/content/component-tests.schema.ts';
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

const designSystem = fileURLToPath(new URL('../../../src/design-system/', import.meta.url));

test('the record tells of the components that there are, and of no failure; else npm run component-tests -w @site/proofs', () => {
  const folders = componentFolders(designSystem);
  const { components } = schema.validateSync(record, { strict: true });
  expect(components.map(({ id }) => id)).toEqual(folders);
  const failed = components.filter(({ tests }) => tests.some(({ failed }) => failed > 0));
  expect(failed).toEqual([]);
});

test('the record was made of each folder as it is now: of another form the workshop shows no outcome', () => {
  const changed = record.components
    .filter(({ id, hash }) => hash !== readFolderDocs(join(designSystem, id)).hash)
    .map(({ id }) => id);
  expect(
    changed,
    'Tested in another form; run npm run component-tests -w @site/proofs and commit the record',
  ).toEqual([]);
});

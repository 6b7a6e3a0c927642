import { expect, test } from 'vitest';
import { pages } from '#site/manifest.ts';
import { refuseDuplicates } from './routes.ts';

test('two pages with one id are refused, with the file that names them', () => {
  expect(() => refuseDuplicates(pages)).not.toThrow();
  expect(() => refuseDuplicates([...pages, { id: 'careers' }])).toThrow(
    /^Two pages have the id "careers"; .* in src\/site\/manifest\.ts\.$/,
  );
});

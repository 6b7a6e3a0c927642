import { expect, test } from 'vitest';
import { liveSitePaths } from './live-site-paths.ts';

test('addresses that are read while they are edited take their parameters', async () => {
  const site = await liveSitePaths();
  expect(site.pathOf('eng', 'yard', { id: 'portland' })).toMatch(/\/portland$/);
  expect(site.pathOf('es', 'news-release-details', { id: '1014' })).toMatch(/\/1014$/);
  expect(site.resolve('eng', site.pathOf('eng', 'yard', { id: 'portland' }))).toMatchObject({
    pageId: 'yard',
  });
});

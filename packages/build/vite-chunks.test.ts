import { expect, test } from 'vitest';
import { hasSideEffects, reachedFrom } from './vite-chunks.ts';

test('what is reached over several imports, and in a circle, is reached once', () => {
  const imports: Record<string, string[]> = {
    root: ['shell', 'react'],
    shell: ['link'],
    link: ['shell'],
    page: ['chart'],
  };
  expect([...reachedFrom(['root'], (id) => imports[id] ?? [])]).toEqual(['root', 'shell', 'react', 'link']);
});

test.each([
  ['/site/locales/es/company.po', false],
  ['/site/src/features/locations/model/hours.ts', false],
  ['/site/src/features/news/content/news.json', false],
  ['/site/src/design-system/chart/index.ts?v=1', false],
  ['/site/src/features/news/ui/add-words.ts', true],
  ['/site/src/pages/company/layout.tsx', true],
])('%s does something by being loaded: %j', (id, does) => {
  expect(hasSideEffects(id)).toBe(does);
});

import { expect, test } from 'vitest';
import { openHydratedPage } from '../test-page.tsx';
import { ScaleArt } from './ScaleArt.tsx';

test('React takes a drawing over that waits already, without a word, and lets it wait', () => {
  const page = openHydratedPage(<ScaleArt />, (served) => {
    served.querySelector('svg')?.setAttribute('data-motion', 'waits');
  });
  expect(page.find('svg').getAttribute('data-motion')).toBe('waits');
});

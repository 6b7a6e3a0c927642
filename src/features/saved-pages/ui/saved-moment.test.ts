import { expect, test } from 'vitest';
import { savedMoment } from './saved-moment.ts';

test('the moment of saving is told in the language of the page, its time as every page writes it', () => {
  // On the clocks of whoever runs this, as a visitor's browser would.
  const afternoon = new Date(2026, 10, 24, 15, 40).getTime();
  expect(savedMoment('en', afternoon)).toBe('November 24, 2026 at 3:40\u00a0p.m.');
  expect(savedMoment('es', afternoon)).toBe('24 de noviembre de 2026 a las 3:40\u00a0p.\u00a0m.');
});

test('a page that tells no language has English', () => {
  expect(savedMoment(undefined, new Date(2026, 10, 24, 9, 5).getTime())).toBe(
    'November 24, 2026 at 9:05\u00a0a.m.',
  );
});

import { expect, test } from 'vitest';
import { openPage } from '../test-page.tsx';
import { Brand } from './index.ts';

test('it is one link, named by the name alone', () => {
  const page = openPage(<Brand name="Example Recycling" to="/" />);
  const link = page.find('a');
  expect(link.textContent).toBe('Example Recycling');
  expect(link.getAttribute('href')).toBe('/');
  expect(link.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  page.leave();
});

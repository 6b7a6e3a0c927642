import { expect, test } from 'vitest';
import { openPage } from '../test-page.tsx';
import { Address } from './index.ts';

test('each part stands in a line of its own, upright', () => {
  const page = openPage(
    <Address>
      <span>1 Mill Road</span>
      <span>Springfield</span>
    </Address>,
  );
  expect(getComputedStyle(page.find('address')).fontStyle).toBe('normal');
  for (const part of page.container.querySelectorAll('address > span'))
    expect(getComputedStyle(part).display).toBe('block');
  page.leave();
});

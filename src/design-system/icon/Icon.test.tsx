import { expect, test } from 'vitest';
import { openPage } from '../test-page.tsx';
import { Icon, iconNames } from './index.ts';

test('each icon is hidden from assistive technology and takes no focus', () => {
  const page = openPage(
    <>
      {iconNames.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </>,
  );
  const icons = [...page.container.querySelectorAll('svg')];
  expect(icons).toHaveLength(iconNames.length);
  for (const icon of icons) {
    expect(icon.getAttribute('aria-hidden')).toBe('true');
    expect(icon.hasAttribute('tabindex')).toBe(false);
  }
  page.leave();
});

test('it takes the colour of the words beside it', () => {
  const page = openPage(<Icon name="arrow" />);
  const { stroke, fill } = getComputedStyle(page.find<HTMLElement>('svg'));
  expect([stroke.toLowerCase(), fill]).toEqual(['currentcolor', 'none']);
  page.leave();
});

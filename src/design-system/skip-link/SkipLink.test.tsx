import { afterEach, expect, test } from 'vitest';
import { click, openPage, type TestPage } from '../test-page.tsx';
import { SkipLink } from './SkipLink.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('it moves the focus to its target, also to one that takes no focus by itself', () => {
  page = openPage(
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <main id="main">Content</main>
    </>,
  );
  click(page.named('Skip to main content'));
  expect(document.activeElement).toBe(page.find('main'));
});

test('it is an ordinary link to the fragment without script', () => {
  page = openPage(<SkipLink href="#main">Skip</SkipLink>);
  expect(page.named('Skip').getAttribute('href')).toBe('#main');
});

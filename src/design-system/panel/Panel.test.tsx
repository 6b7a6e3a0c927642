// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Panel } from './Panel.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('a panel is the element that its list asks for, with its line', () => {
  page = openPage(
    <ul>
      <Panel component="li">Portland</Panel>
    </ul>,
  );
  const style = getComputedStyle(page.find('ul > li'));
  expect(style.borderBlockStartStyle).toBe('solid');
});

test('what is marked has its line beside it', () => {
  page = openPage(<Panel variant="marked">In short</Panel>);
  const style = getComputedStyle(page.find('div > div'));
  expect([style.borderInlineStartStyle, style.borderBlockStartStyle]).toEqual(['solid', 'none']);
});

test('a ground repaints what stands on it', () => {
  page = openPage(<Panel surface="plate">Dark</Panel>);
  expect(page.find('[data-surface=plate]').textContent).toBe('Dark');
});

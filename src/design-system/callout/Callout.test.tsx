import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { Callout } from './Callout.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('the title is a bold line, and a heading only where the outline wants one', () => {
  page = openPage(
    <Callout tone="note" title="Good to know">
      <p>Text.</p>
    </Callout>,
  );
  expect(page.container.querySelector('h2, h3, h4')).toBeNull();
  page.render(
    <Callout tone="note" title="Good to know" headingLevel={3}>
      <p>Text.</p>
    </Callout>,
  );
  expect(page.find('h3').textContent).toBe('Good to know');
});

test('what is made up is said in one line: a bold title and the text behind it, without an icon', () => {
  page = openPage(
    <Callout tone="sample" title="Sample data">
      <p>Nothing here was measured.</p>
    </Callout>,
  );
  expect(page.container.textContent).toBe('Sample data. Nothing here was measured.');
  expect(page.find('strong').textContent).toBe('Sample data.');
  expect(page.container.querySelector('svg, [role], [aria-live]')).toBeNull();
});

test.each([
  ['note', 'info'],
  ['good', 'check'],
  ['warning', 'warning'],
  ['stop', 'close'],
] as const)('the tone %s has an icon of its own and is no live region', (tone, icon) => {
  page = openPage(
    <Callout tone={tone} title="Title">
      <p>Text.</p>
    </Callout>,
  );
  expect(page.container.querySelectorAll(`[data-icon=${icon}]`)).toHaveLength(1);
  expect(page.container.querySelector('[role], [aria-live]')).toBeNull();
});

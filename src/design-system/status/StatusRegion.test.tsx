import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { StatusRegion } from './StatusRegion.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('a quiet region says nothing of its changes, and is the same region once it speaks', () => {
  page = openPage(<StatusRegion isQuiet>9 fields</StatusRegion>);
  const region = page.find('[role=status]');
  expect(region.getAttribute('aria-live')).toBe('off');
  page.render(<StatusRegion>2 fields</StatusRegion>);
  expect(page.find('[role=status]')).toBe(region);
  expect(region.hasAttribute('aria-live')).toBe(false);
});

test('the region is there before its text and stays the same when the text changes', () => {
  page = openPage(<StatusRegion />);
  const region = page.find('[role=status]');
  expect(region.textContent).toBe('');
  page.render(<StatusRegion>12 locations</StatusRegion>);
  expect(page.find('[role=status]')).toBe(region);
  expect(region.textContent).toBe('12 locations');
});

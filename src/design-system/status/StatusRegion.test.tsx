import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { StatusRegion } from './StatusRegion.tsx';

let page: TestPage;

afterEach(() => page.leave());

test('the region is there before its text and stays the same when the text changes', () => {
  page = openPage(<StatusRegion />);
  const region = page.find('[role=status]');
  expect(region.textContent).toBe('');
  page.render(<StatusRegion>12 locations</StatusRegion>);
  expect(page.find('[role=status]')).toBe(region);
  expect(region.textContent).toBe('12 locations');
});

import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { LineChart } from './LineChart.tsx';
import { TrendChart } from './TrendChart.tsx';
import { indexAt } from './ValueReader.tsx';

let page: TestPage;

afterEach(() => page.leave());

const props = {
  title: 'Price',
  description: 'It rose.',
  unit: 'Dollars',
  categories: ['May', 'June', 'July'].map((label) => ({ id: label, label })),
  series: [{ id: 'price', label: 'Price', values: [30, 31, 34] }],
  format: (value: number) => `$${value}`,
  tableLabel: 'Show the table',
  tableCaption: 'Price by month',
};

test('a slider outside of the image tells the last value before it is used', () => {
  page = openPage(<LineChart {...props} readLabel="Read a value" />);
  const slider = page.find('input[type=range]');
  expect(slider.closest('[role=img]')).toBeNull();
  expect(page.find('label').textContent).toBe('Read a value');
  expect(slider.getAttribute('aria-valuetext')).toBe('July: $34');
  expect(page.container.querySelector('[data-part=cursor]')).toBeNull();
});

test('a chart without words for a slider has none', () => {
  page = openPage(<LineChart {...props} />);
  expect(page.container.querySelector('input')).toBeNull();
});

test('a line through many values is read value by value', () => {
  page = openPage(
    <TrendChart
      {...props}
      values={[30, 31, 29, 34]}
      marks={['May', 'July']}
      reading={{ label: 'Read a value', textAt: (index) => `Day ${index + 1}` }}
    />,
  );
  expect(page.find('input[type=range]').getAttribute('max')).toBe('3');
  expect(page.find('input[type=range]').getAttribute('aria-valuetext')).toBe('Day 4');
});

test.each([
  ['in columns', 0.5, 5, false, 2],
  ['left of the first', -0.2, 5, false, 0],
  ['at the right edge', 1, 5, false, 4],
  ['from edge to edge', 0.5, 4, true, 2],
  ['near the start of edge to edge', 0.1, 5, true, 0],
])('the pointer %s reads the value under it', (_where, part, count, isEdged, index) => {
  expect(indexAt(part, count, isEdged)).toBe(index);
});

import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { scaleOver } from './scale.ts';
import { TrendChart } from './TrendChart.tsx';
import { trendPath } from './trend-path.ts';

let page: TestPage | undefined;

afterEach(() => {
  page?.leave();
  page = undefined;
});

const props = {
  title: 'Price',
  description: 'It rose.',
  unit: 'Dollars',
  values: [30, 31, 34],
  marks: ['January', 'March'],
  categories: [{ id: 'q', label: 'First quarter' }],
  series: [{ id: 'close', label: 'Close', values: [34] }],
  format: (value: number) => `$${value}`,
  tableLabel: 'Show the table',
  tableCaption: 'Price by quarter',
  categoryLabel: 'Quarter',
};

test('a line runs from edge to edge and touches its values', () => {
  expect(trendPath(scaleOver([0, 20]), [0, 20])).toBe('M0 100L100 0');
  expect(trendPath(scaleOver([0, 20]), [5])).toBe('M0 75L100 75');
  expect(trendPath(scaleOver([0, 20]), [])).toBe('');
});

test('is one image, named by the title and described by the description', () => {
  page = openPage(<TrendChart {...props} />);
  const image = page.find('[role=img]');
  const words = (attribute: string) =>
    document.getElementById(image.getAttribute(attribute) ?? '')?.textContent;
  expect([words('aria-labelledby'), words('aria-describedby')]).toEqual(['Price', 'It rose.']);
});

test('sums its values up in a table that opens without script', () => {
  page = openPage(<TrendChart {...props} />);
  const rows = [...page.container.querySelectorAll('details tr')];
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Quarter', 'Close'],
    ['First quarter', '$34'],
  ]);
});

test('its scale leaves zero out and says so', () => {
  page = openPage(<TrendChart {...props} />);
  const ticks = [...page.container.querySelectorAll('[data-part=ticks] > span')];
  expect(ticks.map((tick) => tick.textContent)).toEqual(['$30', '$31', '$32', '$33', '$34']);
});

test('what happened is marked by kind: on the line or below it, by a shape of its own, which a legend names', () => {
  const events = [
    { id: 'results', label: 'Results', places: [1] },
    { id: 'dividend', label: 'Dividend', places: [0, 2] },
  ];
  page = openPage(<TrendChart {...props} events={events} />);
  const marks = [...page.container.querySelectorAll('[data-part=plot] [data-part=point]')];
  const places = marks.map(({ parentElement }) => [
    parentElement?.getAttribute('x'),
    parentElement?.getAttribute('y'),
  ]);
  expect(places).toEqual([
    ['50%', '75%'],
    ['0%', '100%'],
    ['100%', '100%'],
  ]);
  const shapes = marks.map((mark) => mark.getAttribute('d'));
  expect(new Set(shapes).size).toBe(2);
  expect(shapes[1]).toBe(shapes[2]);
  const legend = [...page.container.querySelectorAll('[data-part=legend] > span')];
  expect(legend.map(({ textContent }) => textContent)).toEqual(['Results', 'Dividend']);
  expect(legend.map((each) => each.querySelector('[data-part=point]')?.getAttribute('d'))).toEqual([
    shapes[0],
    shapes[1],
  ]);
});

test('a chart in which nothing happened has no legend, and one kind without a day is not in it', () => {
  page = openPage(<TrendChart {...props} />);
  expect(page.container.querySelector('[data-part=legend]')).toBeNull();
  page.leave();
  page = openPage(
    <TrendChart
      {...props}
      events={[
        { id: 'results', label: 'Results', places: [] },
        { id: 'dividend', label: 'Dividend', places: [1] },
      ]}
    />,
  );
  expect(page.find('[data-part=legend]').querySelectorAll('span')).toHaveLength(1);
});

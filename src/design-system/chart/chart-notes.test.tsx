import { afterEach, describe, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { BarChart } from './BarChart.tsx';
import { placeNotes, roomOfNotes } from './chart-notes.ts';
import { LineChart } from './LineChart.tsx';
import { TrendChart } from './TrendChart.tsx';

let page: TestPage;

afterEach(() => page?.leave());

const props = {
  title: 'Metal sold',
  description: 'Steel leads.',
  unit: 'Tons',
  categories: ['2022', '2023', '2024', '2025'].map((label) => ({ id: label, label })),
  series: [{ id: 'steel', label: 'Steel', values: [10, 40, 30, 20] }],
  format: (value: number) => `${value} t`,
  tableLabel: 'Show the table',
  tableCaption: 'Metal sold by year',
};
const notes = [
  { at: 1, text: 'A new mill' },
  { at: 3, text: 'The mill rests' },
];
const place = (points: [x: number, text: string][]) =>
  placeNotes(points.map(([x, text]) => ({ x, y: 0, text })));
const words = (ids: string | null) =>
  ids?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');

describe('words over a drawing', () => {
  test('begin at their place on the left, end there on the right, and stay in the frame', () => {
    const placed = place([
      [20, 'a'],
      [80, 'b'],
    ]);
    expect(placed.map(({ from, to }) => [from, to])).toEqual([
      [20, 50],
      [50, 80],
    ]);
    expect(place([[0, 'a']])[0]).toMatchObject({ from: 0, to: 100 });
    expect(place([[100, 'a']])[0]).toMatchObject({ from: 0, to: 100 });
  });

  test('never reach into the room of the next, however close they stand', () => {
    for (const xs of [
      [10, 12, 90],
      [40, 48, 52],
      [49, 50, 51],
      [60, 70, 80, 100],
    ]) {
      const placed = place(xs.map((x) => [x, 'a']));
      placed.forEach(({ from, to }, index) => {
        expect(from).toBeGreaterThanOrEqual(placed[index - 1]?.to ?? 0);
        expect(to).toBeLessThanOrEqual(100);
        expect(to).toBeGreaterThan(from);
      });
    }
  });

  test('need a wider chart, the longer they are and the closer they stand', () => {
    expect(roomOfNotes([])).toBe(0);
    expect(roomOfNotes(place([[10, 'short']]))).toBeLessThan(roomOfNotes(place([[10, 'a longer note']])));
    expect(roomOfNotes(place([[10, 'a']]))).toBeLessThan(
      roomOfNotes(
        place([
          [10, 'a'],
          [12, 'b'],
        ]),
      ),
    );
    expect(
      roomOfNotes(
        place([
          [10, 'a'],
          [10, 'b'],
        ]),
      ),
    ).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});

test('a line chart notes a value by a ring, a line up and words above the drawing', () => {
  page = openPage(<LineChart {...props} notes={notes} />);
  const above = [...page.find('[data-part=notes]').children];
  expect(above.map(({ textContent }) => textContent)).toEqual(['A new mill', 'The mill rests']);
  const rings = [...page.container.querySelectorAll('circle[data-part=note]')];
  expect(rings.map((ring) => [ring.getAttribute('cx'), ring.getAttribute('cy')])).toEqual([
    ['37.5%', '0%'],
    ['87.5%', '50%'],
  ]);
});

test('a bar chart notes a value under its bar, in the group of its year', () => {
  page = openPage(<BarChart {...props} notes={notes} />);
  const groups = [...page.container.querySelectorAll('[data-part=group]')];
  expect(groups.map((group) => group.lastElementChild?.textContent)).toEqual([
    '',
    'A new mill',
    '',
    'The mill rests',
  ]);
});

test.each([
  ['BarChart', BarChart],
  ['LineChart', LineChart],
])('a listener of a %s hears its notes with their years after the description', (_name, Chart) => {
  page = openPage(<Chart {...props} notes={notes} />);
  const said = ['2023: A new mill', '2025: The mill rests'];
  expect(words(page.find('[role=img]').getAttribute('aria-describedby'))).toEqual([
    'Steel leads.',
    said.join(''),
  ]);
  expect([...page.container.querySelectorAll('figure > ul > li')].map((each) => each.textContent)).toEqual(
    said,
  );
});

test('a line through many values notes them in words of their own', () => {
  const course = { ...props, values: [30, 34, 32], marks: ['January', 'March'] };
  page = openPage(<TrendChart {...course} notes={[{ at: 1, text: 'Highest: $34, Feb 2' }]} />);
  const ring = page.find('circle[data-part=note]');
  expect([ring.getAttribute('cx'), ring.getAttribute('cy')]).toEqual(['50%', '0%']);
  expect(page.find('[data-part=notes]').textContent).toBe('Highest: $34, Feb 2');
  expect(page.find('figure > ul').textContent).toBe('Highest: $34, Feb 2');
});

test('a chart without notes has neither list nor marks', () => {
  page = openPage(<LineChart {...props} />);
  expect(page.container.querySelector('[data-part=note], [data-part=notes], figure > ul')).toBeNull();
  expect(page.find('[role=img]').getAttribute('aria-describedby')?.split(' ')).toHaveLength(1);
});

import { afterEach, describe, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';

let page: TestPage;

afterEach(() => page.leave());

const props = {
  title: 'Metal sold',
  description: 'Steel leads.',
  unit: 'Tons',
  categories: [
    { id: 'a', label: '2024' },
    { id: 'b', label: '2025' },
  ],
  series: [
    { id: 'steel', label: 'Steel', values: [30, 40] },
    { id: 'copper', label: 'Copper', values: [10] },
  ],
  format: (value: number) => `${value} t`,
  target: { value: 50, label: 'Target' },
  tableLabel: 'Show the table',
  tableCaption: 'Metal sold by year',
  categoryLabel: 'Year',
};

describe.each([
  ['BarChart', BarChart],
  ['LineChart', LineChart],
])('%s', (_name, Chart) => {
  test('is one image, named by the title and described by the description', () => {
    page = openPage(<Chart {...props} />);
    const image = page.find('[role=img]');
    const words = (attribute: string) =>
      document.getElementById(image.getAttribute(attribute) ?? '')?.textContent;
    expect([words('aria-labelledby'), words('aria-describedby')]).toEqual(['Metal sold', 'Steel leads.']);
    expect(page.find('figcaption').textContent).toContain('Tons');
  });

  test('marks a day or a month of its table as a time, and no other category', () => {
    const categories = [
      { id: '2026-11-22', label: 'Nov 22, 2026' },
      { id: 'north', label: 'North' },
    ];
    page = openPage(<Chart {...props} categories={categories} />);
    const times = [...document.querySelectorAll('table time')];
    expect(times.map((time) => [time.getAttribute('datetime'), time.textContent])).toEqual([
      ['2026-11-22', 'Nov 22, 2026'],
    ]);
  });

  test('has every figure in a table that opens without script', () => {
    page = openPage(<Chart {...props} />);
    expect(page.find('details > summary').textContent).toBe('Show the table');
    expect(page.find('details caption').textContent).toBe('Metal sold by year');
    expect(
      [...page.container.querySelectorAll('tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Year', 'Steel', 'Copper'],
      ['2024', '30 t', '10 t'],
      ['2025', '40 t', '–'],
    ]);
    expect(page.find('details > p').textContent).toBe('Target: 50 t');
  });

  test('says which mark is which series, and what the line across means', () => {
    page = openPage(<Chart {...props} />);
    const legend = [...page.container.querySelectorAll('[data-part=legend] > span')];
    expect(legend.map((each) => each.textContent)).toEqual(['Steel', 'Copper', 'Target: 50 t']);
  });

  test('needs no legend for one series without a target', () => {
    page = openPage(<Chart {...props} target={undefined} series={props.series.slice(0, 1)} />);
    expect(page.container.querySelector('[data-part=legend]')).toBeNull();
  });
});

test('the series of a bar chart differ by how they are filled', () => {
  page = openPage(<BarChart {...props} />);
  const fills = [...page.container.querySelectorAll('[data-part=bar] > rect')].map((bar) =>
    bar.getAttribute('fill'),
  );
  const pattern = page.find('pattern').id;
  expect(fills).toEqual([null, `url(#${pattern})`, null]);
});

test('a bar is as long as its value, and the longest value or target fills the room', () => {
  page = openPage(<BarChart {...props} />);
  const widths = [...page.container.querySelectorAll('[data-part=bar] > rect')].map((bar) =>
    bar.getAttribute('width'),
  );
  expect(widths).toEqual(['60%', '20%', '80%']);
});

test('where there was nothing a bar chart says nothing, neither in the drawing nor in the table', () => {
  const series = [
    props.series[0] ?? { id: '', label: '', values: [] },
    { id: 'copper', label: 'Copper', values: [null, 10] },
  ];
  page = openPage(<BarChart {...props} series={series} />);
  const groups = [...page.container.querySelectorAll('[data-part=group]')];
  expect(groups.map((group) => group.querySelectorAll('[data-part=bar]').length)).toEqual([1, 2]);
  expect([...page.find('tbody tr').children].map((cell) => cell.textContent)).toEqual(['2024', '30 t', '–']);
});

test('the series of a line chart differ by dashes and by the shape of their points', () => {
  page = openPage(
    <LineChart
      {...props}
      series={[props.series[0], { id: 'b', label: 'B', values: [1, 2] }].flatMap((each) => each ?? [])}
    />,
  );
  const lines = [...page.container.querySelectorAll('[data-part=plot] > [data-part=line]')];
  const points = [...page.container.querySelectorAll('[data-part=plot] [data-part=point]')];
  expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2);
  expect(new Set(points.map((point) => point.getAttribute('d'))).size).toBe(2);
});

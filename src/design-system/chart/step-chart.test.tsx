import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { StepChart } from './StepChart.tsx';

let page: TestPage | undefined;

afterEach(() => {
  page?.leave();
  page = undefined;
});

const chart = (
  <StepChart
    title="One raise"
    description="It rose once."
    unit="Dollars"
    steps={[
      { at: 0, value: 1 },
      { at: 60, value: 2, label: 'since May' },
    ]}
    extras={[{ at: 20, value: 4, label: 'once, in March' }]}
    ends={['January', 'December']}
    categories={[{ id: '2025', label: '2025' }]}
    series={[{ id: 'paid', label: 'Paid', values: [7] }]}
    format={(value) => `$${value}`}
    tableLabel="Show the table"
    tableCaption="Paid by year"
    categoryLabel="Year"
  />
);

const lines = () =>
  [...(page?.container.querySelectorAll('[data-part=line]') ?? [])].map((line) =>
    ['x1', 'y1', 'x2', 'y2'].map((name) => line.getAttribute(name)),
  );

test('is one image, named by the title and described by the description', () => {
  page = openPage(chart);
  const image = page.find('[role=img]');
  const words = (attribute: string) =>
    document.getElementById(image.getAttribute(attribute) ?? '')?.textContent;
  expect([words('aria-labelledby'), words('aria-describedby')]).toEqual(['One raise', 'It rose once.']);
});

test('what holds runs level to its change, on a scale from zero, and what came once stands on a stem', () => {
  page = openPage(chart);
  expect(lines()).toEqual([
    ['20%', '100%', '20%', '0%'],
    ['0%', '75%', '60%', '75%'],
    ['60%', '75%', '60%', '50%'],
    ['60%', '50%', '100%', '50%'],
  ]);
});

test('each change is written beside it', () => {
  page = openPage(chart);
  const said = [...page.container.querySelectorAll('text')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  // The last one for a wide window, and for a narrow one.
  expect(said).toEqual([['$4', 'once, in March'], ['$1'], ['$2', 'since May'], ['$2', 'since May']]);
});

test('tells its figures in a table that opens without script', () => {
  page = openPage(chart);
  const rows = [...page.container.querySelectorAll('details tr')];
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Year', 'Paid'],
    ['2025', '$7'],
  ]);
});

// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { DataTable } from './DataTable.tsx';

let page: TestPage;

afterEach(() => page.leave());

const table = (
  <DataTable
    caption="Dividends"
    columns={[
      { id: 'declared', label: 'Declared' },
      { id: 'amount', label: 'Per share', numeric: true },
    ]}
    rows={[
      { id: '1', cells: { declared: 'January', amount: '$0.18' } },
      { id: '2', cells: { declared: 'April' } },
    ]}
    emptyText="Not yet known"
  />
);

test('the caption names the table and the region that scrolls by keys', () => {
  page = openPage(table);
  const region = page.find('[role=region]');
  expect(page.find('caption').textContent).toBe('Dividends');
  expect([region.getAttribute('aria-labelledby'), region.tabIndex]).toEqual([page.find('caption').id, 0]);
});

test('each column and each row has a header cell', () => {
  page = openPage(table);
  const words = (selector: string) =>
    [...page.container.querySelectorAll(selector)].map((cell) => cell.textContent);
  expect(words('th[scope=col]')).toEqual(['Declared', 'Per share']);
  expect(words('tbody th[scope=row]')).toEqual(['January', 'April']);
});

test('an empty value is written out, and each value knows the name of its column', () => {
  page = openPage(table);
  const cells = [...page.container.querySelectorAll('td')];
  expect(cells.map((cell) => [cell.dataset.label, cell.textContent])).toEqual([
    ['Per share', '$0.18'],
    ['Per share', 'Not yet known'],
  ]);
});

test('an empty value is a dash unless the table has words for it', () => {
  page = openPage(
    <DataTable
      caption="Dividends"
      columns={[
        { id: 'declared', label: 'Declared' },
        { id: 'amount', label: 'Per share', numeric: true },
      ]}
      rows={[{ id: '2', cells: { declared: 'April' } }]}
    />,
  );
  expect(page.find('td').textContent).toBe('–');
});

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

test('a caption that is only said holds its words itself, where Orca finds the name of a table', () => {
  page = openPage(
    <DataTable caption="Officers" captionHidden columns={[{ id: 'name', label: 'Name' }]} rows={[]} />,
  );
  const caption = page.find('caption');
  expect([caption.textContent, caption.childElementCount]).toEqual(['Officers', 0]);
});

test('the caption names the table and the group that scrolls by keys', () => {
  page = openPage(table);
  const region = page.find('[data-scroller]');
  // A landmark for each table would bury those that lead somewhere.
  expect(region.getAttribute('role')).toBe('group');
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

test('the head of a column that sorts is a link, and says which way only where it is sorted', () => {
  page = openPage(
    <DataTable
      caption="Dividends, sorted by amount"
      columns={[
        { id: 'declared', label: 'Declared', sort: { to: '/dividends?sort=declared' } },
        {
          id: 'amount',
          label: 'Amount',
          sort: { to: '/dividends?sort=amount&order=ascending', direction: 'descending' },
        },
        { id: 'frequency', label: 'Frequency' },
      ]}
      rows={[]}
    />,
  );
  const heads = [...page.container.querySelectorAll('th')];
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([null, 'descending', null]);
  expect(heads.map((head) => head.querySelector('a')?.getAttribute('href') ?? null)).toEqual([
    '/dividends?sort=declared',
    '/dividends?sort=amount&order=ascending',
    null,
  ]);
});

test('an empty value is written out, and each value knows the name of its column', () => {
  page = openPage(table);
  const cells = [...page.container.querySelectorAll('td')];
  expect(cells.map((cell) => [cell.dataset.label, cell.textContent])).toEqual([
    ['Per share', '$0.18'],
    ['Per share', 'Not yet known'],
  ]);
});

test('every table keeps its head in place; a board and figures their first column too, and words do not', () => {
  const positions = (selector: string) =>
    [...page.container.querySelectorAll(selector)].map((cell) => getComputedStyle(cell).position);
  page = openPage(table);
  expect([positions('thead th'), positions('tbody th')]).toEqual([
    ['sticky', 'sticky'],
    ['sticky', 'sticky'],
  ]);
  page.leave();
  page = openPage(
    <DataTable
      caption="Officers"
      columns={[{ id: 'name', label: 'Name' }]}
      rows={[{ id: '1', cells: { name: 'Avery' } }]}
    />,
  );
  expect([positions('thead th'), positions('tbody th')]).toEqual([['sticky'], ['static']]);
  page.leave();
  page = openPage(
    <DataTable
      isBoard
      caption="Prices"
      columns={[
        { id: 'yard', label: 'Yard' },
        { id: 'price', label: 'Price', numeric: true },
      ]}
      rows={[{ id: '1', cells: { yard: 'Tacoma', price: '$3.74' } }]}
    />,
  );
  expect([positions('thead th'), positions('tbody th')]).toEqual([['sticky', 'sticky'], ['sticky']]);
  expect(page.find('[data-scroller]').tabIndex).toBe(0);
});

test('figures and boards of many rows are marked, so that a phone scrolls them below their head; words and short ones are not', () => {
  const isTall = (rows: number, content: string, isBoard: boolean) => {
    page = openPage(
      <DataTable
        isBoard={isBoard}
        caption="Prices"
        columns={[
          { id: 'yard', label: 'Yard' },
          { id: 'price', label: 'Price', numeric: true },
        ]}
        rows={Array.from({ length: rows }, (_, id) => ({
          id: String(id),
          cells: { yard: 'A', price: content },
        }))}
      />,
    );
    const marked = page.find('[data-scroller]').hasAttribute('data-tall');
    page.leave();
    return marked;
  };
  expect([isTall(16, '$1', false), isTall(16, '$1', true), isTall(15, '$1', true)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isTall(16, 'A sentence that says what this row is about.', false)).toBe(false);
  page = openPage(table);
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

test('figures stay a table on a phone; where a cell holds a sentence, the rows stand as blocks', () => {
  page = openPage(table);
  expect(page.find('table').hasAttribute('data-figures')).toBe(true);
  page.leave();
  page = openPage(
    <DataTable
      caption="Gifts"
      columns={[
        { id: 'to', label: 'To' },
        { id: 'for', label: 'For' },
        { id: 'amount', label: 'Amount', numeric: true },
      ]}
      rows={[
        {
          id: '1',
          cells: { to: 'A school', for: 'The roof, which let the rain in for years', amount: '$1' },
        },
      ]}
    />,
  );
  expect(page.find('table').hasAttribute('data-figures')).toBe(false);
});

test('a brief table is a table of its own kind: no column stands still, and a figure may say which way it went', () => {
  page = openPage(
    <DataTable
      isBrief
      caption="Prices"
      columns={[
        { id: 'grade', label: 'Grade' },
        { id: 'change', label: 'In 30 days', numeric: true },
      ]}
      rows={[{ id: '1', cells: { grade: 'Copper', change: <span data-trend="up">+2.1%</span> } }]}
    />,
  );
  const shown = page.find('table');
  expect(shown.dataset.figures).toBe('brief');
  expect(getComputedStyle(page.find('tbody th')).position).not.toBe('sticky');
  expect(page.find('td').textContent).toBe('+2.1%');
});

test('columns share the width by the room that each needs, whatever has come of the rows', () => {
  page = openPage(
    <DataTable
      caption="Filings"
      columns={[
        { id: 'form', label: 'Form', room: 10 },
        { id: 'title', label: 'What it is', room: 30 },
      ]}
      rows={[{ id: '1', cells: { form: '10-K', title: 'Annual report' } }]}
    />,
  );
  const rules = [...document.querySelectorAll('style')].flatMap((style) => [
    ...(style.sheet?.cssRules ?? []),
  ]);
  const css = rules.map(({ cssText }) => cssText).join('\n');
  const name = page
    .find('table')
    .className.split(' ')
    .find((each) => css.includes(`.${each} thead th:nth-of-type(1)`));
  expect(name).toBeDefined();
  // In the reader's own letters: in larger ones they would lie over each other.
  expect(css).toMatch(/@container \(min-width: ?40rem\)/);
  expect(css).toMatch(/table-layout: ?fixed/);
  expect(css).toMatch(/nth-of-type\(1\)[^}]*width: ?25%/);
  expect(css).toMatch(/nth-of-type\(2\)[^}]*width: ?75%/);
});

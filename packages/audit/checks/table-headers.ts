import { pageCheck } from './page-check.ts';

/** A table has a caption of its own, headers for every row and column, as many cells as columns, and none empty. */
export const tableHeaders = pageCheck(
  {
    id: 'table-headers',
    title: { eng: 'Headers and captions of tables', es: 'Encabezados y títulos de las tablas' },
    fix: {
      eng: 'Write a caption, th scope="col" in the head and th scope="row" first in each row, and a word into empty cells.',
      es: 'Escriba un caption, th scope="col" en la cabecera, th scope="row" al principio de cada fila y una palabra en las celdas vacías.',
    },
    criteria: ['1.3.1'],
  },
  () => {
    const { exposed, fault, nameOf, tidy } = window.auditDom;
    const captions = new Set<string>();
    const tables = exposed<HTMLTableElement>('table');
    const faults = tables.flatMap((table) => {
      if (table.matches('[role=presentation], [role=none]')) {
        const structured = table.querySelector('th, caption');
        return structured
          ? [fault(table, 'The table says it is only layout, but has headers or a caption.')]
          : [];
      }
      const found = [];
      const name = tidy(table.caption?.textContent) || nameOf(table);
      if (name === '') found.push(fault(table, 'The table has no caption that says what it holds.'));
      else if (captions.has(name)) found.push(fault(table, `Two tables are called “${name}”.`));
      captions.add(name);
      const width = (cells: Iterable<Element>) =>
        [...cells].reduce((sum, cell) => sum + Number(cell.getAttribute('colspan') ?? 1), 0);
      const head = [...(table.tHead?.rows ?? table.querySelectorAll('tr'))];
      const columnHeaders = head
        .flatMap((row) => [...row.querySelectorAll('th')])
        .filter((th) => th.scope !== 'row');
      if (columnHeaders.length === 0) found.push(fault(table, 'No header names the columns of the table.'));
      for (const th of table.querySelectorAll('th'))
        if (!/^(col|row|colgroup|rowgroup)$/.test(th.getAttribute('scope') ?? '') && !th.id)
          found.push(fault(th, 'The header does not say whether it heads a row or a column.'));
      const columns = Math.max(0, ...[...table.rows].map((row) => width(row.cells)));
      const hasRowSpans = table.querySelector('[rowspan]:not([rowspan="1"])') !== null;
      const rows = [...table.rows].filter((row) => !row.closest('thead') && row.querySelector('td'));
      for (const row of rows) {
        if (!row.querySelector('th') && !row.querySelector('td[headers]'))
          found.push(
            fault(
              row,
              'No cell of this row is its header, so its figures are read without saying whose they are.',
            ),
          );
        if (!hasRowSpans && width(row.cells) !== columns)
          found.push(
            fault(row, `The row has ${width(row.cells)} cells where the table has ${columns} columns.`),
          );
      }
      for (const cell of table.querySelectorAll('td, th'))
        if (
          !tidy(cell.textContent) &&
          !cell.querySelector('img[alt]:not([alt=""]), [aria-label], input, button')
        )
          found.push(fault(cell, 'The cell is empty; say “none” or “not known” in words.'));
      return found;
    });
    return { looked: tables.length, faults };
  },
);

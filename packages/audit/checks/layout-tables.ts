import { pageCheck } from './page-check.ts';

/** A table holds data: not the columns of a page, not the fields of a form, not another table. */
export const layoutTables = pageCheck(
  {
    id: 'layout-tables',
    title: { eng: 'Tables hold data', es: 'Las tablas contienen datos' },
    fix: {
      eng: 'Lay the page out with style sheets, and keep table for figures that have rows and columns.',
      es: 'Maquete la página con hojas de estilo y deje table para cifras que tienen filas y columnas.',
    },
    criteria: ['1.3.1', '1.3.2'],
  },
  () => {
    const { fault, isRendered, tidy } = window.auditDom;
    const tables = [...document.querySelectorAll('table')].filter(isRendered);
    const faults = tables.flatMap((table) => {
      const outer = table.parentElement?.closest('table');
      if (outer) return [fault(table, 'This table stands in a cell of another one.')];
      if (table.querySelector('table')) return [];
      const isLayout =
        table.matches('[role=presentation], [role=none]') || !table.querySelector('th, caption');
      if (!isLayout) return [];
      const cells = [...table.querySelectorAll('td')];
      const fields = cells.filter((cell) => cell.querySelector('input, select, textarea'));
      if (fields.length > 0) return [fault(table, 'This table lays out the fields of a form.')];
      const isText = cells.some(
        (cell) =>
          tidy(cell.textContent).length > 150 ||
          cell.querySelector('p, h1, h2, h3, h4, ul, ol, nav, header, footer, section, article') !== null,
      );
      return isText
        ? [fault(table, 'This table lays out text: it has blocks of it in its cells and no header.')]
        : [];
    });
    return { looked: tables.length, faults };
  },
);

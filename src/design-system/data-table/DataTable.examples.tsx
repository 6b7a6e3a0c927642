import type { Example } from '../example.ts';
import { CellLines } from './CellLines.tsx';
import { DataTable } from './DataTable.tsx';

/** States of the table. */
export const examples: Example[] = [
  {
    name: 'with an empty value',
    element: (
      <DataTable
        caption="Dividends of the year"
        columns={[
          { id: 'declared', label: 'Declared' },
          { id: 'paid', label: 'Paid' },
          { id: 'amount', label: 'Per share', numeric: true },
        ]}
        rows={[
          {
            id: '1',
            cells: {
              declared: <time dateTime="2025-01-10">January 10</time>,
              paid: 'February 3',
              amount: '$0.1875',
            },
          },
          { id: '2', cells: { declared: <time dateTime="2025-04-11">April 11</time>, amount: '$0.1875' } },
        ]}
        emptyText="Not yet paid"
      />
    ),
  },
  {
    name: 'a board to compare rows on',
    element: (
      <DataTable
        isBoard
        caption="What the yards pay for one pound"
        columns={[
          { id: 'yard', label: 'Yard' },
          { id: 'price', label: 'Price', numeric: true },
          { id: 'change', label: 'In 30 days', numeric: true },
          { id: 'written', label: 'Board of' },
        ]}
        rows={['Tacoma', 'Portland, Ingot Ferry', 'Surrey'].map((yard, at) => ({
          id: yard,
          cells: {
            yard: <a href="#x">{yard}</a>,
            price: `$3.${70 - at}`,
            change: '+1.2%',
            written: 'November 24',
          },
        }))}
      />
    ),
  },
  {
    name: 'wide, longest Spanish words',
    element: (
      <div lang="es">
        <DataTable
          caption="Aprovechamiento de materiales por instalación"
          columns={[
            'Instalación',
            'Descontaminación',
            'Desmantelamiento',
            'Electromecánica',
            'Clasificación',
            'Expedición',
          ].map((label) => ({ id: label, label }))}
          rows={[
            {
              id: 'a',
              cells: { Instalación: 'Aserradero de San Bernardino', Descontaminación: '1,250 toneladas' },
            },
          ]}
          emptyText="Sin datos"
        />
      </div>
    ),
  },
  {
    name: 'several lines in a cell',
    element: (
      <DataTable
        caption="Gates"
        columns={[
          { id: 'yard', label: 'Yard' },
          { id: 'hours', label: 'Open today' },
        ]}
        rows={[
          {
            id: 'bend',
            cells: {
              yard: (
                <CellLines min="12rem">
                  Bend <small>20 miles away</small>
                </CellLines>
              ),
              hours: '7:00 a.m. to 4:30 p.m.',
            },
          },
        ]}
      />
    ),
  },
  {
    name: 'brief figures with their trends, longest Spanish words',
    element: (
      <div lang="es">
        <DataTable
          isBrief
          caption="Lo que paga este centro, por grado"
          columns={[
            { id: 'grade', label: 'Grado' },
            { id: 'price', label: 'Precio', numeric: true },
            { id: 'change', label: 'En 30 días', numeric: true },
          ]}
          rows={[
            {
              id: 'copper',
              cells: {
                grade: 'Cobre n.º 1',
                price: '$4.09 por libra',
                change: <span data-trend="up">+2.1 %</span>,
              },
            },
            {
              id: 'iron',
              cells: {
                grade: 'Lámina ligera y línea blanca',
                price: '$155 por tonelada corta',
                change: <span data-trend="down">−0.8 %</span>,
              },
            },
          ]}
        />
      </div>
    ),
  },
  {
    name: 'sorted by a column',
    element: (
      <DataTable
        caption="Dividends, sorted by “Amount”"
        columns={[
          { id: 'declared', label: 'Declared', sort: { to: '/?sort=declared&order=descending' } },
          {
            id: 'amount',
            label: 'Amount',
            numeric: true,
            sort: { to: '/?sort=amount&order=ascending', direction: 'descending' },
          },
        ]}
        rows={[
          { id: 'a', cells: { declared: 'Nov 5, 2026', amount: '$0.19' } },
          { id: 'b', cells: { declared: 'Aug 6, 2026', amount: '$0.18' } },
        ]}
      />
    ),
  },
];

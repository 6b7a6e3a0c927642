import type { Example } from '../example.ts';
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
];

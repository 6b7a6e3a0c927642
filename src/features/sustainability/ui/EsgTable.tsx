import { useLingui } from '@lingui/react/macro';
import { ToTop } from '#design-system/contents/index.ts';
import { CellLines, DataTable } from '#design-system/data-table/index.ts';
import { Heading, Stack } from '#design-system/layout/index.ts';
import { size } from '#design-system/theme/roles.ts';
import type { FigureTable } from './sustainability.server.ts';

interface EsgTableProps {
  table: FigureTable;
  years: readonly string[];
}

/** One table of figures under its heading, which links lead to, over the way back to the top. Renders a `div`. */
export function EsgTable({ table, years }: EsgTableProps) {
  const { t } = useLingui();
  return (
    <Stack
      gap="close"
      // Rows that are sums stand out.
      sx={{ fontSize: size.small, '& tr:has([data-total]) > td': { fontWeight: 650 } }}
    >
      <Heading level={3} size="h4" id={table.id}>
        {table.title}
      </Heading>
      <DataTable
        caption={table.title}
        captionHidden
        columns={[
          {
            id: 'measure',
            label: t({ message: 'Measure', comment: 'Head of a table column: what is counted' }),
          },
          {
            id: 'unit',
            label: t({ message: 'Unit', comment: 'Head of a table column: tons, percent, people' }),
          },
          ...years.map((year) => ({ id: year, label: year, numeric: true })),
        ]}
        rows={table.rows.map(({ id, label, unit, note, isTotal, values }) => ({
          id,
          cells: {
            measure: (
              <CellLines min="12rem" data-total={isTotal ? '' : undefined}>
                <span>{label}</span>
                {note && <small>{note}</small>}
              </CellLines>
            ),
            unit,
            ...Object.fromEntries(years.map((year, index) => [year, values[index]])),
          },
        }))}
      />
      <ToTop label={t({ message: 'Back to top', comment: 'Link at the end of a part of a long page' })} />
    </Stack>
  );
}

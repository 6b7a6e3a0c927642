import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { DataTable } from '#design-system/data-table/index.ts';
import { Heading } from '#design-system/layout/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import type { FigureTable } from './sustainability.server.ts';

interface EsgTableProps {
  table: FigureTable;
  years: readonly string[];
}

/** One table of figures under its heading, which links lead to. Renders a `div`. */
export function EsgTable({ table, years }: EsgTableProps) {
  const { t } = useLingui();
  return (
    <Frame>
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
              <Name data-total={isTotal ? '' : undefined}>
                {label}
                {note && <small>{note}</small>}
              </Name>
            ),
            unit,
            ...Object.fromEntries(years.map((year, index) => [year, values[index]])),
          },
        }))}
      />
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s3,
  minWidth: 0,
  fontSize: size.small,
  // Rows that are sums stand out.
  '& tbody tr:has([data-total]) > td': { fontWeight: 650 },
  [media.print]: { '& tr': { breakInside: 'avoid' }, '& h3': { breakAfter: 'avoid' } },
});

const Name = styled('span')({
  display: 'block',
  minWidth: '12rem',
  '& > small': { display: 'block', color: role.textMuted, fontSize: size.small, fontWeight: 400 },
});

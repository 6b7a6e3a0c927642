import { DataTable } from '#design-system/data-table/index.ts';
import type { LegalTableText } from './legal-text.server.ts';

interface LegalTableProps {
  table: LegalTableText;
}

/** A table of the legal texts. Renders a `DataTable`; a cell of several texts holds a list of them. */
export function LegalTable({ table: { caption, columns, rows } }: LegalTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows.map(({ id, cells }) => ({
        id,
        cells: Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, drawn(cell)])),
      }))}
      emptyText=""
    />
  );
}

function drawn(cell: string | string[]) {
  if (typeof cell === 'string') return cell;
  return (
    <ul>
      {cell.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

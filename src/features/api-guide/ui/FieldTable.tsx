import { DataTable } from '#design-system/data-table/index.ts';
import type { ApiGuideWords } from '../content/api-guide.schema.ts';
import type { ShownField } from './api-guide.server.ts';
import { CellTexts } from './CellTexts.tsx';

interface FieldTableProps {
  caption: string;
  /** The first names the field. */
  columns: readonly { id: string; label: string }[];
  fields: readonly ShownField[];
  rules: ApiGuideWords['rules'];
}

/** The room of each column, in rem: tables of one page stand under each other. */
const rooms: Readonly<Record<string, number>> = { type: 15, required: 7, meaning: 16 };

/** Fields of a body or parameters of a call. Renders a table. */
export function FieldTable({ caption, columns, fields, rules }: FieldTableProps) {
  const [{ id: nameColumn } = { id: 'name' }] = columns;
  return (
    <DataTable
      caption={caption}
      columns={columns.map((column) => ({ ...column, room: rooms[column.id] ?? 12 }))}
      rows={fields.map(({ id, name, type, isRequired, meaning }) => ({
        id,
        cells: {
          [nameColumn]: (
            <code lang="en" translate="no">
              {name}
            </code>
          ),
          type: <CellTexts lines={type} />,
          required: isRequired ? rules.yes : rules.no,
          ...(meaning.length > 0 ? { meaning: <CellTexts lines={meaning} /> } : {}),
        },
      }))}
    />
  );
}

import { Fragment } from 'react';
import { DataTable } from '#design-system/data-table/index.ts';
import type { ApiGuideWords } from '../content/api-guide.schema.ts';
import type { ShownField } from './api-guide.server.ts';
import { CellTexts } from './CellTexts.tsx';
import { Code } from './Code.tsx';

interface FieldTableProps {
  caption: string;
  /** The first names the field. */
  columns: readonly { id: string; label: string }[];
  fields: readonly ShownField[];
  rules: ApiGuideWords['rules'];
}

/** The room of each column, in rem: tables of one page stand under each other. */
const rooms: Readonly<Record<string, number>> = { type: 13, required: 7, meaning: 14 };

/** The longest part of a name stands whole in it. */
const nameRoom = 16;

/** Behind a point, or the sign of a list: `news[].title` → `news[].`, `title`. */
const partsEnd = /(?<=\.|\[\](?!\.))/;

/** Fields of a body or parameters of a call. Renders a table. */
export function FieldTable({ caption, columns, fields, rules }: FieldTableProps) {
  const [{ id: nameColumn } = { id: 'name' }] = columns;
  return (
    <DataTable
      caption={caption}
      columns={columns.map((column) => ({ ...column, room: rooms[column.id] ?? nameRoom }))}
      rows={fields.map(({ id, name, type, isRequired, meaning }) => ({
        id,
        cells: {
          [nameColumn]: (
            <Code>
              {name.split(partsEnd).map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: written once, never in another order
                <Fragment key={index}>
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </Code>
          ),
          type: <CellTexts lines={type} />,
          required: isRequired ? rules.yes : rules.no,
          meaning: meaning.length > 0 ? <CellTexts lines={meaning} /> : <span data-empty="">–</span>,
        },
      }))}
    />
  );
}

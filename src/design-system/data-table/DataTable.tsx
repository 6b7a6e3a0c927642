import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { watchScroller } from './watch-scroller.ts';

interface DataTableProps {
  /** Names the table; unique on its page. */
  caption: string;
  /** Said, not shown. Default `false`. */
  captionHidden?: boolean;
  columns: readonly { id: string; label: string; numeric?: boolean }[];
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[];
  /** The column whose cell names its row. Default: the first. */
  rowHeader?: string;
  /** Written where a cell has nothing. Default: a dash. */
  emptyText?: string;
}

/**
 * Rows and columns. MUI's `Table` and its parts: a `table` in a region that scrolls by itself when the table is wider
 * than the page; up to 480 px its rows stand as blocks, each value under the name of its column. A row is a plain `tr`:
 * MUI's adds looks for being pointed at and chosen, and takes the outline away. Our own part:
 *
 * - The caption names the table and the region that scrolls.
 * - Each column and each row has a header cell.
 * - An empty value is written out.
 * - The region can be scrolled by keys.
 */
export function DataTable({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowHeader,
  emptyText = '–',
}: DataTableProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  // Until a script can tell, the table counts as wide.
  useEffect(() => (scroller.current ? watchScroller(scroller.current) : undefined), []);
  const headerColumn = rowHeader ?? columns[0]?.id;
  return (
    // A stop for the Tab key: without it keys cannot scroll a wide table
    <TableContainer
      ref={scroller}
      role="region"
      tabIndex={0}
      aria-labelledby={captionId}
      data-scroller=""
      suppressHydrationWarning
    >
      <Table>
        <caption id={captionId}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <TableHead>
          <tr>
            {columns.map((column) => (
              <TableCell key={column.id} scope="col" data-numeric={column.numeric ? '' : undefined}>
                {column.label}
              </TableCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => {
                const content = row.cells[column.id] ?? emptyText;
                const numeric = column.numeric ? '' : undefined;
                return column.id === headerColumn ? (
                  <TableCell key={column.id} component="th" scope="row" data-numeric={numeric}>
                    {content}
                  </TableCell>
                ) : (
                  <TableCell
                    key={column.id}
                    data-numeric={numeric}
                    data-label={column.label}
                    data-long={typeof content === 'string' && content.length > longText ? '' : undefined}
                  >
                    {content}
                  </TableCell>
                );
              })}
            </tr>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** From so many characters on a cell is a sentence, and keeps room for one. */
const longText = 32;

import { type CSSObject, type SxProps, styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { media } from '../theme/roles.ts';
import { watchScroller } from './watch-scroller.ts';

interface DataTableProps {
  /** Names the table; unique on its page. */
  caption: string;
  /** Said, not shown. Default `false`. */
  captionHidden?: boolean;
  columns: readonly {
    id: string;
    label: string;
    numeric?: boolean;
    /**
     * How much room it needs, in rem; for all columns or none. A table in a first screen needs it: else its columns are as wide
     * as the rows that have come, and move when a slow network brings the next.
     */
    room?: number;
    /** The address of the table sorted by this column, and which way it is sorted by it now. */
    sort?: { to: string; direction?: 'ascending' | 'descending' };
  }[];
  rows: readonly { id: string; cells: Readonly<Record<string, ReactNode>> }[];
  /** The column whose cell names its row. Default: the first. */
  rowHeader?: string;
  /** Written where a cell has nothing. Default: a dash. */
  emptyText?: string;
  /**
   * For rows that are compared with each other: close together, their head in sight as long as they are, and a table on a
   * phone as well, whose first column stays while the others scroll. Default `false`.
   */
  isBoard?: boolean;
  /** Rows of figures that stand as blocks on a phone too: each says by itself what it is. Default `false`. */
  inBlocks?: boolean;
  /** A few short figures in a first screen: a table on the narrowest phone too, in lines that wrap; the page brings its look. Default `false`. */
  isBrief?: boolean;
  /** Rows of words that are looked up in a list, and so stay rows on a phone, as figures do. Default `false`. */
  inRows?: boolean;
}

/**
 * Rows and columns. MUI's `Table` and its parts: a `table` in a group that scrolls by itself when the table is wider
 * than the page. Up to 480 px rows of words stand as blocks, each value behind the name of its column; figures and
 * lists to look something up in stay a table, whose first column stands still while the others scroll. A row is a plain `tr`:
 * MUI's would put a class on each for looks of being pointed at and chosen, which no row has, and take the outline away. What sorts is
 * a link to an address; MUI's `TableSortLabel` would give it the script of a button and each head an arrow. Our own part:
 *
 * - The caption names the table and the group that scrolls.
 * - Each column and each row has a header cell.
 * - An empty value is written out.
 * - The group can be scrolled by keys.
 * - A board stays a table on a phone, its first column in place.
 * - A brief table stays one too, and fits a phone without scrolling.
 * - The head of a table that fits its page stays in sight while its rows pass; on a phone a long table scrolls below its head.
 * - Columns that say how much room they need stand still while rows come.
 * - The head of a column that sorts is a link, and says which way the table is sorted by it.
 */
export function DataTable({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowHeader,
  emptyText = '–',
  isBoard = false,
  inBlocks = false,
  inRows = false,
  isBrief = false,
}: DataTableProps) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  // Until a script can tell, the table counts as wide.
  useEffect(() => (scroller.current ? watchScroller(scroller.current) : undefined), []);
  const headerColumn = rowHeader ?? columns[0]?.id;
  const isLong = (content: ReactNode) => typeof content === 'string' && content.length > longText;
  const holdsFigures =
    !isBoard &&
    !inBlocks &&
    columns.some(({ numeric }) => numeric) &&
    !rows.some(({ cells }) => columns.some(({ id }) => id !== headerColumn && isLong(cells[id])));
  const widths = widthsOf(columns);
  const staysTable = inRows || holdsFigures;
  const isTall = (isBoard || staysTable) && rows.length > tallRows;
  const table = (
    // A stop for the Tab key: without it keys cannot scroll a wide table. A group and no region: fifteen tables were as many
    // landmarks. A `section`, since checkers let no `div` of that role take the focus.
    <TableContainer
      component="section"
      ref={scroller}
      role="group"
      tabIndex={0}
      aria-labelledby={captionId}
      data-scroller=""
      data-tall={isTall ? '' : undefined}
      suppressHydrationWarning
    >
      <Table
        stickyHeader={isBoard}
        sx={widths}
        data-figures={isBrief ? 'brief' : staysTable ? '' : undefined}
      >
        <caption id={captionId} data-hidden={captionHidden ? '' : undefined}>
          {caption}
        </caption>
        <TableHead>
          <tr>
            {columns.map((column) => (
              <TableCell
                key={column.id}
                scope="col"
                data-numeric={column.numeric ? '' : undefined}
                aria-sort={column.sort?.direction}
              >
                {column.sort ? (
                  <Link to={column.sort.to}>
                    {column.label}
                    {column.sort.direction && <Icon name="chevron" />}
                  </Link>
                ) : (
                  column.label
                )}
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
                    data-long={isLong(content) ? '' : undefined}
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
  if (isBoard) return <BoardRoom>{table}</BoardRoom>;
  return widths ? <Room>{table}</Room> : table;
}

/** Room by whose width, in the reader's own letters, a table is laid out. */
const Room = styled('div')({
  containerType: 'inline-size',
  [media.print]: { containerType: 'normal' },
});

/** Room in which a board scrolls in itself or with the page: a region that scrolls would keep the head to itself. */
const BoardRoom = styled(Room)({
  '@container (min-width: 60rem)': { '& > [data-scroller]': { overflow: 'visible' } },
});

/**
 * Columns that are as wide whatever stands in them, where there is room for all; else they follow their words. Measured in the
 * reader's own letters: in larger ones the words of two columns would lie over each other.
 */
function widthsOf(columns: DataTableProps['columns']): SxProps | undefined {
  const all = columns.reduce((sum, { room = 0 }) => sum + room, 0);
  if (all === 0) return undefined;
  const widths = columns.map(({ room = 0 }, index): [string, CSSObject] => [
    `& thead th:nth-of-type(${index + 1})`,
    { width: `${Math.round((room / all) * 1000) / 10}%` },
  ]);
  return { [`@container (min-width: ${all}rem)`]: { tableLayout: 'fixed', ...Object.fromEntries(widths) } };
}

/** More rows than these are higher than a phone: their head would be out of sight at the last of them. */
const tallRows = 15;

/** From so many characters on a cell is a sentence, and keeps room for one. */
const longText = 32;

import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { media, role, size, space } from '../theme/roles.ts';
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
 * Rows and columns. Renders a `table` in a region that scrolls by itself when the table is wider than the page; up to
 * 480 px its rows stand as blocks, each value under the name of its column.
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
    <Scroller
      ref={scroller}
      role="region"
      tabIndex={0}
      aria-labelledby={captionId}
      data-scroller=""
      suppressHydrationWarning
    >
      <table>
        <caption id={captionId}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-numeric={column.numeric ? '' : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column) => {
                const content = row.cells[column.id] ?? emptyText;
                const numeric = column.numeric ? '' : undefined;
                return column.id === headerColumn ? (
                  <th key={column.id} scope="row" data-numeric={numeric}>
                    {content}
                  </th>
                ) : (
                  <td
                    key={column.id}
                    data-label={column.label}
                    data-numeric={numeric}
                    data-long={typeof content === 'string' && content.length > longText ? '' : undefined}
                  >
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** From so many characters on a cell is a sentence, and keeps room for one. */
const longText = 32;

const Scroller = styled('div')({
  position: 'relative',
  overflowX: 'auto',
  maxWidth: '100%',
  // A shadow at each side where more of the table waits; it is covered when the end is reached.
  background: [
    `linear-gradient(to right, ${role.surface} 40%, transparent) left / 3rem 100% no-repeat local`,
    `linear-gradient(to left, ${role.surface} 40%, transparent) right / 3rem 100% no-repeat local`,
    `linear-gradient(to right, ${role.border}, transparent) left / 0.75rem 100% no-repeat scroll`,
    `linear-gradient(to left, ${role.border}, transparent) right / 0.75rem 100% no-repeat scroll`,
  ].join(),
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& caption': { paddingBlockEnd: space.s3, fontSize: size.h4, fontWeight: 650, textAlign: 'start' },
  '& th, & td': { padding: '0.85rem 1.25rem 0.85rem 0', textAlign: 'start', verticalAlign: 'baseline' },
  '& [data-numeric]': { textAlign: 'end' },
  // Where columns are many the table scrolls rather than setting a sentence word under word.
  '& [data-long]': { minWidth: '11rem' },
  '& :is(th, td):last-of-type:not([scope=row])': { paddingInlineEnd: 0 },
  '& thead th': { borderBlockEnd: `3px solid ${role.text}`, fontWeight: 650, verticalAlign: 'bottom' },
  '& tbody :is(th, td)': { borderBlockEnd: `1px solid ${role.line}` },
  // Words of a link may break anywhere, so a column of links would shrink to a part of a word.
  '& tbody th': { minWidth: 'min(9rem, 15vw)', fontWeight: 650 },
  [media.small]: {
    '& table, & caption, & tbody, & tr, & tbody th, & td': { display: 'block' },
    // As a block: of a group of rows `overflow` cuts nothing off, and hidden words would widen the page.
    '& thead': {
      display: 'block',
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: 1,
      height: 1,
      overflow: 'hidden',
    },
    '& tbody tr': { paddingBlock: space.s3, borderBlockEnd: `2px solid ${role.text}` },
    '& tbody th[scope], & tbody td[data-label]': {
      minWidth: 0,
      padding: '0.3rem 0',
      borderBlockEnd: 0,
      textAlign: 'start',
    },
    '& td::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: role.textMuted,
      fontSize: size.small,
    },
  },
  [media.print]: {
    overflow: 'visible',
    background: 'none',
    '& table': { fontSize: size.small },
    '& th, & td, & tbody th, & [data-long]': {
      minWidth: 0,
      paddingInlineEnd: space.s3,
      overflowWrap: 'anywhere',
    },
  },
});

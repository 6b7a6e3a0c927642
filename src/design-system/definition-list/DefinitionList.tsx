import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { media, role, size, space } from '../theme/roles.ts';

interface DefinitionListProps {
  items: readonly {
    id: string;
    term: string;
    text: ReactNode;
    /** Said more firmly or more quietly than the others. Default: as they are. */
    tone?: 'strong' | 'muted' | undefined;
  }[];
  /**
   * `rows`: term and text beside each other on a wide window, a line between the entries. `columns`: each entry under a line
   * of its own, as many side by side as fit. `stack`: large terms under each other. `lines`: short answers, each in one line
   * behind its term on every window. Default `rows`.
   */
  layout?: 'rows' | 'columns' | 'stack' | 'lines';
}

/**
 * Terms and what is said about them. Renders a `dl`: MUI has none. Its `List` would lose which words are the term, and its
 * `Table` would read out columns that nobody asked for.
 *
 * - Each term stands with its text in one group of the list.
 */
export function DefinitionList({ items, layout = 'rows' }: DefinitionListProps) {
  const Frame = frames[layout];
  return (
    <Frame>
      {items.map(({ id, term, text, tone }) => (
        <div key={id} data-tone={tone}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Frame>
  );
}

const Rows = styled('dl')({
  borderBlockStart: `3px solid ${role.text}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s1} ${space.column}`,
    paddingBlock: space.s4,
    borderBlockEnd: `1px solid ${role.line}`,
  },
  '& dt': { fontWeight: 650 },
  '& dd': { minWidth: 0 },
  [media.medium]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
  [media.print]: { '& > div': { breakInside: 'avoid' } },
});

const Columns = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: `${space.block} ${space.column}`,
  '& > div': {
    paddingBlockStart: space.s4,
    borderBlockStart: `3px solid ${role.mark}`,
    breakInside: 'avoid',
  },
  '& dt': { marginBlockEnd: space.s2, fontSize: size.h4, fontWeight: 720, lineHeight: 1.3 },
});

const Stacked = styled('dl')({
  display: 'grid',
  gap: space.block,
  '& > div': {
    paddingBlockStart: space.s4,
    borderBlockStart: `1px solid ${role.border}`,
    breakInside: 'avoid',
  },
  '& dt': { marginBlockEnd: space.s2, fontSize: size.h3, fontWeight: 720, lineHeight: 1.2 },
});

const Lines = styled('dl')({
  borderBlockStart: `3px solid ${role.text}`,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    // An answer that takes a line of its own begins where its term begins: ragged at the start, its lines are hard to find.
    justifyContent: 'space-between',
    gap: `0 ${space.column}`,
    paddingBlock: '0.2rem',
    borderBlockEnd: `1px solid ${role.line}`,
    lineHeight: 1.4,
    breakInside: 'avoid',
  },
  '& [data-tone=strong]': { fontWeight: 700 },
  '& [data-tone=muted]': { color: role.textMuted },
  [media.print]: { fontSize: '8pt', '& > div': { paddingBlock: '1pt' } },
});

const frames = { rows: Rows, columns: Columns, stack: Stacked, lines: Lines };

import { styled } from '@mui/material/styles';
import { media, role, space } from '../theme/roles.ts';
import { PlainList } from './PlainList.tsx';
import { drawnBox } from './TickList.tsx';

interface RuledListLook {
  /** Room above and below each entry. Default `small`; `none` where the entry is a link with room of its own. */
  room?: 'none' | 'small' | 'medium' | 'large';
  /** The line above the first entry. Default `strong`; `none` under a heading that has one. */
  top?: 'strong' | 'thin' | 'none';
  /** The parts of an entry side by side: columns of a CSS grid. Default: under each other, as they come. */
  columns?: string;
  /** From which width on; the parts stand under each other below. Default `wide`, 993 px. */
  since?: 'medium' | 'wide';
  /** Each entry begins with an icon. Default `false`. */
  icons?: boolean;
  /** Each entry begins with a drawn box that a pen can tick on paper. Default `false`. */
  ticks?: boolean;
}

const rooms = { none: 0, small: space.s3, medium: space.s4, large: space.s5 };
const own = new Set<PropertyKey>(['room', 'top', 'columns', 'since', 'icons', 'ticks']);

/**
 * Entries with a line under each, as in a register or on a form. MUI's `List`: a `ul`, with `component="ol"` an `ol`. Say
 * `role="list"` where a visitor shall hear how many there are.
 *
 * - On paper no entry is torn apart.
 */
export const RuledList = styled(PlainList, { shouldForwardProp: (name) => !own.has(name) })<RuledListLook>(
  ({ room = 'small', top = 'strong', columns, since = 'wide', icons, ticks }) => ({
    ...(top !== 'none' && {
      borderBlockStart: top === 'strong' ? `3px solid ${role.text}` : `1px solid ${role.border}`,
    }),
    '& > li': {
      maxWidth: 'none',
      ...(room !== 'none' && { paddingBlock: rooms[room] }),
      borderBlockEnd: `1px solid ${role.line}`,
      breakInside: 'avoid',
      ...(columns && {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: `${space.s1} ${space.column}`,
        [media[since]]: { gridTemplateColumns: columns, rowGap: space.s3 },
      }),
      ...(ticks && drawnBox),
      ...(icons && {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: space.s4,
        '& > svg': { color: role.mark, marginBlockStart: '0.2em' },
      }),
    },
  }),
);

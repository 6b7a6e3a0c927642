import { styled } from '@mui/material/styles';
import { role, size, space } from '../theme/roles.ts';
import { PlainList } from './PlainList.tsx';

interface NumberedListLook {
  /** How large the words are: `body`, `lead` as a sentence of its own, `sign` as on a board. Default `body`. */
  scale?: 'body' | 'lead' | 'sign';
}

const words = {
  body: {},
  lead: { fontSize: size.lead, lineHeight: 1.5 },
  sign: { fontSize: size.h3, fontWeight: 720, lineHeight: 1.2 },
};

/**
 * Few words each, with a large number before them and a line above. MUI's `List`; say `component="ol" role="list"`, since
 * a list without the browser's own numbers is silent in Safari. `Steps` are for longer parts with a heading each.
 */
export const NumberedList = styled(PlainList, {
  shouldForwardProp: (name) => name !== 'scale',
})<NumberedListLook>(({ scale = 'body' }) => ({
  counterReset: 'entry',
  '& > li': {
    counterIncrement: 'entry',
    display: 'grid',
    gridTemplateColumns: `${scale === 'sign' ? '1.2em' : '2.5em'} minmax(0, 1fr)`,
    alignItems: 'baseline',
    maxWidth: 'none',
    paddingBlock: scale === 'sign' ? space.s5 : space.s4,
    borderBlockStart: scale === 'sign' ? `2px solid ${role.mark}` : `1px solid ${role.border}`,
    breakInside: 'avoid',
    ...words[scale],
    '& > *': { gridColumn: 2 },
    '&::before': {
      content: 'counter(entry)',
      gridRow: '1 / span 2',
      color: role.mark,
      fontSize: size.h3,
      fontWeight: 720,
      fontVariantNumeric: 'tabular-nums',
    },
  },
}));

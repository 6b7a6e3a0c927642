import { styled } from '@mui/material/styles';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';

interface GateSignProps {
  items: readonly { id: string; text: string }[];
}

/** Rules as they stand on the sign at a gate: few words, large. Renders an `ol`. */
export function GateSign({ items }: GateSignProps) {
  return (
    <Sign component="ol" role="list">
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </Sign>
  );
}

const Sign = styled(PlainList)({
  counterReset: 'rule',
  display: 'grid',
  gap: `0 ${space.column}`,
  '& > li': {
    counterIncrement: 'rule',
    display: 'grid',
    gridTemplateColumns: '1.2em minmax(0, 1fr)',
    maxWidth: 'none',
    paddingBlock: space.s5,
    borderBlockStart: `2px solid ${role.mark}`,
    fontSize: size.h3,
    fontWeight: 720,
    lineHeight: 1.2,
    '&::before': { content: 'counter(rule)', color: role.mark, fontVariantNumeric: 'tabular-nums' },
  },
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

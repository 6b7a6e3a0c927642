import { styled } from '@mui/material/styles';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';

interface DrainOrderProps {
  items: readonly { id: string; name: string; text: string }[];
}

/** What leaves a car first, second and so on, down one column and then the next. Renders an `ol`. */
export function DrainOrder({ items }: DrainOrderProps) {
  return (
    <Order component="ol" role="list">
      {items.map(({ id, name, text }) => (
        <li key={id}>
          <strong>{name}</strong> <span>{text}</span>
        </li>
      ))}
    </Order>
  );
}

const Order = styled(PlainList)({
  counterReset: 'drain',
  columnGap: space.column,
  '& > li': {
    counterIncrement: 'drain',
    display: 'grid',
    gridTemplateColumns: '2.5em minmax(0, 1fr)',
    alignItems: 'baseline',
    maxWidth: 'none',
    paddingBlock: space.s3,
    borderBlockStart: `1px solid ${role.border}`,
    breakInside: 'avoid',
    '& > *': { gridColumn: 2 },
    '&::before': {
      content: 'counter(drain)',
      gridRow: '1 / span 2',
      color: role.mark,
      fontSize: size.h3,
      fontWeight: 720,
      fontVariantNumeric: 'tabular-nums',
    },
  },
  '& strong': { fontSize: size.h4 },
  '& span': { color: role.textMuted },
  [media.medium]: { columnCount: 2 },
});

import { styled } from '@mui/material/styles';
import { PlainList } from '#design-system/list/index.ts';
import { role, space } from '#design-system/theme/roles.ts';

interface CheckListProps {
  items: readonly { id: string; text: string }[];
}

/** Things to do, each with a drawn box that a pen can tick on paper. Renders a `ul`. */
export function CheckList({ items }: CheckListProps) {
  return (
    <List role="list">
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </List>
  );
}

const List = styled(PlainList)({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1.1em minmax(0, 1fr)',
    gap: space.s3,
    paddingBlock: space.s2,
    breakInside: 'avoid',
    '&::before': {
      content: '""',
      width: '1.1em',
      height: '1.1em',
      marginBlockStart: '0.22em',
      border: `2px solid ${role.border}`,
    },
  },
});

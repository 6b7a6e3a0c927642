import { styled } from '@mui/material/styles';
import { role, size, space } from '#design-system/theme/roles.ts';

interface WordGridProps {
  items: readonly { id: string; name: string; text: string }[];
}

/** Short explanations, as many beside each other as fit. Renders a `dl`. */
export function WordGrid({ items }: WordGridProps) {
  return (
    <Words>
      {items.map(({ id, name, text }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Words>
  );
}

const Words = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: `${space.block} ${space.column}`,
  '& > div': {
    borderBlockStart: `2px solid ${role.mark}`,
    paddingBlockStart: space.s3,
    breakInside: 'avoid',
  },
  '& dt': { fontSize: size.h4, fontWeight: 720, lineHeight: 1.3 },
  '& dd': { marginBlockStart: space.s2 },
});

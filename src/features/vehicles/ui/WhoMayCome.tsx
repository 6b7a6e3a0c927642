import { styled } from '@mui/material/styles';
import { role, size, space } from '#design-system/theme/roles.ts';
import { Verdict } from '#design-system/verdict/index.ts';

interface WhoMayComeProps {
  items: readonly { id: string; kind: string; label: string; name: string; text: string }[];
}

/** Who may come along: the answer under the question. Renders a `dl`. */
export function WhoMayCome({ items }: WhoMayComeProps) {
  return (
    <Answers>
      {items.map(({ id, kind, label, name, text }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>
            <Verdict kind={kind === 'yes' || kind === 'no' ? kind : 'conditions'} label={label} />
          </dd>
          <dd>{text}</dd>
        </div>
      ))}
    </Answers>
  );
}

const Answers = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: `${space.block} ${space.column}`,
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s2,
    paddingBlockStart: space.s4,
    borderBlockStart: `3px solid ${role.text}`,
    breakInside: 'avoid',
  },
  '& dt': { fontSize: size.h4, fontWeight: 720, lineHeight: 1.3 },
});

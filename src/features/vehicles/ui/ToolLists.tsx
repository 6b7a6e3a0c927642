import { styled } from '@mui/material/styles';
import { Heading } from '#design-system/layout/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { role, space } from '#design-system/theme/roles.ts';
import { Verdict } from '#design-system/verdict/index.ts';

interface ToolListsProps {
  groups: readonly {
    id: string;
    heading: string;
    /** The verdict in words. */
    label: string;
    items: readonly { id: string; text: string }[];
  }[];
}

/** What may come in beside what may not. Renders a `div` with a list for each. */
export function ToolLists({ groups }: ToolListsProps) {
  return (
    <Lists>
      {groups.map(({ id, heading, label, items }) => (
        <div key={id}>
          <Heading level={3}>{heading}</Heading>
          <p>
            <Verdict kind={id === 'yes' ? 'yes' : 'no'} label={label} />
          </p>
          <Items role="list">
            {items.map(({ id: item, text }) => (
              <li key={item}>{text}</li>
            ))}
          </Items>
        </div>
      ))}
    </Lists>
  );
}

const Lists = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: `${space.block} ${space.column}`,
  '& > div': { minWidth: 0 },
  '& > div > p': { marginBlock: space.s2 },
});

const Items = styled(PlainList)({
  borderBlockStart: `3px solid ${role.text}`,
  '& > li': { maxWidth: 'none', paddingBlock: space.s3, borderBlockEnd: `1px solid ${role.border}` },
});

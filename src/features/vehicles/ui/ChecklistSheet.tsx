import { styled } from '@mui/material/styles';
import { Heading } from '#design-system/layout/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
import { CheckList } from './CheckList.tsx';

interface ChecklistSheetProps {
  parts: readonly { id: string; heading: string; items: readonly { id: string; text: string }[] }[];
}

/** A sheet of paper with lists to tick, a column for each stage. Renders a `div`. */
export function ChecklistSheet({ parts }: ChecklistSheetProps) {
  return (
    <Sheet data-surface="raised">
      {parts.map(({ id, heading, items }) => (
        <div key={id}>
          <Heading level={3} size="h4">
            {heading}
          </Heading>
          <CheckList items={items} />
        </div>
      ))}
    </Sheet>
  );
}

const Sheet = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: `${space.block} ${space.column}`,
  padding: 'clamp(1.25rem, 3vw, 3.5rem)',
  border: `1px solid ${role.line}`,
  borderBlockStart: `6px solid ${role.mark}`,
  '& h3': { borderBlockEnd: `3px solid ${role.text}`, paddingBlockEnd: space.s3, marginBlockEnd: space.s3 },
  [media.print]: { padding: 0, border: 0 },
});

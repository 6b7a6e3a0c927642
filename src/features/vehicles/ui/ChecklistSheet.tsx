import { Columns, Heading, Stack } from '#design-system/layout/index.ts';
import { TickList } from '#design-system/list/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { role, space } from '#design-system/theme/roles.ts';

interface ChecklistSheetProps {
  parts: readonly { id: string; heading: string; items: readonly { id: string; text: string }[] }[];
}

/** A sheet of paper with lists to tick, a column for each stage. Renders a `div`. */
export function ChecklistSheet({ parts }: ChecklistSheetProps) {
  return (
    <Panel variant="sheet" surface="raised">
      <Columns min="16rem">
        {parts.map(({ id, heading, items }) => (
          <Stack gap="close" key={id}>
            <Heading level={3} size="h4">
              {heading}
            </Heading>
            <TickList
              role="list"
              sx={{ borderBlockStart: `3px solid ${role.text}`, paddingBlockStart: space.s3 }}
            >
              {items.map(({ id: item, text }) => (
                <li key={item}>{text}</li>
              ))}
            </TickList>
          </Stack>
        ))}
      </Columns>
    </Panel>
  );
}

import { Columns, Heading, Stack } from '#design-system/layout/index.ts';
import { RuledList } from '#design-system/list/index.ts';
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
    <Columns min="18rem">
      {groups.map(({ id, heading, label, items }) => (
        <Stack gap="tight" key={id}>
          <Heading level={3}>{heading}</Heading>
          <p>
            <Verdict kind={id === 'yes' ? 'yes' : 'no'} label={label} />
          </p>
          <RuledList role="list">
            {items.map(({ id: item, text }) => (
              <li key={item}>{text}</li>
            ))}
          </RuledList>
        </Stack>
      ))}
    </Columns>
  );
}

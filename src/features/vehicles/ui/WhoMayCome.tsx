import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Stack } from '#design-system/layout/index.ts';
import { Verdict } from '#design-system/verdict/index.ts';

interface WhoMayComeProps {
  items: readonly { id: string; kind: string; label: string; name: string; text: string }[];
}

/** Who may come along: the answer under the question. Renders a `dl`. */
export function WhoMayCome({ items }: WhoMayComeProps) {
  return (
    <DefinitionList
      layout="columns"
      items={items.map(({ id, kind, label, name, text }) => ({
        id,
        term: name,
        text: (
          <Stack gap="tight">
            <Verdict kind={kind === 'yes' || kind === 'no' ? kind : 'conditions'} label={label} />
            <span>{text}</span>
          </Stack>
        ),
      }))}
    />
  );
}

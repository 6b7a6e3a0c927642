import { DefinitionList } from '#design-system/definition-list/index.ts';

interface WordGridProps {
  items: readonly { id: string; name: string; text: string }[];
}

/** Short explanations, as many beside each other as fit. Renders a `dl`. */
export function WordGrid({ items }: WordGridProps) {
  return (
    <DefinitionList layout="columns" items={items.map(({ id, name, text }) => ({ id, term: name, text }))} />
  );
}

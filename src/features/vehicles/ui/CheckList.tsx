import { TickList } from '#design-system/list/index.ts';

interface CheckListProps {
  items: readonly { id: string; text: string }[];
}

/** Things to do, each with a drawn box that a pen can tick on paper. Renders a `ul`. */
export function CheckList({ items }: CheckListProps) {
  return (
    <TickList role="list">
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </TickList>
  );
}

import { DefinitionList } from '#design-system/definition-list/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { deskLinks } from './desk-links.ts';

interface TermListProps {
  /** Texts may hold the tags that `deskLinks` knows. */
  items: readonly { id: string; name: string; text: string }[];
}

/** Terms with texts that may link to desks and pages for investors. Renders a `dl`. */
export function TermList({ items }: TermListProps) {
  return (
    <DefinitionList
      items={items.map(({ id, name, text }) => ({
        id,
        term: name,
        text: <RichText text={text} links={deskLinks} />,
      }))}
    />
  );
}

import { DefinitionList } from '#design-system/definition-list/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';

/** Props of what helps to search. */
export interface SearchTipsProps {
  heading: string;
  items: readonly { id: string; name: string; text: string }[];
}

/** The element that the server alone writes. */
export const tipsPart = 'search-tips';

/** What one may type, and what the answer means, as the server writes it. Renders a `div` with a section. */
export function WrittenSearchTips({ heading, items }: SearchTipsProps) {
  return (
    <div id={tipsPart}>
      <SideSection id="tips" title={heading}>
        <DefinitionList items={items.map(({ id, name, text }) => ({ id, term: name, text }))} />
      </SideSection>
    </div>
  );
}

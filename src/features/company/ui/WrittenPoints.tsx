import type { ReactNode } from 'react';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { givenOnce } from '#design-system/served-once.tsx';
import { SideSection } from '#design-system/side-section/index.ts';
import { pointsPart } from './points-part.ts';

/** Props of a list of points. */
export interface PointsProps {
  /** Of the heading, once in the site. */
  id: string;
  title: string;
  /** Under the title. */
  lead?: ReactNode;
  /** In development alone: see `giveOnce`, which the page's loader calls with `pointsPart(id)`. */
  points: readonly { id: string; title: string; text: string }[] | null;
}

/** Names and what is said of each, as the server writes them. Renders a `div` with a section. */
export function WrittenPoints({ id, title, lead, points }: PointsProps) {
  const part = pointsPart(id);
  const items = givenOnce(part, points);
  return (
    <div id={part}>
      <SideSection id={id} surface="tint" title={title} lead={lead}>
        <DefinitionList
          items={items.map(({ id: point, title: term, text }) => ({ id: point, term, text }))}
        />
      </SideSection>
    </div>
  );
}

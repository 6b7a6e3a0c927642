import { useLingui } from '@lingui/react';
import { RelatedLinks } from '#design-system/related-links/index.ts';
import type { PageId } from '#site/manifest.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';

interface OnwardPagesProps {
  heading: string;
  /** Pages of the site by id, each with a sentence that says why to go there. */
  items: readonly { id: PageId; text: string }[];
}

/** The ways onward at the end of a page, each by the name that the page has everywhere. Renders a `section`. */
export function OnwardPages({ heading, items }: OnwardPagesProps) {
  const { i18n } = useLingui();
  return (
    <RelatedLinks
      heading={heading}
      headingId="onward"
      items={items.map(({ id, text }) => ({ id, text, label: i18n._(pageLabel(id)), to: pathTo(id) }))}
    />
  );
}

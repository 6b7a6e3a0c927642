import { useLingui } from '@lingui/react';
import { RelatedLinks } from '#design-system/related-links/index.ts';
import type { PageId } from '#site/manifest.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';

interface OnwardPage {
  id: PageId;
  /** Says why to go there. */
  text?: string | undefined;
  /** The part of the page to open. */
  hash?: string | undefined;
}

interface OnwardPagesProps {
  heading: string;
  /** Unique on its page. Default `onward`. */
  headingId?: string;
  /** Pages of the site: the id alone, or with more to say of them. */
  items: readonly (PageId | OnwardPage)[];
}

/** The ways onward at the end of a page, each by the name that the page has everywhere. Renders a `section`. */
export function OnwardPages({ heading, headingId = 'onward', items }: OnwardPagesProps) {
  const { i18n } = useLingui();
  return (
    <RelatedLinks
      heading={heading}
      headingId={headingId}
      items={items.map((item) => {
        const { id, text, hash }: OnwardPage = typeof item === 'string' ? { id: item } : item;
        return {
          id,
          label: i18n._(pageLabel(id)),
          to: pathTo(id, hash ? { hash } : {}),
          ...(text && { text }),
        };
      })}
    />
  );
}

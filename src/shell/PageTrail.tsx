import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts';
import { ancestors, type PageId } from '#site/manifest.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';

interface PageTrailProps {
  pageId: PageId;
}

/** Where a page stands, from home down. Renders the breadcrumbs. */
export function PageTrail({ pageId }: PageTrailProps) {
  const { t, i18n } = useLingui();
  const label = (id: PageId): string => i18n._(pageLabel(id));
  const above: PageId[] = ['home', ...ancestors(pageId)];
  return (
    <Breadcrumbs
      label={t({ message: 'Breadcrumb', comment: 'Name of the path of links for screen readers' })}
      items={[...above.map((id) => ({ label: label(id), to: pathTo(id) })), { label: label(pageId) }]}
    />
  );
}

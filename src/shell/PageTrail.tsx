import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts';
import { ancestors } from '#site/manifest.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabels } from '#site/route-words.ts';

interface PageTrailProps {
  pageId: string;
}

/** Where a page stands, from home down. Renders the breadcrumbs. */
export function PageTrail({ pageId }: PageTrailProps) {
  const { t, i18n } = useLingui();
  const label = (id: string): string => {
    const message = pageLabels[id];
    return message ? i18n._(message) : id;
  };
  const above = ['home', ...ancestors(pageId)];
  return (
    <Breadcrumbs
      label={t({ message: 'Breadcrumb', comment: 'Name of the path of links for screen readers' })}
      items={[...above.map((id) => ({ label: label(id), to: pathTo(id) })), { label: label(pageId) }]}
    />
  );
}

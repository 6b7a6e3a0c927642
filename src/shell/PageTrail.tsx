import { useLingui } from '@lingui/react/macro';
import { useMatches } from 'react-router';
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts';
import { ancestors, type PageId } from '#site/manifest.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';

interface PageTrailProps {
  pageId: PageId;
}

/**
 * Where a page stands, from home down. A page that shows one thing of many is named by what its loader answers as `trail`: the
 * town of a yard. Renders the breadcrumbs.
 */
export function PageTrail({ pageId }: PageTrailProps) {
  const { t, i18n } = useLingui();
  const label = (id: PageId): string => i18n._(pageLabel(id));
  const data = useMatches().at(-1)?.loaderData as { trail?: string } | undefined;
  const above: PageId[] = ['home', ...ancestors(pageId)];
  return (
    <Breadcrumbs
      label={t({ message: 'Breadcrumb', comment: 'Name of the path of links for screen readers' })}
      items={[
        ...above.map((id) => ({ label: label(id), to: pathTo(id) })),
        { label: data?.trail ?? label(pageId) },
      ]}
    />
  );
}

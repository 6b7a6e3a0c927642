import { Trans, useLingui } from '@lingui/react/macro';
import { Column, Heading, Section, TextColumns } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { space } from '#design-system/theme/roles.ts';
import { pages } from '#site/manifest.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';

/** Pages that a list of pages cannot link: they need a parameter, or are no place to go. Those that need a secret are none either. */
const unlisted = new Set([
  'news-release-details',
  'investor-event',
  'yard',
  'job',
  'page-not-found',
  'sitemap',
  'console',
  'console-components',
  'console-component',
  'legal-notices-other',
]);

interface MorePagesProps {
  /** Ids of the pages that stand above. */
  listed: ReadonlySet<string>;
}

/** All pages that the specification's own lists leave out, so that the site map really has every page. */
export function MorePages({ listed }: MorePagesProps) {
  const { i18n } = useLingui();
  const more = pages.filter(({ id, isPrivate }) => !listed.has(id) && !unlisted.has(id) && !isPrivate);
  return (
    <Section surface="tint">
      <Column span={4}>
        <Heading level={2} size="h3" id="more-pages">
          <Trans comment="Heading above all other pages in the site map">More pages</Trans>
        </Heading>
      </Column>
      <Column from={5} span={8}>
        <TextColumns sx={{ '& a': { display: 'inline-block', paddingBlock: space.s2 } }}>
          <PlainList role="list">
            {more.map(({ id }) => (
              <li key={id}>
                <Link to={pathTo(id)}>{i18n._(pageLabel(id))}</Link>
              </li>
            ))}
          </PlainList>
        </TextColumns>
      </Column>
    </Section>
  );
}

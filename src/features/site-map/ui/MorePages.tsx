import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, space } from '#design-system/theme/roles.ts';
import { pages } from '#site/manifest.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';

/** Pages that a list of pages cannot link: they need a parameter, or are no place to go. */
const unlisted = new Set([
  'news-release-details',
  'investor-event',
  'yard',
  'page-not-found',
  'sitemap',
  'console',
  'console-components',
  'legal-notices-other',
]);

interface MorePagesProps {
  /** Ids of the pages that stand above. */
  listed: ReadonlySet<string>;
}

/** All pages that the specification's own lists leave out, so that the site map really has every page. */
export function MorePages({ listed }: MorePagesProps) {
  const { i18n } = useLingui();
  const more = pages.filter(({ id }) => !listed.has(id) && !unlisted.has(id));
  return (
    <Section labelledBy="more-pages" surface="tint">
      <Column span={4}>
        <Heading level={2} size="h3" id="more-pages">
          <Trans comment="Heading above all other pages in the site map">More pages</Trans>
        </Heading>
      </Column>
      <Column from={5} span={8}>
        <List>
          {more.map(({ id }) => (
            <li key={id}>
              <Link to={pathTo(id)}>{i18n._(pageLabel(id))}</Link>
            </li>
          ))}
        </List>
      </Column>
    </Section>
  );
}

const List = styled(PlainList)({
  [media.medium]: { columnCount: 2, columnGap: space.column },
  '& li': { breakInside: 'avoid' },
  '& a': { display: 'inline-block', paddingBlock: space.s2 },
});

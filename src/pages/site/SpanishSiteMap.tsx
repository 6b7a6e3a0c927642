import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { type PageEntry, pages } from '#site/manifest.ts';
import { spanishSiteMap } from '#site/navigation.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';

/** Pages that a list of pages cannot link: they need a parameter, or are no place to go. */
const unlisted = new Set([
  'news-release-details',
  'page-not-found',
  'sitemap',
  'console',
  'console-components',
  'legal-notices-other',
]);

const cards = new Set(spanishSiteMap.map((link) => link.page));
const more = (pages as readonly PageEntry[]).filter(({ id }) => !cards.has(id) && !unlisted.has(id));

/** Exactly ten cards, and below them the pages that the specification does not list. Renders two sections. */
export function SpanishSiteMap() {
  const { i18n } = useLingui();
  return (
    <>
      <Section labelledBy="main-pages">
        <Column span={12}>
          <Heading level={2} size="h3" id="main-pages">
            <Trans comment="Heading above the ten most wanted pages in the Spanish site map">
              Main pages
            </Trans>
          </Heading>
        </Column>
        <Column span={12}>
          <Cards>
            {spanishSiteMap.map(({ page }) => (
              <li key={page}>
                <Link to={pathTo(page)}>{i18n._(pageLabel(page))}</Link>
              </li>
            ))}
          </Cards>
        </Column>
      </Section>
      <Section labelledBy="more-pages" surface="tint">
        <Column span={4}>
          <Heading level={2} size="h3" id="more-pages">
            <Trans comment="Heading above all other pages in the Spanish site map">More pages</Trans>
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
    </>
  );
}

const Cards = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space.s4,
  [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.large]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& li': { maxWidth: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'flex-end',
    height: '100%',
    minHeight: '7rem',
    padding: space.s4,
    border: `1px solid ${role.border}`,
    borderTop: `4px solid ${role.mark}`,
    fontSize: size.h4,
    fontWeight: 600,
    hyphens: 'auto',
  },
});

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [media.medium]: { columnCount: 2, columnGap: space.column },
  '& a': { display: 'inline-block', paddingBlock: space.s2 },
});

import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { spanishSiteMap } from '#site/navigation.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';
import { MorePages } from './MorePages.tsx';

const cards = new Set<string>(spanishSiteMap.map((link) => link.page));

/** Exactly ten cards, and below them the pages that the specification does not list. Renders two sections. */
export function SpanishSiteMap() {
  const { i18n } = useLingui();
  return (
    <>
      <Section>
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
      <MorePages listed={cards} />
    </>
  );
}

const Cards = styled(PlainList)({
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

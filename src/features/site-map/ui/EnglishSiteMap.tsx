import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Column, Heading, Section } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
import { englishSiteMap, type SiteLink } from '#site/navigation.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';
import { MorePages } from './MorePages.tsx';
import { partLabels, sectionLabels } from './site-map-words.ts';

const listed = new Set(englishSiteMap.flatMap(({ links }) => links.map(({ page }) => page)));

/** The ten sections in the order of the specification. and below them every other page. Renders sections with headings and lists. */
export function EnglishSiteMap() {
  const { t, i18n } = useLingui();
  const label = (link: SiteLink) =>
    i18n._((link.label ? partLabels[link.label] : undefined) ?? pageLabel(link.page));
  return (
    <>
      <Section>
        <Column span={12}>
          <Sections>
            {englishSiteMap.map((section) => (
              <div key={section.key}>
                <Heading level={2} size="h4" id={`section-${section.key}`}>
                  {i18n._(sectionLabels[section.key] ?? { id: section.key })}
                </Heading>
                <ul aria-labelledby={`section-${section.key}`}>
                  {section.links.map((link) => (
                    <li key={`${link.page}#${link.label ?? ''}`}>
                      <Link to={pathTo(link.page, link.hash ? { hash: link.hash } : {})}>{label(link)}</Link>
                    </li>
                  ))}
                  {section.key === 'careers' && (
                    <li>
                      <Link
                        to={pathTo('careers-openings')}
                        newTab
                        newTabNote={t({
                          message: 'opens in a new tab',
                          comment: 'In parentheses behind a link',
                        })}
                      >
                        {t({
                          message: 'Join Our Team',
                          comment: 'Link to the list of open jobs. Fixed by contract',
                        })}
                      </Link>
                    </li>
                  )}
                </ul>
              </div>
            ))}
          </Sections>
        </Column>
      </Section>
      <MorePages listed={listed} />
    </>
  );
}

/** Newspaper columns: sections keep their order from top to bottom, and none is torn apart. */
const Sections = styled('div')({
  columnGap: space.column,
  [media.medium]: { columnCount: 2 },
  [media.large]: { columnCount: 3 },
  '& > div': { breakInside: 'avoid', paddingBottom: space.block },
  '& h2': { borderTop: `2px solid ${role.mark}`, paddingTop: space.s3 },
  '& ul': { listStyle: 'none', margin: `${space.s3} 0 0`, padding: 0 },
  '& li a': { display: 'inline-block', paddingBlock: space.s2 },
});

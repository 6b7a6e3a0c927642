import { useLingui } from '@lingui/react/macro';
import { Column, Heading, Section, TextColumns } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { role, space } from '#design-system/theme/roles.ts';
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
          <TextColumns large={3}>
            {englishSiteMap.map((section) => (
              <Panel key={section.key} sx={{ borderColor: role.mark, marginBlockEnd: space.block }}>
                <Heading level={2} size="h4" id={`section-${section.key}`}>
                  {i18n._(sectionLabels[section.key] ?? { id: section.key })}
                </Heading>
                <PlainList
                  aria-labelledby={`section-${section.key}`}
                  sx={{ '& a': { display: 'inline-block', paddingBlock: space.s2 } }}
                >
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
                </PlainList>
              </Panel>
            ))}
          </TextColumns>
        </Column>
      </Section>
      <MorePages listed={listed} />
    </>
  );
}

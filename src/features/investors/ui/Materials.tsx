import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';
import type { InvestorsData } from './investors.server.ts';

interface MaterialsProps {
  materials: InvestorsData['materials'];
}

/**
 * What there is to read and to download, and what is still missing. Renders a section; links of the footer and the
 * site map open its heading.
 */
export function Materials({ materials: { files, pages, missing } }: MaterialsProps) {
  const { i18n } = useLingui();
  return (
    <Section>
      <Column span={12}>
        <Heading level={2} id="investorMaterials">
          <Trans comment="Heading above presentations and reports for investors">Investor materials</Trans>
        </Heading>
      </Column>
      <Column span={5}>
        <Stack gap="block">
          <Stack>
            <Heading level={3} size="h4">
              {files.heading}
            </Heading>
            <RuledList role="list" room="none">
              {files.items.map(({ id, name, detail, href, lang }) => (
                <li key={id}>
                  <DocumentLink href={href} title={name} meta={detail} hrefLang={lang} />
                </li>
              ))}
            </RuledList>
          </Stack>
          <Callout tone="note" title={missing.title}>
            <Text>{missing.text}</Text>
          </Callout>
        </Stack>
      </Column>
      <Column from={7} span={6}>
        <Stack>
          <Heading level={3} size="h4">
            {pages.heading}
          </Heading>
          <RuledList role="list">
            {pages.items.map(({ id, text }) => (
              <li key={id}>
                <Link to={pathTo(id)} alone>
                  {i18n._(pageLabel(id))}
                </Link>
                <Text muted>{text}</Text>
              </li>
            ))}
          </RuledList>
        </Stack>
      </Column>
    </Section>
  );
}

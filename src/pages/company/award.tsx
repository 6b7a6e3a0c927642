import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { Callout } from '#design-system/callout/index.ts';
import { Card } from '#design-system/card/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { readAward } from '#features/company/ui/award.server.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/award';

const { magazine, year } = brand.award;

const lead = msg({
  message: `The business magazine ${magazine} put us on its list of the most influential companies: what it looked at, and what it does not prove.`,
  comment: 'Opens the page award; search engines show it too; {magazine} is the name of the magazine',
});

export const handle = { description: lead };

/** The texts of the page, in its language. */
export function loader() {
  return readAward();
}

/** The page `award`: stands in for the magazine's article, says that both are invented, and what was judged. */
export default function Award({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { sample, limits, judged, done } = loaderData;
  return (
    <>
      <PageHeader
        title={
          <Trans comment="Heading of the page award; {year} is a year">
            Among the most influential companies of {year}
          </Trans>
        }
        lead={i18n._(lead)}
      />
      <Section>
        <Column span={4}>
          <Stack sx={{ maxWidth: 'clamp(9rem, 40vw, 18rem)' }}>
            <img
              src="/images/award-badge.svg"
              alt={t({
                message: `${magazine}, most influential companies ${year}`,
                comment:
                  'Instead of the badge of the award, for those who do not see it; {magazine} is the name of a magazine, {year} a year',
              })}
              width={240}
              height={280}
            />
          </Stack>
        </Column>
        <Column from={5} span={8}>
          <Stack gap="block">
            <Heading level={2} id="judged">
              <Trans comment="Heading over what the jury of an award looked at">
                Four things were judged
              </Trans>
            </Heading>
            <DefinitionList items={judged.map(({ id, label, text }) => ({ id, term: label, text }))} />
            <Callout
              tone="note"
              headingLevel={3}
              title={t({ message: 'Part of a sample brand', comment: 'Title of a note on the award' })}
            >
              <Text>{sample.text}</Text>
            </Callout>
          </Stack>
        </Column>
      </Section>
      <Section surface="tint">
        <Heading level={2} id="named-for">
          <Trans comment="Heading over three practices for which the company was listed">
            What we were named for
          </Trans>
        </Heading>
        {done.map(({ id, title, text }) => (
          <Column key={id} span={4}>
            <Card as="div">
              <Heading level={3}>{title}</Heading>
              <Text>{text}</Text>
            </Card>
          </Column>
        ))}
      </Section>
      <SideSection
        id="limits"
        size="h2"
        title={<Trans comment="Heading on what an award does not say">What a list cannot tell you</Trans>}
      >
        <Text size="lead">
          <RichText
            text={limits.text}
            links={{ data: { to: pathTo('esg-data') }, history: { to: pathTo('history') } }}
          />
        </Text>
      </SideSection>
    </>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { Contents } from '#design-system/contents/index.ts';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { Clause } from '#features/products/ui/Clause.tsx';
import { readTermsOfSale } from '#features/products/ui/terms-of-sale.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/terms-of-sale';

const lead = msg({
  message: 'The conditions of our sales to businesses, each with a one-sentence summary.',
  comment: 'Opens the page terms-of-sale; search engines show it too',
});

export const handle = { description: lead };

export function loader() {
  return readTermsOfSale();
}

/** The page `terms-of-sale`: numbered conditions with a list of contents beside them. */
export default function TermsOfSale({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { version, since, sample, contents, label, sections, onward } = loaderData;
  const titled = sections.map((section, index) => ({
    ...section,
    title: `${index + 1}. ${section.heading}`,
    label: section.heading,
  }));
  return (
    <>
      <PageHeader
        title={<Trans comment="Heading of the page terms-of-sale">Terms of sale in plain words</Trans>}
        lead={i18n._(lead)}
        compact
      >
        <Stack row>
          <PrintButton label={t({ message: 'Print these terms', comment: 'Button that prints the page' })} />
          <Text muted>
            <Trans comment="{version} is a number such as 1.2, {since} a date">
              Version {version}, in force since {since}
            </Trans>
          </Text>
        </Stack>
      </PageHeader>
      <Section>
        <Column span={3} since="wide">
          <Contents label={contents.label} items={titled} />
        </Column>
        <Column from={4} span={9} since="wide">
          <Stack gap="block">
            <Callout tone="sample" title={sample.title}>
              <p>{sample.text}</p>
            </Callout>
            <div>
              {titled.map(({ id, title, summary, body }) => (
                <Clause key={id} id={id} title={title} summaryLabel={label} summary={summary} body={body} />
              ))}
            </div>
          </Stack>
        </Column>
      </Section>
      <OnwardPages {...onward} />
    </>
  );
}

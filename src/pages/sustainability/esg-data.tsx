import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Callout } from '#design-system/callout/index.ts';
import { Contents } from '#design-system/contents/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { EsgTable } from '#features/sustainability/ui/EsgTable.tsx';
import { SustainabilityDownloads } from '#features/sustainability/ui/SustainabilityDownloads.tsx';
import { readEsgData } from '#features/sustainability/ui/sustainability.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/esg-data';

const lead = msg({
  message:
    'Five years of figures about environment, people and governance: every number behind the sustainability report, as tables and as a spreadsheet.',
  comment: 'Opens the page esg-data; search engines show it too',
});

export const handle = { description: lead };

/** All tables, in the page's language. */
export function loader() {
  return readEsgData();
}

/** The page `esg-data`: every figure as tables, the twin of the PDF file and of the spreadsheet. */
export default function EsgData({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { title, sample, years, families, downloads } = loaderData;
  const tables = families.flatMap((family) => family.tables);
  return (
    <>
      <PageHeader title={title} lead={i18n._(lead)}>
        <Stack>
          <SustainabilityDownloads downloads={downloads} only={['esg', 'figures']} />
          <PrintButton
            label={t({ message: 'Print these tables', comment: 'Button: opens the print dialog' })}
          />
        </Stack>
      </PageHeader>
      <Section>
        <Column span={3} since="wide">
          <Contents
            label={t({ message: 'Tables on this page', comment: 'Name of the list of contents' })}
            items={tables.map(({ id, title: label }) => ({ id, label }))}
          />
        </Column>
        <Column from={4} span={9} since="wide">
          <Stack gap="block">
            <Callout tone="sample" title={sample.title}>
              <Text>{sample.text}</Text>
            </Callout>
            {families.map((family) => (
              <Fragment key={family.id}>
                <Stack>
                  <Heading level={2}>{family.title}</Heading>
                  <Text>{family.lead}</Text>
                </Stack>
                {family.tables.map((table) => (
                  <EsgTable key={table.id} table={table} years={years} />
                ))}
              </Fragment>
            ))}
          </Stack>
        </Column>
      </Section>
      <OnwardPages
        heading={t({ message: 'What the figures mean', comment: 'Heading above links to related pages' })}
        items={['sustainability-report', 'sustainability', 'ethics']}
      />
    </>
  );
}

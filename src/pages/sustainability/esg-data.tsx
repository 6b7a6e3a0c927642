import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { Contents } from '#design-system/contents/index.ts';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { giveOnce } from '#design-system/served-once.tsx';
import { EsgTables } from '#features/sustainability/ui/EsgTables.tsx';
import { keptParts } from '#features/sustainability/ui/kept-parts.ts';
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

/** All tables, in the page's language; their figures are written into the page and travel in no other way. */
export function loader() {
  const { title, downloads, sample, ...tables } = readEsgData();
  const contents = tables.families.flatMap((family) =>
    family.tables.map((table) => ({ id: table.id, label: table.title })),
  );
  return { title, downloads, sample, contents, data: giveOnce(keptParts.esgTables, tables) };
}

/** The page `esg-data`: every figure as tables, the twin of the PDF file and of the spreadsheet. */
export default function EsgData({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { title, downloads, sample, contents, data } = loaderData;
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
      <Section room="block">
        {/* Ahead of the contents, so that a phone shows it before the figures too. */}
        <Callout tone="sample" title={sample.title}>
          <Text>{sample.text}</Text>
        </Callout>
        <Column span={3} since="wide">
          <Contents
            label={t({ message: 'Tables on this page', comment: 'Name of the list of contents' })}
            items={contents}
          />
        </Column>
        <Column from={4} span={9} since="wide">
          <EsgTables data={data} />
        </Column>
      </Section>
      <OnwardPages
        heading={t({ message: 'What the figures mean', comment: 'Heading above links to related pages' })}
        items={['sustainability-report', 'sustainability', 'ethics']}
      />
    </>
  );
}

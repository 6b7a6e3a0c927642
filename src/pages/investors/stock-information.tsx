import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { Callout } from '#design-system/callout/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Timeline } from '#design-system/timeline/index.ts';
import { OnwardPages } from '../OnwardPages.tsx';
import { deskLinks } from './desk-links.ts';
import { readStock } from './stock.server.ts';
import { TermList } from './TermList.tsx';
import { WordTable } from './WordTable.tsx';

const lead = msg({
  message:
    'Symbol, delay and trading days, how to read the quote, and three ways to hold a share. Share and prices are a sample.',
  comment: 'Opens the page stock-information; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The texts of the page, in its language. */
export function loader() {
  return readStock();
}

/** The page `stock-information`: the share, a delayed day of trading, and how to read and hold it. */
export default function StockInformation() {
  const { i18n } = useLingui();
  const { share, where, delay, reading, holidays, holding, later, onward } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={
          <Trans comment="Heading of the page stock-information">One share, and how to read its price</Trans>
        }
        lead={i18n._(lead)}
      />
      <SideSection id="share" title={share.heading}>
        <TermList items={share.items} />
        <Callout tone="note" title={where.title}>
          <Text>
            <RichText text={where.text} links={deskLinks} />
          </Text>
        </Callout>
      </SideSection>
      <SideSection id="delay" surface="plate" size="h2" title={delay.heading} lead={delay.lead}>
        <Timeline items={delay.items} />
        <Callout tone="warning" title={delay.note.title}>
          <Text>{delay.note.text}</Text>
        </Callout>
      </SideSection>
      <WordTable id="reading" {...reading} />
      <Section surface="tint" labelledBy="holidays">
        <Column span={4}>
          <Stack>
            <Heading level={2} id="holidays">
              {holidays.heading}
            </Heading>
            <Text>{holidays.lead}</Text>
            {holidays.body.map((paragraph) => (
              <Text key={paragraph} muted>
                {paragraph}
              </Text>
            ))}
          </Stack>
        </Column>
        <Column from={5} span={8}>
          <DataTable
            caption={holidays.caption}
            columns={holidays.columns}
            rows={holidays.rows}
            emptyText=""
          />
        </Column>
      </Section>
      <WordTable id="holding" {...holding} />
      <SideSection id="later" surface="tint" title={later.title}>
        <Text>
          <RichText text={later.text} links={deskLinks} />
        </Text>
      </SideSection>
      <OnwardPages {...onward} />
    </>
  );
}

import '#features/quotes/ui/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { unlessFailed } from '#features/investors/ui/live.server.ts';
import { LastCopyNote, SourceFailedNote } from '#features/investors/ui/SourceNote.tsx';
import { SpreadsheetLink } from '#features/investors/ui/SpreadsheetLink.tsx';
import { WordTable } from '#features/investors/ui/WordTable.tsx';
import { PriceChart } from '#features/quotes/ui/PriceChart.tsx';
import { PriceOnDay } from '#features/quotes/ui/PriceOnDay.tsx';
import { readPrices } from '#features/quotes/ui/prices.server.ts';
import { QuoteFacts } from '#features/quotes/ui/QuoteFacts.tsx';
import { readStock } from '#features/quotes/ui/stock.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/stock-information';

const lead = msg({
  message:
    'The latest price, a chart, the price on any day of three years, and how to read and hold a share. Share and prices are a sample.',
  comment: 'Opens the page stock-information; search engines show it too',
});

export const handle = { description: lead };

/** The texts of the page, and prices as the address asks for them (`period` of the chart, `date` of the look-up). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const words = readStock();
  const ports = context.get(requestContext)?.ports;
  // The index of the site's search is made without a server: it needs the words alone.
  if (!ports) return { ...words, prices: undefined };
  const { searchParams } = new URL(request.url);
  const prices = await unlessFailed(readPrices(ports.quotes, ports.news, searchParams));
  // Answers to a question are no pages of their own to a search engine.
  return { ...words, prices, noindex: searchParams.has('date') || searchParams.has('period') };
}

/** The page `stock-information`: the price now, over time and on a day, and how to read and hold the share. */
export default function StockInformation({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { prices, chart, events, share, delay, reading, holidays, holding, onward } = loaderData;
  return (
    <>
      <PageHeader
        title={
          <Trans comment="Heading of the page stock-information">One share, and how to read its price</Trans>
        }
        lead={i18n._(lead)}
      >
        {prices === null && <SourceFailedNote />}
        {prices && <LastCopyNote of={prices.lastCopyOf} />}
        {prices?.quote && <QuoteFacts quote={prices.quote} day={prices.day} year={prices.year} />}
      </PageHeader>
      {prices?.chart && (
        <PriceChart chart={prices.chart} said={chart} saidOfEvents={events}>
          <SpreadsheetLink
            page="stock-information"
            rows={prices.chart.count}
            chosen={{ period: prices.chart.period }}
          />
        </PriceChart>
      )}
      {prices?.quote && <PriceOnDay lookUp={prices.lookUp} />}
      <WordTable id="share" {...share} />
      <WordTable id="delay" surface="tint" {...delay} note={`${delay.note.title}. ${delay.note.text}`} />
      <WordTable id="reading" {...reading} />
      <Section surface="tint">
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
      <OnwardPages {...onward} />
    </>
  );
}

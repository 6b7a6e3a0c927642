import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Timeline } from '#design-system/timeline/index.ts';
import { orderParameters, readDividendOrder } from '#features/investors/model/dividend-order.ts';
import { DividendChart } from '#features/investors/ui/DividendChart.tsx';
import { readDividends } from '#features/investors/ui/dividends.server.ts';
import { SpreadsheetLink } from '#features/investors/ui/SpreadsheetLink.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/dividend-history';

const lead = msg({
  message:
    'Each dividend per share with its four dates, the sums of every year, and what each date means for you.',
  comment: 'Opens the page dividend-history; search engines show it too',
});

export const handle = { description: lead };

/** The dividends and what is said about them, in the page's language, sorted as the address asks. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const isSorted = Object.values(orderParameters).some((name) => searchParams.has(name));
  return { ...readDividends(readDividendOrder(searchParams)), noindex: isSorted };
}

/** The page `dividend-history`: the dates of the latest dividend, what each quarter paid as a line, every payment as a row. */
export default function DividendHistory({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { latest, settlement, chart, chartHeading, policy, table, onward } = loaderData;
  return (
    <>
      <PageHeader
        title={<Trans comment="Heading of the page dividend-history">Dividends, year by year</Trans>}
        lead={i18n._(lead)}
      >
        <Text>
          <Link href="#all" alone>
            {table.heading}
          </Link>
        </Text>
      </PageHeader>
      <SideSection id="latest" size="h2" title={latest.heading} lead={latest.lead}>
        <Timeline items={latest.items} />
        <Callout tone="note" title={settlement.title}>
          <Text>{settlement.text}</Text>
        </Callout>
      </SideSection>
      <Section surface="tint">
        <Column span={12}>
          <Heading level={2} id="years">
            {chartHeading}
          </Heading>
        </Column>
        <Column span={12}>
          <DividendChart chart={chart} />
        </Column>
      </Section>
      <Section>
        <Column span={8}>
          <Stack>
            <Heading level={2} id="all">
              {table.heading}
            </Heading>
            <Text>{table.lead}</Text>
            {table.running !== '' && <Text>{table.running}</Text>}
          </Stack>
        </Column>
        <Column span={12}>
          <Stack gap="block">
            <DataTable
              caption={table.caption}
              columns={table.columns.map((column) => ({ ...column, numeric: column.id === 'amount' }))}
              rows={table.rows.map(({ id, days, cells }) => ({
                id,
                cells: {
                  ...cells,
                  ...Object.fromEntries(
                    days.map(({ column, day, when }) => [
                      column,
                      <time key={column} dateTime={day}>
                        {when}
                      </time>,
                    ]),
                  ),
                },
              }))}
              emptyText=""
            />
            <SpreadsheetLink page="dividend-history" rows={table.rows.length} />
          </Stack>
        </Column>
      </Section>
      <SideSection id="policy" surface="plate" size="h2" title={policy.heading}>
        <DefinitionList items={policy.items.map(({ id, name, text }) => ({ id, term: name, text }))} />
      </SideSection>
      <OnwardPages {...onward} />
    </>
  );
}

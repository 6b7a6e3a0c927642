import '#features/prices/ui/compare/add-words.ts';
import '#features/prices/ui/load/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { Column, PageHeader, Section } from '#design-system/layout/index.ts';
import { readComparedPlaces } from '#features/locations/ui/compared-places.server.ts';
import { readYardWords } from '#features/locations/ui/yards.server.ts';
import { LoadForm } from '#features/prices/ui/load/LoadForm.tsx';
import { LoadSheet } from '#features/prices/ui/load/LoadSheet.tsx';
import { readLoadPage } from '#features/prices/ui/load/load-page.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/load-estimate';

const lead = msg({
  message:
    'Several metals on one truck? Write down what each weighs, choose a yard, and see what its board of today makes of them.',
  comment: 'Opens the page load-estimate; search engines show it too',
});

export const handle = { description: lead };

/** What a load brings at one yard. An answer to a question is no page of its own for search engines. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ports = context.get(requestContext)?.ports;
  if (!ports) throw new Error('Prices need the server: their page is rendered on request only.');
  const { searchParams } = new URL(request.url);
  const { prices } = readYardWords().around;
  const page = await readLoadPage(searchParams, {
    prices: ports.prices,
    yards: readComparedPlaces(null, ports.locations).yards,
    words: { sample: { title: prices.title, text: prices.text }, call: prices.call.label },
  });
  return { page, noindex: searchParams.size > 0 };
}

/** The page `load-estimate`: up to six metals, gross less tare, and what they bring on the board of one yard. */
export default function LoadEstimate({ loaderData: { page, noindex } }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <PageHeader
        compact
        title={<Trans comment="Heading of the page load-estimate">What your load brings</Trans>}
        // Who has asked wants the answer in the first screen.
        lead={!noindex && i18n._(lead)}
      />
      <LoadSheet page={page} />
      <Section surface="raised" room="block">
        <Column span={12}>
          <LoadForm page={page} />
        </Column>
      </Section>
      <OnwardPages
        heading={t({
          message: 'Before you load up',
          comment: 'Heading above links for people who sell scrap',
        })}
        items={['scrap-prices', 'what-to-bring', 'location-search']}
      />
    </>
  );
}

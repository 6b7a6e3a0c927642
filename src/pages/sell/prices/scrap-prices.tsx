import '#features/prices/ui/compare/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { PageHeader } from '#design-system/layout/index.ts';
import { PriceWatchForm } from '#features/alerts/ui/watch/PriceWatchForm.tsx';
import { readPriceForm } from '#features/alerts/ui/watch/watch-form.server.ts';
import { readComparedPlaces } from '#features/locations/ui/compared-places.server.ts';
import { readYardWords } from '#features/locations/ui/yards.server.ts';
import { priceParameters } from '#features/prices/model/prices-call.ts';
import { PriceBoards } from '#features/prices/ui/compare/PriceBoards.tsx';
import { PriceForm } from '#features/prices/ui/compare/PriceForm.tsx';
import { readPricePage } from '#features/prices/ui/compare/price-page.server.ts';
import { SavedNote } from '#features/saved-pages/ui/SavedNote.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/scrap-prices';

const lead = msg({
  message:
    'One metal at all our yards, side by side. Add a weight and you see what your load brings; add a ZIP code and you see how far it is.',
  comment: 'Opens the page scrap-prices; search engines show it too',
});

export const handle = { description: lead };

/** What all yards pay for one metal. An answer to a question is no page of its own for search engines. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ports = context.get(requestContext)?.ports;
  if (!ports) throw new Error('Prices need the server: their page is rendered on request only.');
  const { searchParams } = new URL(request.url);
  const { prices, units } = readYardWords().around;
  const places = readComparedPlaces(searchParams.get(priceParameters.near), ports.locations);
  const page = await readPricePage(searchParams, {
    prices: ports.prices,
    places,
    words: {
      sample: { title: prices.title, text: prices.text },
      call: prices.call.label,
      same: prices.same.label,
    },
    units,
  });
  const watch = await readPriceForm(searchParams, {
    alerts: ports.alerts,
    prices: ports.prices,
    yards: places.yards,
    metal: page.metal,
    name: page.name,
    units,
  });
  return { page, watch, noindex: searchParams.size > 0 };
}

/** The page `scrap-prices`: one metal, all yards, by pay or by distance, and what a load brings. */
export default function ScrapPrices({ loaderData: { page, watch, noindex } }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <SavedNote />
      <PageHeader
        compact
        title={<Trans comment="Heading of the page scrap-prices">Scrap prices today</Trans>}
        // Who has asked wants the answer in the first screen.
        lead={!noindex && i18n._(lead)}
      >
        <PriceForm page={page} />
      </PageHeader>
      <PriceBoards page={page} />
      <PriceWatchForm {...watch} />
      <OnwardPages
        heading={t({
          message: 'Before you load up',
          comment: 'Heading above links for people who sell scrap',
        })}
        items={['load-estimate', 'what-we-buy', 'what-to-bring', 'location-search']}
      />
    </>
  );
}

import '#features/inventory/ui/search/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { PageHeader } from '#design-system/layout/index.ts';
import { ArrivalWatchForm } from '#features/alerts/ui/watch/ArrivalWatchForm.tsx';
import { readArrivalForm } from '#features/alerts/ui/watch/watch-form.server.ts';
import { vehicleParameters } from '#features/inventory/model/vehicles-call.ts';
import { VehicleForm } from '#features/inventory/ui/search/VehicleForm.tsx';
import { VehicleList } from '#features/inventory/ui/search/VehicleList.tsx';
import { readVehiclePage } from '#features/inventory/ui/search/vehicle-page.server.ts';
import { todayAt } from '#features/locations/model/today-at.ts';
import { readComparedPlaces } from '#features/locations/ui/compared-places.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { listTitle } from '#site/list-title.ts';
import type { Route } from './+types/vehicle-inventory';

const lead = msg({
  message:
    'See which vehicles are in our self-service parts yards today, and in which row. Search by make, model and year, or see what came in this week.',
  comment: 'Opens the page vehicle-inventory; search engines show it too',
});

export const handle = { description: lead };

/** The vehicles in the parts yards. An answer to a question is no page of its own for search engines. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ports = context.get(requestContext)?.ports;
  if (!ports) throw new Error('Vehicles need the server: their page is rendered on request only.');
  const { locations, inventory, alerts } = ports;
  const { searchParams } = new URL(request.url);
  const places = readComparedPlaces(searchParams.get(vehicleParameters.near), locations, 'ARB');
  const now = locations.now();
  const [page, watch] = await Promise.all([
    readVehiclePage(searchParams, {
      inventory,
      places,
      todayAt: (yard) => todayAt(locations, yard),
      now,
    }),
    readArrivalForm(searchParams, { alerts, inventory, yards: places.yards, now }),
  ]);
  return {
    page,
    watch,
    ...listTitle('vehicle-inventory', page.page, page.pages),
    noindex: searchParams.size > 0,
  };
}

/** The page `vehicle-inventory`: what stands in the parts yards, by make, model, years and week. */
export default function VehicleInventory({ loaderData: { page, watch, noindex } }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <PageHeader
        compact
        title={<Trans comment="Heading of the page vehicle-inventory">Find your car in our yards</Trans>}
        // Who has asked wants the answer in the first screen.
        lead={!noindex && i18n._(lead)}
      >
        <VehicleForm page={page} />
      </PageHeader>
      <VehicleList page={page} />
      <ArrivalWatchForm {...watch} />
      <OnwardPages
        heading={t({ message: 'Before you come', comment: 'Heading above links for people who pull parts' })}
        items={['part-prices', 'yard-rules', 'location-search']}
      />
    </>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { PageHeader, ScriptOnly, Section, Stack, Text } from '#design-system/layout/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { packPlace } from '#features/locations/model/near-me.ts';
import { yardName } from '#features/locations/model/yard.ts';
import { NearMe } from '#features/locations/ui/NearMe.tsx';
import { PageSearchBox } from '#features/locations/ui/PageSearchBox.tsx';
import { PhoneLines } from '#features/locations/ui/PhoneLines.tsx';
import { readLocationSearch } from '#features/locations/ui/places.server.ts';
import { SearchAnswer } from '#features/locations/ui/SearchAnswer.tsx';
import { SearchTips } from '#features/locations/ui/SearchTips.tsx';
import { readSearchAnswer } from '#features/locations/ui/search-answer.server.ts';
import { readTaken } from '#features/locations/ui/taken.server.ts';
import { YardNotices } from '#features/locations/ui/YardNotices.tsx';
import { YardsMap } from '#features/locations/ui/YardsMap.tsx';
import { readNoticesForAll } from '#features/locations/ui/yards.server.ts';
import { readMapPins } from '#features/locations/ui/yards-map.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/location-search';

const title = msg({ message: 'Find a location near you', comment: 'Heading of the page location-search' });
const lead = msg({
  message: 'Type an address or a ZIP or postal code, and keep it: you can change it and search again.',
  comment: 'Opens the page location-search; search engines show it too',
});

export const handle = { description: lead };

/** What was asked (`zip`, `div`), its answer, and who answers the telephone. An answer is no page for search engines. */
export function loader({ request, context }: Route.LoaderArgs) {
  const locations = context.get(requestContext)?.ports.locations;
  if (!locations) throw new Error('The search for a yard needs the server: it is rendered on request only.');
  const parameters = new URL(request.url).searchParams;
  const answer = readSearchAnswer(parameters, locations);
  const taken = readTaken(answer.takes?.id ?? null);
  const meant = locations.yards.filter((yard) => taken === null || taken.isTakenBy(yard));
  return {
    answer,
    noindex: answer.query !== '' || taken !== null,
    // The first that a screen reader says of a document: whoever asked from another page hears at once what was found.
    ...(answer.query !== '' && { title: `${answer.query}: ${answer.outcome.replace(/\.( .*)?$/, '')}` }),
    notices: readNoticesForAll(locations.now()),
    pins: answer.map ? [] : readMapPins(meant),
    places: meant.map((yard) => packPlace(yard, yardName(yard))),
    ...readLocationSearch(answer.division),
  };
}

/** The page `location-search`: repeats what was asked, answers it, and names the desks that know the rest. */
export default function LocationSearch({ loaderData }: Route.ComponentProps) {
  const { i18n } = useLingui();
  const { answer, notices, places, pins, call, lines, tips, onward } = loaderData;
  const isAsked = answer.query !== '';
  return (
    <>
      <YardNotices notices={notices} />
      {/* Who has asked wants the answer high on the page, not the advice again. */}
      <PageHeader title={i18n._(title)} lead={!isAsked && i18n._(lead)} compact={isAsked}>
        <PageSearchBox
          postalCode={answer.query}
          division={answer.division}
          takes={answer.takes?.id}
          line={isAsked}
        >
          <NearMe places={places} division={answer.division} quiet />
        </PageSearchBox>
      </PageHeader>
      {!isAsked && (
        <Section room="block">
          <Stack row gap="actions" sx={{ alignItems: 'center' }}>
            <NearMe places={places} division={answer.division} />
            <ScriptOnly>
              <Text size="small" muted>
                <Trans>Your position stays on this device. We never see it.</Trans>
              </Text>
            </ScriptOnly>
          </Stack>
        </Section>
      )}
      <SearchAnswer answer={answer} />
      {!answer.map && <YardsMap pins={pins} />}
      <SideSection id="call" title={call.heading} lead={call.lead}>
        <PhoneLines lines={lines} />
      </SideSection>
      <SearchTips {...tips} />
      <OnwardPages heading={onward.heading} items={onward.items} />
    </>
  );
}

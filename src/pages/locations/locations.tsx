import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { KindsTable } from '#features/locations/ui/KindsTable.tsx';
import { PageSearchBox } from '#features/locations/ui/PageSearchBox.tsx';
import { PhoneLines } from '#features/locations/ui/PhoneLines.tsx';
import { readLocations } from '#features/locations/ui/places.server.ts';
import { YardGroups } from '#features/locations/ui/YardGroups.tsx';
import { YardNotices } from '#features/locations/ui/YardNotices.tsx';
import { readNoticesForAll } from '#features/locations/ui/yards.server.ts';
import { SavedNote } from '#features/saved-pages/ui/SavedNote.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/locations';

const title = msg({ message: 'Our locations', comment: 'Heading of the page locations' });
const lead = msg({
  message:
    'Metals yards, self-service auto parts yards and a steel mill, across the United States and Canada: which gate is yours, and how to find the nearest one.',
  comment: 'Opens the page locations; search engines show it too',
});

export const handle = { description: lead };

/** Kinds of place, every yard and telephone lines, in the page's language, and what holds at all gates today. */
export function loader({ context }: Route.LoaderArgs) {
  const locations = context.get(requestContext)?.ports.locations;
  // The index of the site's search is made without a server: it needs the words alone.
  return { ...readLocations(), notices: locations ? readNoticesForAll(locations.now()) : [] };
}

/** The page `locations`. Its part `locationList` is what the search box's second button opens. */
export default function Locations({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { notices, kinds, call, list, groups, visit, onward } = loaderData;
  return (
    <>
      <SavedNote />
      <YardNotices notices={notices} />
      <PictureHeader
        title={i18n._(title)}
        lead={i18n._(lead)}
        wideOnly
        picture={
          <RenderedPicture
            name="yard"
            sizes={headerPictureSizes}
            alt={t({
              message:
                'Scale model of a scrap yard: bins for each kind of metal, a crane on a heap of scrap, and a row of bales.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      >
        <PageSearchBox />
      </PictureHeader>
      <KindsTable kinds={kinds} />
      <SideSection
        id="locationList"
        surface="tint"
        size="h2"
        title={<Trans comment="Heading above the list of all yards">Complete list</Trans>}
        lead={list.lead}
      >
        <YardGroups groups={groups} />
        <Text>{list.note}</Text>
      </SideSection>
      <Section>
        <Column span={8}>
          <Stack>
            <Heading level={2} id="call">
              {call.heading}
            </Heading>
            <Text>{call.lead}</Text>
          </Stack>
        </Column>
        <Column span={12}>
          <PhoneLines lines={call.lines} />
        </Column>
      </Section>
      <SideSection id="visit" surface="plate" size="h2" title={visit.heading}>
        <DefinitionList items={visit.items.map(({ id, name, text }) => ({ id, term: name, text }))} />
      </SideSection>
      <OnwardPages {...onward} />
    </>
  );
}

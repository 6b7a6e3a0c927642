import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Callout } from '#design-system/callout/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { RelatedLinks } from '#design-system/related-links/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { readSearchText, searchParameters } from '#features/locations/model/search-box.ts';
import { LocationTypeLinks } from '#features/locations/ui/LocationTypeLinks.tsx';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';
import { PageSearchBox } from './PageSearchBox.tsx';
import { PhoneLines } from './PhoneLines.tsx';
import { readLocationSearch } from './places.server.ts';

const title = msg({ message: 'Find a location near you', comment: 'Heading of the page location-search' });
const lead = msg({
  message: 'Type an address or a ZIP or postal code, and keep it: you can change it and search again.',
  comment: 'Opens the page location-search; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** What was asked (`zip`, `div`), and who can answer it today. */
export function loader({ request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const query = readSearchText(parameters.get(searchParameters.text));
  return { query, ...readLocationSearch(parameters.get(searchParameters.division)) };
}

/** The page `location-search`: repeats what was asked and names the desks that can answer it today. */
export default function LocationSearch() {
  const { i18n, t } = useLingui();
  const { query, division, prepared, lines, tips, onward } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} />
      <PageSearchBox postalCode={query} division={division} />
      <Section surface="tint" labelledBy="asked">
        <Column span={12}>
          <Stack>
            <LocationTypeLinks path={pathTo('location-search')} text={query} division={division} />
            <Heading level={2} id="asked">
              {query === ''
                ? t({
                    message: 'Please enter address',
                    comment: 'The search for a yard was left empty. Fixed by contract',
                  })
                : t({ message: `You asked for “${query}”.`, comment: '{query} is what the visitor typed' })}
            </Heading>
          </Stack>
        </Column>
        <Column span={8}>
          <Callout tone="note" title={prepared.title}>
            <Text>{prepared.text}</Text>
          </Callout>
        </Column>
        <Column span={12}>
          <PhoneLines lines={lines} />
        </Column>
      </Section>
      <SideSection id="tips" title={tips.heading}>
        <DefinitionList items={tips.items.map(({ id, name, text }) => ({ id, term: name, text }))} />
      </SideSection>
      <RelatedLinks
        heading={onward.heading}
        headingId="onward"
        items={onward.items.map(({ id, hash, text }) => ({
          id,
          text,
          label: i18n._(pageLabel(id)),
          to: pathTo(id, hash ? { hash } : {}),
        }))}
      />
    </>
  );
}

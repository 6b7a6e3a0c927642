import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { brand } from '#brand';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { defaultDivision, readSearchText, searchParameters } from '#features/locations/model/search-box.ts';
import { LocationTypeLinks } from '#features/locations/ui/LocationTypeLinks.tsx';
import { pathTo } from '#site/paths.ts';
import { ShortPage } from '../ShortPage.tsx';
import { PageSearchBox } from './PageSearchBox.tsx';

const title = msg({ message: 'Find a location near you', comment: 'Heading of the page location-search' });
const lead = msg({
  message: 'Type an address or a ZIP or postal code, and keep it: you can change it and search again.',
  comment: 'Opens the page location-search; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `location-search`: repeats what was asked (`zip`) and says who can answer it today. */
export default function LocationSearch() {
  const phone = brand.phone.display;
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const query = readSearchText(parameters.get(searchParameters.text));
  const division = parameters.get(searchParameters.division) ?? defaultDivision;
  return (
    <ShortPage title={title} lead={lead} onward={['locations', 'sell-to-us', 'contacts']}>
      <PageSearchBox postalCode={query} division={division} />
      <Section surface="tint" labelledBy="asked">
        <Column from={1} span={8}>
          <Stack gap="small">
            <LocationTypeLinks path={pathTo('location-search')} text={query} division={division} />
            <Heading level={2} size="h3" id="asked">
              {query === ''
                ? t({
                    message: 'Please enter address',
                    comment: 'The search for a yard was left empty. Fixed by contract',
                  })
                : t({ message: `You asked for “${query}”.`, comment: '{query} is what the visitor typed' })}
            </Heading>
            <Text>
              <Trans comment="{phone} is a telephone number and stands in a link">
                We cannot measure distances on this page yet. Call{' '}
                <Link href={brand.phone.href}>{phone}</Link> on weekdays: a person will name the nearest yard
                and what it buys.
              </Trans>
            </Text>
          </Stack>
        </Column>
      </Section>
    </ShortPage>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { Column, Heading, Section, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { ShortPage } from '../ShortPage.tsx';
import { PageSearchBox } from './PageSearchBox.tsx';

const title = msg({ message: 'Our locations', comment: 'Heading of the page locations' });
const lead = msg({
  message:
    'Metals yards, self-service auto parts yards and a steel mill, across the United States and Canada. Call before you come with a large or unusual load.',
  comment: 'Opens the page locations; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `locations`. Its part `locationList` is what the search box's second button opens. */
export default function Locations() {
  const phone = brand.phone.display;
  return (
    <ShortPage
      title={title}
      lead={lead}
      onward={['sell-to-us', 'what-we-buy', 'vehicle-recycling-services', 'contacts']}
    >
      <PageSearchBox />
      <Section labelledBy="locationList" surface="tint">
        <Column span={4}>
          <Heading level={2} size="h3" id="locationList">
            <Trans comment="Heading above the list of all yards">Complete list</Trans>
          </Heading>
        </Column>
        <Column from={5} span={8}>
          <Text>
            <Trans comment="{phone} is a telephone number and stands in a link">
              The list of yards, by state and province with hours and materials, is being prepared. Until it
              stands here, call <Link href={brand.phone.href}>{phone}</Link> on weekdays and ask for the yard
              nearest you.
            </Trans>
          </Text>
        </Column>
      </Section>
    </ShortPage>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Column, Heading, Section, Text } from '#design-system/layout/index.ts';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({
  message: 'Metal can be used again without end',
  comment: 'Heading of the page sustainability',
});
const lead = msg({
  message:
    'Steel, copper and aluminum lose nothing when they are melted again. Recycling aluminum saves about 95 percent of the energy that new metal takes; our part is to lose as little as possible on the way.',
  comment: 'Opens the page sustainability; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `sustainability`. Its part `Reports` is what the footer and the site map link to. */
export default function Sustainability() {
  return (
    <ShortPage title={title} lead={lead} onward={['company', 'ethics', 'investors', 'follow-us']}>
      <Section labelledBy="Reports" surface="tint">
        <Column span={4}>
          <Heading level={2} size="h3" id="Reports">
            <Trans comment="Heading above the sustainability documents">Reports and data</Trans>
          </Heading>
        </Column>
        <Column from={5} span={8}>
          <Text>
            <Trans>
              The 2024 sustainability report and the ESG data tables are being prepared. Both will stand here
              as PDF files, each with the same content as a web page and the figures as a spreadsheet.
            </Trans>
          </Text>
        </Column>
      </Section>
    </ShortPage>
  );
}

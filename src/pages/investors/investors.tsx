import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Column, Heading, Section, Text } from '#design-system/layout/index.ts';
import { ShortPage } from '../ShortPage.tsx';

const title = msg({ message: 'For investors', comment: 'Heading of the page investors' });
const lead = msg({
  message:
    'News first, then figures: releases stand here the moment they are public. The company is invented, so every price, filing and dividend on these pages is sample data.',
  comment: 'Opens the page investors; search engines show it too',
});

/** What search engines and social cards say of this page. */
export const handle = { description: lead };

/** The page `investors`. Its part `investorMaterials` is what the footer and the site map link to. */
export default function Investors() {
  return (
    <ShortPage
      title={title}
      lead={lead}
      onward={[
        'news-releases',
        'stock-information',
        'dividend-history',
        'corporate-governance',
        'sec-filings',
        'email-alerts',
      ]}
    >
      <Section labelledBy="investorMaterials" surface="tint">
        <Column span={4}>
          <Heading level={2} size="h3" id="investorMaterials">
            <Trans comment="Heading above presentations and reports for investors">Investor materials</Trans>
          </Heading>
        </Column>
        <Column from={5} span={8}>
          <Text>
            <Trans>
              Presentations, annual reports and the papers of each quarter will be listed here. Until they
              are, the news releases carry the results of every quarter.
            </Trans>
          </Text>
        </Column>
      </Section>
    </ShortPage>
  );
}

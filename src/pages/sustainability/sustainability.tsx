import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { Facts } from '#design-system/facts/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { media } from '#design-system/theme/roles.ts';
import { GoalsNow } from '#features/sustainability/ui/GoalsNow.tsx';
import { SustainabilityChart } from '#features/sustainability/ui/SustainabilityChart.tsx';
import { SustainabilityDownloads } from '#features/sustainability/ui/SustainabilityDownloads.tsx';
import { readSustainability } from '#features/sustainability/ui/sustainability.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/sustainability';

const lead = msg({
  message:
    'Steel, copper and aluminum lose nothing when they are melted again. Recycling aluminum saves about 95 percent of the energy that new metal takes; our part is to lose as little as possible on the way.',
  comment: 'Opens the page sustainability; search engines show it too',
});

export const handle = { description: lead };

/** Goals, figures, charts and documents, in the page's language. */
export function loader() {
  return readSustainability();
}

const onward = ['ethics', 'culture', 'how-recycling-works', 'investors'] as const;

/** The page `sustainability`: key figures, goals, charts. Its part `Reports` is what the footer and the site map link to. */
export default function Sustainability({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { sample, figures, goals, charts, downloads } = loaderData;
  return (
    <>
      <PageHeader
        title={
          <Trans comment="Heading of the page sustainability">Metal can be used again without end</Trans>
        }
        lead={i18n._(lead)}
      >
        <Stack row>
          <Button to={pathTo('sustainability-report')} icon="arrow">
            <Trans comment="Button: opens the sustainability report as a web page">
              Read the 2024 report
            </Trans>
          </Button>
          <Button variant="secondary" to={pathTo('sustainability', { hash: 'Reports' })}>
            <Trans comment="Button: goes down to the documents for download">Go to the documents</Trans>
          </Button>
        </Stack>
      </PageHeader>
      <Section surface="plate">
        <Heading level={2} id="figures">
          <Trans comment="Heading over four key figures of 2024">2024 in four figures</Trans>
        </Heading>
        <Facts items={figures} />
        <Callout tone="sample" title={sample.title}>
          <Text>{sample.text}</Text>
        </Callout>
      </Section>
      <GoalsNow goals={goals} />
      <Section surface="tint">
        {/* A browser keeps a heading with what follows in a column, not in a grid: on paper the charts begin a sheet. */}
        <Stack sx={{ [media.print]: { breakBefore: 'page' } }}>
          <Heading level={2} id="charts">
            <Trans comment="Heading over three charts">Five years in charts</Trans>
          </Heading>
        </Stack>
        {charts.map((chart, index) => (
          <Column key={chart.id} span={index === 2 ? 12 : 6}>
            <SustainabilityChart chart={chart} />
          </Column>
        ))}
      </Section>
      <SideSection
        id="Reports"
        size="h2"
        title={<Trans comment="Heading above the sustainability documents">Reports and data</Trans>}
        lead={
          <Trans>
            The PDF files are made for screen readers too. Each has a twin on this site, with the same words
            and figures.
          </Trans>
        }
      >
        <Stack>
          <Heading level={3} size="h4">
            <Trans comment="Heading over links to web pages that hold the same as the PDF files">
              As web pages
            </Trans>
          </Heading>
          <Text>
            <Link to={pathTo('sustainability-report')}>
              <Trans comment="Link to the report as a web page">2024 sustainability report, web page</Trans>
            </Link>
          </Text>
          <Text>
            <Link to={pathTo('esg-data')}>
              <Trans comment="Link to the ESG data as a web page">2024 ESG data, web page</Trans>
            </Link>
          </Text>
        </Stack>
        {downloads.map(({ languageName, ...files }) => (
          <Stack key={files.lang}>
            <Heading level={3} size="h4">
              <Trans comment="Heading over files for download; {languageName} is English or Spanish">
                Files in {languageName}
              </Trans>
            </Heading>
            <SustainabilityDownloads downloads={{ languageName, ...files }} />
          </Stack>
        ))}
      </SideSection>
      <OnwardPages
        heading={t({ message: 'More about how we work', comment: 'Heading above links to other pages' })}
        items={onward}
      />
    </>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { Contents } from '#design-system/contents/index.ts';
import { Column, Section, Stack, Text } from '#design-system/layout/index.ts';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { giveOnce } from '#design-system/served-once.tsx';
import { keptParts } from '#features/sustainability/ui/kept-parts.ts';
import { ReportChapters } from '#features/sustainability/ui/ReportChapters.tsx';
import { SustainabilityDownloads } from '#features/sustainability/ui/SustainabilityDownloads.tsx';
import { readReport } from '#features/sustainability/ui/sustainability.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/sustainability-report';

const lead = msg({
  message:
    'What we did in fiscal year 2024 about metal, energy, emissions, water, safety and neighbors, in plain words and with every figure.',
  comment: 'Opens the page sustainability-report; search engines show it too',
});

export const handle = { description: lead };

/** The report, in the page's language; its chapters are written into the page and travel in no other way. */
export function loader() {
  const { title, published, downloads, sample, ...told } = readReport();
  const contents = told.chapters.map((chapter) => ({ id: chapter.id, label: chapter.title }));
  return { title, published, downloads, sample, contents, data: giveOnce(keptParts.reportChapters, told) };
}

/** The page `sustainability-report`: the report as a web page, with the same text, charts and tables as the PDF file. */
export default function SustainabilityReport({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { title, published, downloads, sample, contents, data } = loaderData;
  return (
    <>
      <PictureHeader
        title={title}
        lead={i18n._(lead)}
        wideOnly
        picture={
          <RenderedPicture
            name="bridge"
            sizes={headerPictureSizes}
            alt={t({
              message:
                'Scale model of an arched steel bridge over a river; a locomotive pulls cars with new goods across it: coils of sheet, bars, railings and bicycles.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      >
        <Stack>
          <Text size="small" muted>
            <Trans comment="Under the title of a report; {published} is a day">
              Published on {published}
            </Trans>
          </Text>
          <SustainabilityDownloads downloads={downloads} only={['report']} />
          <PrintButton
            label={t({ message: 'Print this report', comment: 'Button: opens the print dialog' })}
          />
        </Stack>
      </PictureHeader>
      <Section room="block">
        {/* Ahead of the contents, so that a phone shows it before the figures too. */}
        <Callout tone="sample" title={sample.title}>
          <Text>{sample.text}</Text>
        </Callout>
        <Column span={4} since="wide">
          <Contents
            label={t({ message: 'Chapters of the report', comment: 'Name of the list of contents' })}
            items={contents}
          />
        </Column>
        <Column from={5} span={8} since="wide">
          <ReportChapters data={data} />
        </Column>
      </Section>
      <OnwardPages
        heading={t({ message: 'Behind the report', comment: 'Heading above links to related pages' })}
        items={['esg-data', 'sustainability', 'ethics']}
      />
    </>
  );
}

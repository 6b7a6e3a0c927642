import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Callout } from '#design-system/callout/index.ts';
import { FlowChart } from '#design-system/chart/index.ts';
import { Contents } from '#design-system/contents/index.ts';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { Facts } from '#design-system/facts/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { giveOnce } from '#design-system/served-once.tsx';
import { readOneTon } from '#features/help/ui/one-ton.server.ts';
import { percentSpan } from '#features/help/ui/percent-span.ts';
import { RecyclingStages } from '#features/help/ui/RecyclingStages.tsx';
import { readRecycling } from '#features/help/ui/recycling.server.ts';
import { recyclingStagesId } from '#features/help/ui/recycling-stages-id.ts';
import { readMetalFlow } from '#features/sustainability/ui/metal-flow.server.ts';
import { formatFigure } from '#i18n/formats.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/how-recycling-works';

const title = msg({
  message: 'How a car becomes a bridge',
  comment: 'Heading of the page how-recycling-works: the way of metal, step by step',
});
const lead = msg({
  message:
    'Metal does not wear out. Follow it from the gate of a yard through shredder, magnets and furnace to new steel.',
  comment: 'Opens the page how-recycling-works; search engines show it too',
});

export const handle = { description: lead };

/** The stages, which are written into the page and travel in no other way; figures, and what became of a year's metal. */
export function loader() {
  const { stages, facts } = readRecycling();
  return {
    contents: stages.map(({ id, title: label }) => ({ id, label })),
    stages: giveOnce(recyclingStagesId, { stages, ton: readOneTon() }),
    facts,
    flow: readMetalFlow(),
  };
}

/** The page `how-recycling-works`: four stages on changing ground, each step drawn. */
export default function HowRecyclingWorks({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { contents, stages, facts, flow } = loaderData;
  return (
    <>
      <PictureHeader
        title={i18n._(title)}
        lead={i18n._(lead)}
        picture={
          <RenderedPicture
            name="shredder"
            sizes={headerPictureSizes}
            alt={t({
              message:
                'Scale model of a shredder: a belt lifts scrap into the tall machine, and two belts drop the pieces on two heaps, a large and a small one.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      >
        <Contents
          label={t({ message: 'Four stages', comment: 'Name of the list of stages of recycling' })}
          items={contents}
        />
      </PictureHeader>
      <RecyclingStages data={stages} />
      <Section surface={contents.length % 2 === 1 ? 'tint' : undefined}>
        <Column span={12}>
          <Stack gap="block">
            <Heading level={2} id="year">
              <Trans comment="Heading above a drawing of all metal of a year: what came in and what became of it">
                A year’s metal, from gate to product
              </Trans>
            </Heading>
            <FlowChart
              {...flow}
              format={(value) => formatFigure(value)}
              inLabel={t({ message: 'Came in', comment: 'Head of a column of tons' })}
              outLabel={t({
                message: 'Left',
                comment: 'Head of a column of tons: what went out of the gate',
              })}
              tableLabel={t({
                message: 'Show the tons as a table',
                comment: 'Opens the table under a drawing of what came in and what left',
              })}
              tableCaption={flow.title}
              categoryLabel={t({
                message: 'Metal and other material',
                comment: 'Head of a column: steel, copper',
              })}
            />
            <DocumentLink {...flow.file} />
            <Callout tone="sample" title={flow.sample.title}>
              <Text>{flow.sample.text}</Text>
            </Callout>
          </Stack>
        </Column>
      </Section>
      <Section surface="plate">
        <Column span={12}>
          <Stack gap="block">
            <Heading level={2} id="why">
              <Trans comment="Heading above figures on the energy that recycling saves">
                Why it is worth it
              </Trans>
            </Heading>
            <Facts
              items={facts
                .filter(({ value }) => value !== '')
                .map(({ id, value, title: label, text }) => ({
                  id,
                  value: percentSpan(value),
                  label,
                  note: text,
                }))}
            />
            {facts
              .filter(({ value }) => value === '')
              .map(({ id, title: name, text }) => (
                <Text key={id} size="lead">
                  <strong>{name}.</strong> {text}.
                </Text>
              ))}
          </Stack>
        </Column>
      </Section>
      <OnwardPages
        headingId="next"
        heading={t({
          message: 'Be a part of it',
          comment: 'Heading above links below the story of recycling',
        })}
        items={['sell-to-us', 'vehicle-recycling-services', 'sustainability', 'products']}
      />
    </>
  );
}

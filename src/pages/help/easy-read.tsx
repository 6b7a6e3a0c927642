import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand';
import {
  CarArt,
  CatalogueArt,
  DrumArt,
  GateArt,
  HardHatArt,
  MagnetSticksArt,
  OfficeArt,
  PapersArt,
  ScaleArt,
  StillDrawings,
  TicketArt,
  TowArt,
  YardArt,
} from '#design-system/art/index.ts';
import { Contents } from '#design-system/contents/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import type { EasyReadTasks } from '#features/help/content/easy-read.schema.ts';
import { readEasyRead } from '#features/help/ui/easy-read.server.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/easy-read';

const title = msg({ message: 'In easy words', comment: 'Heading of the page easy-read (Easy Read)' });
const lead = msg({
  message: 'Five things that you can do on this website. Short sentences and pictures help you.',
  comment: 'Opens the page easy-read; search engines show it too. Easy Read: one thing in each sentence',
});

export const handle = { description: lead };

/** The tasks. */
export function loader() {
  return { tasks: readEasyRead() };
}

/** Drawings by the names that the content uses. */
const drawings: Record<EasyReadTasks[number]['steps'][number]['art'], ReactNode> = {
  drum: <DrumArt />,
  car: <CarArt />,
  catalogue: <CatalogueArt />,
  gate: <GateArt />,
  'hard-hat': <HardHatArt />,
  'magnet-sticks': <MagnetSticksArt />,
  office: <OfficeArt />,
  papers: <PapersArt />,
  scale: <ScaleArt />,
  ticket: <TicketArt />,
  tow: <TowArt />,
  yard: <YardArt />,
};

/** The page `easy-read`: five tasks, each in a few drawn steps, for people who read with difficulty or learn the language. */
export default function EasyRead({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { tasks } = loaderData;
  const phone = brand.phone.display;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)}>
        <Contents
          label={t({ message: 'Choose a task', comment: 'Name of the list of tasks in easy words' })}
          items={tasks.map(({ id, title: label }) => ({ id, label }))}
        />
      </PageHeader>
      {/* What moves beside a sentence draws the eye away from it. */}
      <StillDrawings value>
        {tasks.map((task, index) => (
          <Section key={task.id} surface={index % 2 === 1 ? 'tint' : undefined}>
            <Column span={12}>
              <Stack gap="block">
                <Heading level={2} id={task.id}>
                  {task.title}
                </Heading>
                <Steps
                  items={task.steps.map(({ id, title: sentence, text, art }) => ({
                    id,
                    title: sentence,
                    text,
                    art: drawings[art],
                  }))}
                  textLinks={{ page: { to: pathTo(task.page) } }}
                />
              </Stack>
            </Column>
          </Section>
        ))}
      </StillDrawings>
      <Section>
        <Column span={8}>
          <Stack gap="small">
            <Heading level={2} id="help">
              <Trans comment="Heading of the page easy-read">Do you need help?</Trans>
            </Heading>
            <Text>
              <Trans comment="Easy Read; the link holds a telephone number">
                Call us: <Link href={brand.phone.href}>{phone}</Link>. We help you by phone. We speak English
                and Spanish.
              </Trans>
            </Text>
            <Text muted size="small">
              <Trans comment="Says honestly that the texts in easy words were not tested by readers">
                Our team wrote this page. People who need easy words have not tested it yet. Is a sentence too
                hard? Tell us, and we will change it.
              </Trans>
            </Text>
          </Stack>
        </Column>
      </Section>
    </>
  );
}

import { type ComponentType, Fragment, type ReactNode } from 'react';
import {
  BaleArt,
  CasterArt,
  EddyArt,
  FurnaceArt,
  GateArt,
  LadleArt,
  MagnetArt,
  MillArt,
  RadiationArt,
  RebarArt,
  ScaleArt,
  ShipArt,
  ShredderArt,
  SorterArt,
} from '#design-system/art/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { givenOnce, KeptAsServed } from '#design-system/served-once.tsx';
import { Steps } from '#design-system/steps/index.ts';
import { OneTon } from './OneTon.tsx';
import type { readOneTon } from './one-ton.server.ts';
import type { readRecycling } from './recycling.server.ts';
import { recyclingStagesId } from './recycling-stages-id.ts';

/** Drawings by the names that the content uses. */
const drawings: Record<string, ReactNode> = {
  gate: <GateArt />,
  radiation: <RadiationArt />,
  scale: <ScaleArt />,
  bale: <BaleArt />,
  shredder: <ShredderArt />,
  magnet: <MagnetArt />,
  eddy: <EddyArt />,
  sorter: <SorterArt />,
  ship: <ShipArt />,
  furnace: <FurnaceArt />,
  ladle: <LadleArt />,
  caster: <CasterArt />,
  mill: <MillArt />,
  rebar: <RebarArt />,
};

/** After which stage it is told what a car has become: metals lie apart, and the way on begins. */
const apartAfter = 'in-the-shredder';

interface RecyclingStagesProps {
  /** In development alone: see `giveOnce`. */
  data: (Pick<ReturnType<typeof readRecycling>, 'stages'> & { ton: ReturnType<typeof readOneTon> }) | null;
}

/**
 * The stages from the gate to new steel, on changing ground, each step drawn, and between them what one ton of car is made of:
 * browsers keep them as they are served. Renders a `div` of sections.
 */
export const RecyclingStages: ComponentType<RecyclingStagesProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenStages : () => <KeptAsServed id={recyclingStagesId} />;

function WrittenStages({ data }: RecyclingStagesProps) {
  const { stages, ton } = givenOnce(recyclingStagesId, data);
  return (
    <div id={recyclingStagesId}>
      {stages.map((stage, index) => (
        <Fragment key={stage.id}>
          <Section surface={index % 2 === 1 ? 'tint' : undefined}>
            <Column span={12}>
              <Stack gap="block">
                <Heading level={2} id={stage.id}>
                  {stage.title}
                </Heading>
                <Text size="lead">{stage.lead}</Text>
                <Steps
                  items={stage.steps.map((step) => ({
                    id: step.id,
                    title: step.title,
                    text: step.text,
                    meta: step.note,
                    art: drawings[step.art],
                  }))}
                />
              </Stack>
            </Column>
          </Section>
          {stage.id === apartAfter && <OneTon ton={ton} />}
        </Fragment>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import {
  BaleArt,
  CasterArt,
  EddyArt,
  FurnaceArt,
  GateArt,
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
import { Steps } from '#design-system/steps/index.ts';
import type { readRecycling } from './recycling.server.ts';

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
  caster: <CasterArt />,
  mill: <MillArt />,
  rebar: <RebarArt />,
};

/** The stages from the gate to new steel, on changing ground, each step drawn. Renders a section for each. */
export function RecyclingStages({ stages }: Pick<ReturnType<typeof readRecycling>, 'stages'>) {
  return stages.map((stage, index) => (
    <Section key={stage.id} surface={index % 2 === 1 ? 'tint' : undefined}>
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
  ));
}

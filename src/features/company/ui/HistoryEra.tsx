import type { ComponentType } from 'react';
import { CraneArt, EddyArt, FurnaceArt, ScaleArt, ShredderArt } from '#design-system/art/index.ts';
import { Column, Heading, Section, Stack, Sticky, Text } from '#design-system/layout/index.ts';
import { role, space } from '#design-system/theme/roles.ts';
import { HistoryMilestones } from './HistoryMilestones.tsx';
import { HistorySpan } from './HistorySpan.tsx';
import type { Era } from './history.server.ts';

interface HistoryEraProps {
  era: Era;
  surface: 'paper' | 'tint';
}

const drawings: Record<string, ComponentType> = {
  scale: ScaleArt,
  crane: CraneArt,
  shredder: ShredderArt,
  furnace: FurnaceArt,
  eddy: EddyArt,
};

/** One era: its years, what it was about and a drawing, with its milestones beside them. Renders a `section`. */
export function HistoryEra({ era, surface }: HistoryEraProps) {
  const { id, from, to, title, lead, art, milestones } = era;
  const Art = drawings[art];
  return (
    <Section surface={surface}>
      <Column span={5}>
        <Sticky tall>
          <Stack>
            <Text size="figure" sx={{ color: role.accent }}>
              <HistorySpan from={from} to={to} />
            </Text>
            <Heading level={2} id={id}>
              {title}
            </Heading>
            <Text size="lead">{lead}</Text>
            <Stack data-print="hide" sx={{ maxWidth: '26rem', marginBlockStart: space.s4 }}>
              {Art && <Art />}
            </Stack>
          </Stack>
        </Sticky>
      </Column>
      <Column from={7} span={6}>
        <HistoryMilestones milestones={milestones} />
      </Column>
    </Section>
  );
}

import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { CraneArt, EddyArt, FurnaceArt, ScaleArt, ShredderArt } from '#design-system/art/index.ts';
import { Column, Heading, Section, Text } from '#design-system/layout/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
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
    <Section surface={surface} labelledBy={id}>
      <Column span={5}>
        <Opening>
          <p data-part="years">
            <HistorySpan from={from} to={to} />
          </p>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <Text size="lead">{lead}</Text>
          <div data-print="hide">{Art && <Art />}</div>
        </Opening>
      </Column>
      <Column from={7} span={6}>
        <HistoryMilestones milestones={milestones} />
      </Column>
    </Section>
  );
}

const Opening = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  '& [data-part=years]': {
    color: role.accent,
    fontSize: size.h3,
    fontWeight: 720,
    letterSpacing: '-0.02em',
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > div': { maxWidth: '26rem', marginBlockStart: space.s4 },
  // Stays in sight while the milestones pass, where the window is tall enough to hold it.
  [`${media.wide} and (min-height: 50rem)`]: { position: 'sticky', insetBlockStart: space.s6 },
});

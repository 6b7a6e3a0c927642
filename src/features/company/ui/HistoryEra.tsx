import { styled } from '@mui/material/styles';
import { Figure } from '#design-system/figure/index.ts';
import { Column, Heading, Section, Stack, Sticky, Text } from '#design-system/layout/index.ts';
import { RenderedPicture } from '#design-system/picture/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
import { HistoryMilestones } from './HistoryMilestones.tsx';
import { HistorySpan } from './HistorySpan.tsx';
import type { Era } from './history.server.ts';

interface HistoryEraProps {
  era: Era;
  surface: 'paper' | 'tint';
}

/**
 * One era: the valley as it was then, below it the years and what they were about, with their milestones beside them. Renders a
 * `section`.
 */
export function HistoryEra({ era, surface }: HistoryEraProps) {
  const { id, from, to, title, lead, picture, milestones } = era;
  return (
    <Section surface={surface}>
      <Figure caption={picture.caption}>
        <Valley>
          <RenderedPicture name={picture.name} alt={picture.alt} sizes="(min-width: 100rem) 100rem, 100vw" />
        </Valley>
      </Figure>
      <Column span={5}>
        <Sticky>
          {/* Who comes by a link to the era sees its picture above the heading. */}
          <Stack sx={{ '& > h2': { scrollMarginBlockStart: 'min(50vw, 55vh)' } }}>
            <Text size="figure" sx={{ color: role.accent }}>
              <HistorySpan from={from} to={to} />
            </Text>
            <Heading level={2} id={id}>
              {title}
            </Heading>
            <Text size="lead">{lead}</Text>
          </Stack>
        </Sticky>
      </Column>
      <Column from={7} span={6}>
        <HistoryMilestones milestones={milestones} />
      </Column>
    </Section>
  );
}

const Valley = styled('div')({
  // Each era's picture has one shape, so that what has changed is the valley and not its frame.
  '& img': { aspectRatio: '2 / 1', objectFit: 'cover', objectPosition: '50% 25%' },
  // On a phone people and wagons are small: the picture takes the gutters too.
  [media.narrow]: { marginInline: `calc(-1 * ${space.gutter})` },
  [media.print]: { maxWidth: '28rem' },
});

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { media, space } from '#design-system/theme/roles.ts';
import { Timeline } from '#design-system/timeline/index.ts';

interface CultureDayProps {
  title: ReactNode;
  /** Which day it is. */
  lead: string;
  hours: readonly { id: string; when: string; title: string; text: string }[];
}

/** One day by the clock; its heading stays in sight while the hours pass. Renders a `section`. */
export function CultureDay({ title, lead, hours }: CultureDayProps) {
  return (
    <Section labelledBy="day">
      <Column span={4}>
        <Opening>
          <Stack>
            <Heading level={2} id="day">
              {title}
            </Heading>
            <Text size="lead">{lead}</Text>
          </Stack>
        </Opening>
      </Column>
      <Column from={5} span={8}>
        <Timeline items={hours} />
      </Column>
    </Section>
  );
}

const Opening = styled('div')({
  [`${media.wide} and (min-height: 36rem)`]: { position: 'sticky', insetBlockStart: space.s6 },
});

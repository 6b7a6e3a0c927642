import type { ReactNode } from 'react';
import { Column, Heading, Section, Stack, Sticky, Text } from '#design-system/layout/index.ts';
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
    <Section>
      <Column span={4}>
        <Sticky>
          <Stack>
            <Heading level={2} id="day">
              {title}
            </Heading>
            <Text size="lead">{lead}</Text>
          </Stack>
        </Sticky>
      </Column>
      <Column from={5} span={8}>
        <Timeline items={hours} />
      </Column>
    </Section>
  );
}

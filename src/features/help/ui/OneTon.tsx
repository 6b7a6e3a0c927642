import { CarApart } from '#design-system/car-apart/index.ts';
import { Column, Columns, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import type { readOneTon } from './one-ton.server.ts';

/** One ton of car, which comes apart into its metals while it is scrolled by. Renders a section. */
export function OneTon({ ton }: { ton: ReturnType<typeof readOneTon> }) {
  const { title, lead, drawing, measure, sample, shares } = ton;
  return (
    <Section surface="plate">
      <Column span={12}>
        <Stack gap="block">
          <Stack>
            <Heading level={2} id="one-ton">
              {title}
            </Heading>
            <Text size="lead">{lead}</Text>
          </Stack>
          <CarApart label={drawing} shares={shares} />
          <Columns count={{ medium: 2 }}>
            <Text size="small" muted>
              {measure}
            </Text>
            <Text size="small" muted>
              <strong>{sample.title}.</strong> {sample.text}
            </Text>
          </Columns>
        </Stack>
      </Column>
    </Section>
  );
}

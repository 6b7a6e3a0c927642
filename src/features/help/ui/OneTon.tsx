import { CarApart } from '#design-system/car-apart/index.ts';
import { Column, Columns, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { measure } from '#design-system/theme/roles.ts';
import type { readOneTon } from './one-ton.server.ts';

/** A part of columns is as wide as its column; these are sentences to read. */
const line = { '&&': { maxWidth: measure.line } } as const;

/** One ton of car, which comes apart into its metals while it is scrolled by. Renders a section. */
export function OneTon({ ton }: { ton: ReturnType<typeof readOneTon> }) {
  const { title, lead, drawing, measure: scale, sample, shares } = ton;
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
            <Text size="small" muted sx={line}>
              {scale}
            </Text>
            <Text size="small" muted sx={line}>
              <strong>{sample.title}.</strong> {sample.text}
            </Text>
          </Columns>
        </Stack>
      </Column>
    </Section>
  );
}

import { Trans } from '@lingui/react/macro';
import { RadiationArt } from '#design-system/art/index.ts';
import { Column, Heading, Section, Stack, Text, WideOnly } from '#design-system/layout/index.ts';
import { Steps } from '#design-system/steps/index.ts';

interface AlarmStepsProps {
  steps: readonly { id: string; title: string; text: string }[];
}

/** What happens when the radiation detector sounds. Renders a section on basalt. */
export function AlarmSteps({ steps }: AlarmStepsProps) {
  return (
    <Section surface="plate">
      <Column span={5}>
        <Stack gap="block">
          <Heading level={2} id="alarm">
            <Trans comment="Heading above what happens at a radiation alarm">
              If the radiation alarm sounds
            </Trans>
          </Heading>
          <Text>
            <Trans>It happens, mostly to people who had no idea. You did nothing wrong by bringing it.</Trans>
          </Text>
          <WideOnly>
            <RadiationArt />
          </WideOnly>
        </Stack>
      </Column>
      <Column from={6} span={7}>
        <Steps items={steps} />
      </Column>
    </Section>
  );
}

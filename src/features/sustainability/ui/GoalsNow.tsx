import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { givenOnce, KeptAsServed } from '#design-system/served-once.tsx';
import { goalsId } from './goals-id.ts';
import { SustainabilityGoals } from './SustainabilityGoals.tsx';
import { SustainabilitySlopes } from './SustainabilitySlopes.tsx';
import type { GoalView } from './sustainability.server.ts';

interface GoalsNowProps {
  /** In development alone: see `giveOnce`. */
  goals: readonly GoalView[] | null;
}

/** Where the goals stand; browsers keep it as it is served. Renders a section in a `div`. */
export const GoalsNow: ComponentType<GoalsNowProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenGoals : () => <KeptAsServed id={goalsId} />;

function WrittenGoals({ goals }: GoalsNowProps) {
  const given = givenOnce(goalsId, goals);
  return (
    <div id={goalsId}>
      <Section>
        <Column span={8}>
          <Stack>
            <Heading level={2} id="goals">
              <Trans comment="Heading over the goals of the company">Eight goals, two of them behind</Trans>
            </Heading>
            <Text>
              <Trans comment="Over the goals">
                This is where the goals stood at the end of fiscal year 2024, on August 31, 2024. All of them
                began in 2020.
              </Trans>
            </Text>
          </Stack>
        </Column>
        <Column span={12}>
          <SustainabilitySlopes goals={given} />
        </Column>
        <SustainabilityGoals goals={given} isDrawn={false} />
      </Section>
    </div>
  );
}

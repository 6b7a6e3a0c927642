import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { ColumnList, Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
import { Verdict } from '#design-system/verdict/index.ts';
import { useGoalStates } from './goal-states.ts';
import type { GoalView } from './sustainability.server.ts';

interface SustainabilityGoalsProps {
  goals: readonly GoalView[];
  /** Draws the way of each goal. Default true; not where the slopes of all stand above. */
  isDrawn?: boolean;
}

/**
 * Goals as ways: where each began, where we are, where it ends, and where a steady pace would be by now. Renders a
 * `ul`; the drawn way is decoration, all it shows is said in words. Not MUI's `SvgIcon`: the `svg` is as wide as its box, and
 * its places are percent of it.
 */
export function SustainabilityGoals({ goals, isDrawn = true }: SustainabilityGoalsProps) {
  const states = useGoalStates();
  return (
    // Two beside each other at most: eight goals leave no gap then.
    <ColumnList role="list" min="max(19rem, 40%)" stretch={false}>
      {goals.map(({ id, title, text, unit, state, way, time, figures }) => (
        <Panel component="li" key={id}>
          <Heading level={3} size="h4">
            {title}
          </Heading>
          <Text size="small" muted>
            {text}
          </Text>
          {isDrawn && (
            <Way aria-hidden="true" data-state={state}>
              <rect width="100%" y="8" height="12" rx="6" data-part="track" />
              <rect width={`${way}%`} y="8" height="12" rx="6" data-part="done" />
              <line x1={`${time}%`} x2={`${time}%`} y1="2" y2="26" />
            </Way>
          )}
          <Stack
            component="dl"
            row
            gap="close"
            sx={{ justifyContent: 'space-between', '& > :last-of-type': { textAlign: 'end' } }}
          >
            {figures.map(({ id: figure, year, value }) => (
              <div key={figure}>
                <Text component="dt" size="small" muted tabular>
                  {figure === 'target' ? (
                    <Trans comment="Over the value that a goal asks for; {year} is the year by which">
                      Goal {year}
                    </Trans>
                  ) : (
                    year
                  )}
                </Text>
                <Text component="dd" strong tabular>
                  {value}
                </Text>
              </div>
            ))}
          </Stack>
          <Text size="small" muted>
            {unit}
          </Text>
          <Text sx={{ marginBlockStart: 'auto', paddingBlockStart: space.s2 }}>
            <Verdict kind={state === 'behind' ? 'conditions' : 'yes'} label={states[state]} />{' '}
            <Text component="span" size="small" muted>
              <Trans comment="Behind the state of a goal; both are numbers">
                {way}% of the way, {time}% of the time
              </Trans>
            </Text>
          </Text>
        </Panel>
      ))}
    </ColumnList>
  );
}

const Way = styled('svg')({
  display: 'block',
  width: '100%',
  height: 28,
  overflow: 'visible',
  '& [data-part=track]': { fill: role.line },
  '& [data-part=done]': { fill: role.success },
  '&[data-state=behind] [data-part=done]': { fill: role.warning },
  '& line': { stroke: role.text, strokeWidth: 3 },
  [media.forcedColors]: {
    '& [data-part=track]': { fill: 'Canvas', stroke: 'CanvasText' },
    '& [data-part=done], &[data-state=behind] [data-part=done]': { fill: 'CanvasText' },
    '& line': { stroke: 'Highlight' },
  },
});

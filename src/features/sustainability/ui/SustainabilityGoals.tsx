import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Heading, Text } from '#design-system/layout/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { Verdict } from '#design-system/verdict/index.ts';
import type { GoalView } from './sustainability.server.ts';

interface SustainabilityGoalsProps {
  goals: readonly GoalView[];
}

/**
 * Goals as ways: where each began, where we are, where it ends, and where a steady pace would be by now. Renders a
 * `ul`; the drawn way is decoration, all it shows is said in words.
 */
export function SustainabilityGoals({ goals }: SustainabilityGoalsProps) {
  const { t } = useLingui();
  const states = {
    reached: t({ message: 'Reached', comment: 'State of a goal' }),
    'on-course': t({ message: 'On course', comment: 'State of a goal' }),
    behind: t({
      message: 'Behind',
      comment: 'State of a goal: less of the way is done than of the time is gone',
    }),
  };
  return (
    <List role="list">
      {goals.map(({ id, title, text, unit, state, way, time, figures }) => (
        <li key={id}>
          <Heading level={3} size="h4">
            {title}
          </Heading>
          <Text size="small" muted>
            {text}
          </Text>
          <Way aria-hidden="true" focusable="false" data-state={state}>
            <rect width="100%" y="8" height="12" rx="6" data-part="track" />
            <rect width={`${way}%`} y="8" height="12" rx="6" data-part="done" />
            <line x1={`${time}%`} x2={`${time}%`} y1="2" y2="26" />
          </Way>
          <dl>
            {figures.map(({ id: figure, year, value }) => (
              <div key={figure}>
                <dt>
                  {figure === 'target' ? (
                    <Trans comment="Over the value that a goal asks for; {year} is the year by which">
                      Goal {year}
                    </Trans>
                  ) : (
                    year
                  )}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p data-part="unit">{unit}</p>
          <p data-part="state">
            <Verdict kind={state === 'behind' ? 'conditions' : 'yes'} label={states[state]} />{' '}
            <span>
              <Trans comment="Behind the state of a goal; both are numbers">
                {way}% of the way, {time}% of the time
              </Trans>
            </span>
          </p>
        </li>
      ))}
    </List>
  );
}

const List = styled(PlainList)({
  display: 'grid',
  // Two beside each other at most: eight goals leave no gap then.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(19rem, 40%)), 1fr))',
  gap: `${space.block} ${space.column}`,
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s2,
    minWidth: 0,
    maxWidth: 'none',
    paddingBlockStart: space.s4,
    borderBlockStart: `3px solid ${role.text}`,
  },
  '& dl': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.s3,
  },
  '& dl > div:last-of-type': { textAlign: 'end' },
  '& dt': { color: role.textMuted, fontSize: size.small, fontVariantNumeric: 'tabular-nums' },
  '& dd': { margin: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& [data-part=unit]': { color: role.textMuted, fontSize: size.small },
  '& [data-part=state]': { marginBlockStart: 'auto', paddingBlockStart: space.s2 },
  '& [data-part=state] > span:last-of-type': { color: role.textMuted, fontSize: size.small },
  [media.print]: { '& > li': { breakInside: 'avoid' } },
});

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

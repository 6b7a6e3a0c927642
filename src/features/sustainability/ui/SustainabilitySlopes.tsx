import { useLingui } from '@lingui/react/macro';
import { SlopeChart } from '#design-system/chart/index.ts';
import { useGoalStates } from './goal-states.ts';
import type { GoalView } from './sustainability.server.ts';

interface SustainabilitySlopesProps {
  goals: readonly GoalView[];
}

/** All goals on one axis: how far each has come, beside the steady pace that all of them share. Renders a `figure`. */
export function SustainabilitySlopes({ goals }: SustainabilitySlopesProps) {
  const { t } = useLingui();
  const states = useGoalStates();
  const title = t({
    message: 'Six goals run ahead of a steady pace, two lag',
    comment: 'Names a drawing of eight goals; the tests hold it to the figures',
  });
  return (
    <SlopeChart
      title={title}
      description={t({
        message:
          'Each line climbs from the start of a goal to where it stands. Above the dotted line there is time to spare; the share that is buried and the share of women among leaders are below it.',
        comment: 'Says what a drawing of eight goals shows',
      })}
      slopes={goals.map(({ id, title: label, way, time, state }) => ({
        id,
        label,
        way,
        time,
        state: states[state],
      }))}
      pace={t({ message: 'Steady pace', comment: 'In a drawing, at the line of equal steps each year' })}
      ends={[
        t({ message: 'Start', comment: 'Below a drawing: where time begins; short' }),
        t({ message: 'Deadline', comment: 'Below a drawing: when a goal must be reached; short' }),
      ]}
      format={(value) => `${value}%`}
      wayLabel={t({
        message: 'Part of the way done',
        comment: 'What a drawing counts, and head of a column',
      })}
      timeLabel={t({ message: 'Part of the time gone', comment: 'Head of a column of percents' })}
      tableLabel={t({ message: 'Show the goals as a table', comment: 'Opens the table under a drawing' })}
      tableCaption={title}
      categoryLabel={t({ message: 'Goal', comment: 'Head of a column of goals' })}
    />
  );
}

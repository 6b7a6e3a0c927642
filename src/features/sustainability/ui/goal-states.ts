import { useLingui } from '@lingui/react/macro';
import type { GoalView } from './sustainability.server.ts';

/** The states of a goal in words. */
export function useGoalStates(): Record<GoalView['state'], string> {
  const { t } = useLingui();
  return {
    reached: t({ message: 'Reached', comment: 'State of a goal' }),
    'on-course': t({ message: 'On course', comment: 'State of a goal' }),
    behind: t({
      message: 'Behind',
      comment: 'State of a goal: less of the way is done than of the time is gone',
    }),
  };
}

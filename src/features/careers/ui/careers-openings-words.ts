import { useLingui } from '@lingui/react/macro';

/** Names of the kinds of work and of shifts, by the codes of `content/openings.json`. */
export function useJobWords(): { families: Record<string, string>; shifts: Record<string, string> } {
  const { t } = useLingui();
  return {
    families: {
      yards: t({ message: 'Yards', comment: 'Kind of work in a filter of jobs' }),
      parts: t({ message: 'Auto parts', comment: 'Kind of work in a filter of jobs' }),
      mill: t({ message: 'Steel mill', comment: 'Kind of work in a filter of jobs' }),
      trades: t({ message: 'Trades', comment: 'Kind of work in a filter of jobs: skilled crafts' }),
      office: t({ message: 'Offices', comment: 'Kind of work in a filter of jobs' }),
    },
    shifts: {
      day: t({ message: 'Day shift', comment: 'When a job is done' }),
      rotating: t({ message: 'Rotating shifts', comment: 'When a job is done' }),
      weekend: t({ message: 'Weekends', comment: 'When a job is done' }),
    },
  };
}

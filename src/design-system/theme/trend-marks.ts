import { role } from './roles.ts';

/** Arrows before the words of what carries `data-trend`, for the eye alone: `up` or `down`; what is `level` has none. */
export const trendMarks = {
  '& [data-trend]::before': { marginInlineEnd: '0.4em', color: role.mark },
  '& [data-trend=up]::before': { content: '"▲" / ""' },
  '& [data-trend=down]::before': { content: '"▼" / ""' },
} as const;

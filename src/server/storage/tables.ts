import type { AlertTables } from '#features/alerts/server/storage/alert-tables.ts';
import type { SubmissionTables } from '#features/submissions/server/storage/submission-tables.ts';

/** The tables of `migrations.ts` as queries see them, those of each capability as it describes them. */
export type Tables = SubmissionTables & AlertTables & VisitTables;

type VisitTables = {
  visits: { day: string; path: string; count: number };
};

import type { AlertTables } from '#features/alerts/server/storage/alert-tables.ts';
import type { DeskTables } from '#features/desk/server/storage/desk-tables.ts';
import type { SubmissionTables } from '#features/submissions/server/storage/submission-tables.ts';

/** The tables of `migrations.ts` as queries see them, those of each capability as it describes them. */
export type Tables = SubmissionTables & AlertTables & DeskTables & VisitTables & SourceTables;

type VisitTables = {
  visits: { day: string; path: string; count: number };
};

type SourceTables = {
  source_copies: {
    source: string;
    /** The last good copy; null until there is one. */
    text: string | null;
    read_at: number | null;
    leased_until: number;
    /** Why the last try failed. */
    failure: string | null;
  };
};

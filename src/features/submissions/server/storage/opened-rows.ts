import type { Kysely, Selectable } from 'kysely';
import type { Language } from '#i18n/language.ts';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import { referenceOf } from '../../model/reference.ts';
import type { SubmissionKind } from '../../model/submission-kinds.ts';
import type { StoredSubmission, SubmissionContent } from '../../model/submission-store.ts';

/** A row of `submissions`, whole. */
export type SubmissionRow = Selectable<Tables['submissions']>;

/** Where the content of a submission is closed for: its table and row. Moved elsewhere, it does not open. */
export const submissionPlace = (id: string) => `submissions/${id}`;

/** A submission as staff and deliveries see it; throws when its content was tampered with or its key is missing. */
export function openSubmission(vault: Vault, row: SubmissionRow): StoredSubmission {
  const { id, kind, language, key_id: keyId, payload, created_at: createdAt } = row;
  return {
    id,
    reference: referenceOf(id),
    kind: kind as SubmissionKind,
    language: language as Language,
    createdAt,
    content:
      payload === null
        ? undefined
        : (vault.open(submissionPlace(id), { keyId, payload }) as SubmissionContent),
  };
}

/** The pattern of every id with this reference, for `like`. `AB12-CD34` → `ab12cd34-%`. */
export function idsWithReference(reference: string): string {
  return `${reference.replace('-', '').toLowerCase()}-%`;
}

/** The keys that stored contents are closed with. */
export async function submissionKeyIds(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('key_id')
    .where('payload', 'is not', null)
    .distinct()
    .execute();
  return rows.map((row) => row.key_id);
}

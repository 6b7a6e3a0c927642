import type { Kysely } from 'kysely';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import { fitLine } from '../../model/patterns.ts';
import type { SearchOutcome, StoredSubmission, SubmissionContent } from '../../model/submission-store.ts';
import { openSubmission, type SubmissionRow } from './opened-rows.ts';

/*
 * The index holds an HMAC of the address and not the address: whoever has the database alone reads nobody's name in it
 * and cannot try addresses either. Its key is derived from the same storage key that closed the row, so the row's `key_id`
 * says which. One key for the whole index that survives rotation would be less to look up, but it would have to outlive the
 * very key that a rotation is to get rid of, and whoever once had it could go on trying addresses. `reencrypt`
 * opens every content anyway and hashes it anew; meanwhile a search asks for the hash under each live key.
 */

/** Rows that are opened at once while a search reads what the index does not know. */
const batch = 500;

/** An address as the forms keep it, in small letters. `" Ana@Example.com "` → `"ana@example.com"`. */
export function fitEmail(text: string): string {
  return fitLine(text).normalize('NFC').toLowerCase();
}

/** What `email_hash` is for a content: empty when it names no address, which tells it from one not indexed yet. */
export function emailHashOf(vault: Vault, content: SubmissionContent, keyId: string): string {
  const email = emailOf(content);
  return email === undefined ? '' : vault.emailHash(email, keyId);
}

/**
 * Every submission whose sender gave this address, oldest first. What the index does not know yet is opened and read, so
 * that nobody is missed before the index is filled.
 */
export async function searchByEmail(db: Kysely<Tables>, vault: Vault, text: string): Promise<SearchOutcome> {
  const email = fitEmail(text);
  const hashes = vault.keyIds.map((keyId) => vault.emailHash(email, keyId));
  const indexed = await db.selectFrom('submissions').selectAll().where('email_hash', 'in', hashes).execute();
  const found = indexed.map((row) => openOrEmpty(vault, row));
  let unreadable = 0;
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('submissions')
      .selectAll()
      .where('email_hash', 'is', null)
      .where('payload', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const row of rows) {
      try {
        const submission = openSubmission(vault, row);
        if (submission.content && emailOf(submission.content) === email) found.push(submission);
      } catch {
        // One damaged row must not keep staff from finding all others.
        unreadable += 1;
      }
    }
    const end = rows.at(-1);
    if (end === undefined) break;
    last = end.id;
  }
  found.sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
  return { submissions: found, unreadable };
}

/** What is known of a submission also where its content does not open: one damaged row must not hide the others. */
export function openOrEmpty(vault: Vault, row: SubmissionRow): StoredSubmission {
  try {
    return openSubmission(vault, row);
  } catch {
    return openSubmission(vault, { ...row, payload: null });
  }
}

/** The address in a content, as `fitEmail` has it. Every form of the site calls the field `email`. */
export function emailOf({ email }: SubmissionContent): string | undefined {
  const fitted = typeof email === 'string' ? fitEmail(email) : '';
  return fitted === '' ? undefined : fitted;
}

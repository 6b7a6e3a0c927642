import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { AnswerNote } from '../../model/answer-note.ts';

/*
 * How a request was answered says as much of a person as the request, so the note is closed as its content is, goes when
 * that is erased, and is closed anew with it.
 */

type NoteRow = Selectable<Tables['answer_notes']>;

/** Ids that one question asks for. */
const askedAtOnce = 500;

/** Where a note is closed for: its table and row. Moved elsewhere, it does not open. */
const notePlace = (id: string) => `answer_notes/${id}`;

/** The notes of these submissions; `unreadable` for one that does not open: it must hide no other, nor be taken for none. */
export async function answerNotesOf(
  db: Kysely<Tables>,
  vault: Vault,
  ids: readonly string[],
): Promise<Map<string, AnswerNote | 'unreadable'>> {
  const found = new Map<string, AnswerNote | 'unreadable'>();
  for (let start = 0; start < ids.length; start += askedAtOnce) {
    const some = ids.slice(start, start + askedAtOnce);
    const rows = await db.selectFrom('answer_notes').selectAll().where('submission_id', 'in', some).execute();
    for (const row of rows) found.set(row.submission_id, openNote(vault, row) ?? 'unreadable');
  }
  return found;
}

/** Writes the note of a submission in place of the one before, or takes it out, inside a transaction that holds its row. */
export async function writeAnswerNote(
  trx: Kysely<Tables>,
  vault: Vault,
  id: string,
  note: AnswerNote | null,
): Promise<void> {
  if (note === null) return eraseAnswerNotes(trx, [id]);
  const { keyId, payload } = vault.close(notePlace(id), note);
  const closed = { payload, key_id: keyId };
  await trx
    .insertInto('answer_notes')
    .values({ submission_id: id, ...closed })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(closed))
    .execute();
}

/** Takes the notes of these submissions out. */
export async function eraseAnswerNotes(trx: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('answer_notes').where('submission_id', 'in', ids).execute();
}

/** Closes the note of a submission with the current key, inside a transaction that holds its row; false when it does not open. */
export async function renewAnswerNote(trx: Kysely<Tables>, vault: Vault, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('answer_notes')
    .selectAll()
    .where('submission_id', '=', id)
    .where('key_id', '<>', vault.current)
    .executeTakeFirst();
  if (!row) return true;
  const note = openNote(vault, row);
  if (note === undefined) return false;
  await writeAnswerNote(trx, vault, id, note);
  return true;
}

/** The keys that notes are closed with. */
export async function answerNoteKeyIds(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('answer_notes').select('key_id').distinct().execute();
  return rows.map((row) => row.key_id);
}

function openNote(vault: Vault, { submission_id: id, key_id: keyId, payload }: NoteRow) {
  try {
    return vault.open(notePlace(id), { keyId, payload }) as AnswerNote;
  } catch {
    return undefined;
  }
}

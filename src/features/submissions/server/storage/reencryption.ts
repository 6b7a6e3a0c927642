import { setTimeout } from 'node:timers/promises';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Engine } from '#server/storage/engine.ts';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import type { Reencryption } from '../../model/reencryption.ts';
import type { SubmissionContent } from '../../model/submission-store.ts';
import { renewAnswerNote } from './answer-notes.ts';
import { emailHashOf } from './email-index.ts';
import { keepFormerKeys } from './former-keys.ts';
import { openSubmission, type SubmissionRow, submissionPlace } from './opened-rows.ts';

/** Few enough for one short transaction: other writers wait meanwhile. */
const batch = 100;

/** How often to look again for what another instance was just working on or has stored meanwhile, and how far apart. */
const passes = { most: 5, pause: 200 };

/**
 * Closes every content that is not under the current key anew, with its fingerprint, its place in the index of addresses and
 * the note of how it was answered, a batch at a time. It may be broken off and begun again at any moment, and several instances may do it at once: a row is
 * changed under its lock, whole or not at all, and only while it still has its content.
 */
export async function reencryptAll(
  engine: Engine,
  vault: Vault,
  onProgress: (changed: number) => void,
): Promise<Reencryption> {
  const { db } = engine;
  const isBehind = ({ and, or, eb, exists, selectFrom }: ExpressionBuilder<Tables, 'submissions'>) =>
    and([
      eb('payload', 'is not', null),
      or([
        eb('key_id', '<>', vault.current),
        eb('email_hash', 'is', null),
        exists(
          selectFrom('answer_notes')
            .select('answer_notes.key_id')
            .whereRef('answer_notes.submission_id', '=', 'submissions.id')
            .where('answer_notes.key_id', '<>', vault.current),
        ),
      ]),
    ]);
  const unreadable = new Set<string>();
  let changed = 0;

  /** Works on the rows after an id, and returns the last one; undefined when there are no more. */
  function renewBatch(after: string): Promise<string | undefined> {
    return db.transaction().execute(async (trx) => {
      let behind = trx
        .selectFrom('submissions')
        .selectAll()
        .where(isBehind)
        .where('id', '>', after)
        .orderBy('id')
        .limit(batch);
      // What is locked is being erased, or another instance renews it.
      if (engine.locksRows) behind = behind.forUpdate().skipLocked();
      const rows = await behind.execute();
      for (const row of rows) {
        if (await renew(trx, vault, row)) changed += 1;
        else unreadable.add(row.id);
      }
      return rows.at(-1)?.id;
    });
  }

  async function countLeft(): Promise<number> {
    const { count } = await db
      .selectFrom('submissions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(isBehind)
      .executeTakeFirstOrThrow();
    return count;
  }

  let left = 0;
  for (let pass = 1; pass <= passes.most; pass += 1) {
    if (pass > 1) await setTimeout(passes.pause);
    for (let last: string | undefined = ''; last !== undefined; last = await renewBatch(last)) {
      onProgress(changed);
    }
    left = await countLeft();
    if (left <= unreadable.size) break;
  }
  await keepFormerKeys(db, vault);
  // The files must not go on holding what the old key opens.
  await engine.afterErasing();
  return { changed, left, unreadable: unreadable.size };
}

/** Changes one locked row; false when its content or its note does not open, which leaves that as it is. */
async function renew(trx: Kysely<Tables>, vault: Vault, row: SubmissionRow): Promise<boolean> {
  const { id, kind } = row;
  const isNoteRenewed = await renewAnswerNote(trx, vault, id);
  const content = openedContent(vault, row);
  if (content === undefined) return false;
  const { keyId, payload } = vault.close(submissionPlace(id), content);
  await trx
    .updateTable('submissions')
    .set({
      payload,
      key_id: keyId,
      fingerprint: vault.fingerprint({ kind, content }, keyId),
      email_hash: emailHashOf(vault, content, keyId),
    })
    .where('id', '=', id)
    .where('payload', 'is not', null)
    .execute();
  return isNoteRenewed;
}

function openedContent(vault: Vault, row: SubmissionRow): SubmissionContent | undefined {
  try {
    return openSubmission(vault, row).content;
  } catch {
    return undefined;
  }
}

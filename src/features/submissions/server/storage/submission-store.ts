import type { Kysely } from 'kysely';
import type { Engine } from '#server/storage/engine.ts';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import { isReference } from '../../model/reference.ts';
import type { RetentionDays } from '../../model/retention-days.ts';
import type {
  Erasure,
  ErasureReason,
  NewSubmission,
  StoredSubmission,
  StoringStep,
  SubmissionStore,
  UsedCheck,
} from '../../model/submission-store.ts';
import { emailHashOf, emailOf, openOrEmpty, searchByEmail } from './email-index.ts';
import { formerFingerprintKey } from './former-keys.ts';
import { takeLetterPlace } from './mailbox-limit.ts';
import { idsWithReference, openSubmission, submissionPlace } from './opened-rows.ts';
import { reencryptAll } from './reencryption.ts';
import { eraseContents, eraseOverdue, forgetOutlived } from './retention.ts';
import { forgetSealingKeys, keepSealingKeys } from './sealing-keys.ts';
import { tallySubmissions } from './submission-tally.ts';

/** What the store of submissions is made of. */
export type SubmissionStoreOptions = {
  engine: Engine;
  vault: Vault;
  retention: RetentionDays;
  /** Called at each step of storing. Tests end the process here. */
  onStep: (step: StoringStep) => void;
};

/** Few enough for one short transaction: other writers wait meanwhile. */
const erasedAtOnce = 100;

/** Ids that one question asks for. */
const askedAtOnce = 500;

/** Thrown inside the transaction, so that leaving it undoes what was written. */
class CheckUsedError extends Error {}

/** Submissions over any database that Kysely speaks to. */
export function submissionStore({
  engine,
  vault,
  retention,
  onStep,
}: SubmissionStoreOptions): SubmissionStore {
  const { db } = engine;
  type Sealed = Pick<Tables['submissions'], 'fingerprint' | 'key_id' | 'erased_at'>;

  function find(from: Kysely<Tables>, id: string): Promise<Sealed | undefined> {
    return from
      .selectFrom('submissions')
      .select(['fingerprint', 'key_id', 'erased_at'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  /** What is stored under the same id says of a submission; `absent` where nothing is. */
  async function compared<Absent extends string>(
    from: Kysely<Tables>,
    submission: Pick<NewSubmission, 'id' | 'kind' | 'content'>,
    absent: Absent,
  ): Promise<'same' | 'different' | Absent> {
    const known = await find(from, submission.id);
    return known ? judge(from, submission, known) : absent;
  }

  // The language is left out: an old page may repeat what it sent before there was one.
  async function judge(
    from: Kysely<Tables>,
    { kind, content }: Pick<NewSubmission, 'kind' | 'content'>,
    { key_id: keyId, fingerprint, erased_at: erasedAt }: Sealed,
  ) {
    const isFormer = erasedAt !== null && !vault.keyIds.includes(keyId);
    const key = isFormer ? await formerFingerprintKey(from, vault, keyId) : keyId;
    // Nothing was kept of the key: then the id alone speaks, and ids are made once per filled form.
    if (key === undefined) return 'same';
    return vault.matches({ kind, content }, key, fingerprint) ? 'same' : 'different';
  }

  async function insert(trx: Kysely<Tables>, submission: NewSubmission) {
    const { id, kind, language, content, createdAt, check } = submission;
    const { keyId, payload } = vault.close(submissionPlace(id), content);
    const inserted = await trx
      .insertInto('submissions')
      .values({
        id,
        kind,
        language,
        fingerprint: vault.fingerprint({ kind, content }, keyId),
        payload,
        key_id: keyId,
        email_hash: emailHashOf(vault, content, keyId),
        created_at: createdAt,
        erased_at: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 0n) return false;
    onStep('after-insert');
    if (check) await use(trx, check);
    const waiting = { submission_id: id, attempts: 0, created_at: createdAt, next_at: createdAt };
    const never = { leased_until: null, last_error: null, done_at: null, dead_at: null };
    await trx
      .insertInto('outbox')
      .values(
        (await topicsWithin(trx, submission)).map((topic) => ({
          id: `${id}.${topic}`,
          topic,
          ...waiting,
          ...never,
        })),
      )
      .execute();
    return true;
  }

  /**
   * The ways out, without the acknowledgement once a mailbox has had those of its day: whoever types the address of someone
   * else must not be able to fill that mailbox through us. The request itself is stored and goes to the staff.
   */
  async function topicsWithin(trx: Kysely<Tables>, { topics, content, createdAt: now }: NewSubmission) {
    const email = emailOf(content);
    if (email === undefined || !topics.includes('acknowledgement')) return topics;
    const isFree = await takeLetterPlace(trx, vault, { use: 'acknowledgement', email, now });
    return isFree ? topics : topics.filter((topic) => topic !== 'acknowledgement');
  }

  async function use(trx: Kysely<Tables>, { signature, expiresAt }: UsedCheck) {
    const used = await trx
      .insertInto('captcha_used')
      .values({ signature, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('signature').doNothing())
      .executeTakeFirst();
    if (used.numInsertedOrUpdatedRows === 0n) throw new CheckUsedError();
  }

  async function eraseAll(ids: readonly string[], options: { now: number; reason: ErasureReason }) {
    let erased = 0;
    for (let start = 0; start < ids.length; start += erasedAtOnce) {
      const some = ids.slice(start, start + erasedAtOnce);
      erased += await db.transaction().execute(async (trx) => {
        const emptied = await eraseContents(trx, some, options);
        // Nothing is left to deliver, and a dead row would alarm someone for ever.
        if (emptied > 0) {
          await trx
            .deleteFrom('outbox')
            .where('submission_id', 'in', some)
            .where('done_at', 'is', null)
            .execute();
        }
        return emptied;
      });
    }
    if (erased > 0) await engine.afterErasing();
    return erased;
  }

  return {
    async compare(submission) {
      return compared(db, submission, 'unknown');
    },

    async createdAt(id) {
      const row = await db
        .selectFrom('submissions')
        .select('created_at')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.created_at;
    },

    async add(submission) {
      await engine.assertRoom();
      onStep('before-insert');
      try {
        const outcome = await db.transaction().execute(async (trx) => {
          if (await insert(trx, submission)) {
            onStep('before-commit');
            return 'stored';
          }
          // It was there, and went in this very moment: the sender's next try will find what is so then.
          return compared(trx, submission, 'different');
        });
        if (outcome === 'stored') {
          engine.storedIds?.note(submission.id, submission.createdAt);
          onStep('after-commit');
        }
        return outcome;
      } catch (error) {
        if (error instanceof CheckUsedError) return 'check-used';
        throw error;
      }
    },

    async list({ kind, since } = {}) {
      let query = db.selectFrom('submissions').selectAll();
      if (kind !== undefined) query = query.where('kind', '=', kind);
      if (since !== undefined) query = query.where('created_at', '>=', since);
      const rows = await query.orderBy('created_at').orderBy('id').execute();
      return rows.map((row) => openSubmission(vault, row));
    },

    async withIds(ids) {
      const found: StoredSubmission[] = [];
      for (let start = 0; start < ids.length; start += askedAtOnce) {
        const some = ids.slice(start, start + askedAtOnce);
        const rows = await db.selectFrom('submissions').selectAll().where('id', 'in', some).execute();
        for (const row of rows) found.push(openOrEmpty(vault, row));
      }
      return found;
    },

    async withReference(reference) {
      if (!isReference(reference)) return [];
      const rows = await db
        .selectFrom('submissions')
        .selectAll()
        .where('id', 'like', idsWithReference(reference))
        .orderBy('created_at')
        .execute();
      return rows.map((row) => openSubmission(vault, row));
    },

    erase: async (id, options) => (await eraseAll([id], options)) > 0,
    eraseAll,
    withEmail: (email) => searchByEmail(db, vault, email),
    reencrypt: (onProgress = () => {}) => reencryptAll(engine, vault, onProgress),

    async eraseExpired(now) {
      const erased = await eraseOverdue(db, now, retention);
      await forgetOutlived(db, now);
      // Those of keys that are still known are kept anew first, however long ago this server started.
      await keepSealingKeys(db, vault, now);
      await forgetSealingKeys(db, now);
      // Also when nothing was erased: what a reader held up last time is taken out now.
      await engine.afterErasing();
      return erased;
    },

    async erasures() {
      const rows = await db
        .selectFrom('erasures')
        .selectAll()
        .orderBy('erased_at', 'desc')
        .orderBy('reference')
        .execute();
      return rows.map(
        ({ reference, kind, erased_at: erasedAt, reason }) =>
          ({ reference, kind, erasedAt, reason }) as Erasure,
      );
    },

    tally: (starts) => tallySubmissions(db, starts),
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { isReference, referenceOf } from '#features/forms/model/reference.ts';
import {
  type NewSubmission,
  type ReplyStore,
  replyLifetime,
  type Storage,
  type StoredSubmission,
  type SubmissionContent,
  type SubmissionKind,
  type SubmissionStore,
  type VisitStore,
} from './storage.ts';
import type { Tables } from './tables.ts';
import type { Vault } from './vault.ts';

/** The moments of storing a submission at which a process may die, in order. */
export type StoringStep = 'before-insert' | 'after-insert' | 'before-commit' | 'after-commit';

/** What storage over Kysely is made of. */
export type KyselyStorageOptions = {
  db: Kysely<Tables>;
  vault: Vault;
  /** Called at each step of storing. Tests end the process here. */
  onStep?: (step: StoringStep) => void;
};

const day = 86_400_000;

/**
 * How long a payload is kept: California asks for records of privacy requests for 24 months. A contact request that
 * nobody has answered within a year is of no use to anyone.
 */
const keptFor: Record<SubmissionKind, number> = { privacy: 731 * day, contact: 366 * day };

/** Where a submission goes once it is stored. */
const topics: Record<SubmissionKind, string> = {
  privacy: 'privacy-request',
  contact: 'contact-request',
};

/** Storage over any database that Kysely speaks to. It expects the tables of `migrations.ts`. */
export function createKyselyStorage({ db, vault, onStep = () => {} }: KyselyStorageOptions): Storage {
  return {
    submissions: submissionStore(db, vault, onStep),
    replies: replyStore(db, vault),
    visits: visitStore(db),
    async check() {
      await db.selectFrom('submissions').select('id').limit(1).execute();
    },
    async close() {
      await db.destroy();
    },
  };
}

/** Thrown inside the transaction, so that leaving it undoes what was written. */
class CheckUsedError extends Error {}

function submissionStore(
  db: Kysely<Tables>,
  vault: Vault,
  onStep: (step: StoringStep) => void,
): SubmissionStore {
  type Sealed = Pick<Selectable<Tables['submissions']>, 'fingerprint' | 'key_id'>;

  function find(from: Kysely<Tables>, id: string): Promise<Sealed | undefined> {
    return from
      .selectFrom('submissions')
      .select(['fingerprint', 'key_id'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  function judge({ kind, content }: Pick<NewSubmission, 'kind' | 'content'>, known: Sealed) {
    return vault.matches({ kind, content }, known.key_id, known.fingerprint) ? 'same' : 'different';
  }

  function open(row: Selectable<Tables['submissions']>): StoredSubmission {
    const { id, kind, key_id: keyId, payload, created_at: createdAt } = row;
    return {
      id,
      reference: referenceOf(id),
      kind: kind as SubmissionKind,
      createdAt,
      content:
        payload === null
          ? undefined
          : (vault.open(submissionPlace(id), { keyId, payload }) as SubmissionContent),
    };
  }

  async function insert(trx: Kysely<Tables>, { id, kind, content, createdAt, check }: NewSubmission) {
    const { keyId, payload } = vault.close(submissionPlace(id), content);
    const inserted = await trx
      .insertInto('submissions')
      .values({
        id,
        kind,
        fingerprint: vault.fingerprint({ kind, content }, keyId),
        payload,
        key_id: keyId,
        created_at: createdAt,
        purge_at: createdAt + keptFor[kind],
        state: 'received',
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 0n) return false;
    onStep('after-insert');
    if (check) await use(trx, check, createdAt);
    await trx
      .insertInto('outbox')
      .values({ id, topic: topics[kind], attempts: 0, next_at: createdAt, last_error: null, done_at: null })
      .execute();
    return true;
  }

  async function use(
    trx: Kysely<Tables>,
    { signature, expiresAt }: NonNullable<NewSubmission['check']>,
    now: number,
  ) {
    await trx.deleteFrom('captcha_used').where('expires_at', '<', now).execute();
    const used = await trx
      .insertInto('captcha_used')
      .values({ signature, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('signature').doNothing())
      .executeTakeFirst();
    if (used.numInsertedOrUpdatedRows === 0n) throw new CheckUsedError();
  }

  return {
    async compare(submission) {
      const known = await find(db, submission.id);
      return known ? judge(submission, known) : 'unknown';
    },

    async add(submission) {
      onStep('before-insert');
      try {
        const outcome = await db.transaction().execute(async (trx) => {
          if (await insert(trx, submission)) {
            onStep('before-commit');
            return 'stored';
          }
          const known = await find(trx, submission.id);
          return known ? judge(submission, known) : 'different';
        });
        if (outcome === 'stored') onStep('after-commit');
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
      return rows.map(open);
    },

    async withReference(reference) {
      if (!isReference(reference)) return [];
      const start = reference.replace('-', '').toLowerCase();
      const rows = await db
        .selectFrom('submissions')
        .selectAll()
        .where('id', 'like', `${start}-%`)
        .orderBy('created_at')
        .execute();
      return rows.map(open);
    },

    async undelivered() {
      const { count } = await db
        .selectFrom('outbox')
        .select(sql<number>`count(*)`.as('count'))
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

function replyStore(db: Kysely<Tables>, vault: Vault): ReplyStore {
  return {
    async put(reply, now) {
      const token = randomBytes(24).toString('base64url');
      const hash = hashOf(token);
      const { keyId, payload } = vault.close(replyPlace(hash), reply);
      await db.deleteFrom('form_replies').where('expires_at', '<=', now).execute();
      await db
        .insertInto('form_replies')
        .values({ token_hash: hash, payload, key_id: keyId, expires_at: now + replyLifetime })
        .execute();
      return token;
    },

    async take(token, now) {
      const hash = hashOf(token);
      const row = await db
        .deleteFrom('form_replies')
        .where('token_hash', '=', hash)
        .returningAll()
        .executeTakeFirst();
      if (!row || row.expires_at <= now) return undefined;
      return vault.open(replyPlace(hash), { keyId: row.key_id, payload: row.payload });
    },
  };
}

function visitStore(db: Kysely<Tables>): VisitStore {
  return {
    async count(date, path) {
      await db
        .insertInto('visits')
        .values({ day: date, path, count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['day', 'path']).doUpdateSet({ count: sql<number>`visits.count + 1` }),
        )
        .execute();
    },

    async list(since) {
      return db
        .selectFrom('visits')
        .selectAll()
        .where('day', '>=', since)
        .orderBy('day')
        .orderBy('path')
        .execute();
    },
  };
}

// A payload is bound to its table and row.
const submissionPlace = (id: string) => `submissions/${id}`;
const replyPlace = (hash: string) => `form_replies/${hash}`;

/** A reply's token opens it, so the database knows only what became of the token. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { referenceOf } from '#features/submissions/model/reference.ts';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import { answerNotesOf, writeAnswerNote } from '#features/submissions/server/storage/answer-notes.ts';
import type { Language } from '#i18n/language.ts';
import type { Engine } from '#server/storage/engine.ts';
import type { Tables } from '#server/storage/tables.ts';
import type { Vault } from '#server/storage/vault.ts';
import type {
  AuditLine,
  DeskAct,
  DeskFilter,
  DeskState,
  DeskStore,
  NewAuditLine,
  StaffPerson,
  TrailFilter,
} from '../../model/desk-store.ts';
import { type StaffRole, staffRoles } from '../../model/roles.ts';

/** After so long, in milliseconds, nobody is handed work who has not signed in again. */
const rememberedFor = 90 * 86_400_000;

/** The desk over any database that Kysely speaks to. */
export function deskStore({ db, locksRows }: Engine, vault: Vault): DeskStore {
  return {
    async openSession(token, { subject, name, roles, endsAt }, now) {
      const person = { name, roles: roles.join(' '), seen_at: now };
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('desk_sessions').where('ends_at', '<=', now).execute();
        await trx
          .deleteFrom('desk_people')
          .where('seen_at', '<=', now - rememberedFor)
          .execute();
        await trx
          .insertInto('desk_people')
          .values({ subject, ...person })
          .onConflict((conflict) => conflict.column('subject').doUpdateSet(person))
          .execute();
        await trx
          .insertInto('desk_sessions')
          .values({ token_hash: hashOf(token), subject, name, roles: person.roles, ends_at: endsAt })
          .execute();
      });
    },

    async session(token, now) {
      const row = await db
        .selectFrom('desk_sessions')
        .selectAll()
        .where('token_hash', '=', hashOf(token))
        .where('ends_at', '>', now)
        .executeTakeFirst();
      return row && { subject: row.subject, name: row.name, roles: rolesOf(row.roles), endsAt: row.ends_at };
    },

    async closeSession(token) {
      await db.deleteFrom('desk_sessions').where('token_hash', '=', hashOf(token)).execute();
    },

    async people(since) {
      const rows = await db
        .selectFrom('desk_people')
        .selectAll()
        .where('seen_at', '>=', since)
        .orderBy('name')
        .orderBy('subject')
        .execute();
      return rows.map(({ subject, name, roles }) => ({ subject, name, roles: rolesOf(roles) }));
    },

    async list(filter, { page, size }) {
      const rows = await listed(db, filter)
        .select([
          'submissions.id',
          'submissions.kind',
          'submissions.language',
          'submissions.created_at',
          'submissions.erased_at',
          'desk_work.assignee',
          'desk_work.assignee_name',
          'desk_work.done_at',
        ])
        .orderBy('submissions.created_at', 'desc')
        .orderBy('submissions.id')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      const { total } = await listed(db, filter)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return {
        total: Number(total),
        rows: rows.map((row) => ({
          id: row.id,
          reference: referenceOf(row.id),
          kind: row.kind as SubmissionKind,
          language: row.language as Language,
          createdAt: row.created_at,
          state: stateOf(row),
          assignee: personOf(row),
        })),
      };
    },

    async work(submissionId) {
      const row = await db
        .selectFrom('desk_work')
        .selectAll()
        .where('submission_id', '=', submissionId)
        .executeTakeFirst();
      if (!row) return { version: 0, assignee: null, doneAt: null };
      return { version: row.version, assignee: personOf(row), doneAt: row.done_at };
    },

    answers: (submissionIds) => answerNotesOf(db, vault, submissionIds),

    async change(submissionId, { seen, assignee, doneAt, answer }, line) {
      return await db.transaction().execute(async (trx) => {
        let asked = trx.selectFrom('submissions').select('erased_at').where('id', '=', submissionId);
        // An erasure at this moment comes before or after the whole change: no note may be left behind it.
        if (locksRows) asked = asked.forUpdate();
        const known = await asked.executeTakeFirst();
        if (!known) return 'gone';
        if (known.erased_at !== null) return 'erased';
        const untouched = { version: 0, assignee: null, assignee_name: null, done_at: null };
        await trx
          .insertInto('desk_work')
          .values({ submission_id: submissionId, ...untouched })
          .onConflict((conflict) => conflict.column('submission_id').doNothing())
          .execute();
        // Of two who saw the same, the second finds the version of the first and changes nothing.
        const { numUpdatedRows } = await trx
          .updateTable('desk_work')
          .set({
            version: seen + 1,
            assignee: assignee?.subject ?? null,
            assignee_name: assignee?.name ?? null,
            done_at: doneAt,
          })
          .where('submission_id', '=', submissionId)
          .where('version', '=', seen)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return 'stale';
        if (answer !== undefined) await writeAnswerNote(trx, vault, submissionId, answer);
        await writeAuditLine(trx, line);
        return 'changed';
      });
    },

    record: (line) => writeAuditLine(db, line),

    async trail({ page, size, ...filter }) {
      const rows = await lines(db, filter)
        .selectAll()
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      const { total } = await lines(db, filter)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return { total: Number(total), rows: rows.map(lineOf) };
    },

    async trailPeople() {
      const latest = db
        .selectFrom('desk_audit')
        .select(({ fn }) => fn.max('id').as('id'))
        .groupBy('subject');
      return await db
        .selectFrom('desk_audit')
        .select(['subject', 'name'])
        .where('id', 'in', latest)
        .orderBy('name')
        .orderBy('subject')
        .execute();
    },
  };
}

/** Lines of the trail, as far as the filter goes. */
function lines(db: Kysely<Tables>, { subject, act, reference, since, before }: TrailFilter) {
  let query = db.selectFrom('desk_audit');
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (act !== undefined) query = query.where('act', '=', act);
  if (reference !== undefined) query = query.where('reference', '=', reference);
  if (since !== undefined) query = query.where('at', '>=', since);
  return before === undefined ? query : query.where('at', '<', before);
}

/** Submissions with the work on them, as far as the filter goes. */
function listed(db: Kysely<Tables>, { kind, state, assignee }: DeskFilter) {
  let query = db.selectFrom('submissions').leftJoin('desk_work', 'desk_work.submission_id', 'submissions.id');
  if (kind !== undefined) query = query.where('submissions.kind', '=', kind);
  if (assignee !== undefined) query = query.where('desk_work.assignee', '=', assignee);
  if (state === 'all') return query;
  if (state === 'erased') return query.where('submissions.erased_at', 'is not', null);
  query = query.where('submissions.erased_at', 'is', null);
  if (state === 'done') return query.where('desk_work.done_at', 'is not', null);
  query = query.where('desk_work.done_at', 'is', null);
  if (state === 'new') return query.where('desk_work.assignee', 'is', null);
  return state === 'assigned' ? query.where('desk_work.assignee', 'is not', null) : query;
}

/** The state of a submission: what was erased is nothing else. */
function stateOf(row: {
  erased_at: number | null;
  done_at: number | null;
  assignee: string | null;
}): DeskState {
  if (row.erased_at !== null) return 'erased';
  if (row.done_at !== null) return 'done';
  return row.assignee === null ? 'new' : 'assigned';
}

function personOf(row: { assignee: string | null; assignee_name: string | null }): StaffPerson | null {
  return row.assignee === null ? null : { subject: row.assignee, name: row.assignee_name ?? row.assignee };
}

/** Adds a line to the audit trail. */
export async function writeAuditLine(db: Kysely<Tables>, line: NewAuditLine): Promise<void> {
  const { at, subject, name, act, reference = null, kind = null, detail = null } = line;
  await db
    .insertInto('desk_audit')
    .values({ id: lineId(at), at, subject, name, act, reference, kind, detail })
    .execute();
}

let written = 0;

/** An id that sorts as lines were written, those of one millisecond too. */
function lineId(at: number): string {
  written += 1;
  return `${`${at}`.padStart(15, '0')}-${`${written}`.padStart(9, '0')}-${randomUUID().slice(0, 8)}`;
}

function lineOf(row: Selectable<Tables['desk_audit']>): AuditLine {
  return {
    id: row.id,
    at: row.at,
    subject: row.subject,
    name: row.name,
    act: row.act as DeskAct,
    reference: row.reference ?? undefined,
    kind: (row.kind as SubmissionKind | null) ?? undefined,
    detail: row.detail ?? undefined,
  };
}

/** Roles as they are stored; one that this version does not know counts for nothing. */
function rolesOf(text: string): StaffRole[] {
  const stored = text.split(' ');
  return staffRoles.filter((role) => stored.includes(role));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

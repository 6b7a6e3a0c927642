import { describe, expect, test } from 'vitest';
import type { DeskStore, NewAuditLine } from '#features/desk/model/desk-store.ts';
import { referenceOf } from '#features/submissions/model/reference.ts';
import type { NewSubmission } from '#features/submissions/model/submission-store.ts';
import { noon, type StorageUnderTest, submission } from '../support/storage-fixture.ts';

const minute = 60_000;
const day = 86_400_000;
const ana = { subject: 'ana-1', name: 'Ana Ruiz' };
const ben = { subject: 'ben-2', name: 'Ben Cole' };
const first = { page: 1, size: 25 };

/** What any implementation of `DeskStore` has to do. */
export function testDeskContract(opened: () => StorageUnderTest): void {
  describe('the desk', () => {
    const desk = () => opened().storage.desk;
    const line = (change: Partial<NewAuditLine> = {}): NewAuditLine => ({
      ...ana,
      at: noon,
      act: 'take',
      ...change,
    });

    async function stored(change: Partial<NewSubmission> = {}): Promise<NewSubmission> {
      const sent = submission(change);
      await opened().storage.submissions.add(sent);
      return sent;
    }

    const references = async (filter: Parameters<DeskStore['list']>[0]) =>
      (await desk().list(filter, first)).rows.map(({ reference }) => reference);

    test('a session lasts until its end, on every instance, and a token is stored as its hash alone', async () => {
      const endsAt = noon + 30 * minute;
      await desk().openSession('token-1', { ...ana, roles: ['reader', 'operator'], endsAt }, noon);
      const { desk: another } = await opened().another();
      expect(await another.session('token-1', endsAt - 1)).toEqual({
        ...ana,
        roles: ['reader', 'operator'],
        endsAt,
      });
      expect(await another.session('token-1', endsAt)).toBeUndefined();
      expect(await another.session('token-2', noon)).toBeUndefined();
      await another.closeSession('token-1');
      expect(await desk().session('token-1', noon)).toBeUndefined();
    });

    test('whoever signed in lately can be handed work, under the name and roles of the last time', async () => {
      await desk().openSession('1', { ...ben, roles: ['reader'], endsAt: noon + minute }, noon);
      await desk().openSession('2', { ...ana, roles: ['reader'], endsAt: noon + minute }, noon);
      await desk().openSession('3', { ...ben, roles: ['operator'], endsAt: noon + day }, noon + day);
      expect(await desk().people(noon)).toEqual([
        { ...ana, roles: ['reader'] },
        { ...ben, roles: ['operator'] },
      ]);
      expect(await desk().people(noon + 1)).toEqual([{ ...ben, roles: ['operator'] }]);
      // What is over is forgotten when the next one signs in.
      await desk().openSession('4', { ...ben, roles: [], endsAt: noon + 92 * day }, noon + 91 * day);
      expect(await desk().people(noon)).toEqual([{ ...ben, roles: [] }]);
    });

    test('lists the newest first, by form, state and person, a page at a time', async () => {
      const lead = await stored({ kind: 'contact', createdAt: noon, language: 'es' });
      const request = await stored({ createdAt: noon + 1 });
      const report = await stored({ kind: 'report', createdAt: noon + 2 });
      const erased = await stored({ createdAt: noon + 3 });
      await opened().storage.submissions.erase(erased.id, { now: noon + 9, reason: 'request' });
      await desk().change(request.id, { seen: 0, assignee: ana, doneAt: null }, line());
      await desk().change(report.id, { seen: 0, assignee: ben, doneAt: noon + 9 }, line());
      const [one, two, three, four] = [lead, request, report, erased].map(({ id }) => referenceOf(id));
      expect(await references({ state: 'all' })).toEqual([four, three, two, one]);
      expect(await references({ state: 'open' })).toEqual([two, one]);
      expect(await references({ state: 'new' })).toEqual([one]);
      expect(await references({ state: 'assigned' })).toEqual([two]);
      expect(await references({ state: 'done' })).toEqual([three]);
      expect(await references({ state: 'erased' })).toEqual([four]);
      expect(await references({ state: 'all', kind: 'privacy' })).toEqual([four, two]);
      expect(await references({ state: 'open', assignee: ana.subject })).toEqual([two]);
      const { rows, total } = await desk().list({ state: 'all' }, { page: 2, size: 3 });
      expect(total).toBe(4);
      expect(rows).toEqual([
        {
          id: lead.id,
          reference: one,
          kind: 'contact',
          language: 'es',
          createdAt: noon,
          state: 'new',
          assignee: null,
        },
      ]);
    });

    test('of two who saw the same state one changes it, and only that is written down', async () => {
      const { id } = await stored();
      expect(await desk().work(id)).toEqual({ version: 0, assignee: null, doneAt: null });
      const { desk: another } = await opened().another();
      const outcomes = await Promise.all([
        desk().change(id, { seen: 0, assignee: ana, doneAt: null }, line()),
        another.change(id, { seen: 0, assignee: ben, doneAt: null }, line(ben)),
      ]);
      expect(outcomes.sort()).toEqual(['changed', 'stale']);
      const { rows } = await desk().trail(first);
      expect(rows).toHaveLength(1);
      const { version, assignee } = await desk().work(id);
      expect({ version, assignee: assignee?.subject }).toEqual({ version: 1, assignee: rows[0]?.subject });
      expect(await desk().change(id, { seen: 1, assignee, doneAt: noon }, line({ act: 'done' }))).toBe(
        'changed',
      );
      expect(await desk().work(id)).toMatchObject({ version: 2, doneAt: noon });
    });

    test('what is gone cannot be worked on, and the work goes with the last trace of a submission', async () => {
      expect(await desk().change('nowhere', { seen: 0, assignee: ana, doneAt: null }, line())).toBe('gone');
      const { id } = await stored();
      await desk().change(id, { seen: 0, assignee: ana, doneAt: null }, line());
      await opened().storage.submissions.erase(id, { now: noon, reason: 'request' });
      await opened().storage.submissions.eraseExpired(noon + 91 * day);
      expect(await desk().work(id)).toEqual({ version: 0, assignee: null, doneAt: null });
      expect((await desk().trail(first)).total).toBe(1);
    });

    test('a note of how it was answered is kept with the work, replaced and taken out, and goes with the content', async () => {
      const { id } = await stored();
      const { id: other } = await stored();
      const answer = { kind: 'refused', text: 'No proof of who asks.' } as const;
      const done = { assignee: ana, doneAt: noon };
      expect(await desk().change(id, { seen: 0, ...done, answer }, line({ act: 'done' }))).toBe('changed');
      await desk().change(other, { seen: 0, ...done, answer: { kind: 'no-data', text: '' } }, line());
      // Whoever was late has written no note either.
      expect(await desk().change(id, { seen: 0, ...done, answer: null }, line())).toBe('stale');
      const { desk: again, submissions } = await opened().reopen();
      expect(await again.answers([id, other, 'nowhere'])).toEqual(
        new Map([
          [id, answer],
          [other, { kind: 'no-data', text: '' }],
        ]),
      );
      await again.change(id, { seen: 1, assignee: ana, doneAt: null }, line({ act: 'reopen' }));
      expect((await again.answers([id])).get(id)).toEqual(answer);
      await again.change(id, { seen: 2, ...done, answer: { ...answer, text: 'Too late.' } }, line());
      expect((await again.answers([id])).get(id)).toEqual({ kind: 'refused', text: 'Too late.' });
      await again.change(id, { seen: 3, ...done, answer: null }, line());
      expect(await again.answers([id])).toEqual(new Map());
      await submissions.erase(other, { now: noon, reason: 'request' });
      expect(await again.answers([other])).toEqual(new Map());
      expect(await again.change(other, { seen: 1, ...done, answer }, line())).toBe('erased');
      expect(await again.answers([other])).toEqual(new Map());
      expect((await again.trail(first)).rows.some(({ detail }) => detail?.includes('proof'))).toBe(false);
    });

    test('a note goes when its content is too old', async () => {
      const { outbox } = opened().storage;
      const { id } = await stored({ kind: 'office-hours' });
      const due = await outbox.claim({ now: noon, limit: 9, leaseMs: minute });
      await Promise.all(due.map((job) => outbox.done(job.id, noon)));
      const answer = { kind: 'answered', text: '' } as const;
      await desk().change(id, { seen: 0, assignee: null, doneAt: noon, answer }, line());
      await opened().storage.submissions.eraseExpired(noon + 90 * day);
      expect(await desk().answers([id])).toEqual(new Map());
    });

    test('of a note and an erasure at one moment nothing is left behind', async () => {
      const { submissions } = opened().storage;
      const { desk: another } = await opened().another();
      const answer = { kind: 'answered', text: 'By letter' } as const;
      for (let round = 0; round < 10; round += 1) {
        const { id } = await stored();
        await Promise.all([
          submissions.erase(id, { now: noon, reason: 'request' }),
          another.change(id, { seen: 0, assignee: ana, doneAt: noon, answer }, line()),
        ]);
        expect(await another.answers([id])).toEqual(new Map());
      }
    });

    test('the trail is read the newest first, whole or of one submission, after a restart too', async () => {
      await desk().record(line({ act: 'sign-in' }));
      await desk().record(line({ at: noon + 1, act: 'read', reference: 'AB12-CD34', kind: 'report' }));
      await desk().record(line({ at: noon + 2, act: 'export', detail: '3' }));
      const { desk: again } = await opened().reopen();
      const { rows, total } = await again.trail({ page: 1, size: 2 });
      expect({ acts: rows.map(({ act }) => act), total }).toEqual({ acts: ['export', 'read'], total: 3 });
      const acts = async (filter: Omit<Parameters<DeskStore['trail']>[0], 'page' | 'size'>) =>
        (await again.trail({ ...first, ...filter })).rows.map(({ act }) => act);
      await again.record({ ...line({ at: noon + 3, act: 'read' }), ...ben });
      await again.record({ ...line({ at: noon + 4, act: 'list' }), ...ben, name: 'Ben B. Cole' });
      expect(await acts({ subject: ben.subject })).toEqual(['list', 'read']);
      expect(await acts({ act: 'read' })).toEqual(['read', 'read']);
      expect(await acts({ act: 'read', subject: ana.subject })).toEqual(['read']);
      expect(await acts({ since: noon + 1, before: noon + 3 })).toEqual(['export', 'read']);
      expect(await acts({ since: noon + 5 })).toEqual([]);
      expect(await again.trail({ page: 2, size: 1, subject: ben.subject })).toMatchObject({
        total: 2,
        rows: [{ act: 'read' }],
      });
      // By the name of the latest line: people marry.
      expect(await again.trailPeople()).toEqual([ana, { ...ben, name: 'Ben B. Cole' }]);
      expect(await again.trail({ ...first, reference: 'AB12-CD34' })).toEqual({
        total: 1,
        rows: [
          {
            id: expect.any(String),
            ...line({ at: noon + 1, act: 'read', reference: 'AB12-CD34', kind: 'report' }),
            detail: undefined,
          },
        ],
      });
    });
  });
}

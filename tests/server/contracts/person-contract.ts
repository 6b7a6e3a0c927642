import { describe, expect, test } from 'vitest';
import { referenceOf } from '#features/submissions/model/reference.ts';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import { noon, type StorageUnderTest, submission } from '../support/storage-fixture.ts';

/** What any storage has to do about one person's submissions, as tests. */
export function testPersonContract(opened: () => StorageUnderTest): void {
  describe('a person', () => {
    let count = 0;
    const add = async (email: unknown, kind: SubmissionKind = 'privacy') => {
      count += 1;
      const sent = submission({ kind, content: { name: 'Ana', email }, createdAt: noon + count });
      await opened().storage.submissions.add(sent);
      return sent;
    };
    const idsOf = async (email: string) => {
      const { submissions, unreadable } = await opened().storage.submissions.withEmail(email);
      expect(unreadable).toBe(0);
      return submissions.map(({ id }) => id);
    };

    test('is found by the address in every form, in whatever case, oldest first, and nobody else', async () => {
      const own = [
        await add('ana@example.com'),
        await add('Ana@Example.COM', 'office-hours'),
        await add('ana@example.com', 'contact'),
      ];
      await add('ana@example.com.mx');
      await add('eva@example.com');
      await add('');
      await add(undefined);
      await add(7);
      expect(await idsOf('ana@example.com')).toEqual(own.map(({ id }) => id));
      expect(await idsOf('\tANA@example.com\u200b ')).toEqual(own.map(({ id }) => id));
      expect(await idsOf('')).toEqual([]);
      expect(await idsOf('%')).toEqual([]);
      const { submissions } = await opened().storage.submissions.withEmail('ana@example.com');
      expect(submissions[0]?.content).toEqual(own[0]?.content);
    });

    test('is erased whole, also what still waits, and is not found any more', async () => {
      const { submissions, outbox } = opened().storage;
      const own = [];
      for (let number = 0; number < 105; number += 1) own.push(await add('ana@example.com', 'contact'));
      const other = await add('eva@example.com');
      const found = await idsOf('ana@example.com');
      expect(found).toHaveLength(105);
      expect(await submissions.eraseAll(found, { now: noon, reason: 'request' })).toBe(105);
      expect(await submissions.eraseAll(found, { now: noon, reason: 'request' })).toBe(0);
      expect(await submissions.eraseAll([], { now: noon, reason: 'request' })).toBe(0);
      expect(await idsOf('ana@example.com')).toEqual([]);
      expect(await idsOf('eva@example.com')).toEqual([other.id]);
      const records = await submissions.erasures();
      expect(records.map(({ reference }) => reference).sort()).toEqual(
        own.map(({ id }) => referenceOf(id)).sort(),
      );
      expect((await outbox.list()).map(({ reference }) => reference)).toEqual([
        referenceOf(other.id),
        referenceOf(other.id),
      ]);
    });
  });
}

import { describe, expect, test } from 'vitest';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { defaultRetention } from '#features/submissions/model/retention-days.ts';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import type { DeliveryTopic, NewSubmission } from '#features/submissions/model/submission-store.ts';
import { tombstoneDays } from '#features/submissions/server/storage/retention.ts';
import { noon, type StorageUnderTest, submission } from '../support/storage-fixture.ts';

const day = 86_400_000;

/** What any storage has to do about the age of contents, as tests. The clock is an argument. */
export function testErasureContract(opened: () => StorageUnderTest): void {
  describe('erasure', () => {
    const add = async (kind: SubmissionKind) => {
      const sent = submission({ kind });
      await opened().storage.submissions.add(sent);
      return sent;
    };

    /** Delivers what is due but for the topics left out, as acknowledged at `at`. */
    async function deliver(at: number, except: DeliveryTopic[] = [], limit = 100) {
      const { outbox } = opened().storage;
      const claimed = await outbox.claim({ now: at, limit, leaseMs: 1000 });
      const delivered = claimed.filter(({ topic }) => !except.includes(topic));
      await Promise.all(delivered.map(({ id }) => outbox.done(id, at)));
    }

    const erase = (now: number) => opened().storage.submissions.eraseExpired(now);
    const contentOf = async ({ id }: NewSubmission) =>
      (await opened().storage.submissions.withReference(referenceOf(id)))[0]?.content;

    test('erases a contact request thirty days after its last delivery, and records it', async () => {
      const { submissions, outbox } = opened().storage;
      const sent = await add('contact');
      await deliver(noon, ['notice']);
      const handedOver = noon + 5 * day;
      expect(await outbox.retry({ now: handedOver })).toBe(1);
      await deliver(handedOver);
      expect(defaultRetention.contactDays).toBe(30);
      expect(await erase(handedOver + 30 * day - 1)).toBe(0);
      expect(await contentOf(sent)).toEqual(sent.content);
      expect(await erase(handedOver + 30 * day)).toBe(1);
      expect(await contentOf(sent)).toBeUndefined();
      expect(await submissions.erasures()).toEqual([
        {
          reference: referenceOf(sent.id),
          kind: 'contact',
          erasedAt: handedOver + 30 * day,
          reason: 'age',
        },
      ]);
      expect(await erase(handedOver + 31 * day)).toBe(0);
    });

    test.each<[SubmissionKind, number]>([
      ['privacy', 731],
      ['office-hours', 90],
      ['application', 90],
      ['report', 180],
      ['page-problem', 90],
    ])('erases a %s submission %i days after receipt', async (kind, days) => {
      const sent = await add(kind);
      await deliver(noon + day);
      expect(await erase(noon + days * day - 1)).toBe(0);
      expect(await contentOf(sent)).toEqual(sent.content);
      expect(await erase(noon + days * day)).toBe(1);
      expect(await contentOf(sent)).toBeUndefined();
    });

    test.each<[SubmissionKind, DeliveryTopic]>([
      ['contact', 'lead'],
      ['contact', 'notice'],
      ['privacy', 'notice'],
      ['privacy', 'acknowledgement'],
      ['office-hours', 'notice'],
      ['application', 'notice'],
      ['report', 'notice'],
      ['page-problem', 'notice'],
    ])('never erases a %s submission whose %s still waits', async (kind, topic) => {
      const sent = await add(kind);
      await deliver(noon, [topic]);
      expect(await erase(noon + 10_000 * day)).toBe(0);
      expect(await contentOf(sent)).toEqual(sent.content);
    });

    test('keeps what was given up on its way to the company, but not for a mistyped address', async () => {
      const { outbox, submissions } = opened().storage;
      const [lead, request] = [await add('contact'), await add('privacy')];
      for (const { id, topic } of await outbox.claim({ now: noon, limit: 10, leaseMs: 1000 })) {
        if (topic === 'notice') await outbox.done(id, noon);
        else await outbox.deadLetter(id, { error: 'status-550', now: noon });
      }
      expect(await erase(noon + 10_000 * day)).toBe(1);
      expect(await contentOf(lead)).toEqual(lead.content);
      expect((await submissions.erasures()).map(({ reference }) => reference)).toEqual([
        referenceOf(request.id),
      ]);
    });

    test('erases more than one batch in one go', async () => {
      await Promise.all(Array.from({ length: 120 }, () => add('office-hours')));
      await deliver(noon, [], 120);
      expect(await erase(noon + 90 * day)).toBe(120);
      expect(await opened().storage.submissions.erasures()).toHaveLength(120);
    });

    test('records each erasure once when two instances erase at once', async () => {
      for (let count = 0; count < 20; count += 1) await add('office-hours');
      await deliver(noon);
      const other = await opened().another();
      const counts = await Promise.all([
        erase(noon + 90 * day),
        other.submissions.eraseExpired(noon + 90 * day),
      ]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
      expect(await other.submissions.erasures()).toHaveLength(20);
    });

    test('knows a late repeat of what it has erased for ninety days more, then forgets it', async () => {
      const { submissions, outbox } = opened().storage;
      const sent = await add('office-hours');
      await deliver(noon);
      const erasedAt = noon + 90 * day;
      await erase(erasedAt);
      expect(await submissions.compare(sent)).toBe('same');
      expect(await submissions.add({ ...sent, content: { name: 'Eva' } })).toBe('different');
      expect(tombstoneDays).toBe(90);
      await erase(erasedAt + 90 * day - 1);
      expect(await submissions.list()).toHaveLength(1);
      await erase(erasedAt + 90 * day);
      expect(await submissions.list()).toEqual([]);
      expect(await outbox.list()).toEqual([]);
      expect(await submissions.erasures()).toHaveLength(1);
    });

    test('erases one submission on request, once, with what still waits of it', async () => {
      const { submissions, outbox } = opened().storage;
      const [sent, other] = [await add('contact'), await add('privacy')];
      await deliver(noon, ['lead', 'acknowledgement']);
      expect(await submissions.erase(sent.id, { now: noon + 1, reason: 'request' })).toBe(true);
      expect(await submissions.erase(sent.id, { now: noon + 2, reason: 'request' })).toBe(false);
      expect(await submissions.erase('unknown', { now: noon, reason: 'request' })).toBe(false);
      expect(await contentOf(sent)).toBeUndefined();
      expect(await contentOf(other)).toEqual(other.content);
      expect(await submissions.erasures()).toEqual([
        { reference: referenceOf(sent.id), kind: 'contact', erasedAt: noon + 1, reason: 'request' },
      ]);
      expect(await outbox.retry({ now: noon + 2, reference: referenceOf(sent.id) })).toBe(0);
      expect(await outbox.counts()).toMatchObject({ waiting: 1, dead: 0 });
    });

    test('forgets a human check when its answer could no longer be used anyway', async () => {
      const { submissions } = opened().storage;
      const check = { signature: 'one answer', expiresAt: noon + 1000 };
      await submissions.add(submission({ check }));
      await erase(noon + 1000);
      expect(await submissions.add(submission({ check }))).toBe('check-used');
      await erase(noon + 1001);
      expect(await submissions.add(submission({ check }))).toBe('stored');
    });
  });
}

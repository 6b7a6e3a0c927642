import { describe, expect, test } from 'vitest';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import { noon, type StorageUnderTest, submission } from '../support/storage-fixture.ts';

const day = 86_400_000;

/** What any outbox has to do when staff hand submissions over themselves, as tests. */
export function testHandOverContract(opened: () => StorageUnderTest): void {
  describe('handing over by hand', () => {
    const add = async (kind: SubmissionKind, createdAt = noon) => {
      const sent = submission({ kind, createdAt });
      await opened().storage.submissions.add(sent);
      return sent;
    };
    const undelivered = async () => {
      const { waiting, dead } = await opened().storage.outbox.counts();
      return waiting + dead;
    };

    test('ends every delivery of these submissions, also of those given up, and of no other', async () => {
      const { outbox } = opened().storage;
      const [one, other] = [await add('contact'), await add('contact')];
      const claimed = await outbox.claim({ now: noon, limit: 9, leaseMs: 1000 });
      await outbox.deadLetter(`${one.id}.lead`, { error: 'status-400', now: noon });
      expect(await outbox.handedOver({ now: noon + 1, submissions: [one.id] })).toBe(1);
      expect(await outbox.handedOver({ now: noon + 2, submissions: [one.id, 'unknown'] })).toBe(0);
      expect(await outbox.handedOver({ now: noon + 2, submissions: [] })).toBe(0);
      expect(await outbox.list({ submissions: [one.id] })).toMatchObject([
        { topic: 'lead', state: 'done', lastError: 'by-hand' },
        { topic: 'notice', state: 'done', lastError: 'by-hand' },
      ]);
      expect(await outbox.retry({ now: noon + 2 })).toBe(2);
      // A worker that was just at it changes nothing any more.
      expect(claimed).toHaveLength(4);
      await outbox.failed(`${one.id}.notice`, { error: 'timeout', nextAt: noon });
      expect(await outbox.list({ state: 'done' })).toHaveLength(2);
      expect(await outbox.list({ submissions: [other.id], state: 'waiting' })).toHaveLength(2);
    });

    test('ends what a form received before a moment', async () => {
      const { outbox } = opened().storage;
      await add('contact', noon - 2);
      await add('contact', noon - 1);
      const [late, other] = [await add('contact', noon), await add('privacy', noon - 1)];
      expect(await outbox.handedOver({ now: noon, kind: 'contact', before: noon })).toBe(2);
      expect(await outbox.list({ state: 'done' })).toHaveLength(4);
      expect(await outbox.list({ submissions: [late.id, other.id], state: 'waiting' })).toHaveLength(4);
    });

    test('lets the time of keeping run from then on', async () => {
      const { outbox, submissions } = opened().storage;
      const [lead, request] = [await add('contact'), await add('privacy')];
      expect(await submissions.eraseExpired(noon + 1000 * day)).toBe(0);
      const at = noon + 40 * day;
      await outbox.handedOver({ now: at, submissions: [lead.id, request.id] });
      expect(await undelivered()).toBe(0);
      expect(await submissions.eraseExpired(at + 30 * day - 1)).toBe(0);
      expect(await submissions.eraseExpired(at + 30 * day)).toBe(1);
      expect(await submissions.eraseExpired(noon + 731 * day)).toBe(1);
    });
  });
}

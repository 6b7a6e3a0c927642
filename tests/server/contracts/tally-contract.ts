import { describe, expect, test } from 'vitest';
import type { NewSubmission } from '#features/submissions/model/submission-store.ts';
import { noon, type StorageUnderTest, submission } from '../support/storage-fixture.ts';

const day = 86_400_000;
/** Two days that begin at noon, and all that came before them. */
const starts = [noon, noon - day];

const none = { received: 0, delivered: 0, waiting: 0, oldestWaitingAt: undefined };

/** What any store has to do when it counts how submissions stand, as tests. */
export function testTallyContract(opened: () => StorageUnderTest): void {
  describe('counting how submissions stand', () => {
    const add = async (change: Partial<NewSubmission>) => {
      const sent = submission(change);
      await opened().storage.submissions.add(sent);
      return sent;
    };
    const tally = () => opened().storage.submissions.tally(starts);

    test('counts nothing in an empty database', async () => {
      expect(await tally()).toEqual({ waiting: 0, oldestWaitingAt: undefined, days: [none, none] });
    });

    test('puts each submission into the day that it came on, its first moment included', async () => {
      for (const createdAt of [noon, noon + 5, noon - 1, noon - day]) await add({ createdAt });
      expect((await tally()).days).toEqual([
        { received: 2, delivered: 0, waiting: 2, oldestWaitingAt: noon },
        { received: 2, delivered: 0, waiting: 2, oldestWaitingAt: noon - day },
      ]);
    });

    test('counts a submission as delivered once the company has it by every way, whatever became of the letter to its sender', async () => {
      const { outbox } = opened().storage;
      const [lead, privacy] = [await add({ kind: 'contact', createdAt: noon + 1 }), await add({})];
      await outbox.done(`${lead.id}.lead`, noon + 2);
      await outbox.done(`${privacy.id}.notice`, noon + 2);
      expect(await tally()).toMatchObject({
        waiting: 1,
        oldestWaitingAt: noon + 1,
        days: [{ received: 2, delivered: 1, waiting: 1, oldestWaitingAt: noon + 1 }, none],
      });
      await outbox.done(`${lead.id}.notice`, noon + 3);
      expect(await tally()).toMatchObject({
        waiting: 0,
        oldestWaitingAt: undefined,
        days: [{ received: 2, delivered: 2, waiting: 0 }, none],
      });
    });

    test('lets a submission wait whose delivery was given up', async () => {
      const { outbox } = opened().storage;
      const { id } = await add({ kind: 'office-hours' });
      await outbox.claim({ now: noon, limit: 1, leaseMs: 1000 });
      await outbox.deadLetter(`${id}.notice`, { error: 'status-400', now: noon });
      expect(await tally()).toMatchObject({ waiting: 1, days: [{ received: 1, waiting: 1 }, none] });
    });

    test('counts what waits from before the days among all that waits', async () => {
      await add({ createdAt: noon - 40 * day });
      expect(await tally()).toEqual({
        waiting: 1,
        oldestWaitingAt: noon - 40 * day,
        days: [none, none],
      });
    });

    test('counts what was erased as its deliveries stood', async () => {
      const { outbox, submissions } = opened().storage;
      const [delivered, waiting] = [await add({ kind: 'office-hours' }), await add({ kind: 'office-hours' })];
      await outbox.done(`${delivered.id}.notice`, noon);
      await submissions.eraseAll([delivered.id, waiting.id], { now: noon + 1, reason: 'request' });
      expect((await tally()).days[0]).toEqual({ ...none, received: 2, delivered: 1 });
    });
  });
}

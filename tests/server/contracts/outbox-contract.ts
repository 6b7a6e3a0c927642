import { describe, expect, test } from 'vitest';
import { referenceOf } from '#features/submissions/model/reference.ts';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import type { DeliveryTopic } from '#features/submissions/model/submission-store.ts';
import { noon, type StorageUnderTest, submission } from '../support/storage-fixture.ts';

const minute = 60_000;

/** What any outbox has to do, as tests. */
export function testOutboxContract(opened: () => StorageUnderTest): void {
  describe('outbox', () => {
    const add = async (change: Parameters<typeof submission>[0] = {}) => {
      const sent = submission(change);
      await opened().storage.submissions.add(sent);
      return sent;
    };
    const claim = (now = noon, limit = 10) => opened().storage.outbox.claim({ now, limit, leaseMs: minute });

    test.each<[SubmissionKind, DeliveryTopic[]]>([
      ['contact', ['lead', 'notice']],
      ['privacy', ['acknowledgement', 'notice']],
      ['office-hours', ['notice']],
      ['application', ['notice']],
      ['report', ['notice']],
      ['page-problem', ['notice']],
    ])('a %s submission leaves as %j', async (kind, topics) => {
      const sent = await add({ kind, language: 'es' });
      const claimed = await claim();
      expect(claimed.map(({ topic }) => topic).sort()).toEqual(topics);
      for (const delivery of claimed) {
        expect(delivery).toMatchObject({ attempts: 0, createdAt: noon });
        expect(delivery.submission).toEqual({
          id: sent.id,
          reference: referenceOf(sent.id),
          kind,
          language: 'es',
          createdAt: noon,
          content: sent.content,
        });
      }
    });

    test('hands out what is due, the oldest first, and no more than was asked for', async () => {
      await add({ kind: 'office-hours', createdAt: noon + minute });
      const early = await add({ kind: 'office-hours', createdAt: noon });
      const middle = await add({ kind: 'office-hours', createdAt: noon + 1 });
      const ids = (await claim(noon + minute, 2)).map((delivery) => delivery.submission.id);
      expect(ids).toEqual([early.id, middle.id]);
    });

    test('hands a leased delivery to nobody until the lease is over', async () => {
      await add({ kind: 'office-hours' });
      const [first] = await claim();
      expect(await claim(noon + minute - 1)).toEqual([]);
      const [second] = await claim(noon + minute);
      expect(second?.id).toBe(first?.id);
      expect(second?.attempts).toBe(1);
    });

    test('deals every delivery once to instances that ask at the same time', async () => {
      for (let count = 0; count < 30; count += 1) await add({ kind: 'office-hours' });
      const stores = [opened().storage, await opened().another(), await opened().another()];
      const dealt = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (stores[index % 3] ?? opened().storage).outbox.claim({ now: noon, limit: 5, leaseMs: minute }),
        ),
      );
      // Rows that another instance is just taking are passed over: what is left is due for the next to ask.
      const rest = await claim(noon, 100);
      const ids = [...dealt.flat(), ...rest].map(({ id }) => id);
      expect(ids).toHaveLength(30);
      expect(new Set(ids).size).toBe(30);
    });

    test('forgets nothing of what is done, waits with what failed, gives up what became a dead letter', async () => {
      await add({ kind: 'contact' });
      await add({ kind: 'office-hours' });
      const { outbox } = opened().storage;
      const [one, other, third] = await claim();
      await outbox.done(one?.id ?? '', noon + 1);
      await outbox.failed(other?.id ?? '', { error: 'timeout', nextAt: noon + 5 * minute });
      await outbox.deadLetter(third?.id ?? '', { error: 'status-400', now: noon + 2 });
      expect(await outbox.counts()).toEqual({ waiting: 1, dead: 1, oldestWaitingAt: noon });
      expect(await claim(noon + 4 * minute)).toEqual([]);
      const states = new Map((await outbox.list()).map((delivery) => [delivery.id, delivery]));
      expect(states.get(one?.id ?? '')).toMatchObject({ state: 'done', attempts: 1, lastError: undefined });
      expect(states.get(other?.id ?? '')).toMatchObject({
        state: 'waiting',
        lastError: 'timeout',
        nextAt: noon + 5 * minute,
      });
      expect(states.get(third?.id ?? '')).toMatchObject({ state: 'dead', lastError: 'status-400' });
      expect((await outbox.list({ state: 'dead' })).map(({ id }) => id)).toEqual([third?.id]);
      expect(await outbox.list({ state: 'waiting' })).toHaveLength(1);
      expect(await outbox.list({ state: 'done' })).toHaveLength(1);
      const again = await claim(noon + 5 * minute);
      expect(again.map(({ id, attempts }) => [id, attempts])).toEqual([[other?.id, 1]]);
    });

    test('an instance whose lease ran out can no longer change what another has taken on', async () => {
      await add({ kind: 'office-hours' });
      const { outbox } = opened().storage;
      const other = (await opened().another()).outbox;
      const [late] = await claim();
      const [taken] = await other.claim({ now: noon + minute, limit: 1, leaseMs: minute });
      expect(taken?.id).toBe(late?.id);
      await outbox.failed(late?.id ?? '', { error: 'timeout', nextAt: noon });
      await outbox.deadLetter(late?.id ?? '', { error: 'timeout', now: noon });
      expect(await claim(noon + minute + 1)).toEqual([]);
      expect(await outbox.list()).toMatchObject([{ state: 'waiting', lastError: undefined }]);
      // But that the other side has it is true whoever says so, and no later word takes it back.
      await outbox.done(late?.id ?? '', noon + minute + 2);
      await other.failed(taken?.id ?? '', { error: 'timeout', nextAt: noon });
      expect(await outbox.list()).toMatchObject([{ state: 'done' }]);
    });

    test('a lease that a wrong clock gave holds nothing up once the clock is right', async () => {
      await add({ kind: 'office-hours' });
      const day = 1440 * minute;
      expect(await claim(noon + day)).toHaveLength(1);
      expect(
        await (await opened().another()).outbox.claim({ now: noon, limit: 9, leaseMs: minute }),
      ).toHaveLength(1);
      // Clocks of two instances that differ a little give nothing away.
      expect(await claim(noon - minute)).toEqual([]);
    });

    test('a failure under a wrong clock holds nothing up once the clock is right', async () => {
      await add({ kind: 'office-hours' });
      const day = 1440 * minute;
      const [early] = await claim(noon + 2 * day);
      const nextAt = noon + 2 * day + minute;
      await opened().storage.outbox.failed(early?.id ?? '', { error: 'timeout', nextAt });
      const [again] = await claim();
      expect([again?.id, again?.attempts]).toEqual([early?.id, 1]);
      // The longest wish of the other side is kept.
      await opened().storage.outbox.failed(again?.id ?? '', { error: 'status-503', nextAt: noon + day });
      expect(await claim()).toEqual([]);
    });

    test('makes the waiting and the dead due at once, of one reference or of all, and never the done', async () => {
      const [one, other] = [await add({ kind: 'contact' }), await add({ kind: 'office-hours' })];
      const { outbox } = opened().storage;
      const claimed = await claim();
      const of = (id: string, topic: string) =>
        claimed.find((delivery) => delivery.submission.id === id && delivery.topic === topic)?.id ?? '';
      await outbox.deadLetter(of(one.id, 'lead'), { error: 'status-400', now: noon });
      await outbox.done(of(one.id, 'notice'), noon);
      await outbox.failed(of(other.id, 'notice'), { error: 'timeout', nextAt: noon + 60 * minute });
      expect(await outbox.retry({ now: noon + 1, reference: 'nonsense' })).toBe(0);
      expect(await outbox.retry({ now: noon + 1, reference: referenceOf(one.id).toLowerCase() })).toBe(1);
      expect((await claim(noon + 1)).map(({ id }) => id)).toEqual([of(one.id, 'lead')]);
      expect(await outbox.retry({ now: noon + 2 })).toBe(2);
      // The first is still leased: nobody gets it a second time.
      expect((await claim(noon + 2)).map(({ id }) => id)).toEqual([of(other.id, 'notice')]);
    });

    test('counts the tries of what is made due again from the beginning', async () => {
      await add({ kind: 'office-hours' });
      const { outbox } = opened().storage;
      for (let tried = 0; tried < 3; tried += 1) {
        const [delivery] = await claim(noon + tried);
        await outbox.failed(delivery?.id ?? '', { error: 'timeout', nextAt: noon + tried + 1 });
      }
      expect(await outbox.list()).toMatchObject([{ attempts: 3 }]);
      const [last] = await claim(noon + 3);
      await outbox.deadLetter(last?.id ?? '', { error: 'status-400', now: noon + 3 });
      expect(await outbox.retry({ now: noon + 4 })).toBe(1);
      expect(await outbox.list()).toMatchObject([{ attempts: 0, state: 'waiting', lastError: 'status-400' }]);
      expect(await claim(noon + 4)).toMatchObject([{ attempts: 0 }]);
    });

    test('hands out the topics that were asked for and leaves the others as they were', async () => {
      const contact = await add({ kind: 'contact' });
      const privacy = await add({ kind: 'privacy', createdAt: noon + 1 });
      const { outbox } = opened().storage;
      const take = async (limit: number, topics: DeliveryTopic[]) =>
        (await outbox.claim({ now: noon + 1, limit, leaseMs: minute, topics })).map(({ id }) => id);
      expect(await take(9, ['acknowledgement'])).toEqual([`${privacy.id}.acknowledgement`]);
      // What is older and of another topic takes up no room.
      expect(await take(1, ['notice'])).toEqual([`${contact.id}.notice`]);
      expect(await take(9, ['notice', 'acknowledgement'])).toEqual([`${privacy.id}.notice`]);
      expect(await outbox.list({ submissions: [contact.id] })).toMatchObject([
        { topic: 'lead', attempts: 0 },
        { topic: 'notice', attempts: 1 },
      ]);
      expect(await take(9, ['lead', 'notice'])).toEqual([`${contact.id}.lead`]);
    });

    test('lists the deliveries of some submissions', async () => {
      const [one] = [await add({ kind: 'office-hours' }), await add()];
      const { outbox } = opened().storage;
      expect((await outbox.list({ submissions: [one.id] })).map(({ id }) => id)).toEqual([
        `${one.id}.notice`,
      ]);
      expect(await outbox.list({ submissions: [] })).toEqual([]);
    });

    test('counts nothing in an empty outbox', async () => {
      expect(await opened().storage.outbox.counts()).toEqual({
        waiting: 0,
        dead: 0,
        oldestWaitingAt: undefined,
      });
    });
  });
}

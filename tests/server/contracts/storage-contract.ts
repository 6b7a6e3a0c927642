import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { referenceOf } from '#features/submissions/model/reference.ts';
import { type NewSubmission, replyLifetime } from '#features/submissions/model/submission-store.ts';
import type { Storage } from '#server/storage/storage.ts';
import { noon, type StorageUnderTest, submission } from '../support/storage-fixture.ts';
import { testAlertsContract } from './alerts-contract.ts';
import { testCopiesContract } from './copies-contract.ts';
import { testDeskContract } from './desk-contract.ts';
import { testErasureContract } from './erasure-contract.ts';
import { testHandOverContract } from './hand-over-contract.ts';
import { testOutboxContract } from './outbox-contract.ts';
import { testPersonContract } from './person-contract.ts';
import { testTallyContract } from './tally-contract.ts';
import { testWatchesContract } from './watches-contract.ts';

const day = 86_400_000;

/** What any implementation of `Storage` has to do, as tests; each database runs them over its own `open`. */
export function testStorageContract(name: string, open: () => Promise<StorageUnderTest>): void {
  // A new database for every test, and the first one may have to wait until PostgreSQL has started.
  describe(`storage in ${name}`, { timeout: 30_000 }, () => {
    let opened: StorageUnderTest;
    let storage: Storage;

    beforeEach(async () => {
      opened = await open();
      storage = opened.storage;
    }, 120_000);

    afterEach(() => opened.dispose());

    testAlertsContract(() => opened);
    testWatchesContract(() => opened);
    testOutboxContract(() => opened);
    testErasureContract(() => opened);
    testPersonContract(() => opened);
    testHandOverContract(() => opened);
    testTallyContract(() => opened);
    testCopiesContract(() => opened);
    testDeskContract(() => opened);

    const waiting = async () => (await storage.outbox.counts()).waiting;

    test('answers a check', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });

    test('gives submissions back by their ids, however many are asked for', async () => {
      const sent = submission();
      await storage.submissions.add(sent);
      await storage.submissions.add(submission());
      const unknown = Array.from({ length: 600 }, (_, at) => `nobody-${at}`);
      expect(await storage.submissions.withIds([...unknown, sent.id])).toMatchObject([
        { id: sent.id, content: sent.content },
      ]);
      expect(await storage.submissions.withIds([])).toEqual([]);
    });

    test('stores a submission with its deliveries and gives it back after a restart', async () => {
      const sent = submission({ language: 'es' });
      expect(await storage.submissions.add(sent)).toBe('stored');
      expect(await waiting()).toBe(2);
      const again = await opened.reopen();
      expect(await again.submissions.list()).toEqual([
        {
          id: sent.id,
          reference: referenceOf(sent.id),
          kind: 'privacy',
          language: 'es',
          createdAt: noon,
          content: sent.content,
        },
      ]);
      expect((await again.outbox.counts()).waiting).toBe(2);
    });

    test('stores an id once and tells a repeat from other content', async () => {
      const sent = submission();
      expect(await storage.submissions.compare(sent)).toBe('unknown');
      await storage.submissions.add(sent);
      const sameInOtherOrder = { ...sent, content: { city: 'Portland', name: 'Ana' } };
      const other = { ...sent, content: { ...sent.content, name: 'Eva' } };
      expect(await storage.submissions.compare(sameInOtherOrder)).toBe('same');
      expect(await storage.submissions.add(sameInOtherOrder)).toBe('same');
      expect(await storage.submissions.compare(other)).toBe('different');
      expect(await storage.submissions.add(other)).toBe('different');
      expect(await storage.submissions.list()).toHaveLength(1);
      expect(await waiting()).toBe(2);
    });

    test('stores one of twenty that arrive at once under one id', async () => {
      const sent = submission();
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => storage.submissions.add(sent)));
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'same')).toHaveLength(19);
    });

    test('lets one human check in once, and leaves nothing of the second submission', async () => {
      const check = { signature: 'one answer', expiresAt: noon + 1000 };
      const [first, second] = [submission({ check }), submission({ check })];
      expect(await storage.submissions.add(first)).toBe('stored');
      expect(await storage.submissions.add(second)).toBe('check-used');
      expect(await storage.submissions.compare(second)).toBe('unknown');
      expect(await waiting()).toBe(2);
      expect(await storage.submissions.add({ ...second, check: { ...check, signature: 'another' } })).toBe(
        'stored',
      );
    });

    test('a mailbox is acknowledged twice a day, however its address is written, and each request is stored', async () => {
      const from = (email: string, createdAt = noon) =>
        submission({ content: { name: 'Ana', email }, createdAt });
      const topicsOf = async (sent: NewSubmission) => {
        expect(await storage.submissions.add(sent)).toBe('stored');
        const deliveries = await storage.outbox.list({ submissions: [sent.id] });
        return deliveries.map(({ topic }) => topic).toSorted();
      };
      const both = ['acknowledgement', 'notice'];
      const first = from('ana@example.com');
      expect(await topicsOf(first)).toEqual(both);
      // Who repeats what arrived takes no place.
      expect(await storage.submissions.add(first)).toBe('same');
      expect(await topicsOf(from('Ana+one@Example.com'))).toEqual(both);
      for (const email of ['ana@example.com', 'ana+two@example.com', 'ANA+@example.com'])
        expect(await topicsOf(from(email))).toEqual(['notice']);
      expect(await topicsOf(from('eva@example.com'))).toEqual(both);
      storage = await opened.reopen();
      expect(await topicsOf(from('ana+three@example.com', noon + day - 1))).toEqual(['notice']);
      expect(await topicsOf(from('ana@example.com', noon + day))).toEqual(both);
    });

    test('of many requests at once for one mailbox two are acknowledged', async () => {
      const other = await opened.another();
      await Promise.all(
        Array.from({ length: 12 }, (_, number) =>
          (number % 2 === 0 ? storage : other).submissions.add(
            submission({ content: { name: `Ana ${number}`, email: `ana+${number}@example.com` } }),
          ),
        ),
      );
      const deliveries = await storage.outbox.list();
      expect(deliveries.filter(({ topic }) => topic === 'acknowledgement')).toHaveLength(2);
      expect(deliveries.filter(({ topic }) => topic === 'notice')).toHaveLength(12);
    });

    test('recognises a repeat that brings the same human check again', async () => {
      const sent = submission({ check: { signature: 'one answer', expiresAt: noon + 1000 } });
      await storage.submissions.add(sent);
      expect(await storage.submissions.add(sent)).toBe('same');
    });

    test('lists by form and time, oldest first', async () => {
      const [late, early] = [submission({ createdAt: noon + 5 }), submission({ createdAt: noon })];
      await storage.submissions.add(late);
      await storage.submissions.add(early);
      const ids = async (since?: number) =>
        (await storage.submissions.list({ kind: 'privacy', since })).map(({ id }) => id);
      expect(await ids()).toEqual([early.id, late.id]);
      expect(await ids(noon + 1)).toEqual([late.id]);
    });

    test('finds a submission by its reference in either case, and nothing by anything else', async () => {
      const sent = submission();
      await storage.submissions.add(sent);
      const reference = referenceOf(sent.id);
      expect(await storage.submissions.withReference(reference)).toHaveLength(1);
      expect(await storage.submissions.withReference(reference.toLowerCase())).toHaveLength(1);
      for (const other of ['0000-0000', '%', '____-____', '', sent.id]) {
        expect(await storage.submissions.withReference(other)).toEqual([]);
      }
    });

    test('hands a reply out once', async () => {
      const reply = { values: { name: 'Ana' }, faults: [] };
      const token = await storage.replies.put(reply, noon);
      expect(await storage.replies.take('another token', noon)).toBeUndefined();
      expect(await storage.replies.take(token, noon + 1)).toEqual(reply);
      expect(await storage.replies.take(token, noon + 1)).toBeUndefined();
    });

    test('forgets a reply after ten minutes', async () => {
      const token = await storage.replies.put({}, noon);
      expect(replyLifetime).toBe(600_000);
      expect(await storage.replies.take(token, noon + replyLifetime)).toBeUndefined();
    });

    test('counts views by day and path', async () => {
      await storage.visits.count('2026-01-30', '/');
      await Promise.all([1, 2, 3].map(() => storage.visits.count('2026-01-31', '/investors')));
      expect(await storage.visits.list('2026-01-31')).toEqual([
        { day: '2026-01-31', path: '/investors', count: 3 },
      ]);
      expect(await storage.visits.list('2026-01-01')).toHaveLength(2);
    });

    test('refuses to work once it is closed', async () => {
      await storage.close();
      await expect(storage.check()).rejects.toThrow();
      await opened.reopen();
    });
  });
}

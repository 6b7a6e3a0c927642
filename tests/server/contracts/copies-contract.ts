import { describe, expect, test } from 'vitest';
import type { StorageUnderTest } from '../support/storage-fixture.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const minute = 60_000;
const month = 30 * 86_400_000;
const until = now + 10_000;
const staleAt = now - 5 * minute;

/** What any implementation of `SharedCopies` has to do. */
export function testCopiesContract(opened: () => StorageUnderTest): void {
  describe('copies of documents elsewhere', () => {
    const copies = () => opened().storage.copies;
    const lease = (moments: Partial<{ now: number; until: number; staleAt: number }> = {}) =>
      copies().lease('prices a', { now, until, staleAt, ...moments });

    test('of many that ask at once one may read, and the next when its time is over', async () => {
      const taken = await Promise.all(Array.from({ length: 8 }, () => lease()));
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await lease({ now: until - 1 })).toBe(false);
      expect(await lease({ now: until, until: until + 10_000 })).toBe(true);
      expect(await copies().find('prices a')).toEqual({
        readAt: null,
        leasedUntil: until + 10_000,
        failure: null,
      });
      expect(await copies().read('prices a')).toBeNull();
      expect(await copies().find('prices b')).toBeNull();
    });

    test('a copy is for all, after a restart too, and nobody reads the source while it is fresh', async () => {
      await lease();
      await copies().keep('prices a', { text: 'one', readAt: now });
      const { copies: again } = await opened().reopen();
      expect(await again.read('prices a')).toEqual({ text: 'one', readAt: now });
      expect(await again.find('prices a')).toEqual({ readAt: now, leasedUntil: 0, failure: null });
      expect(await again.lease('prices a', { now: now + 1, until, staleAt })).toBe(false);
      expect(
        await again.lease('prices a', {
          now: now + 6 * minute,
          until: now + 7 * minute,
          staleAt: now + minute,
        }),
      ).toBe(true);
    });

    test('a failure is for all, and the last good copy stays', async () => {
      await copies().keep('prices a', { text: 'one', readAt: staleAt });
      expect(await lease()).toBe(true);
      await copies().fail('prices a', 'timeout', now + 30_000);
      expect(await copies().find('prices a')).toEqual({
        readAt: staleAt,
        leasedUntil: now + 30_000,
        failure: 'timeout',
      });
      expect(await copies().read('prices a')).toEqual({ text: 'one', readAt: staleAt });
      expect(await lease({ now: now + 29_999 })).toBe(false);
      expect(await lease({ now: now + 30_000, until: now + 40_000 })).toBe(true);
    });

    test('a clock that went ahead holds nobody up: neither its lease nor its copy counts', async () => {
      const ahead = now + 5 * 3_600_000;
      expect(await lease({ now: ahead, until: ahead + 10_000 })).toBe(true);
      expect(await lease()).toBe(true);
      await copies().keep('prices a', { text: 'later', readAt: ahead });
      expect(await lease()).toBe(true);
    });

    test('a copy that nobody renewed for a month goes when another is kept', async () => {
      await copies().keep('prices a', { text: 'one', readAt: now - month - 1 });
      await copies().keep('prices b', { text: 'two', readAt: now });
      expect(await copies().read('prices a')).toBeNull();
      expect(await copies().read('prices b')).toEqual({ text: 'two', readAt: now });
    });
  });
}

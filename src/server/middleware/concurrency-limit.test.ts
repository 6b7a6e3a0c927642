import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

test('takes so many and no more, and again when one is done', () => {
  const limit = concurrencyLimit(2);
  const first = limit.tryAcquire();
  expect(limit.isReached()).toBe(false);
  expect(limit.tryAcquire()).not.toBeNull();
  expect(limit.isReached()).toBe(true);
  expect(limit.tryAcquire()).toBeNull();
  first?.();
  expect(limit.tryAcquire()).not.toBeNull();
  expect(limit.tryAcquire()).toBeNull();
});

test('giving a place back twice frees one', () => {
  const limit = concurrencyLimit(1);
  const release = limit.tryAcquire();
  release?.();
  release?.();
  expect(limit.tryAcquire()).not.toBeNull();
  expect(limit.tryAcquire()).toBeNull();
});

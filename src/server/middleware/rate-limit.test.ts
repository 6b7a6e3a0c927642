import { expect, test } from 'vitest';
import { createRateLimits, rateLimit } from './rate-limit.ts';

test('exactly as many calls pass as the limit says, each caller counted alone', async () => {
  const limit = rateLimit({ name: 'test-exact', points: 10, seconds: 60 });
  const decisions = await Promise.all(Array.from({ length: 40 }, () => limit('one')));
  expect(decisions.filter((decision) => decision.allowed)).toHaveLength(10);
  expect((await limit('two')).allowed).toBe(true);
});

test('a refusal says how long to wait', async () => {
  const limit = rateLimit({ name: 'test-wait', points: 1, seconds: 60 });
  await limit('one');
  const refusal = await limit('one');
  expect(refusal.allowed).toBe(false);
  if (!refusal.allowed) expect(refusal.retryAfter).toBeGreaterThan(50);
});

test('a limit without room is refused when it is made', () => {
  expect(() => rateLimit({ name: 'test-none', points: 0, seconds: 60 })).toThrow(/give it room/);
});

test('without a shared database every process counts for itself', async () => {
  const limit = createRateLimits(null)({ name: 'test-alone', points: 1, seconds: 60 });
  expect((await limit('one')).allowed).toBe(true);
  expect((await limit('one')).allowed).toBe(false);
});

test('a fault of the limiter is no refusal', async () => {
  const limit = rateLimit({ name: 'test-fault', points: 1, seconds: 60 });
  // What cannot be written down cannot be counted.
  await expect(limit(Symbol('caller') as unknown as string)).rejects.toThrow(TypeError);
});

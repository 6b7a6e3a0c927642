import { describe, expect, test } from 'vitest';
import { outcomeOf, retryDelay } from './retry-schedule.ts';

describe('outcomeOf', () => {
  test.each([
    [200, 'accepted'],
    [201, 'accepted'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'again'],
    [408, 'again'],
    [409, 'conflict'],
    [410, 'refused'],
    [413, 'refused'],
    [415, 'refused'],
    [422, 'refused'],
    [428, 'check-again'],
    [429, 'again'],
    [500, 'again'],
    [503, 'again'],
    [undefined, 'again'],
  ] as const)('status %s means %s', (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome);
  });
});

describe('retryDelay', () => {
  test('draws from the whole span, whose bound doubles', () => {
    expect([0, 1, 2, 3].map((failures) => retryDelay(failures, 1))).toEqual([500, 1000, 2000, 4000]);
    expect(retryDelay(3, 0.25)).toBe(1000);
  });

  test('never waits longer than five minutes, whatever the server asks', () => {
    expect(retryDelay(1000, 1)).toBe(300_000);
    expect(retryDelay(0, 1, 86_400)).toBe(300_000);
  });

  test('does not come back before the time the server names', () => {
    expect(retryDelay(0, 0, 20)).toBe(20_000);
  });

  test('ignores a time it cannot read', () => {
    expect(retryDelay(0, 1, Number.NaN)).toBe(500);
  });
});

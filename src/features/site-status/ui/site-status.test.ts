import { expect, test } from 'vitest';
import { showStatus } from './site-status.server.ts';

const at = Date.UTC(2026, 0, 31, 9, 5);
const day = { day: '2026-01-31', received: 1200, delivered: 1199, waiting: 1 };

function oldestOf(age: number): string | null | undefined {
  const submissions = { waiting: 1, oldestWaitingAt: at - age, days: [] };
  return showStatus({ at, takesRequests: true, submissions, sources: [] }).submissions?.oldest;
}

test('writes moments on the clocks of the company, figures as people write them, and how long the oldest waits', () => {
  const shown = showStatus({
    at,
    takesRequests: true,
    submissions: { waiting: 1, oldestWaitingAt: at, days: [{ ...day, oldestWaitingAt: at - 3 * 3_600_000 }] },
    sources: [
      { source: 'prices', readAt: at - 60_000, standing: 'answers' },
      { source: 'news', readAt: null, standing: 'own' },
    ],
  });
  expect(shown.at).toMatch(/^January 31, 2026, 1:05\s?a\.m\.$/);
  expect(shown.zone).toBe('Pacific Time');
  expect(shown.submissions?.days).toEqual([
    {
      id: '2026-01-31',
      day: 'Jan\u00a031',
      received: '1,200',
      delivered: '1,199',
      waiting: '1',
      oldest: '3 hours',
    },
  ]);
  expect(shown.sources.map(({ readAt }) => readAt)).toEqual([expect.stringContaining('1:04'), null]);
});

test.each([
  [0, '1 minute'],
  [59.9 * 60_000, '59 minutes'],
  [60 * 60_000, '1 hour'],
  [47.9 * 3_600_000, '47 hours'],
  [48 * 3_600_000, '2 days'],
])('writes an age of %d ms as %s', (age, written) => {
  expect(oldestOf(age)).toBe(written);
});

test('has no age where nothing waits, and no figures where nothing could be counted', () => {
  const none = { at, takesRequests: false, sources: [] };
  expect(showStatus({ ...none, submissions: null }).submissions).toBeNull();
  const empty = {
    waiting: 0,
    oldestWaitingAt: undefined,
    days: [{ ...day, waiting: 0, oldestWaitingAt: undefined }],
  };
  expect(showStatus({ ...none, submissions: empty }).submissions).toMatchObject({
    oldest: null,
    days: [{ oldest: null }],
  });
});

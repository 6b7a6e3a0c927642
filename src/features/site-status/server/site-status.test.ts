import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SourceState } from '#features/investors/model/source-state.ts';
import { newSubmission, openTestStorage } from '#tests/server/support/delivery-fixture.ts';
import { type StatusSource, statusSources } from '../model/ports.ts';
import { createSiteStatus } from './site-status.ts';

/** One in the morning of January 31 in Portland. */
const now = Date.UTC(2026, 0, 31, 9);

let opened: Awaited<ReturnType<typeof openTestStorage>>;
beforeEach(async () => {
  opened = await openTestStorage();
});
afterEach(() => opened.remove());

const sample: SourceState = {
  asOf: '2026-01-31T09:00:00.000Z',
  ageSeconds: 0,
  isLastCopy: false,
  isSample: true,
};

function sources(change: Partial<Record<StatusSource, SourceState | null>> = {}) {
  const stateOf = (source: StatusSource) => change[source] ?? (source in change ? null : sample);
  return Object.fromEntries(
    statusSources.map((source) => [source, { state: () => stateOf(source) }]),
  ) as Record<StatusSource, { state(): SourceState | null }>;
}

const read = (options: Partial<Parameters<typeof createSiteStatus>[0]> = {}) =>
  createSiteStatus({ storage: opened.storage, sources: sources(), now: () => now, ...options }).read();

test('counts today and thirty days before it on the company’s calendar, and tells nothing of a person', async () => {
  const { storage } = opened;
  const today = newSubmission('contact', { createdAt: now });
  // Eleven at night in Portland, already the next day in London.
  const yesterday = newSubmission('privacy', { createdAt: now - 2 * 3_600_000 });
  for (const each of [today, yesterday]) await storage.submissions.add(each);
  await storage.outbox.done(`${yesterday.id}.notice`, now);
  const status = await read();
  expect(status).toMatchObject({ at: now, takesRequests: true });
  expect(status.submissions).toMatchObject({ waiting: 1, oldestWaitingAt: now });
  expect(status.submissions?.days).toHaveLength(31);
  expect(status.submissions?.days.slice(0, 2)).toEqual([
    { day: '2026-01-31', received: 1, delivered: 0, waiting: 1, oldestWaitingAt: now },
    { day: '2026-01-30', received: 1, delivered: 1, waiting: 0, oldestWaitingAt: undefined },
  ]);
  expect(status.submissions?.days.at(-1)?.day).toBe('2026-01-01');
  for (const value of Object.values(today.content)) {
    if (typeof value === 'string' && value.length > 2) expect(JSON.stringify(status)).not.toContain(value);
  }
});

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['hangs', () => new Promise<never>(() => {})],
])('says so when the database %s, and still tells of the sources', async (_, trouble) => {
  const storage = { check: trouble, submissions: { tally: trouble } };
  const status = await read({ storage, patience: 20 });
  expect(status).toMatchObject({ takesRequests: false, submissions: null });
  expect(status.sources).toHaveLength(statusSources.length);
});

test('goes on counting while nothing new can be stored', async () => {
  const { submissions } = opened.storage;
  const full = { submissions, check: () => Promise.reject(new Error('no room')) };
  expect(await read({ storage: full })).toMatchObject({ takesRequests: false, submissions: { waiting: 0 } });
});

test('asks the database once for all who come within five seconds', async () => {
  let at = now;
  let asked = 0;
  const { check, submissions } = opened.storage;
  const tally = (starts: readonly number[]) => {
    asked += 1;
    return submissions.tally(starts);
  };
  const status = createSiteStatus({
    storage: { check, submissions: { tally } },
    sources: sources(),
    now: () => at,
  });
  await Promise.all([status.read(), status.read()]);
  at += 4999;
  await status.read();
  expect(asked).toBe(1);
  at += 1;
  expect((await status.read()).at).toBe(at);
  expect(asked).toBe(2);
});

test('tells of each source whether it answers, when it was last read, and what is part of the site', async () => {
  const asOf = '2026-01-31T08:30:00.000Z';
  const live = { asOf, ageSeconds: 1800, isSample: false };
  const status = await read({
    sources: sources({
      prices: { ...live, isLastCopy: false },
      inventory: { ...live, isLastCopy: true },
      news: null,
    }),
  });
  expect(status.sources.slice(0, 4)).toEqual([
    { source: 'prices', readAt: Date.parse(asOf), standing: 'answers' },
    { source: 'inventory', readAt: Date.parse(asOf), standing: 'last-copy' },
    { source: 'news', readAt: null, standing: 'not-asked' },
    { source: 'events', readAt: null, standing: 'own' },
  ]);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { newSubmission, openTestStorage } from '#tests/server/support/delivery-fixture.ts';
import type { Storage } from './storage/storage.ts';
import { withStoredEvents } from './stored-events.ts';

let opened: Awaited<ReturnType<typeof openTestStorage>>;
beforeEach(async () => {
  opened = await openTestStorage();
});
afterEach(() => opened.remove());

test('tells what adding came to, once it is on disk, and answers as before', async () => {
  const events: string[] = [];
  const storage = withStoredEvents(opened.storage, (kind, outcome) => events.push(`${kind} ${outcome}`));
  const submission = newSubmission('contact');
  expect(await storage.submissions.add(submission)).toBe('stored');
  expect(await storage.submissions.add(submission)).toBe('same');
  expect(await storage.submissions.add({ ...submission, content: { other: true } })).toBe('different');
  expect(events).toEqual(['contact stored', 'contact same', 'contact different']);
  expect((await storage.submissions.list()).map(({ id }) => id)).toEqual([submission.id]);
});

test.each(['add', 'compare'] as const)('tells of a failure to %s, which stays one', async (step) => {
  const events: string[] = [];
  const { submissions } = opened.storage;
  const broken: Storage = {
    ...opened.storage,
    submissions: { ...submissions, [step]: () => Promise.reject(new Error('disk full')) },
  };
  const storage = withStoredEvents(broken, (kind, outcome) => events.push(`${kind} ${outcome}`));
  await expect(storage.submissions[step](newSubmission('privacy'))).rejects.toThrow('disk full');
  expect(events).toEqual(['privacy failed']);
});

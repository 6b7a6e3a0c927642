import { afterEach, beforeEach, expect, test } from 'vitest';
import { newSubmission, noon, openTestStorage } from '#tests/server/support/delivery-fixture.ts';
import { withErasureEvents } from './erasure-events.ts';
import type { Storage } from './storage/storage.ts';

let opened: Awaited<ReturnType<typeof openTestStorage>>;
let events: string[];
beforeEach(async () => {
  opened = await openTestStorage();
  events = [];
});
afterEach(() => opened.remove());

const told = (storage: Storage) =>
  withErasureEvents(storage, (reason, outcome) => void events.push(`${reason} ${outcome}`));

/** Every way to erase, and why it is gone. */
const ways: [string, string, (storage: Storage) => Promise<unknown>][] = [
  ['one', 'request', ({ submissions }) => submissions.erase('none', { now: noon, reason: 'request' })],
  ['many', 'request', ({ submissions }) => submissions.eraseAll(['none'], { now: noon, reason: 'request' })],
  ['the alerts of an address', 'request', ({ alerts }) => alerts.eraseEmail('ana@home.test', noon)],
  ['submissions by age', 'age', ({ submissions }) => submissions.eraseExpired(noon)],
  ['alerts by age', 'age', ({ alerts }) => alerts.eraseExpired(noon)],
];

test.each(ways)('tells of erasing %s', async (_what, reason, erase) => {
  await erase(told(opened.storage));
  expect(events).toEqual([`${reason} done`]);
});

test.each(ways)('tells of a failure to erase %s, which stays one', async (_what, reason, erase) => {
  const fails = () => Promise.reject(new Error('disk full'));
  const { submissions, alerts } = opened.storage;
  const broken: Storage = {
    ...opened.storage,
    submissions: { ...submissions, erase: fails, eraseAll: fails, eraseExpired: fails },
    alerts: { ...alerts, eraseEmail: fails, eraseExpired: fails },
  };
  await expect(erase(told(broken))).rejects.toThrow('disk full');
  expect(events).toEqual([`${reason} failed`]);
});

test('an erasure that cannot be written down failed, and another line of the desk is none', async () => {
  const { desk } = opened.storage;
  const broken: Storage = {
    ...opened.storage,
    desk: { ...desk, record: () => Promise.reject(new Error('disk full')) },
  };
  const line = { at: noon, subject: 'petra', name: 'Petra' };
  for (const act of ['erase', 'erase-person', 'list'] as const) {
    await told(opened.storage).desk.record({ ...line, act });
    await expect(told(broken).desk.record({ ...line, act })).rejects.toThrow('disk full');
  }
  expect(events).toEqual(['request failed', 'request failed']);
});

test('what was erased is gone as before', async () => {
  const storage = told(opened.storage);
  const sent = newSubmission('contact');
  await storage.submissions.add(sent);
  expect(await storage.submissions.erase(sent.id, { now: noon, reason: 'request' })).toBe(true);
  expect((await storage.submissions.withIds([sent.id]))[0]?.content).toBeUndefined();
});

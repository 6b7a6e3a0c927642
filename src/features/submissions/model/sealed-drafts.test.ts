import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftsLifetime, openDrafts, type Tab } from './sealed-drafts.ts';

const held = new Map<string, string>();
const clock = { now: Date.UTC(2026, 10, 25) };
const now = () => clock.now;
const newTab = (): Tab => ({
  storage: {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  },
  name: '',
  subtle: crypto.subtle,
});

beforeEach(() => {
  held.clear();
  clock.now = Date.UTC(2026, 10, 25);
});
afterEach(() => vi.useRealTimers());

const isWritten = () => vi.waitFor(() => expect(held.size).toBe(1));

test('gives drafts back to the next page of the tab, and writes nothing that can be read', async () => {
  const tab = newTab();
  const drafts = await openDrafts(tab, 'drafts', now);
  drafts.setItem('drafts', '{"name":"Ana Ríos"}');
  expect(drafts.getItem('drafts')).toBe('{"name":"Ana Ríos"}');
  await isWritten();
  expect([...held.values()].join()).not.toMatch(/Ana|name/);
  expect((await openDrafts(tab, 'drafts', now)).getItem('drafts')).toBe('{"name":"Ana Ríos"}');
});

test('a tab that was brought back has lost its key, and drops what it cannot open', async () => {
  const drafts = await openDrafts(newTab(), 'drafts', now);
  drafts.setItem('drafts', 'typed');
  await isWritten();
  expect((await openDrafts(newTab(), 'drafts', now)).getItem('drafts')).toBeNull();
  expect(held.size).toBe(0);
});

test.each([
  'typed in the open',
  '{"request":{"at":1,"values":{"name":"Ana"}}}',
  '{"at":1,"iv":"","text":"%"}',
  '7',
])('drops %j, which nobody sealed', async (text) => {
  held.set('drafts', text);
  expect(
    (await openDrafts({ ...newTab(), name: `site-tab:${btoa('x'.repeat(32))}` }, 'drafts', now)).getItem(''),
  ).toBeNull();
  expect(held.size).toBe(0);
});

test('gives nothing back half an hour after the last key, and a moment cannot be made younger', async () => {
  const tab = newTab();
  const drafts = await openDrafts(tab, 'drafts', now);
  drafts.setItem('drafts', 'typed');
  await isWritten();
  const [sealed = ''] = held.values();
  clock.now += draftsLifetime + 1;
  expect((await openDrafts(tab, 'drafts', now)).getItem('drafts')).toBeNull();
  expect(held.size).toBe(0);
  held.set('drafts', JSON.stringify({ ...JSON.parse(sealed), at: clock.now }));
  expect((await openDrafts(tab, 'drafts', now)).getItem('drafts')).toBeNull();
});

test('an open page forgets them after half an hour too', async () => {
  const tab = newTab();
  const drafts = await openDrafts(tab, 'drafts', now);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  drafts.setItem('drafts', 'typed');
  vi.advanceTimersByTime(draftsLifetime - 1);
  expect(drafts.getItem('drafts')).toBe('typed');
  vi.advanceTimersByTime(2);
  expect(drafts.getItem('drafts')).toBeNull();
});

test('what is forgotten while it is being sealed is not written afterwards', async () => {
  const drafts = await openDrafts(newTab(), 'drafts', now);
  drafts.setItem('drafts', 'typed');
  drafts.removeItem('drafts');
  drafts.setItem('drafts', 'newer');
  await isWritten();
  drafts.removeItem('drafts');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(held.size).toBe(0);
});

test('without cryptography drafts live in the page alone', async () => {
  const drafts = await openDrafts({ ...newTab(), subtle: undefined }, 'drafts', now);
  drafts.setItem('drafts', 'typed');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(drafts.getItem('drafts')).toBe('typed');
  expect(held.size).toBe(0);
});

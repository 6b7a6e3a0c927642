import { expect, test } from 'vitest';
import { createKeyRing } from '#server/storage/key-ring.ts';
import { createSignedSteps } from './signed-steps.ts';

const stepsOf = (...ids: string[]) =>
  createSignedSteps(createKeyRing(new Map(ids.map((id) => [id, Buffer.alloc(32, id)]))));
const now = Date.UTC(2026, 10, 29);
const place = { page: 'manage-alerts', token: 'a'.repeat(32) };
const steps = stepsOf('one');

test('a step is told on its page, with its token, for an hour', () => {
  const text = steps.sign('saved', place, now);
  expect(steps.read(text, place, now)).toBe('saved');
  expect(steps.read(text, place, now + 60 * 60_000)).toBe('saved');
  expect(steps.read(text, place, now + 60 * 60_000 + 1)).toBeNull();
  expect(steps.read(text, place, now - 1)).toBeNull();
  expect(steps.read(text, { ...place, token: 'b'.repeat(32) }, now)).toBeNull();
  expect(steps.read(text, { ...place, page: 'email-alerts' }, now)).toBeNull();
  expect(steps.read(text.replace('saved', 'stopped'), place, now)).toBeNull();
});

test.each([
  '',
  'saved',
  'saved.',
  'saved..',
  'saved.0.AAAA',
  'unknown.0.0',
  `${steps.sign('saved', place, now)}.x`,
])('what nobody signed says nothing: "%s"', (text) => expect(steps.read(text, place, now)).toBeNull());

test('a former key still reads what it signed', () => {
  const text = stepsOf('one').sign('inbox', { page: 'email-alerts' }, now);
  expect(stepsOf('two', 'one').read(text, { page: 'email-alerts' }, now)).toBe('inbox');
  expect(stepsOf('two').read(text, { page: 'email-alerts' }, now)).toBeNull();
});
